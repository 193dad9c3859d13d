# Wat in elk spel gezegd wordt.
