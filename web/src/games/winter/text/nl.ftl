wi-lake = Het meer
wi-freeze = Het meer vriest dicht
wi-thaw = Dooi, beurt { $turn } van hoogstens { $cap }
wi-seen = Deze stelling is er voor de tweede keer; bij de derde is het remise.
wi-light = Licht
wi-dark = Donker
wi-nobody = nog niet gekozen
wi-counters = { $ice } op het ijs, { $supply } over
wi-ask-place = Waar komt de kaart?
wi-ask-way = Welke kant op?
wi-ask-square = Welk vierkant?
wi-ask-card = Welke kaart?
wi-ask-part = Welk deel blijft?
wi-ask-deed = Wat doe je?
wi-held = In de hand
wi-undrawn = { $count ->
    [0] Alle kaarten zijn getrokken
    [one] Nog één kaart
   *[other] Nog { $count } kaarten
}
wi-gone = { $count ->
    [one] Eén kaart heeft het spel verlaten
   *[other] { $count } kaarten hebben het spel verlaten
}
wi-end-melted = Het ijs smolt onder de ander weg. { $score ->
    [one] Eén steen
   *[other] { $score } stenen
} op het ijs.
wi-end-both-melted = De laatste stenen van beiden zonken tegelijk.
wi-end-stuck = De ander kan niets meer doen. { $score ->
    [one] Eén steen
   *[other] { $score } stenen
} op het ijs.
wi-end-repeated = Dezelfde stelling voor de derde keer.
wi-end-too-long = De dooi duurde te lang.
lesson-winter-place = Je hebt een kaart ijs. Ze moet het meer raken; elke gele stip is een plaats ervoor. Kies er een, en dan de richting.
lesson-winter-colour = Kies nu je kleur. Kijk waar vierkanten van twee bij twee stukken kunnen groeien.
lesson-winter-freeze = Zolang het meer vriest is een beurt een kaart, getrokken en gelegd, of een steen op een vierkant van je kleur.
lesson-winter-cover = Je mag een vierkant bezetten: vier stukken van je kleur bij elkaar. Bezette vierkanten houden je in het spel.
lesson-winter-square = Elke gele ruit is een vierkant dat je kunt kiezen.
lesson-winter-thaw = De dooi is begonnen. Kaarten worden verplaatst of verwijderd, en stenen zinken met hun ijs. Een rode speld toont kaarten die vastliggen. Sta als laatste op het ijs.
lesson-winter-split = Het meer is gebroken. Kies het deel dat blijft; de andere drijven weg.
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-fit = Passend
