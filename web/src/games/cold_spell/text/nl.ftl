cs-field = Het veld
cs-bench = De woordenbank
cs-words = Woorden
cs-score = Telt tot nu toe { $score }.
cs-type = Typ, klik of sleep letters; Enter sluit een woord af, Backspace neemt terug.
cs-ask-solver = Vraag de oplosser
cs-solver = De oplosser zou melden
cs-offer = { $length ->
    [0] geen woorden
   *[other] langste woord { $length } letters
}: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}
cs-used = ligt als { $letter }
cs-wild = Elke letter:
cs-declared = gemeld
cs-spelling = spelt nog
cs-ask-deed = Wat doe je?
cs-ask-cell = Waar?
cs-ask-move = Waarheen?
cs-stash = Piramides over
cs-barren = { $count } beurten zonder plaatsen of nemen; bij { $most } sluit het veld.
cs-nothing = nog niets genomen
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
lesson-cold_spell-place = In een beurt doe je hoogstens twee verschillende dingen. Plaats eerst een piramide: grotere vermenigvuldigen de punten van een kaart met meer.
lesson-cold_spell-cell = Elke gemerkte kaart is er een plaats voor. Ze staat rechtop en is nog van niemand.
lesson-cold_spell-claim = Opeisen: richt een staande piramide op jezelf en haar kaart is voor jou bewaard. Iedereen mag elke staande piramide gebruiken.
lesson-cold_spell-second = Je mag nog iets anders doen of de beurt beëindigen. Plaatsen beëindigt hem altijd.
lesson-cold_spell-take = Neem een kaart die voor jou is opgeëist: kaart en piramide zijn dan van jou. Wat je in geen woord gebruikt, kost je!
lesson-cold_spell-hijack = Kaap een claim: de piramide staat weer op en je moet haar meteen verplaatsen.
lesson-cold_spell-spell = Het veld is gesloten. Spel woorden met je kaarten; wat overblijft telt tegen je. Het langste woord van allemaal geeft 20 extra.
