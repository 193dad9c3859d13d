cs-field = Het veld
cs-bench = Spel je woorden
cs-words = Woorden
cs-score = Telt tot nu toe { $score }.
cs-longest = Je langste woord: { $count }
cs-spell-goal = Druk op letters, sleep ze hierheen of typ. Het vinkje sluit een woord af, en je mag zoveel woorden spellen als je wilt. Wat op het plankje blijft, telt tegen je; het langste woord van allemaal geeft 20 extra.
cs-on-rack = Nog op het plankje, en tegen je geteld
cs-your-rack = Jouw plankje
cs-rack-of = Het plankje van { $who }
cs-tile = { $letters }, telt { $worth }
cs-cards = { $count ->
    [one] letter
   *[other] letters
}
cs-points = punten
cs-no-word = Geen woord begint met { $letters }, of je mist de kaart ervoor.
cs-not-word = { $letters } is geen woord.
cs-nothing-back = Er is niets terug te nemen.
cs-secret = Iedereen spelt. De woorden worden samen getoond zodra allen gemeld hebben.
cs-results = De woorden
cs-no-words = geen woorden
cs-ask-solver = Vraag de oplosser
cs-solver = De oplosser zou melden
cs-offer = { $length ->
    [0] geen woorden
   *[other] langste woord { $length } letters
}: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}
cs-wild = Elke letter
cs-declared = gemeld
cs-spelling = spelt nog
cs-left = { $count ->
    [one] { $count } piramide over
   *[other] { $count } piramides over
}
cs-spelling-chapter = Spellen
cs-goal = Het doel:
cs-goal-told = neem letters en spel er op het eind woorden mee. Elke letter telt punten maal ogen van haar piramide; wat overblijft, kost evenveel. Langste woord: 20 extra.
cs-ask-first = Til een piramide op of plaats een nieuwe
cs-ask-new = Plaats een piramide: raak er een van de voorraad aan
cs-ask-lift = Til een piramide op of pas
cs-ask-pass = Er kan niets meer: pas
cs-ask-second = Nog iets anders – of beëindig je beurt
cs-ask-place = Op welke kaart komt ze?
cs-ask-take = Welke kaart neem je?
cs-ask-hijack = Welke claim breek je?
cs-ask-pyramid = Welke piramide?
cs-ask-move = Waar gaat ze heen?
cs-ask-spell = Leg letters – het vinkje sluit het woord af
cs-ask-declare = Meer kan niet: meld
cs-held-new = Zet ze op een gouden kaart
cs-held-move = Verplaats ze of kantel ze naar iemand
cs-held-only-move = Verplaats ze naar een gouden kaart
cs-held-tip = Kantel ze naar iemand
cs-held-own = Neem ze op je plankje of verplaats ze
cs-held-take = Neem ze op je plankje
cs-held-theirs = Kaap ze: verplaats ze naar een gouden kaart
cs-hint = Tip: { $what }
cs-lift = Optillen: { $what }
cs-put-back-it = Terugzetten: { $what }
cs-put-back = Terugzetten
cs-lift-first = Til eerst een piramide op
cs-not-there = Daar kan ze niet heen
cs-why-gap = Daar ligt geen kaart
cs-why-full = Daar staat al een piramide
cs-why-far = Dat is buiten haar bereik
cs-why-done = Met deze piramide kan nu niets meer
cs-wait = Je bent niet aan de beurt
cs-claim = opeisen
cs-force = opdringen
cs-take = nemen
cs-stash = Piramides over
cs-barren = { $count } beurten zonder plaatsen of nemen; bij { $most } sluit het veld.
cs-for = voor { $who }
cs-upright = staande piramide met { $pips ->
    [one] één oog
   *[other] { $pips } ogen
}
cs-pointing = opeisende piramide met { $pips ->
    [one] één oog
   *[other] { $pips } ogen
}
cs-total = Kaarten
cs-bonus = Langste woord
cs-final = Score
cs-letters = ‘{ $letters }’
cs-size = { $size ->
    [small] kleine
    [medium] middelste
   *[other] grote
}
cs-size-about = De kaart eronder telt haar punten { $pips ->
    [1] één keer
    [2] twee keer
   *[other] { $pips } keer
}.
cs-said-placed = { $you ->
    [1] Je plaatst een { $size } piramide op { $card }.
   *[other] { $who } plaatst een { $size } piramide op { $card }.
}
cs-said-moved = { $you ->
    [1] Je verplaatst de { $size } piramide naar { $card }.
   *[other] { $who } verplaatst de { $size } piramide naar { $card }.
}
cs-said-claimed = { $you ->
    [1] Je eist { $card } op met de { $size } piramide.
   *[other] { $who } eist { $card } op met de { $size } piramide.
}
cs-said-took = { $you ->
    [1] Je neemt { $card } op je plankje.
   *[other] { $who } neemt { $card }.
}
cs-said-forced = { $you ->
    [1] Je dringt { $card } op aan { $rival }.
   *[other] { $at_you ->
        [1] { $who } dringt je { $card } op.
       *[other] { $who } dringt { $card } op aan { $rival }.
    }
}
cs-said-hijacked = { $you ->
    [1] Je kaapt de { $size } piramide van { $rival } op { $card }.
   *[other] { $at_you ->
        [1] { $who } kaapt je { $size } piramide op { $card }.
       *[other] { $who } kaapt de { $size } piramide van { $rival } op { $card }.
    }
}
cs-said-gave-up = { $you ->
    [1] Je geeft { $card } op.
   *[other] { $who } geeft { $card } op.
}
lesson-cold_spell-place = In een beurt doe je hoogstens twee verschillende dingen. Plaats eerst een piramide: druk op of sleep een van de overgebleven, dan een gouden kaart. Ze staat rechtop en is nog van niemand; grotere vermenigvuldigen de punten van een kaart met meer.
lesson-cold_spell-claim = Opeisen: druk op een staande piramide en dan op je eigen bordje, of sleep ze erheen. Ze wijst naar jou en haar kaart is voor jou bewaard. Iedereen mag elke staande piramide gebruiken.
lesson-cold_spell-second = Je mag nog iets anders doen of de beurt beëindigen. Plaatsen beëindigt hem altijd.
lesson-cold_spell-take = Neem een kaart die voor jou is opgeëist: kaart en piramide zijn dan van jou. Wat je in geen woord gebruikt, kost je!
lesson-cold_spell-hijack = Kaap een claim: de piramide staat weer op en je moet haar meteen verplaatsen.
lesson-cold_spell-spell = Het veld is gesloten. Spel woorden met je kaarten; wat overblijft telt tegen je. Het langste woord van allemaal geeft 20 extra.
