# Ice Queen in English.

call = call { $category }
called = { $you ->
    [1] You call { $category }.
   *[other] { $who } calls { $category }.
}
showed = { $you ->
    [1] You show { $card }: { $value }.
   *[other] { $who } shows { $card }: { $value }.
}
took = { $you ->
    [1] You take { $count } cards.
   *[other] { $who } takes { $count } cards.
}
tied = The highest is shared; { $count } cards lie in the middle.
out = { $you ->
    [1] You are out.
   *[other] { $who } is out.
}
won = { $you ->
    [1] You win and are the Honorary Ice Queen.
   *[other] { $who } wins and is the Honorary Ice Queen.
}

category-winter-scale = Winter Scale
category-power = Power
category-charisma = Charisma
category-intelligence = Intelligence
category-empathy = Empathy
category-gifts = Bribes and Gifts
category-cunning = Cunning
category-ruthlessness = Ruthlessness
category-courage = Courage
category-sociability = Sociability
category-quick-wit = Quick Wit
category-ego = Ego
category-total = Total Points
