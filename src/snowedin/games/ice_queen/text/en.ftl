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

# What each category measures, in a line; the rulebook says the same (1.3).
meaning-winter-scale = How distant an Ice character is, or how outgoing a Fire character.
meaning-power = Influence in office, business or politics.
meaning-charisma = The charm that draws people near.
meaning-intelligence = A sharp mind alone, whatever one has learnt to do.
meaning-empathy = Seeing the world as somebody else sees it.
meaning-gifts = How often and how well one gives, out of kindness or for a favour.
meaning-cunning = Crafty ideas that nobody sees coming, learnt in the street.
meaning-ruthlessness = Serving oneself without mercy; the opposite of Empathy.
meaning-courage = Standing up to danger, and daring to show feelings.
meaning-sociability = Getting on with people quickly.
meaning-quick-wit = Having the clever answer ready at once.
meaning-ego = How important one finds oneself, and how much admiration one needs.
meaning-total = The twelve numbers of the card added up.
