# Die Seite auf Deutsch.

title = Snowed In
subtitle = Fünf Tischspiele für den Abend, an dem die Straße zu ist.
skip = Zum Inhalt
pages = Seiten
language = Sprache
theme = Hell oder dunkel
loading = Einen Augenblick …
opening = Das Haus wird gleich geöffnet …
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
short-minutes = { $count } Min.
together = gemeinsam
play-now = Spielen
play = Spielen
dealing = Es wird gegeben …
new-table = Neuer Tisch
learn = Lernen
your-name = Dein Name
save = Speichern
saved = Gespeichert
unfinished = Deine laufenden Spiele
go-on = Weiterspielen
none-unfinished = Keine; alles ist fertig.
open-tables = Offene Tische
none-open = Gerade wartet niemand.
with = mit { $who }
free-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
table-gone = kein Platz mehr
join = Mitspielen
look = Zusehen
people-here = Wer da ist
nobody-seen = Niemand, der gesehen werden möchte.
be-seen = Mich den anderen hier zeigen
be-seen-help = Nur deinen Namen, solange diese Seite offen ist. Nicht, während du spielst, wo die Regeln Schweigen verlangen.
blocked-people = { $count ->
    [one] Blockiert: eine Person
   *[other] Blockiert: { $count } Personen
}
block = Blockieren
unblock = Nicht mehr blockieren
credits = Wer diese Spiele gemacht hat
friend-title = Mit Freunden spielen
friend-game = Was spielen wir?
friend-go = Einladung machen
friend-help = Du bekommst einen Link und einen Code zum Verschicken; sonst findet niemand den Tisch.

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
bot-yeti = Yeti (gnadenlos)
bot-avalanche = Lawine (über Yeti)
bot-signaller = Signalgeber (ein Yeti mit Absprache)
bot-reflex = Reflex (ein trainiertes Netz, antwortet sofort)
against = Bots spielen wie
bot-of-seat = { $name } { $number }
who-across = Wer sitzt gegenüber?
who-across-help = Bots an jedem Tisch
level-snowflake = Schneeflocke
level-snowflake-how = sanft
level-sledger = Rodler
level-sledger-how = gemütlich
level-skier = Skifahrer
level-skier-how = stark
level-yeti = Yeti
level-yeti-how = gnadenlos

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
hints-wish = Tipps und der Löser sind erlaubt
hints-allowed = Tipps sind hier erlaubt; alle erfahren, wenn jemand einen holt.
hints-none = Keine Tipps unter Menschen: Alle denken selbst.
rated-yes = Dieses Spiel zählt für die Wertung.
rated-no = Dieses Spiel zählt nicht für die Wertung.
rules-and-clock = Regeln und Uhr
clock = Uhr
clock-none = keine Uhr
clock-quick = 3 Minuten, 5 Sekunden mehr für jede Wahl
clock-calm = 15 Minuten, 15 Sekunden mehr für jede Wahl
clock-days = per Post: 3 Tage für jeden Zug
clock-short-none = Ohne Uhr
clock-short-quick = 3 Minuten
clock-short-calm = 15 Minuten
clock-short-day = Per Post: 1 Tag je Zug
clock-short-days = Per Post: 3 Tage je Zug
clock-day = per Post: 1 Tag für jeden Zug
clock-by-post = { $count ->
    [one] per Post: { $count } Tag für jeden Zug
   *[other] per Post: { $count } Tage für jeden Zug
}
clock-bank = { $minutes } min für jeden
clock-bank-more = { $minutes } min für jeden, { $seconds } s mehr je Entscheidung
clock-at-zero = Wenn die Zeit um ist
clock-zero-bot = spielt ein Bot weiter
clock-zero-lose = ist das Spiel verloren
clock-end-none = Alle nehmen sich die Zeit, die sie brauchen.
clock-end-bot = Ist jemandes Zeit um, spielt ein Bot für sie oder ihn weiter.
clock-end-lose = Wessen Zeit um ist, hat verloren; ab drei Spielern spielt ein Bot für sie oder ihn weiter.
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
see-table = Den Tisch ansehen
show-result = Das Ergebnis zeigen
more = Mehr
thinking = überlegt
bot = Computer
log = Verlauf und Züge
tools = Werkzeuge
sound = Ton
sound-on = Ton einschalten
sound-off = Ton ausschalten
whole-screen = Ganzer Bildschirm
notice-on = Sag mir, wenn ich dran bin
notice-off = Nicht mehr Bescheid sagen
notice-denied = Dieser Browser verbietet Hinweise
pace = Wie schnell etwas geschieht
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-at-once = sofort
give-up-asked = Diese Partie aufgeben?
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
offline = Keine Verbindung zum Server. Du siehst, was zuletzt hier war; es geht weiter, wenn die Verbindung wieder da ist.
offline-table = Keine Verbindung
offline-seen = Keine Verbindung: So hast du den Tisch zuletzt gesehen, { $when }. Es geht von selbst weiter.
offline-nothing-kept = Dieser Tisch war auf diesem Gerät noch nie zu sehen. Die Seite versucht es von selbst wieder.
went-back = Die Datenbank des Servers fiel aus und hat die letzten Züge verloren. Der Tisch geht von hier weiter.
your-turn = Du bist am Zug.
turn-of = { $who } ist am Zug.
waiting-for = Warten auf { $who }.
waiting-for-first-thought = Warten auf { $who }: Die Vorbereitung auf den ersten Zug dauert auf diesem Rechner einen Moment.
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
print-play = Zum Ausdrucken und Spielen am Tisch:
paper-a4 = A4
paper-letter = Letter
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
trouble-with = Ärger mit jemandem?
block-help = Wen du blockierst, findet deine Tische nicht mehr und du nicht dessen, und du hörst seine Sprüche nicht. Niemand erfährt davon. Eine Meldung geht an den, der diesen Server betreibt, ohne Karten.
blocked-now = { $who } ist blockiert.
unblocked-now = { $who } ist nicht mehr blockiert.
report = Melden
report-why = Was stimmt nicht?
report-name = ein beleidigender Name
report-stalling = spielt auf Zeit
report-leaving = läuft aus Spielen davon
report-cheating = betrügt
report-other = etwas anderes
reported-now = Danke. Der Betreiber erfährt von { $who }.
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

waiting-for-parts = Alle sind da. Gegeben wird, sobald { $who } diese Seite offen hat
waiting-for-people = { $count ->
    [0] Warten auf die, deren Plätze freigehalten werden
    [one] Warten auf noch eine Person
   *[other] Warten auf noch { $count } Personen
}
table-closed = Dieser Tisch wurde geschlossen.
invited-by = { $who } hält dir einen Platz frei
about-minutes = etwa { $count } min
kept-for = freigehalten für { $who }
no-seat-free = Die freien Plätze sind für andere freigehalten. Du kannst zusehen, sobald das Spiel beginnt.
sit-down = Hinsetzen
stand-up = Wieder aufstehen
send-link = Schick diesen Link an die, die mitspielen sollen:
link = Link
copy = Kopieren
copied = Kopiert
share = Teilen
invite-text = Spiel { $game } mit mir!
copied-now = Der Link ist kopiert; füge ihn in eine Nachricht ein.
qr = Der Link als Code für die Kamera eines Telefons
qr-help = Oder halte die Kamera eines Telefons auf den Code.
commitment = Der Server hat seinen Teil der Mischung schon festgelegt; der Fingerabdruck ist
known-deal = Bekannte Mischung: Jemand hier kennt vielleicht jede Karte. Versprochen ist nichts.
known-deal-short = bekannte Mischung

## Das Ende
you-won = Du gewinnst!
won-by = { $who } gewinnt
shared-by = { $who } teilen sich den Sieg
drawn = Unentschieden
won-together = Gemeinsam geschafft
lost-together = Gemeinsam verloren
ending-resigned = { $who } hat aufgegeben.
ending-clock = Die Zeit von { $who } ist abgelaufen.
ending-lesson = Die Lektion ist zu Ende.
rating-now = Deine Wertung: { $rating } ({ $change })
core-ice = Eis { $ice } × Himmel { $sky } = { $score }
core-sky = Himmel { $score }
player = Spieler
rematch = Noch einmal
next-game = Zum nächsten Spiel
rematch-offered = { $who } möchte noch einmal spielen.
rematch-yes = Ja, noch einmal
replay = Nachspielen
challenge = Gleiche Karten, andere Spieler
verify = War alles ehrlich gemischt?
fair = Gegeben wurde, was versprochen war.
unfair = Die Karten passen nicht zum Versprechen!
fair-unknown = Nichts Falsches gefunden, aber nicht alles ist hier bekannt.
no-proof = Diese Partie trägt keinen Beweis: sie wurde eingelesen oder mit bekannten Karten gespielt.
no-crypto = Dieser Browser kann es hier nicht prüfen; `snowedin verify` kann es.
check-commitment = Der Fingerabdruck ist der, den wir vorher bekamen.
check-game = Es ist das Spiel mit den Optionen, zu dem wir uns gesetzt haben.
check-secret = Das Geheimnis hat diesen Fingerabdruck.
check-pledges = Alle anderen waren an ihren Teil gebunden, bevor wir unseren zeigten.
check-nonce = Unser eigener Teil steckt in der Mischung.
check-key = Geheimnis und Teile der Spieler ergeben zusammen den Schlüssel der Mischung.
check-moves = Die Züge sind die, die wir sahen und machten.

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
analysis-worst = Die teuersten Entscheidungen
analysis-how = { $simulations } Simulationen je Wahl, dieselben Karten { $replays }-mal von gleich starken Bots gespielt.
luck-and-skill = Glück und Können
share-fair = Gerechter Anteil
share-luck = Kartenglück
share-skill = Können
share-result = Ergebnis
to-end = Ans Ende
all-seeing = allsehend: wer gerade wählte
speed-now = Tempo: { $speed }-fach
the-deal = Das Austeilen
step-untold = Davon wird nichts erzählt.
moves-told = Die Züge
everybody = alle
chance-of = Was { $who } erwarten durfte
chance-now = { $who } durfte hier { $share } erwarten.
costliest-at = Teure Wahl { $number }, bei Schritt { $step }
analysis-better = Besser:
show-better = Auf dem Brett zeigen
show-played = Zeigen, was gespielt wurde
play-on-here = Von hier weiterspielen
link-to-step = Link zu diesem Schritt
link-copied = Link kopiert

## Every day
daily = Die Karten des Tages
daily-short = Von jedem Spiel eine Verteilung, heute für alle dieselbe.
daily-help = Jeden Tag hat jedes Spiel eine Verteilung, auf allen Servern und im Terminal dieselbe. Du spielst gegen Skifahrer oder mit Skifahrern. Weil jeder die Verteilung vorher kennen kann, wird sie nie gegen Menschen gespielt und zählt in keiner Summe; verglichen wird nur dein erstes Ergebnis.
daily-open = Zu den Karten des Tages
daily-played = { $played } von { $all } gespielt
daily-against = gegen Skifahrer
daily-with = gemeinsam mit Skifahrern
daily-play = Spielen
daily-go-on = Weiterspielen
daily-par = Maß: Yeti
daily-par-waits = Yeti spielt noch …
daily-see-par = Wie Yeti es spielte
daily-won = gewonnen
daily-lost = verloren
daily-drawn = unentschieden
daily-others = { $count ->
    [one] Noch jemand hat es gespielt
   *[other] { $count } andere haben es gespielt
}
daily-nobody-else = Hier hat es sonst noch niemand gespielt.
daily-share = Ergebnis teilen
daily-line = Snowed In, { $game }, { $date }: { $result } (Yeti: { $par })
to-today = Zu den Karten des Tages
puzzle = Rätsel
puzzle-player = Spieler { $number }
puzzles = Rätsel
puzzles-all = Alle Rätsel
puzzles-help = Stellungen aus Partien von Bots, jede mit genau einer besten Antwort. Die Farbe sagt, wer sie findet.
puzzles-solved = { $solved } von { $all } gelöst
puzzle-number = { $number } von { $all }
puzzle-solve = Eines lösen
puzzle-solved = gelöst
puzzle-choices = Was du wählen kannst
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-show = Antwort zeigen
puzzle-go-on = Bis hierher richtig; weiter so.
puzzle-answer = Die Antwort:
puzzle-right = Richtig!
puzzle-wrong = Nicht ganz.
puzzle-shown = Das ist sie.
puzzle-level-snowflake = Das findet sogar Schneeflocke.
puzzle-level-sledger = Rodler findet es, Schneeflocke nicht.
puzzle-level-skier = Skifahrer findet es, Rodler nicht.
puzzle-level-yeti = Von den vier Stufen findet es nur Yeti.
puzzle-level-nobody = Keine der vier Stufen findet es.
puzzle-task-ice_queen = Welche Ansage gewinnt diesen Stich am ehesten?
puzzle-task-snowball_fight = Das Ende ist nah. Welche Wahl gewinnt gegen das beste Spiel am häufigsten?
puzzle-task-ice_and_sky = Welche Karte, wohin gelegt, sichert die meisten Ziele – was auch dein eigenes ist und was auch die anderen legen?
puzzle-task-winter = Gewinne das Tauen in höchstens drei eigenen Zügen. Wie beginnst du?
puzzle-task-cold_spell = Buchstabiere und melde die Wörter, die am meisten zählen (ohne den Zuschlag für das längste Wort).
puzzle-why-ice_queen = Die beste Ansage gewinnt den Stich in { $best } der Fälle.
puzzle-why-ice_queen-both = Deine gewinnt den Stich in { $yours } der Fälle, die beste in { $best }.
puzzle-why-snowball_fight = Die beste Wahl gewinnt in { $best } der Fälle.
puzzle-why-snowball_fight-both = Deine gewinnt in { $yours } der Fälle, die beste in { $best }.
puzzle-why-ice_and_sky = Die beste sichert so viele Ziele: { $best }.
puzzle-why-ice_and_sky-both = Deine sichert so viele Ziele: { $yours }; die beste: { $best }.
puzzle-why-winter = Nur ein Weg gewinnt in drei Zügen, was der andere auch tut.
puzzle-why-winter-both = Nur ein Weg gewinnt in drei Zügen, was der andere auch tut.
puzzle-why-cold_spell = Punkte der besten Wörter: { $best }.
puzzle-why-cold_spell-both = Punkte von deinen: { $yours }; von den besten Wörtern: { $best }.

## Verlauf
history = Verlauf
totals = Summen
game = Spiel
all-games = Alle Spiele
won-of = { $won } von { $count } gewonnen
won-together-of = { $won } von { $count } gemeinsam gewonnen
ratings = Wertungen
ratings-help = Spiele gegen Menschen und gegen die Stufen zählen, wenn niemand die Karten kannte. Der Balken zeigt, wo deine wahre Stärke liegt, in 95 von 100 Fällen.
rating-between = zwischen { $low } und { $high }
rating-matches = { $count ->
    [one] ein Spiel gewertet
   *[other] { $count } Spiele gewertet
}
points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
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
keep-name = Deinen Namen behalten
keep-name-help = Ein Passkey auf diesem Telefon, Rechner oder Sicherheitsschlüssel bringt dich als dich selbst zurück, mit deinen Spielen und Wertungen, auch wenn der Browser dich vergisst. Zum Spielen brauchst du keinen.
passkey-keep = Mit einem Passkey behalten
passkey-come-back = Mit einem Passkey zurückkommen
passkey-forget = { $count ->
    [one] Den Passkey vergessen
   *[other] Alle { $count } Passkeys vergessen
}
passkey-kept = Dein Name { $who } ist durch einen Passkey gesichert.
passkey-back = Willkommen zurück, { $who }.
passkey-forgotten = Kein Passkey sichert mehr deinen Namen.
passkey-there = Dieses Gerät hat schon einen Passkey für deinen Namen.
passkey-not-done = Nichts ist geschehen: Es wurde abgebrochen, oder dieses Gerät hat keinen Passkey für diesen Server.
no-passkeys = Hier gibt es keine Passkeys: Sie brauchen HTTPS und einen Namen in der Adresszeile. Ein Code tut es auch.
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
lesson-title = Lektion
lesson-do = Jetzt du: { $choice }
lesson-show = Zeig es mir
lesson-back = Zurück
lesson-wait = Jetzt wählen die anderen …
lesson-leave = Ein andermal weiter
lesson-later = Gut gemacht. Wir machen etwas später im selben Spiel weiter, wenn es mehr zu sehen gibt.
lesson-on = Weiter
lesson-done = Mehr brauchst du nicht für { $game }. Jetzt ein kleines richtiges Spiel gegen die sanfte Schneeflocke?
lesson-small-game = Ein kleines richtiges Spiel

## Refusals
refused-played_out = Von hier gibt es nichts mehr zu spielen: Die Partie ist vorbei.
refused-daily_deal = Die Karten des Tages kann jeder vorher kennen, darum werden sie nicht gegen Menschen gespielt.
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
refused-no_hints = Dieser Tisch wurde ohne Tipps eingerichtet.
refused-hint_is_sign = Die Regeln verlangen Schweigen: Ein Tipp wäre ein Zeichen für die anderen.
refused-no_lesson = Diese Lektion gibt es nicht.
refused-busy = Der Server ist mit dem beschäftigt, was andere wollten; versuch es in einer Minute noch einmal.
refused-nothing_offered = Hier kann dir nichts abgenommen werden.
refused-preparing = Dein Material wird vorbereitet.
refused-store = Der Speicher ist nicht zu erreichen; versuch es noch einmal.
refused-damaged = Ein Teil dieses Tisches ist auf dem Server nicht mehr lesbar; er kann nicht weitergespielt werden. Andere Tische sind nicht betroffen.
refused-bad_message = Der Server versteht diese Seite nicht; lade sie neu.
refused-too_large = Das ist zu groß.
refused-wrong_origin = Das kam von einer anderen Seite und wird nicht getan.
refused-wrong_host = Der Server heißt nicht so; wer ihn betreibt, muss ihm diesen Namen geben.
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
refused-not_lent = Eine Seite denkt nur dort für Bots, wo ihr Spieler allein von einer beendeten Partie aus weiterspielt.
refused-no_such_person = Diese andere Person gibt es hier nicht.
refused-other_rules = Dieser Server hat die Regeln dieser Partie nicht.
refused-rematch_by_players = Nur wer mitgespielt hat, kann ein neues Spiel aufbauen.
refused-recovery_code = Dieser Code ist unbekannt, verbraucht oder zu alt.
refused-passkey_late = Das hat zu lange gedauert oder wurde schon beantwortet; fang noch einmal an.
refused-passkey_wrong = Die Antwort dieses Passkeys stimmt nicht; nichts hat sich geändert.
refused-passkey_unknown = Dieser Server kennt diesen Passkey nicht.
refused-passkey_address = Passkeys gehören zum Namen einer Website, nicht zu einer Adresse.
refused-passkeys = Ein Name wird durch höchstens { $most } Passkeys gesichert.
refused-resigned = Du hast aufgegeben; ein Bot spielt zu Ende.
refused-out_of_time = Deine Zeit ist abgelaufen; ein Bot spielt zu Ende.
refused-overloaded = Der Server hat so viel zu tun, wie er kann, und wer gerade spielt, geht vor; versuch es in einer Minute noch einmal.
refused-same_deal = Dieselben Karten brauchen dasselbe Spiel, dieselben Optionen und ebenso viele Plätze.
refused-known_deal = Was jemand schon kennt, wird nicht mit Fremden gespielt; ladet andere mit dem Link ein.
refused-part_stands = Dein Teil der Mischung steht; steh auf und setz dich wieder, um einen anderen zu geben.
refused-wrong_nonce = Das ist nicht der Teil der Mischung, den du zugesagt hast.
refused-seat_beyond = Einen Platz { $seat } gibt es an einem Tisch für { $seats } nicht.
refused-table_busy = An diesem Tisch geschieht zu viel auf einmal; versuch es noch einmal.
refused-tables = Du hast { $most } unfertige Tische; spiel erst einen zu Ende.
refused-analyses = Du hast in der letzten Stunde { $most } Partien beurteilen lassen; warte ein wenig.
refused-unprepared = Dein Material ließ sich nicht vorbereiten; das Protokoll des Servers sagt, warum.
refused-wrong_clock = Eine Uhr hat mindestens eine Sekunde und höchstens sieben Tage.
refused-faulty = Das lässt sich nicht verwenden:
refused-file_broken = Die Datei ist nicht vollständig oder nicht von der Art, die ihre Endung nennt.
refused-file_kind = Dateien mit dieser Endung liest das Spiel nicht.
refused-file_shape = Die Datei enthält etwas anderes als die Liste, die hier erwartet wird.
refused-many_prepared = Der Server hat schon { $most }-mal mitgebrachtes Material vorbereitet; mehr nimmt er erst nach einem Neustart an.
refused-many_brought = Du hast { $most }-mal eigenes Material mitgebracht; mehr wird für dich nicht vorbereitet.
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
fault-more = und { $count } weitere
fault-more_lines = und { $count ->
    [one] eine weitere Zeile
   *[other] { $count } weitere Zeilen
}
