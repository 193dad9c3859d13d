is-generation = Generatie { $number } van 3, { $placed } van 12 kaarten gelegd
is-ice = IJs { $count }
is-gases = Zichtbare gassen: { $count }
is-sky = Hemel: { $values }
is-sky-none = Hemel: nog niet geteld
is-grid = De levende wereld
is-sum = Som
is-empty = leeg
is-under = { $count } onder { $place }
is-beneath = Eronder:
is-own-target = Het jouwe: je ziet alleen de achterkant
is-hidden = verborgen
is-met = gehaald
is-not-met = niet gehaald
is-cards = { $count ->
    [one] Eén kaart in de hand
   *[other] { $count } kaarten in de hand
}
is-heard = Tot nu toe gehoord
is-heard-at = Na kaart { $placed }
is-hand = Je hand
is-choose-card = kies een kaart
is-choose-place = kies waar ze heen gaat, of een andere kaart
is-aid = Doelen die je kunt hebben
is-past = Vorige generaties
is-past-line = Generatie { $generation }, Hemel { $sky }:
is-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}:
lesson-ice_and_sky-targets = Jullie spelen samen. Ieder heeft een doel: de som die een rij of kolom moet hebben. Je ziet de doelen van de anderen en nooit dat van jezelf.
lesson-ice_and_sky-place = Kies een kaart uit je hand, dan een kolom. Een Luchtkaart gaat in de rij van Lucht, op een leeg vak; alleen als alle drie bezet zijn bedekt ze een kaart.
lesson-ice_and_sky-sums = Alleen de bovenste kaarten tellen. Hun sommen staan rechts en onderaan.
lesson-ice_and_sky-heard = Iemands doel werd gehaald, of is het niet meer. Meer hoor je ook over het jouwe niet: gebruik het.
lesson-ice_and_sky-gases = Kaarten met gas die aan het eind van de generatie nog boven liggen, doen IJs smelten. Is het op, dan is alles verloren.
lesson-ice_and_sky-generation = Een nieuwe generatie met nieuwe doelen. De wereld blijft zoals ze werd achtergelaten.
