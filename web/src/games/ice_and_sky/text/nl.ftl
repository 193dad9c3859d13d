is-hush = Er wordt gezwegen: alleen kaarten en bellen spreken
is-chapter = Generatie { $generation }
is-placed = { $placed } van 12 kaarten gelegd
is-ice = IJs { $ice } · gassen { $gases }
is-grid = De levende wereld
is-would-be = wordt dan
is-empty = leeg
is-under = { $count } onder { $place }
is-beneath = Eronder:
is-own-target = Je doel: je ziet alleen de achterkant
is-hidden = doel verborgen
is-met = gehaald
is-not-met = niet gehaald
is-not = niet
is-cards = hand
is-open-hand = Hand van { $who }
is-heard = Tot nu toe gehoord
is-heard-at = Na kaart { $placed }
is-hand = Je hand
is-choose-card = Kies een kaart uit je hand
is-choose-place = Leg { $card } in haar rij
is-wrong-row = { $element } ligt alleen in de eigen rij.
is-row-not-full = Een kaart wordt pas bedekt als haar hele rij bezet is.
is-aid = Doelen die je kunt hebben
is-past-line = Generatie { $generation }: Hemel { $sky }
is-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}:
is-silent = Geen bel: voor alle doelen blijft het zoals het was.
is-gas-rises = Een gas komt in zicht: de nevel wordt dichter.
is-note = Notitie, alleen voor jou
is-heard-deal = Bij het delen
is-ice-left = IJs { $ice }
is-sky = Hemel { $sky }
is-sums = Sommen
is-coin-about = { $line }: de zichtbare kaarten zijn samen { $sum }.
is-coin-wanted = { $line }: de zichtbare kaarten zijn samen { $sum }. Het doel van { $who } vraagt precies { $value }.
is-bell = De bel van { $who }: doel { $met ->
    [1] gehaald
   *[other] niet gehaald
}
is-bell-about = Hij is goud zolang het doel gehaald is en grijs zolang niet. Voor elke verandering blijft een kleine bel hangen, met het nummer van de kaart waarna hij klonk.
is-ice-about = Aan het einde van een generatie smelt voor elk zichtbaar gas één IJs. Smelt alles, dan heeft iedereen verloren; wat overblijft vermenigvuldigt de score.
is-sky-about = Elke lantaarn is een generatie. Eindigt die, dan is haar Hemel het aantal gehaalde doelen, min de niet gehaalde.
lesson-ice_and_sky-targets = Jullie spelen samen. Ieder heeft een doel: de som die een rij of kolom moet hebben. Je ziet de doelen van de anderen en nooit dat van jezelf.
lesson-ice_and_sky-place = Kies een kaart uit je hand, dan een kolom. Een Luchtkaart gaat in de rij van Lucht, op een leeg vak; alleen als alle drie bezet zijn bedekt ze een kaart.
lesson-ice_and_sky-sums = Alleen de bovenste kaarten tellen. Hun sommen staan rechts en onderaan.
lesson-ice_and_sky-heard = Iemands doel werd gehaald, of is het niet meer. Meer hoor je ook over het jouwe niet: gebruik het.
lesson-ice_and_sky-gases = Kaarten met gas die aan het eind van de generatie nog boven liggen, doen IJs smelten. Is het op, dan is alles verloren.
lesson-ice_and_sky-generation = Een nieuwe generatie met nieuwe doelen. De wereld blijft zoals ze werd achtergelaten.
