is-generation = Generation { $number } von 3, { $placed } von 12 Karten gelegt
is-ice = Eis { $count }
is-gases = Sichtbare Gase: { $count }
is-sky = Himmel: { $values }
is-sky-none = Himmel: noch nicht gezählt
is-grid = Die lebendige Welt
is-sum = Summe
is-empty = leer
is-under = { $count } unter { $place }
is-beneath = Darunter:
is-own-target = Deines: du siehst nur die Rückseite
is-hidden = verborgen
is-met = erreicht
is-not-met = nicht erreicht
is-cards = { $count ->
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
is-heard = Bisher gehört
is-heard-at = Nach Karte { $placed }
is-hand = Deine Hand
is-choose-card = wähle eine Karte
is-choose-place = wähle, wohin sie kommt, oder eine andere Karte
is-aid = Ziele, die du haben kannst
is-past = Vergangene Generationen
is-past-line = Generation { $generation }, Himmel { $sky }:
is-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}:
lesson-ice_and_sky-targets = Ihr spielt gemeinsam. Jeder hat ein Ziel: die Summe, die eine Zeile oder Spalte haben soll. Du siehst die Ziele der anderen und nie dein eigenes.
lesson-ice_and_sky-place = Wähle eine Karte deiner Hand, dann eine Spalte. Eine Luftkarte kommt in die Zeile der Luft, auf ein leeres Feld; nur wenn alle drei besetzt sind, verdeckt sie eine Karte.
lesson-ice_and_sky-sums = Nur die obersten Karten zählen. Ihre Summen stehen rechts und unten.
lesson-ice_and_sky-heard = Jemandes Ziel wurde erreicht oder ist es nicht mehr. Mehr hörst du auch über deines nicht: nutze es.
lesson-ice_and_sky-gases = Karten mit Gas, die am Ende der Generation noch oben liegen, schmelzen Eis. Ist es weg, ist alles verloren.
lesson-ice_and_sky-generation = Eine neue Generation mit neuen Zielen. Die Welt bleibt, wie sie hinterlassen wurde.
