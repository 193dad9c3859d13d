lesson-ice_queen-card = Dit is de bovenste kaart van je stapel. Alleen jij ziet haar. Elke kaart heeft dertien getallen.
lesson-ice_queen-call = Jij noemt. Kies de eigenschap waarin volgens jou niemand meer heeft: dan tonen allen hun kaart.
lesson-ice_queen-reveal = Het hoogste getal neemt alle getoonde kaarten, en wie neemt, noemt daarna.
lesson-ice_queen-middle = Het hoogste werd gedeeld, dus liggen de kaarten in het midden; de volgende ronde gaat ook om die.
lesson-ice_queen-stacks = Gewonnen kaarten gaan onder je stapel en komen later terug. Wie er geen meer heeft ligt eruit; wie ze alle heeft wint.
iq-hand = Ronde { $number }
iq-called = Vorige ronde
iq-first = De hoogste waarde neemt alle getoonde kaarten. Wie ze op het eind allemaal heeft, wint.
iq-own = Je bovenste kaart
iq-ice = van ijs
iq-fire = van vuur
iq-takes = neemt alles
iq-tied = gedeeld
iq-out = Je hebt geen kaarten meer.
iq-stacks = Stapels
iq-meanings = Wat de eigenschappen betekenen
iq-point = Wijs een eigenschap aan, dan staat hier wat ze betekent.
iq-middle = { $count ->
    [0] Het midden is leeg
    [one] Eén kaart in het midden
   *[other] { $count } kaarten in het midden
}
iq-in-middle = in het midden
iq-middle-word = midden
iq-memory = { $count ->
    [one] Eén kaart gezien tot nu toe
   *[other] { $count } kaarten gezien tot nu toe
}
iq-calling = { $you ->
    [1] Jij noemt
   *[other] { $who } noemt
}
iq-you = { $who }, jij
iq-shown = Getoonde kaarten
iq-is-out = heeft geen kaarten meer
iq-cards = { $count ->
    [one] kaart
   *[other] kaarten
}
iq-cap = { $count ->
    [0] Geen ronde meer
    [one] De laatste ronde
   *[other] Nog { $count } rondes
}
iq-ask = Jij noemt: druk op een eigenschap van je kaart
iq-ask-again = Jij nam de kaarten: noem opnieuw
iq-ask-middle = { $count ->
    [one] Eén kaart wacht in het midden: noem
   *[other] { $count } kaarten wachten in het midden: noem
}
