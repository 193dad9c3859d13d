game-liars_dice = Blufdobbelen
pitch-liars_dice = Bied op wat onder alle bekers samen ligt, verhoog, en zeg het als je het niet meer gelooft.
option-liars_dice-ones = Enen
option-liars_dice-ones-help = Of een één voor elke kant telt.
bid = { $count } × { $face }
doubt = Dat geloof ik niet!
bids = { $you ->
    [1] Je biedt { $count } × { $face }.
   *[other] { $who } biedt { $count } × { $face }.
}
doubted = { $you ->
    [1] Je gelooft het niet: alle bekers gaan omhoog.
   *[other] { $who } gelooft het niet: alle bekers gaan omhoog.
}
found = Er zijn { $count } × { $face }.
lost = { $you ->
    [1] Je verliest een dobbelsteen.
   *[other] { $who } verliest een dobbelsteen.
}
out = { $you ->
    [1] Je verliest je laatste dobbelsteen.
   *[other] { $who } verliest de laatste dobbelsteen.
}
won = { $you ->
    [1] Je wint!
   *[other] { $who } wint.
}
bid-now = { $count } × { $face }
no-bid = Nog geen bod
round = Ronde { $number }
dice = stenen
zone-count = Hoeveel?
zone-face = Welke ogen?
ask-bid = Doe een bod: ogen, en hoeveel
ask-doubt = Verhoog het bod, of geloof het niet
