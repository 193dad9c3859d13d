# De pagina in het Nederlands.

title = Snowed In
subtitle = Vijf tafelspellen voor de avond waarop de weg dicht is.
skip = Naar de inhoud
pages = Pagina’s
language = Taal
theme = Licht of donker
loading = Een ogenblik …
opening = Het huis gaat zo open …
lost = Hier is niets dan sneeuw.
to-shelf = Terug naar de kast
guest = Gast
close = Sluiten
yes = ja
no = nee
unknown = onbekend

## Begin
shelf = De spellen
players = { $fewest }–{ $most } spelers
players-exactly = { $count } spelers
minutes = { $count } minuten
short-minutes = { $count } min
together = samen
play-now = Spelen
play = Spelen
dealing = Er wordt gedeeld …
new-table = Nieuwe tafel
learn = Leren
your-name = Je naam
save = Bewaren
saved = Bewaard
unfinished = Je lopende partijen
go-on = Verder spelen
none-unfinished = Geen; alles is af.
open-tables = Open tafels
none-open = Op dit moment wacht er niemand.
with = met { $who }
free-seats = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
table-gone = geen plaats meer
join = Meedoen
look = Kijken
people-here = Wie er is
nobody-seen = Niemand die gezien wil worden.
be-seen = Toon mij hier aan anderen
be-seen-help = Alleen je naam, zolang deze pagina open is. Niet terwijl je speelt waar de regels om stilte vragen.
blocked-people = { $count ->
    [one] Geblokkeerd: één persoon
   *[other] Geblokkeerd: { $count } personen
}
block = Blokkeren
unblock = Niet meer blokkeren
credits = Wie deze spellen maakte
friend-title = Speel met een vriend
friend-game = Wat spelen we?
friend-go = Maak een uitnodiging
friend-help = Je krijgt een link en een code om te versturen; niemand anders vindt de tafel.

game-ice_queen = IJskoningin
game-snowball_fight = Sneeuwballengevecht
game-ice_and_sky = IJs en hemel
game-winter = Winter
game-cold_spell = Koude betovering
pitch-ice_queen = Noem de eigenschap waarin jouw winterfiguur alle andere overtreft en neem alle kaarten.
pitch-snowball_fight = Kies een handvol tweezijdige kaarten, gooi er een op hetzelfde moment als je rivaal en eindig met de beste stapel.
pitch-ice_and_sky = Houd de levende wereld drie generaties in evenwicht, met doelen die iedereen ziet behalve wie ze heeft.
pitch-winter = Bouw een meer van licht en donker ijs, bezet vierkanten van je kleur en sta er als laatste op wanneer het dooit.
pitch-cold_spell = Richt piramides op letters, steel ze, schuif ze door en spel met je buit woorden die hun ogen waard zijn.

bot-chance = beginner (speelt maar wat)
bot-greed = hebberig
bot-counter = kaartenteller
bot-careful = zorgvuldig (speelt volgens het boekje)
bot-signals = seinen (houdt zich aan de afspraak)
bot-novice = beginner (kleine woorden)
bot-reader = lezer (gewone woorden)
bot-mood = grillig
bot-pride = trots
bot-snowflake = Sneeuwvlok (zacht)
bot-sledger = Sleeër (rustig)
bot-skier = Skiër (sterk)
bot-yeti = Yeti (genadeloos)
bot-avalanche = Lawine (boven Yeti)
bot-signaller = Seingever (een Yeti met een afspraak)
bot-reflex = reflex (een getraind netwerk, antwoordt meteen)
against = Bots spelen als
bot-of-seat = { $name } { $number }
who-across = Wie zit er tegenover?
who-across-help = bots aan elke tafel
level-snowflake = Sneeuwvlok
level-snowflake-how = zacht
level-sledger = Sleeër
level-sledger-how = rustig
level-skier = Skiër
level-skier-how = sterk
level-yeti = Yeti
level-yeti-how = genadeloos

## Een nieuwe tafel
who-plays = Wie speelt
how-many = Spelers
seat = Plaats { $number }
as-usual = zoals gewoonlijk
plan-me = Iemand aan dit scherm
plan-open = Iemand die erbij komt
plan-bot = Bot: { $name }
shared-screen = Jullie delen dit scherm. Het wordt afgedekt als het moet worden doorgegeven.
who-may-join = Wie mee mag doen
public = Deze tafel aan iedereen tonen
public-help = Iedereen vindt hem op de eerste pagina.
link-help = Alleen wie van jou de link krijgt.
hints-wish = Tips en de oplosser zijn toegestaan
hints-allowed = Tips zijn hier toegestaan; iedereen hoort het als iemand er een vraagt.
hints-none = Geen tips onder mensen: iedereen denkt zelf.
rated-yes = Deze partij telt voor de ratings.
rated-no = Deze partij telt niet voor de ratings.
rules-and-clock = Regels en klok
clock = Klok
clock-none = geen klok
clock-quick = 3 minuten, 5 seconden erbij per keuze
clock-calm = 15 minuten, 15 seconden erbij per keuze
clock-days = per post: 3 dagen voor elke beurt
clock-short-none = Geen klok
clock-short-quick = 3 minuten
clock-short-calm = 15 minuten
clock-short-day = Per post: 1 dag per beurt
clock-short-days = Per post: 3 dagen per beurt
clock-day = per post: 1 dag voor elke beurt
clock-by-post = { $count ->
    [one] per post: { $count } dag voor elke beurt
   *[other] per post: { $count } dagen voor elke beurt
}
clock-bank = { $minutes } min per speler
clock-bank-more = { $minutes } min per speler, { $seconds } s erbij voor elke keuze
clock-at-zero = Als de tijd om is
clock-zero-bot = speelt een bot verder
clock-zero-lose = is het spel verloren
clock-end-none = Iedereen neemt de tijd die nodig is.
clock-end-bot = Als iemands tijd om is, speelt een bot voor die speler verder.
clock-end-lose = Wie geen tijd meer heeft, heeft verloren; met drie of meer speelt een bot verder.
preview = Voorbeeld
preview-count = { $count ->
    [one] Eén rij
   *[other] { $count } rijen
}
row-number = Rij
column = Kolom
fault = Wat er mis is
open-table = Tafel openen
start = Beginnen

option-ice_queen-under = Gewonnen kaarten
option-ice_queen-under-help = Hoe gewonnen kaarten onder de stapel gaan: geschud of in een bekende volgorde.
option-ice_queen-dealer = Wie deelt
option-ice_queen-dealer-help = Wie links van de deler zit, noemt als eerste. Zoals gewoonlijk: het lot; alleen tegen bots je rechterbuur, zodat jij als eerste noemt.
option-ice_queen-hand_cap = Hoogstens zoveel rondes
option-ice_queen-hand_cap-help = Na zoveel rondes winnen de meeste kaarten; zonder grens pas na 30.000.
option-ice_queen-memory = Geheugen
option-ice_queen-memory-help = Of de tafel de kaarten opsomt die iedereen heeft gezien.
option-ice_queen-deck = Een ander spel kaarten
option-ice_queen-deck-help = Breng eigen figuren mee als CSV, TOML of JSON: name, element, de twaalf getallen, flavour.
option-snowball_fight-sneak_is_hit = Sluipaanval raakt
option-snowball_fight-sneak_is_hit-help = Of een Sluipaanval die niet ontweken wordt als treffer telt.
option-snowball_fight-whitewash_is_hit = Inwrijven raakt
option-snowball_fight-whitewash_is_hit-help = Of Inwrijven als treffer telt.
option-snowball_fight-rocks_slow_on_miss = Stenen remmen altijd
option-snowball_fight-rocks_slow_on_miss-help = Of Stenen gooien de werper ook remt als het ontweken wordt.
option-snowball_fight-ultra_reach = Bereik van Superverbeteren
option-snowball_fight-ultra_reach-help = Uit welke kaarten van het Arsenaal Superverbeteren mag kiezen.
option-snowball_fight-snatch_needs_attack = Grijpen vraagt een aanval
option-snowball_fight-snatch_needs_attack-help = Of Grijp en ren alleen ruilt na het ontwijken van een aanval.
option-snowball_fight-turn_cap = Hoogstens zoveel beurten
option-snowball_fight-turn_cap-help = Na zoveel beurten worden de punten geteld.
option-ice_and_sky-variant = Variant
option-ice_and_sky-variant-help = Expert telt ook methaan; jong opent de handen; junior opent ze en laat gassen en IJs weg.
option-ice_and_sky-start_values = Startkaarten
option-ice_and_sky-start_values-help = De waarden van de drie startkaarten, van Lucht tot Water.
option-ice_and_sky-talk = Praten
option-ice_and_sky-talk-help = Of de spelers tijdens een generatie mogen praten.
option-ice_and_sky-aid = Hulp bij het afleiden
option-ice_and_sky-aid-help = Of iedereen de doelen ziet die hij nog kan hebben.
option-winter-overlap = Overlappen
option-winter-overlap-help = Of twee stenen stukken ijs mogen delen.
option-winter-turn_in_place = Draaien op de plaats
option-winter-turn_in_place-help = Of een kaart draaien waar ze ligt als verplaatsen telt.
option-winter-corner_contact = Hoeken verbinden
option-winter-corner_contact-help = Of kaarten die elkaar alleen bij een hoek raken verbonden zijn.
option-winter-thaw_cap = Langste dooi
option-winter-thaw_cap-help = Na zoveel dooibeurten is het remise.
option-winter-deck = Andere kaarten
option-winter-deck-help = Achttien andere kaarten: een tekst-, TOML- of JSON-bestand, vier letters L of D per kaart.
option-cold_spell-straight = Rechtdoor
option-cold_spell-straight-help = Of een piramide alleen rechtdoor gaat.
option-cold_spell-pass_upright = Langs piramides
option-cold_spell-pass_upright-help = Of een piramide over kaarten mag waarop andere rechtop staan.
option-cold_spell-patience = Geduld
option-cold_spell-patience-help = Na zoveel rondes zonder plaatsen of nemen sluit het veld.
option-cold_spell-solver = Oplosser
option-cold_spell-solver-help = Of de oplosser voor spelers meldt.
option-cold_spell-letters = Andere letters
option-cold_spell-letters-help = Een CSV- of JSON-bestand: letters (A, A/O voor een van beide, QU voor allebei achter elkaar, * voor elke), points, count.
option-cold_spell-dictionary = Een ander woordenboek
option-cold_spell-dictionary-help = Een tekstbestand, één woord per regel. De tafel staat dan pas na een poosje klaar.
value-yes = ja
value-no = nee
value-on = aan
value-off = uit
value-lot = het lot
value-none = geen grens
value-shuffled = geschud
value-fixed = in een bekende volgorde
value-face-up = open kaarten
value-whole-Arsenal = het hele Arsenaal
value-standard = gewoon
value-expert = expert
value-young = jong
value-junior = junior
value-on-request = op verzoek
value-always = altijd
value-never = nooit

## De tafel
board = Het bord
see-table = De tafel bekijken
show-result = De uitslag tonen
more = Meer
thinking = denkt na
bot = computer
log = Verloop en zetten
tools = Gereedschap
sound = Geluid
sound-on = Geluid aan
sound-off = Geluid uit
whole-screen = Volledig scherm
notice-on = Meld het als ik aan de beurt ben
notice-off = Niet meer melden
notice-denied = Deze browser verbiedt meldingen
pace = Hoe snel dingen gebeuren
pace-slow = langzaam
pace-normal = gewoon
pace-fast = snel
pace-at-once = meteen
give-up-asked = Deze partij opgeven?
you = jij
free = vrij
to-act = moet kiezen
away = een bot speelt
not-here = nu niet hier
resigned = heeft opgegeven
no-table = Die tafel bestaat niet.
watching = Je kijkt toe
connecting = Verbinden …
reconnecting = De lijn is verbroken; opnieuw verbinden …
offline = Geen verbinding met de server. Je ziet wat hier het laatst was; het gaat verder als de verbinding terug is.
offline-table = Geen verbinding
offline-seen = Geen verbinding: zo zag je de tafel het laatst, { $when }. Het gaat vanzelf verder.
offline-nothing-kept = Deze tafel is op dit apparaat nooit gezien. De pagina probeert het vanzelf opnieuw.
went-back = De database van de server viel uit en verloor de laatste zetten. De tafel gaat hier verder.
your-turn = Jij bent aan de beurt.
turn-of = { $who } is aan de beurt.
waiting-for = Wachten op { $who }.
waiting-for-first-thought = Wachten op { $who }: de eerste gedachte wordt op deze computer voorbereid en dat duurt even.
pending = Onderweg …
over = Het spel is uit.
moves = { $count ->
    [one] Eén zet
   *[other] { $count } zetten
}
story = Wat er gebeurde
hint = Tip
take-back = Terugnemen
silent-table = De regels vragen om stilte: tot het spel voorbij is zien de anderen de kaarten die je legt, en niets anders van wat je doet.
rules = Regels
print-play = Om af te drukken en aan tafel te spelen:
paper-a4 = A4
paper-letter = Letter
rules-in-english = Het regelboek is nog niet vertaald; dit is het Engelse.
say = Zeggen …
say-hello = Hallo!
say-good-luck = Veel geluk!
say-well-played = Goed gespeeld!
say-thanks = Dank je.
say-oops = Oeps.
say-one-moment = Een ogenblik, graag.
say-again = Nog een keer?
say-good-bye = Tot ziens.
trouble-with = Last van iemand?
block-help = Wie je blokkeert vindt jouw tafels niet meer, jij die van hen niet, en je hoort hun zinnen niet. Niemand krijgt het te horen. Een melding gaat naar wie deze server beheert, zonder kaarten.
blocked-now = { $who } is geblokkeerd.
unblocked-now = { $who } is niet meer geblokkeerd.
report = Melden
report-why = Wat is er mis?
report-name = een beledigende naam
report-stalling = rekt tijd
report-leaving = loopt weg uit partijen
report-cheating = speelt vals
report-other = iets anders
reported-now = Bedankt. De beheerder hoort van { $who }.
give-up = Opgeven
resign-sure = Ja, opgeven
bot-instead = Een bot laten verder spelen
play-on = Nee, doorspelen
return = Weer zelf spelen
asks-back = { $who } wil graag een zet terugnemen.
asked = De anderen wordt gevraagd of je mag.
agree = Goed
rather-not = Liever niet
pass-to = Geef het apparaat aan { $who }
look-away = Alle anderen kijken weg.
i-am = Ik ben { $who }

waiting-for-parts = Iedereen is er. Er wordt gedeeld zodra { $who } deze pagina open heeft
waiting-for-people = { $count ->
    [0] Wachten op degenen voor wie een plaats is vrijgehouden
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $count } spelers
}
table-closed = Deze tafel is gesloten.
invited-by = { $who } houdt een plaats voor je vrij
about-minutes = ongeveer { $count } min
kept-for = vrijgehouden voor { $who }
no-seat-free = De vrije plaatsen zijn voor anderen. Je kunt meekijken als het spel begint.
sit-down = Ga zitten
stand-up = Weer opstaan
send-link = Stuur deze link naar wie mee moet spelen:
link = Link
copy = Kopiëren
copied = Gekopieerd
share = Delen
invite-text = Kom { $game } met me spelen!
copied-now = De link is gekopieerd; plak hem in een bericht.
qr = De link als code voor de camera van een telefoon
qr-help = Of richt de camera van een telefoon op de code.
commitment = De server heeft zijn deel van de verdeling al vastgelegd; de vingerafdruk is
known-deal = Bekende verdeling: iemand hier kent misschien elke kaart. Er is niets beloofd.
known-deal-short = bekende verdeling

## Het einde
you-won = Je wint!
won-by = { $who } wint
shared-by = { $who } delen de overwinning
drawn = Remise
won-together = Samen gelukt
lost-together = Samen verloren
ending-resigned = { $who } heeft opgegeven.
ending-clock = De tijd van { $who } is om.
ending-lesson = De les is voorbij.
rating-now = Je rating: { $rating } ({ $change })
core-ice = IJs { $ice } × Hemel { $sky } = { $score }
core-sky = Hemel { $score }
player = Speler
rematch = Nog een keer
next-game = Naar het volgende spel
rematch-offered = { $who } wil nog een keer spelen.
rematch-yes = Ja, nog een keer
replay = Terugkijken
challenge = Zelfde kaarten, andere spelers
verify = Was het eerlijk gedeeld?
fair = Er is gedeeld zoals beloofd.
unfair = De verdeling past niet bij de belofte!
fair-unknown = Niets verkeerds gevonden, maar niet alles is hier bekend.
no-proof = Deze partij draagt geen bewijs: ze werd ingelezen of met bekende kaarten gespeeld.
no-crypto = Deze browser kan het hier niet nagaan; `snowedin verify` wel.
check-commitment = De vingerafdruk is die we voor het delen kregen.
check-game = Het is het spel, met de opties, waarvoor we gingen zitten.
check-secret = Het geheim heeft die vingerafdruk.
check-pledges = Alle anderen waren aan hun deel gebonden voordat wij het onze toonden.
check-nonce = Ons eigen deel zit in de verdeling.
check-key = Geheim en delen van de spelers geven samen de sleutel van de verdeling.
check-moves = De zetten zijn die we zagen en deden.

## Terugkijken
seen-as = Gezien door
spectator = een toeschouwer
download = Downloaden
to-start = Naar het begin
back = Een stap terug
forward = Een stap verder
run = Afspelen
pause = Pauze
step = Stap
analysis = Wat dacht ik toch?
analysis-help = Een analyse bekijkt elke keuze van deze partij, met wat de speler toen wist, en wat even sterke bots van dezelfde kaarten maken.
analyse = Beoordeel deze partij
analysis-waits = Eerst worden andere partijen beoordeeld.
analysis-runs = De partij wordt beoordeeld.
analysis-no-choice = In deze stap koos niemand iets.
analysis-chose = { $who } koos:
analysis-only = Er viel niets te overwegen.
analysis-agrees = De analyse had hetzelfde gedaan.
analysis-worst = De duurste keuzes
analysis-how = { $simulations } simulaties per keuze, dezelfde kaarten { $replays } keer gespeeld door even sterke bots.
luck-and-skill = Geluk en kunde
share-fair = Eerlijk deel
share-luck = Geluk met de kaarten
share-skill = Kunde
share-result = Uitslag
to-end = Naar het einde
all-seeing = alziend: wie koos
speed-now = Tempo: { $speed } keer
the-deal = Het delen
step-untold = Hiervan wordt niets verteld.
moves-told = De zetten
everybody = iedereen
chance-of = Wat { $who } kon verwachten
chance-now = { $who } kon hier { $share } verwachten.
costliest-at = Dure keuze { $number }, bij stap { $step }
analysis-better = Beter:
show-better = Op het bord laten zien
show-played = Laten zien wat er gespeeld werd
play-on-here = Van hier verder spelen
link-to-step = Link naar deze stap
link-copied = Link gekopieerd

## Every day
daily = De spellen van vandaag
daily-short = Van elk spel één deling, vandaag voor iedereen dezelfde.
daily-help = Elke dag heeft elk spel één deling, op alle servers en in de terminal dezelfde. Je speelt tegen Skiër, of samen met Skiërs. Omdat iedereen de deling vooraf kan kennen, wordt ze nooit tegen mensen gespeeld en telt ze in geen totaal; alleen je eerste uitslag wordt vergeleken.
daily-open = Naar de spellen van vandaag
daily-played = { $played } van { $all } gespeeld
daily-against = tegen Skiër
daily-with = samen met Skiërs
daily-play = Spelen
daily-go-on = Verder spelen
daily-par = Maat: Yeti
daily-par-waits = Yeti speelt nog …
daily-see-par = Hoe Yeti het speelde
daily-won = gewonnen
daily-lost = verloren
daily-drawn = gelijk
daily-others = { $count ->
    [one] Eén ander heeft het gespeeld
   *[other] { $count } anderen hebben het gespeeld
}
daily-nobody-else = Hier heeft nog niemand anders het gespeeld.
daily-share = Uitslag delen
daily-line = Snowed In, { $game }, { $date }: { $result } (Yeti: { $par })
to-today = Naar de spellen van vandaag
puzzle = Puzzel
puzzle-player = Speler { $number }
puzzles = Puzzels
puzzles-all = Alle puzzels
puzzles-help = Stellingen uit partijen van bots, elk met precies één beste antwoord. De kleur zegt wie het vindt.
puzzles-solved = { $solved } van { $all } opgelost
puzzle-number = { $number } van { $all }
puzzle-solve = Er een oplossen
puzzle-solved = opgelost
puzzle-choices = Wat je kunt kiezen
puzzle-next = Volgende puzzel
puzzle-again = Opnieuw
puzzle-show = Antwoord laten zien
puzzle-go-on = Tot zover goed; ga door.
puzzle-answer = Het antwoord:
puzzle-right = Goed!
puzzle-wrong = Niet helemaal.
puzzle-shown = Dit is het.
puzzle-level-snowflake = Zelfs Sneeuwvlok vindt het.
puzzle-level-sledger = Sleeër vindt het, Sneeuwvlok niet.
puzzle-level-skier = Skiër vindt het, Sleeër niet.
puzzle-level-yeti = Van de vier niveaus vindt alleen Yeti het.
puzzle-level-nobody = Geen van de vier niveaus vindt het.
puzzle-task-ice_queen = Welke keuze wint deze slag het waarschijnlijkst?
puzzle-task-snowball_fight = Het einde is nabij. Welke keuze wint het vaakst tegen het beste spel?
puzzle-task-ice_and_sky = Welke kaart, waar gelegd, maakt de meeste doelen zeker – wat je eigen doel ook is en wat de anderen ook leggen?
puzzle-task-winter = Win de dooi in hoogstens drie eigen beurten. Hoe begin je?
puzzle-task-cold_spell = Spel en meld de woorden die het meeste waard zijn (zonder de premie voor het langste woord).
puzzle-why-ice_queen = De beste keuze wint de slag in { $best } van de gevallen.
puzzle-why-ice_queen-both = Die van jou wint de slag in { $yours } van de gevallen, de beste in { $best }.
puzzle-why-snowball_fight = De beste keuze wint in { $best } van de gevallen.
puzzle-why-snowball_fight-both = Die van jou wint in { $yours } van de gevallen, de beste in { $best }.
puzzle-why-ice_and_sky = De beste maakt zoveel doelen zeker: { $best }.
puzzle-why-ice_and_sky-both = Die van jou maakt zoveel doelen zeker: { $yours }; de beste: { $best }.
puzzle-why-winter = Maar één weg wint in drie beurten, wat de ander ook doet.
puzzle-why-winter-both = Maar één weg wint in drie beurten, wat de ander ook doet.
puzzle-why-cold_spell = Punten van de beste woorden: { $best }.
puzzle-why-cold_spell-both = Punten van die van jou: { $yours }; van de beste woorden: { $best }.

## Geschiedenis
history = Geschiedenis
totals = Totalen
game = Spel
all-games = Alle spellen
won-of = { $won } van { $count } gewonnen
won-together-of = { $won } van { $count } samen gewonnen
ratings = Ratings
ratings-help = Partijen tegen mensen en tegen de niveaus tellen, met kaarten die niemand kende. De balk laat zien waar je ware sterkte ligt, 95 van de 100 keer.
rating-between = tussen { $low } en { $high }
rating-matches = { $count ->
    [one] één partij geteld
   *[other] { $count } partijen geteld
}
points = { $count ->
    [one] één punt
   *[other] { $count } punten
}
none-played = Je hebt nog geen partij uitgespeeld.
players-and-shares = Spelers en hun deel van de overwinning
score-sheet = Scoreblad
wi-sheet = Winter: namen onder de kleuren
date = Datum
bring = Een partij meebrengen
bring-help = Een bewaarde of gedownloade partij: een afgelopen partij kun je terugzien, een andere speel je verder.
bring-not-json = { $file } is geen JSON-bestand, of het is afgekapt. Partijen worden als JSON bewaard.
bring-not-match = { $file } bevat geen partij van Snowed In. Download er een bij het terugkijken, of bewaar er een in de terminal.
bring-choices = { $count ->
    [one] één keuze
   *[other] { $count } keuzes
}
bring-as = Gaat ze verder, dan speel je
bring-all = iedereen, op dit scherm
bring-open = Openen
keep-name = Je naam bewaren
keep-name-help = Een passkey op deze telefoon, computer of beveiligingssleutel brengt je terug als jezelf, met je partijen en ratings, ook als de browser je vergeet. Om te spelen heb je er geen nodig.
passkey-keep = Bewaren met een passkey
passkey-come-back = Terugkomen met een passkey
passkey-forget = { $count ->
    [one] De passkey vergeten
   *[other] Alle { $count } passkeys vergeten
}
passkey-kept = Je naam { $who } wordt bewaard door een passkey.
passkey-back = Welkom terug, { $who }.
passkey-forgotten = Geen passkey bewaart je naam nog.
passkey-there = Dit apparaat heeft al een passkey voor je naam.
passkey-not-done = Er is niets gebeurd: het werd afgebroken, of dit apparaat heeft geen passkey voor deze server.
no-passkeys = Hier zijn geen passkeys: ze hebben HTTPS en een naam in de adresbalk nodig. Een code kan ook.
devices = Een ander apparaat
devices-help = Een code maakt ook een ander apparaat van jou. Hij geldt één keer, één dag lang.
make-code = Code maken
code = Code
use-code = Hier gebruiken
same-deal = Dezelfde kaarten
same-deal-help = Wie deze verdeling speelt, krijgt precies dezelfde kaarten. Speel haar en vergelijk.
play-deal = Deze kaarten spelen
copy-link = Link kopiëren
results = Uitslagen

## Lessen
lesson = Les { $number } van { $count }
got-it = Begrepen
lesson-title = Les
lesson-do = Nu jij: { $choice }
lesson-show = Laat zien
lesson-back = Terug
lesson-wait = Nu kiezen de anderen …
lesson-leave = Een andere keer verder
lesson-later = Goed gedaan. We gaan iets later in hetzelfde spel verder, als er meer te zien is.
lesson-on = Verder
lesson-done = Meer heb je niet nodig voor { $game }. Nu een klein echt spel tegen de zachte Sneeuwvlok?
lesson-small-game = Een klein echt spel

## Refusals
refused-played_out = Vanaf hier valt er niets meer te spelen: de partij is voorbij.
refused-daily_deal = Iedereen kan een deling van de dag vooraf kennen, dus wordt ze niet tegen mensen gespeeld.
refused-offline = De server is niet te bereiken.
refused-nothing_to_take_back = Er is niets terug te nemen.
refused-not_to_act = Je bent niet aan de beurt.
refused-stale = De stelling is intussen veranderd.
refused-not_legal = Dat kan nu niet gekozen worden.
refused-too_fast = Te veel tegelijk; wacht even.
refused-too_many = Dat is te veel; maak eerst iets af.
refused-full = Alle plaatsen zijn bezet.
refused-unknown = Die tafel bestaat niet.
refused-not_your_seat = Die plaats is niet van jou.
refused-over = Het spel is uit.
refused-silence = De regels vragen nu om stilte.
refused-no_take_back = Volgens de regels van dit spel wordt niets teruggenomen, ook niet als iedereen het goedvindt.
refused-no_hints = Deze tafel is zonder tips opgezet.
refused-hint_is_sign = De regels vragen stilte: een tip zou een teken voor de anderen zijn.
refused-no_lesson = Die les bestaat niet.
refused-busy = De server is bezig met wat anderen vroegen; probeer het over een minuut opnieuw.
refused-nothing_offered = Hier kan niets voor je gedaan worden.
refused-preparing = Je materiaal wordt klaargemaakt.
refused-store = De opslag is niet te bereiken; probeer het opnieuw.
refused-damaged = Een deel van deze tafel is op de server niet meer leesbaar; er kan niet verder gespeeld worden. Andere tafels zijn niet geraakt.
refused-bad_message = De server begrijpt deze pagina niet; laad haar opnieuw.
refused-too_large = Dat is te groot.
refused-wrong_origin = Dit kwam van een andere site en wordt niet gedaan.
refused-wrong_host = De server heet niet zo; wie hem beheert, moet hem die naam geven.
refused-wrong_content = De server neemt dit niet aan.
refused-not_found = Zoiets is hier niet.
refused-not_allowed = Dat kan hier niet.
refused-no_name = Zeg eerst je naam.
refused-not_dealt = Het spel is nog niet begonnen; er zijn plaatsen vrij.
refused-not_over = Het spel is nog niet afgelopen.
refused-a_bot_plays = Op deze plaats speelt een bot; kom eerst terug.
refused-no_bot_plays = Je bent er al.
refused-nothing_asked = Niemand wacht op je antwoord.
refused-no_page = De pagina is niet in deze server ingebouwd.
refused-fault = Er ging iets mis op de server; het is daar genoteerd.
refused-document_broken = Dit is geen hele partij, of ze is na het bewaren veranderd.
refused-document_unplayable = Deze partij kan met de regels van deze server niet gespeeld worden.
refused-still_thinking = Over wat je eerder vroeg wordt nog nagedacht.
refused-no_seat_for_you = Aan deze tafel is geen plaats voor je vrij.
refused-no_such_seat = Deze partij heeft die plaats niet.
refused-not_lent = Een pagina denkt alleen voor bots waar haar speler alleen verder speelt vanuit een partij die voorbij is.
refused-no_such_person = Zo iemand anders is hier niet.
refused-other_rules = Deze server heeft de regels van deze partij niet.
refused-rematch_by_players = Alleen wie meespeelde kan een nieuw spel klaarzetten.
refused-recovery_code = Deze code is onbekend, gebruikt of te oud.
refused-passkey_late = Dit duurde te lang, of werd al beantwoord; begin opnieuw.
refused-passkey_wrong = Het antwoord van deze passkey klopt niet; er is niets veranderd.
refused-passkey_unknown = Deze server kent deze passkey niet.
refused-passkey_address = Passkeys horen bij de naam van een site, niet bij een adres.
refused-passkeys = Een naam wordt door hoogstens { $most } passkeys bewaard.
refused-resigned = Je hebt opgegeven; een bot speelt het uit.
refused-out_of_time = Je tijd is om; een bot speelt het uit.
refused-overloaded = De server heeft het zo druk als hij aankan, en wie al speelt gaat voor; probeer het over een minuut opnieuw.
refused-same_deal = Dezelfde verdeling vraagt hetzelfde spel, dezelfde opties en evenveel plaatsen.
refused-known_deal = Een verdeling die iemand al kent, wordt niet met vreemden gespeeld; nodig mensen uit met de link.
refused-part_stands = Je deel van de verdeling staat vast; sta op en ga weer zitten om een ander te geven.
refused-wrong_nonce = Dit is niet het deel van de verdeling dat je beloofde.
refused-seat_beyond = Er is geen plaats { $seat } aan een tafel voor { $seats }.
refused-table_busy = Er gebeurt te veel tegelijk aan deze tafel; probeer het nog eens.
refused-tables = Je hebt { $most } onafgemaakte tafels; maak er eerst een af.
refused-analyses = Je hebt het afgelopen uur { $most } partijen laten beoordelen; wacht even.
refused-unprepared = Je materiaal kon niet worden klaargemaakt; het logboek van de server zegt waarom.
refused-wrong_clock = Een klok heeft minstens één seconde en hoogstens zeven dagen.
refused-faulty = Dit is niet te gebruiken:
refused-file_broken = Het bestand is niet heel, of niet van de soort die de extensie noemt.
refused-file_kind = Bestanden met deze extensie leest het spel niet.
refused-file_shape = In het bestand staat iets anders dan de lijst die hier verwacht wordt.
refused-many_prepared = De server heeft al { $most } keer meegebracht materiaal klaargemaakt; meer neemt hij pas na een herstart aan.
refused-many_brought = Je hebt { $most } keer eigen materiaal meegebracht; meer wordt niet voor je klaargemaakt.
refused-many_words = De woordenlijst is te groot.
refused-small_deck = Met { $seats } spelers zijn er twee kaarten voor ieder nodig, dus { $needed }; het spel kaarten heeft er { $size }.

## Faults of components
fault-count = een spel kaarten heeft er { $wanted }, dit heeft er { $size }
fault-size = er worden { $low } tot { $high } kaarten verwacht; hier zijn het er { $size }
fault-named_before = { $name } staat al in rij { $first }
fault-total = het totaal wordt uitgerekend, laat het weg
fault-no_column = die kolom bestaat niet; er zijn { $columns }
fault-twice = hij staat er dubbel
fault-element = verwacht: Ice of Fire, gevonden: { $got ->
    [nothing] niets
   *[other] { $got }
}
fault-text = verwacht: een tekst van hoogstens { $most } afdrukbare tekens, gevonden: { $got ->
    [nothing] niets
   *[other] { $got }
}
fault-number = verwacht: een heel getal van { $low } tot { $high }, gevonden: { $got ->
    [nothing] niets
   *[other] { $got }
}
fault-four_letters = verwacht: vier letters, elk L of D, gevonden: { $got ->
    [nothing] niets
   *[other] { $got }
}
fault-one_colour = { $got } is van één kleur, en dat mag geen kaart zijn
fault-letters = verwacht: een letter A tot Z, meer letters met / ertussen, twee achter elkaar, of { $any }, gevonden: { $got ->
    [nothing] niets
   *[other] { $got }
}
fault-word = verwacht: een woord van { $low } tot { $high } letters A tot Z, gevonden: { $got ->
    [nothing] niets
   *[other] { $got }
}
fault-no_words = er staan geen woorden in
fault-more = en nog { $count }
fault-more_lines = en { $count ->
    [one] nog één regel
   *[other] nog { $count } regels
}
