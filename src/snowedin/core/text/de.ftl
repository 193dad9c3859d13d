# Was in jedem Spiel gesagt wird.
