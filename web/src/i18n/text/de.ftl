# Die Seite auf Deutsch.

title = Snowed In
subtitle = Fünf Tischspiele für den Abend, an dem die Straße zu ist.
skip = Zum Inhalt
pages = Seiten
language = Sprache
theme = Hell oder dunkel
loading = Einen Augenblick …
lost = Hier ist nichts als Schnee.
to-shelf = Zurück zum Regal
guest = Gast
close = Schließen
yes = ja
no = nein
unknown = unbekannt

## Anfang
shelf = Die Spiele
players = { $fewest }–{ $most } Spieler
players-exactly = { $count } Spieler
minutes = { $count } Minuten
cooperative = gemeinsam gegen das Spiel
play-now = Spielen
dealing = Es wird gegeben …
new-table = Neuer Tisch
learn = Lernen
your-name = Dein Name
save = Speichern
saved = Gespeichert
unfinished = Deine laufenden Spiele
none-unfinished = Keine; alles ist fertig.
open-tables = Offene Tische
none-open = Gerade wartet niemand.
with = mit { $who }
free-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
join = Mitspielen
look = Zusehen
credits = Wer diese Spiele gemacht hat

game-ice_queen = Eiskönigin
game-snowball_fight = Schneeballschlacht
game-ice_and_sky = Eis und Himmel
game-winter = Winter
game-cold_spell = Kältezauber
pitch-ice_queen = Sag an, worin deine Wintergestalt alle anderen überstrahlt, und nimm alle Karten.
pitch-snowball_fight = Stell dir eine Handvoll zweiseitiger Karten zusammen, wirf im selben Augenblick wie dein Rivale und habe am Ende den besseren Stapel.
pitch-ice_and_sky = Halte die lebendige Welt drei Generationen lang im Gleichgewicht, nach Zielen, die alle sehen, nur die nicht, die sie haben.
pitch-winter = Baue einen See aus hellem und dunklem Eis, besetze Quadrate deiner Farbe und steh als Letzter darauf, wenn es taut.
pitch-cold_spell = Richte Pyramiden auf Buchstaben, stiehl sie, schieb sie ab und mach aus deiner Beute Wörter.

bot-chance = Anfänger (spielt irgendetwas)
bot-greed = gierig
bot-counter = Kartenzähler
bot-careful = sorgsam (spielt nach Lehrbuch)
bot-signals = Zeichengeber (hält sich an die Absprache)
bot-novice = Anfänger (kleine Wörter)
bot-reader = Leser (häufige Wörter)
bot-mood = launisch
bot-pride = stolz
bot-snowflake = Schneeflocke (sanft)
bot-sledger = Rodler (gemütlich)
bot-skier = Skifahrer (stark)
bot-yeti = Yeti (so stark es geht)
bot-signaller = Signalgeber (ein Yeti mit Absprache)
against = Bots spielen wie

## Ein neuer Tisch
who-plays = Wer spielt
how-many = Spieler
seat = Platz { $number }
as-usual = wie üblich
plan-me = Jemand an diesem Bildschirm
plan-open = Jemand, der dazukommt
plan-bot = Bot: { $name }
shared-screen = Ihr teilt euch diesen Bildschirm. Er wird verdeckt, wenn er weitergereicht werden muss.
who-may-join = Wer mitspielen darf
public = Diesen Tisch allen zeigen
public-help = Jeder findet ihn auf der ersten Seite.
link-help = Nur wer von dir den Link bekommt.
rules-and-clock = Regeln und Uhr
clock = Uhr
clock-none = keine Uhr
clock-quick = 3 Minuten, 5 Sekunden mehr für jede Wahl
clock-calm = 15 Minuten, 15 Sekunden mehr für jede Wahl
clock-days = 3 Tage, 12 Stunden mehr für jede Wahl
preview = Vorschau
preview-count = { $count ->
    [one] Eine Zeile
   *[other] { $count } Zeilen
}
row-number = Zeile
column = Spalte
fault = Was nicht stimmt
open-table = Tisch eröffnen
start = Anfangen

option-ice_queen-under = Gewonnene Karten
option-ice_queen-under-help = Wie gewonnene Karten unter den Stapel kommen: gemischt oder in bekannter Reihenfolge.
option-ice_queen-dealer = Wer gibt
option-ice_queen-dealer-help = Wer links vom Geber sitzt, sagt zuerst an. Wie üblich: ausgelost; allein gegen Bots dein rechter Nachbar, sodass du zuerst ansagst.
option-ice_queen-hand_cap = Höchstens so viele Runden
option-ice_queen-hand_cap-help = Nach so vielen Runden gewinnen die meisten Karten; ohne Grenze erst nach 30.000.
option-ice_queen-memory = Gedächtnis
option-ice_queen-memory-help = Ob der Tisch die Karten aufzählt, die alle gesehen haben.
option-ice_queen-deck = Ein anderes Blatt
option-ice_queen-deck-help = Bring eigene Gestalten als CSV, TOML oder JSON mit: name, element, die zwölf Zahlen, flavour.
option-snowball_fight-sneak_is_hit = Hinterhalt trifft
option-snowball_fight-sneak_is_hit-help = Ob ein Hinterhalt, dem nicht ausgewichen wird, als Treffer zählt.
option-snowball_fight-whitewash_is_hit = Einseifen trifft
option-snowball_fight-whitewash_is_hit-help = Ob Einseifen als Treffer zählt.
option-snowball_fight-rocks_slow_on_miss = Steine bremsen immer
option-snowball_fight-rocks_slow_on_miss-help = Ob ein Steinwurf den Werfer auch dann bremst, wenn ihm ausgewichen wird.
option-snowball_fight-ultra_reach = Reichweite des Super-Aufrüstens
option-snowball_fight-ultra_reach-help = Unter welchen Karten des Arsenals ein Super-Aufrüsten wählen darf.
option-snowball_fight-snatch_needs_attack = Schnapp braucht einen Angriff
option-snowball_fight-snatch_needs_attack-help = Ob Schnapp und weg nur tauscht, nachdem es einem Angriff ausgewichen ist.
option-snowball_fight-turn_cap = Höchstens so viele Züge
option-snowball_fight-turn_cap-help = Nach so vielen Zügen werden die Punkte gezählt.
option-ice_and_sky-variant = Variante
option-ice_and_sky-variant-help = Experte zählt auch Methan; jung öffnet die Hände; Junior öffnet sie und lässt Gase und Eis weg.
option-ice_and_sky-start_values = Startkarten
option-ice_and_sky-start_values-help = Die Werte der drei Startkarten, von Luft bis Wasser.
option-ice_and_sky-talk = Reden
option-ice_and_sky-talk-help = Ob die Spieler während einer Generation reden dürfen.
option-ice_and_sky-aid = Hilfe beim Schließen
option-ice_and_sky-aid-help = Ob jeder die Ziele sieht, die er noch haben kann.
option-winter-overlap = Überlappen
option-winter-overlap-help = Ob zwei Steine sich Eisstücke teilen dürfen.
option-winter-turn_in_place = Drehen an Ort und Stelle
option-winter-turn_in_place-help = Ob es als Versetzen gilt, eine Karte zu drehen, wo sie liegt.
option-winter-corner_contact = Ecken verbinden
option-winter-corner_contact-help = Ob Karten, die sich nur an einer Ecke berühren, verbunden sind.
option-winter-thaw_cap = Längstes Tauwetter
option-winter-thaw_cap-help = Nach so vielen Tauzügen ist das Spiel unentschieden.
option-winter-deck = Andere Karten
option-winter-deck-help = Achtzehn andere Karten: eine Text-, TOML- oder JSON-Datei, vier Buchstaben L oder D je Karte.
option-cold_spell-straight = Geradeaus
option-cold_spell-straight-help = Ob eine Pyramide sich nur geradeaus bewegt.
option-cold_spell-pass_upright = An Pyramiden vorbei
option-cold_spell-pass_upright-help = Ob eine Pyramide über Karten darf, auf denen andere aufrecht stehen.
option-cold_spell-patience = Geduld
option-cold_spell-patience-help = Nach so vielen Runden ohne Stellen oder Nehmen schließt das Feld.
option-cold_spell-solver = Löser
option-cold_spell-solver-help = Ob der Löser für Spieler ansagt.
option-cold_spell-letters = Andere Buchstaben
option-cold_spell-letters-help = Eine CSV- oder JSON-Datei: letters (A, A/O für einen von beiden, QU für beide hintereinander, * für jeden), points, count.
option-cold_spell-dictionary = Ein anderes Wörterbuch
option-cold_spell-dictionary-help = Eine Textdatei, ein Wort je Zeile. Der Tisch braucht damit eine Weile, bis er steht.
value-yes = ja
value-no = nein
value-on = an
value-off = aus
value-lot = ausgelost
value-none = ohne Grenze
value-shuffled = gemischt
value-fixed = in bekannter Reihenfolge
value-face-up = offene Karten
value-whole-Arsenal = das ganze Arsenal
value-standard = normal
value-expert = Experte
value-young = jung
value-junior = Junior
value-on-request = auf Wunsch
value-always = immer
value-never = nie

## Der Tisch
board = Das Brett
seats = Plätze
you = du
free = frei
to-act = soll wählen
away = von einem Bot vertreten
not-here = gerade nicht da
resigned = hat aufgegeben
no-table = Diesen Tisch gibt es nicht.
watching = Du siehst zu
connecting = Verbinden …
reconnecting = Die Leitung ist unterbrochen; neuer Versuch …
your-turn = Du bist am Zug.
turn-of = { $who } ist am Zug.
waiting-for = Warten auf { $who }.
pending = Unterwegs …
over = Das Spiel ist aus.
moves = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}
story = Was geschah
hint = Tipp
take-back = Zurücknehmen
silent-table = Die Regeln verlangen Stille: Bis das Spiel zu Ende ist, sehen die anderen die Karten, die du legst, und sonst nichts von dem, was du tust.
rules = Regeln
rules-in-english = Das Regelheft ist noch nicht übersetzt; dies ist das englische.
say = Sagen …
say-hello = Hallo!
say-good-luck = Viel Glück!
say-well-played = Gut gespielt!
say-thanks = Danke.
say-oops = Hoppla.
say-one-moment = Einen Augenblick, bitte.
say-again = Spielen wir noch einmal?
say-good-bye = Auf Wiedersehen.
give-up = Aufgeben
resign-sure = Ja, aufgeben
bot-instead = Einen Bot weiterspielen lassen
play-on = Nein, weiter
return = Wieder selbst spielen
asks-back = { $who } möchte einen Zug zurücknehmen.
asked = Die anderen werden gefragt, ob du darfst.
agree = Einverstanden
rather-not = Lieber nicht
pass-to = Gib das Gerät an { $who }
look-away = Alle anderen schauen weg.
i-am = Ich bin { $who }

waiting-for-people = { $count ->
    [0] Warten auf die, deren Plätze freigehalten werden
    [one] Warten auf noch eine Person
   *[other] Warten auf noch { $count } Personen
}
table-closed = Dieser Tisch wurde geschlossen.
sit-down = Hinsetzen
stand-up = Wieder aufstehen
send-link = Schick diesen Link an die, die mitspielen sollen:
link = Link
copy = Kopieren
copied = Kopiert
commitment = Der Server hat seinen Teil der Mischung schon festgelegt; der Fingerabdruck ist

## Das Ende
you-won = Du gewinnst!
won-by = { $who } gewinnt
shared-by = { $who } teilen sich den Sieg
drawn = Unentschieden
won-together = Gemeinsam geschafft
lost-together = Gemeinsam verloren
ending-resigned = Jemand hat aufgegeben.
ending-clock = Jemandes Zeit ist abgelaufen.
player = Spieler
reward = Anteil am Sieg
rematch = Noch einmal
next-game = Zum nächsten Spiel
replay = Nachspielen
challenge = Gleiche Karten, andere Spieler
verify = War alles ehrlich gemischt?
fair = Gegeben wurde, was versprochen war.
unfair = Die Karten passen nicht zum Versprechen!
no-proof = Diese Partie trägt keinen Beweis: sie wurde eingelesen oder mit bekannten Karten gespielt.
no-crypto = Dieser Browser kann es hier nicht prüfen; `snowedin verify` kann es.
check-commitment = Der Fingerabdruck ist der, den wir vorher bekamen.
check-secret = Das Geheimnis hat diesen Fingerabdruck.
check-nonce = Unser eigener Teil steckt in der Mischung.
check-key = Geheimnis und Teile der Spieler ergeben zusammen den Schlüssel der Mischung.

## Nachspielen
seen-as = Gesehen von
spectator = Zuschauern
download = Herunterladen
to-start = An den Anfang
back = Ein Schritt zurück
forward = Ein Schritt weiter
run = Ablaufen lassen
pause = Anhalten
step = Schritt
analysis = Was hab ich mir gedacht?
analysis-help = Eine Analyse prüft jede Wahl dieser Partie mit dem, was ihr Spieler damals wusste, und was gleich starke Bots aus denselben Karten machen.
analyse = Diese Partie beurteilen
analysis-waits = Andere Partien werden zuerst beurteilt.
analysis-runs = Die Partie wird beurteilt.
analysis-no-choice = In diesem Schritt hat niemand etwas gewählt.
analysis-chose = { $who } wählte:
analysis-only = Da gab es nichts zu überlegen.
analysis-agrees = Die Analyse hätte dasselbe getan.
analysis-rather = Die Analyse hätte lieber gewählt:
analysis-lost = Verschenkt: { $share }.
analysis-losses = Was jede Wahl verschenkt hat
analysis-worst = Die teuersten Entscheidungen
analysis-how = { $simulations } Simulationen je Wahl, dieselben Karten { $replays }-mal von gleich starken Bots gespielt.
luck-and-skill = Glück und Können
share-fair = Gerechter Anteil
share-luck = Kartenglück
share-skill = Können
share-result = Ergebnis

## Verlauf
history = Verlauf
totals = Summen
game = Spiel
played = Gespielt
won = Gewonnen
none-played = Du hast noch kein Spiel beendet.
players-and-shares = Spieler und ihr Anteil am Sieg
score-sheet = Spielzettel
wi-sheet = Winter: Namen unter den Farben
date = Datum
bring = Eine Partie mitbringen
bring-help = Eine gespeicherte oder heruntergeladene Partie: eine beendete lässt sich ansehen, eine andere wird weitergespielt.
bring-not-json = { $file } ist keine JSON-Datei, oder sie ist abgeschnitten. Partien werden als JSON gespeichert.
bring-not-match = { $file } enthält keine Partie von Snowed In. Lade eine beim Nachspielen herunter, oder speichere eine im Terminal.
bring-choices = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
bring-as = Geht sie weiter, spielst du
bring-all = alle, an diesem Bildschirm
bring-open = Öffnen
devices = Ein anderes Gerät
devices-help = Ein Code macht auch ein anderes Gerät zu deinem. Er gilt einmal, einen Tag lang.
make-code = Code erzeugen
code = Code
use-code = Hier verwenden
same-deal = Die gleichen Karten
same-deal-help = Wer diese Mischung spielt, bekommt genau die gleichen Karten. Spiel sie und vergleiche.
play-deal = Diese Karten spielen
copy-link = Link kopieren
results = Ergebnisse

## Lektionen
lesson = Lektion { $number } von { $count }
got-it = Verstanden
stop-lessons = Keine Lektionen mehr

lesson-ice_queen-card = Das ist die oberste Karte deines Stapels. Nur du siehst sie. Jede Karte hat dreizehn Zahlen.
lesson-ice_queen-call = Du sagst an. Wähle, worin wohl niemand mehr hat: dann zeigen alle ihre Karten.
lesson-ice_queen-reveal = Die höchste Zahl nimmt alle gezeigten Karten, und wer nimmt, sagt als Nächstes an.
lesson-ice_queen-middle = Das Höchste war geteilt, also liegen die Karten in der Mitte; in der nächsten Runde geht es auch um sie.
lesson-ice_queen-stacks = Gewonnene Karten kommen unter deinen Stapel und später wieder. Wer keine hat, ist ausgeschieden; wer alle hat, gewinnt.

## Eiskönigin
iq-hand = Runde { $number }
iq-called = In der letzten Runde ging es um
iq-first = Noch ist nichts angesagt.
iq-own = Deine oberste Karte
iq-ice = aus Eis
iq-fire = aus Feuer
iq-takes = nimmt alles
iq-tied = geteilt
iq-out = Du hast keine Karten mehr.
iq-stacks = Stapel
iq-calls = sagt an
iq-dealt = hat gegeben
iq-meanings = Was die Eigenschaften bedeuten
iq-point = Zeig auf eine Eigenschaft, und hier steht, was sie bedeutet.
iq-middle = { $count ->
    [0] Die Mitte ist leer
    [one] Eine Karte in der Mitte
   *[other] { $count } Karten in der Mitte
}
iq-in-middle = in der Mitte
iq-memory = { $count ->
    [one] Eine Karte bisher gesehen
   *[other] { $count } Karten bisher gesehen
}

## Winter
wi-lake = Der See
wi-freeze = Der See friert zu
wi-thaw = Tauwetter, Zug { $turn } von höchstens { $cap }
wi-seen = Diese Stellung ist zum zweiten Mal da; beim dritten ist es unentschieden.
wi-light = Hell
wi-dark = Dunkel
wi-nobody = noch nicht gewählt
wi-counters = { $ice } auf dem Eis, { $supply } übrig
wi-ask-place = Wohin mit der Karte?
wi-ask-way = Wie herum?
wi-ask-square = Welches Quadrat?
wi-ask-card = Welche Karte?
wi-ask-part = Welcher Teil bleibt?
wi-ask-deed = Was tust du?
wi-held = In der Hand
wi-undrawn = { $count ->
    [0] Alle Karten sind gezogen
    [one] Eine Karte kommt noch
   *[other] { $count } Karten kommen noch
}
wi-gone = { $count ->
    [one] Eine Karte hat das Spiel verlassen
   *[other] { $count } Karten haben das Spiel verlassen
}
wi-end-melted = Dem anderen ist das Eis weggeschmolzen. { $score ->
    [one] Ein Stein
   *[other] { $score } Steine
} auf dem Eis.
wi-end-both-melted = Die letzten Steine beider sind zugleich versunken.
wi-end-stuck = Der andere kann nichts mehr tun. { $score ->
    [one] Ein Stein
   *[other] { $score } Steine
} auf dem Eis.
wi-end-repeated = Dieselbe Stellung zum dritten Mal.
wi-end-too-long = Das Tauwetter hat zu lange gedauert.
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Einpassen

lesson-winter-place = Du hältst eine Karte Eis. Sie muss den See berühren; jeder gelbe Punkt ist ein Platz für sie. Wähle einen, dann die Richtung.
lesson-winter-colour = Wähle jetzt deine Farbe. Schau, wo Quadrate von zwei mal zwei Stücken wachsen können.
lesson-winter-freeze = Solange der See friert, ist ein Zug entweder eine Karte, gezogen und gelegt, oder ein Stein auf ein Quadrat deiner Farbe.
lesson-winter-cover = Du darfst ein Quadrat besetzen: vier Stücke deiner Farbe beisammen. Besetzte Quadrate halten dich im Spiel.
lesson-winter-square = Jede gelbe Raute ist ein Quadrat, das du wählen kannst.
lesson-winter-thaw = Es taut. Karten werden versetzt oder entfernt, und Steine versinken mit ihrem Eis. Eine rote Nadel zeigt Karten, die festliegen. Steh als Letzter auf dem Eis.
lesson-winter-split = Der See ist zerbrochen. Wähle den Teil, der bleibt; die anderen treiben davon.

## Eis und Himmel
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

## Schneeballschlacht
sf-number = Nr. { $number }
sf-turn = Zug { $turn } von höchstens { $cap }
sf-final = letzte Runde
sf-choosing = wählt
sf-hit = getroffen
sf-slowed = zieht eine weniger
sf-showing = muss die Hand zeigen
sf-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
sf-in-hand = auf der Hand
sf-draw = Nachziehstapel
sf-discard = Ablage
sf-known = { $count ->
    [one] Eine Karte, die sicher diesem Spieler gehört
   *[other] { $count } Karten, die sicher diesem Spieler gehören
}
sf-maybe = { $count ->
    [one] Dazu eine von diesen:
   *[other] Dazu { $count } von diesen:
}
sf-played = Gespielte Karten
sf-told = Was in diesem Zug geschah
sf-arsenal = Arsenal
sf-below = { $who }, { $count } darunter
sf-abandoned = Aufgegeben
sf-buried = Der Rest des Arsenals
sf-kept = behalten
sf-own-piles = Deine Stapel durchsehen

lesson-snowball_fight-draft = Zuerst die Auswahl: behalte eine dieser Karten, der Rest geht an deinen Rivalen. Jede Karte hat zwei Seiten, und du spielst nur eine davon.
lesson-snowball_fight-throw = Wähle eine Karte und eine ihrer Seiten. Dein Rivale wählt zugleich; beide werden zusammen gezeigt.
lesson-snowball_fight-clash = Angriffe treffen, wer nicht ausweicht. In der Mitte liest du Schritt für Schritt, was geschah.
lesson-snowball_fight-upgrade = Aufrüsten nimmt eine bessere Karte aus dem Arsenal. Bessere Karten sind am Ende mehr wert.
lesson-snowball_fight-bonus = Dein Ausweichen gelang, also darfst du auch die andere Seite der Karte nutzen.
lesson-snowball_fight-abandon = Ein Angriff zwingt dich, eine Karte aufzugeben. Wähle eine, die du entbehren kannst.
lesson-snowball_fight-end = Ist das Arsenal leer, kommt eine letzte Runde; dann zählen die Punkte deiner Karten.

## Kältezauber
cs-field = Das Feld
cs-bench = Die Wörterbank
cs-words = Wörter
cs-score = Zählt bisher { $score }.
cs-type = Tippe, klicke oder ziehe Buchstaben; Eingabe schließt ein Wort ab, die Rücktaste nimmt zurück.
cs-ask-solver = Den Löser fragen
cs-solver = Der Löser würde ansagen
cs-offer = { $length ->
    [0] keine Wörter
   *[other] längstes Wort { $length } Buchstaben
}: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
cs-used = liegt als { $letter }
cs-wild = Jeder Buchstabe:
cs-declared = angesagt
cs-spelling = bildet noch Wörter
cs-ask-deed = Was tust du?
cs-ask-cell = Wo?
cs-ask-move = Wohin?
cs-stash = Übrige Pyramiden
cs-barren = { $count } Züge ohne Stellen oder Nehmen; bei { $most } schließt das Feld.
cs-nothing = noch nichts genommen
cs-for = für { $who }
cs-upright = aufrechte Pyramide mit { $pips ->
    [one] einem Auge
   *[other] { $pips } Augen
}
cs-pointing = beanspruchende Pyramide mit { $pips ->
    [one] einem Auge
   *[other] { $pips } Augen
}
cs-total = Karten
cs-bonus = Längstes Wort
cs-final = Ergebnis

lesson-cold_spell-place = In einem Zug tust du bis zu zwei verschiedene Dinge. Stell zuerst eine Pyramide: größere vervielfachen die Punkte einer Karte mehr.
lesson-cold_spell-cell = Jede markierte Karte ist ein Platz für sie. Sie steht aufrecht und gehört noch niemandem.
lesson-cold_spell-claim = Beanspruchen: richte eine aufrechte Pyramide auf dich, und ihre Karte ist dir vorbehalten. Jeder darf jede aufrechte Pyramide benutzen.
lesson-cold_spell-second = Du darfst noch etwas anderes tun oder den Zug beenden. Stellen beendet ihn immer.
lesson-cold_spell-take = Nimm eine Karte, die für dich beansprucht ist: Karte und Pyramide gehören dann dir. Was du in keinem Wort brauchst, kostet dich!
lesson-cold_spell-hijack = Kapere einen Anspruch: die Pyramide steht wieder auf, und du musst sie sofort versetzen.
lesson-cold_spell-spell = Das Feld ist geschlossen. Bilde Wörter aus deinen Karten; was übrig bleibt, zählt gegen dich. Das längste Wort von allen bringt 20 mehr.

## Refusals
refused-offline = Der Server ist nicht zu erreichen.
refused-nothing_to_take_back = Es gibt nichts zurückzunehmen.
refused-not_to_act = Du bist nicht an der Reihe.
refused-stale = Die Stellung hat sich inzwischen geändert.
refused-not_legal = Das kann jetzt nicht gewählt werden.
refused-too_fast = Zu viel auf einmal; warte ein wenig.
refused-too_many = Das ist zu viel; beende zuerst etwas.
refused-full = Alle Plätze sind besetzt.
refused-unknown = Diesen Tisch gibt es nicht.
refused-not_your_seat = Dieser Platz ist nicht deiner.
refused-over = Das Spiel ist aus.
refused-silence = Die Regeln verlangen jetzt Stille.
refused-no_take_back = Nach den Regeln dieses Spiels wird nichts zurückgenommen, auch wenn alle einverstanden sind.
refused-busy = Der Server ist mit dem beschäftigt, was andere wollten; versuch es in einer Minute noch einmal.
refused-nothing_offered = Hier kann dir nichts abgenommen werden.
refused-preparing = Dein Material wird vorbereitet.
refused-store = Der Speicher ist nicht zu erreichen; versuch es noch einmal.
refused-bad_message = Der Server versteht diese Seite nicht; lade sie neu.
refused-too_large = Das ist zu groß.
refused-wrong_origin = Das kam von einer anderen Seite und wird nicht getan.
refused-wrong_content = Das nimmt der Server nicht an.
refused-not_found = So etwas gibt es hier nicht.
refused-not_allowed = Das geht hier nicht.
refused-no_name = Sag zuerst deinen Namen.
refused-not_dealt = Das Spiel hat noch nicht begonnen; Plätze sind frei.
refused-not_over = Das Spiel ist noch nicht aus.
refused-a_bot_plays = Auf diesem Platz spielt ein Bot; komm erst zurück.
refused-no_bot_plays = Du bist schon hier.
refused-nothing_asked = Niemand wartet auf deine Antwort.
refused-no_page = Die Seite ist in diesen Server nicht eingebaut.
refused-fault = Auf dem Server ging etwas schief; es ist dort vermerkt.
refused-document_broken = Das ist keine ganze Partie, oder sie wurde nach dem Speichern geändert.
refused-document_unplayable = Diese Partie lässt sich nach den Regeln dieses Servers nicht spielen.
refused-still_thinking = Über deine letzte Frage wird noch nachgedacht.
refused-no_seat_for_you = An diesem Tisch ist kein Platz für dich frei.
refused-no_such_seat = Diesen Platz gibt es in dieser Partie nicht.
refused-other_rules = Dieser Server hat die Regeln dieser Partie nicht.
refused-rematch_by_players = Nur wer mitgespielt hat, kann ein neues Spiel aufbauen.
refused-recovery_code = Dieser Code ist unbekannt, verbraucht oder zu alt.
refused-resigned = Du hast aufgegeben; ein Bot spielt zu Ende.
refused-out_of_time = Deine Zeit ist abgelaufen; ein Bot spielt zu Ende.
refused-same_deal = Dieselben Karten brauchen dasselbe Spiel, dieselben Optionen und ebenso viele Plätze.
refused-seat_beyond = Einen Platz { $seat } gibt es an einem Tisch für { $seats } nicht.
refused-table_busy = An diesem Tisch geschieht zu viel auf einmal; versuch es noch einmal.
refused-tables = Du hast { $most } unfertige Tische; spiel erst einen zu Ende.
refused-unprepared = Dein Material ließ sich nicht vorbereiten; das Protokoll des Servers sagt, warum.
refused-wrong_clock = Eine Uhr hat mindestens eine Sekunde und höchstens sieben Tage.
refused-faulty = Das lässt sich nicht verwenden:
refused-file_broken = Die Datei ist nicht vollständig oder nicht von der Art, die ihre Endung nennt.
refused-file_kind = Dateien mit dieser Endung liest das Spiel nicht.
refused-file_shape = Die Datei enthält etwas anderes als die Liste, die hier erwartet wird.
refused-many_prepared = Der Server hat schon { $most }-mal mitgebrachtes Material vorbereitet; mehr nimmt er erst nach einem Neustart an.
refused-many_words = Die Wortliste ist zu groß.
refused-small_deck = Bei { $seats } Spielern braucht jeder zwei Karten, also { $needed }; das Blatt hat { $size }.

## Faults of components
fault-count = ein Blatt hat { $wanted } Karten, dieses { $size }
fault-size = es müssen { $low } bis { $high } Karten sein; hier sind es { $size }
fault-named_before = { $name } steht schon in Zeile { $first }
fault-total = die Summe wird ausgerechnet, lass sie weg
fault-no_column = diese Spalte gibt es nicht; es gibt { $columns }
fault-twice = sie steht doppelt da
fault-element = erwartet: Ice oder Fire, gefunden: { $got ->
    [nothing] nichts
   *[other] { $got }
}
fault-text = erwartet: ein Text von höchstens { $most } druckbaren Zeichen, gefunden: { $got ->
    [nothing] nichts
   *[other] { $got }
}
fault-number = erwartet: eine ganze Zahl von { $low } bis { $high }, gefunden: { $got ->
    [nothing] nichts
   *[other] { $got }
}
fault-four_letters = erwartet: vier Buchstaben, jeder L oder D, gefunden: { $got ->
    [nothing] nichts
   *[other] { $got }
}
fault-one_colour = { $got } ist einfarbig, und das darf keine Karte sein
fault-letters = erwartet: ein Buchstabe A bis Z, mehrere mit / dazwischen, zwei hintereinander oder { $any }, gefunden: { $got ->
    [nothing] nichts
   *[other] { $got }
}
fault-word = erwartet: ein Wort aus { $low } bis { $high } Buchstaben A bis Z, gefunden: { $got ->
    [nothing] nichts
   *[other] { $got }
}
fault-no_words = sie enthält keine Wörter
fault-more_lines = und { $count ->
    [one] eine weitere Zeile
   *[other] { $count } weitere Zeilen
}
