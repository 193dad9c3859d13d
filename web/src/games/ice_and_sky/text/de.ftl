is-hush = Es wird geschwiegen: nur Karten und Glocken sprechen
is-chapter = Generation { $generation }
is-placed = { $placed } von 12 Karten gelegt
is-ice = Eis { $ice } · Gase { $gases }
is-grid = Die lebendige Welt
is-would-be = wäre dann
is-empty = leer
is-under = { $count } unter { $place }
is-beneath = Darunter:
is-own-target = Dein Ziel: du siehst nur die Rückseite
is-hidden = Ziel verborgen
is-met = erreicht
is-not-met = nicht erreicht
is-not = nicht
is-cards = Hand
is-open-hand = Hand von { $who }
is-heard = Bisher gehört
is-heard-at = Nach Karte { $placed }
is-hand = Deine Hand
is-choose-card = Wähle eine Karte deiner Hand
is-choose-place = Lege { $card } in ihre Zeile
is-wrong-row = { $element } liegt nur in der eigenen Zeile.
is-row-not-full = Verdeckt wird erst, wenn die ganze Zeile besetzt ist.
is-aid = Ziele, die du haben kannst
is-past-line = Generation { $generation }: Himmel { $sky }
is-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}:
is-silent = Keine Glocke: für alle Ziele bleibt es, wie es war.
is-gas-rises = Ein Gas wird sichtbar: Der Dunst wird dichter.
is-note = Notiz, nur für dich
is-heard-deal = Beim Austeilen
is-ice-left = Eis { $ice }
is-sky = Himmel { $sky }
is-sums = Summen
is-coin-about = { $line }: Die sichtbaren Karten ergeben { $sum }.
is-coin-wanted = { $line }: Die sichtbaren Karten ergeben { $sum }. Das Ziel von { $who } verlangt genau { $value }.
is-bell = Die Glocke von { $who }: Ziel { $met ->
    [1] erreicht
   *[other] nicht erreicht
}
is-bell-about = Sie ist golden, solange das Ziel erreicht ist, und grau, solange nicht. Für jede Änderung bleibt eine kleine Glocke, mit der Nummer der Karte, nach der sie klang.
is-ice-about = Am Ende einer Generation schmilzt für jedes sichtbare Gas ein Eis. Schmilzt alles, haben alle verloren; was bleibt, vervielfacht die Punkte.
is-sky-about = Jede Laterne ist eine Generation. Endet sie, ist ihr Himmel die Zahl der erreichten Ziele, weniger die nicht erreichten.
lesson-ice_and_sky-targets = Ihr spielt gemeinsam. Jeder hat ein Ziel: die Summe, die eine Zeile oder Spalte haben soll. Du siehst die Ziele der anderen und nie dein eigenes.
lesson-ice_and_sky-place = Wähle eine Karte deiner Hand, dann eine Spalte. Eine Luftkarte kommt in die Zeile der Luft, auf ein leeres Feld; nur wenn alle drei besetzt sind, verdeckt sie eine Karte.
lesson-ice_and_sky-sums = Nur die obersten Karten zählen. Ihre Summen stehen rechts und unten.
lesson-ice_and_sky-heard = Jemandes Ziel wurde erreicht oder ist es nicht mehr. Mehr hörst du auch über deines nicht: nutze es.
lesson-ice_and_sky-gases = Karten mit Gas, die am Ende der Generation noch oben liegen, schmelzen Eis. Ist es weg, ist alles verloren.
lesson-ice_and_sky-generation = Eine neue Generation mit neuen Zielen. Die Welt bleibt, wie sie hinterlassen wurde.
