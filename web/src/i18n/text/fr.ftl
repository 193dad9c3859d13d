# La page en français.

title = Snowed In
subtitle = Cinq jeux de table pour le soir où la route est coupée.
skip = Aller au contenu
pages = Pages
language = Langue
theme = Clair ou sombre
loading = Un instant…
opening = La maison s’ouvre …
lost = Il n’y a ici que de la neige.
to-shelf = Retour à l’étagère
guest = Invité
close = Fermer
yes = oui
no = non
unknown = inconnu

## Accueil
shelf = Les jeux
players = { $fewest }–{ $most } joueurs
players-exactly = { $count } joueurs
minutes = { $count } minutes
short-minutes = { $count } min
together = ensemble
play-now = Jouer
play = Jouer
dealing = Distribution…
new-table = Nouvelle table
learn = Apprendre
your-name = Votre nom
save = Enregistrer
saved = Enregistré
unfinished = Vos parties en cours
go-on = Reprendre la partie
none-unfinished = Aucune ; tout est fini.
open-tables = Tables ouvertes
none-open = Personne n’attend en ce moment.
with = avec { $who }
free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
table-gone = plus de place
join = Rejoindre
look = Regarder
people-here = Qui est là
nobody-seen = Personne qui souhaite être vu.
be-seen = Me montrer aux autres ici
be-seen-help = Seulement votre nom, tant que cette page est ouverte. Pas pendant une partie où les règles demandent le silence.
blocked-people = { $count ->
    [one] Bloqué : { $count } personne
   *[other] Bloqués : { $count } personnes
}
block = Bloquer
unblock = Ne plus bloquer
credits = Qui a créé ces jeux
friend-title = Jouer avec un ami
friend-game = À quoi jouons-nous ?
friend-go = Créer une invitation
friend-help = Vous recevez un lien et un code à envoyer ; personne d’autre ne trouve la table.

game-ice_queen = La Reine des glaces
game-snowball_fight = Bataille de boules de neige
game-ice_and_sky = La Glace et le Ciel
game-winter = Hiver
game-cold_spell = Sortilège de froid
pitch-ice_queen = Annoncez la qualité par laquelle votre personnage d’hiver éclipse tous les autres, et prenez toutes les cartes.
pitch-snowball_fight = Choisissez une poignée de cartes à deux côtés, lancez-en un au même instant que votre rival, et finissez avec la meilleure pile.
pitch-ice_and_sky = Équilibrez le vivant sur trois générations, par des objectifs que tous voient sauf ceux qui les ont.
pitch-winter = Bâtissez un lac de glace claire et foncée, occupez des carrés de votre couleur, et soyez le dernier dessus au dégel.
pitch-cold_spell = Pointez des pyramides sur des lettres, volez-les, refilez-les, et faites de vos prises des mots qui valent leurs points.

bot-chance = débutant (joue n’importe quoi)
bot-greed = gourmand
bot-counter = compteur de cartes
bot-careful = prudent (joue selon les règles de l’art)
bot-signals = signaux (suit la convention)
bot-novice = débutant (petits mots)
bot-reader = lecteur (mots courants)
bot-mood = lunatique
bot-pride = fier
bot-snowflake = Flocon (doux)
bot-sledger = Lugeur (tranquille)
bot-skier = Skieur (fort)
bot-yeti = Yéti (sans pitié)
bot-avalanche = Avalanche (au-dessus de Yéti)
bot-signaller = Signaleur (un Yéti avec une convention)
bot-reflex = réflexe (un réseau entraîné, répond aussitôt)
against = Les robots jouent comme
bot-of-seat = { $name } { $number }
who-across = Qui s’assied en face ?
who-across-help = des robots à chaque table
level-snowflake = Flocon
level-snowflake-how = doux
level-sledger = Lugeur
level-sledger-how = tranquille
level-skier = Skieur
level-skier-how = fort
level-yeti = Yéti
level-yeti-how = sans pitié

## Nouvelle table
who-plays = Qui joue
how-many = Joueurs
seat = Place { $number }
as-usual = comme d’habitude
plan-me = Quelqu’un à cet écran
plan-open = Quelqu’un qui rejoint
plan-bot = Robot : { $name }
shared-screen = Vous partagez cet écran. Il est couvert chaque fois qu’il doit passer à un autre.
who-may-join = Qui peut rejoindre
public = Afficher cette table pour tous
public-help = Tout le monde la trouve sur la page d’accueil.
link-help = Seulement ceux à qui vous envoyez le lien.
hints-wish = Les conseils et le solveur sont permis
hints-allowed = Les conseils sont permis ici ; tous apprennent quand quelqu’un en demande un.
hints-none = Pas de conseils entre joueurs : chacun réfléchit seul.
rated-yes = Cette partie compte pour le classement.
rated-no = Cette partie ne compte pas pour le classement.
rules-and-clock = Règles et horloge
clock = Horloge
clock-none = sans horloge
clock-quick = 3 minutes, 5 secondes de plus par choix
clock-calm = 15 minutes, 15 secondes de plus par choix
clock-days = par courrier : 3 jours pour chaque tour
clock-short-none = Sans pendule
clock-short-quick = 3 minutes
clock-short-calm = 15 minutes
clock-short-day = Par courrier : 1 jour par tour
clock-short-days = Par courrier : 3 jours par tour
clock-day = par courrier : 1 jour pour chaque tour
clock-by-post = { $count ->
    [one] par courrier : { $count } jour pour chaque tour
   *[other] par courrier : { $count } jours pour chaque tour
}
clock-bank = { $minutes } min par joueur
clock-bank-more = { $minutes } min par joueur, { $seconds } s de plus par choix
clock-at-zero = Quand le temps est écoulé
clock-zero-bot = un bot continue
clock-zero-lose = la partie est perdue
clock-end-none = Chacun prend le temps qu’il lui faut.
clock-end-bot = Quand le temps de quelqu’un est écoulé, un bot continue à sa place.
clock-end-lose = Qui n’a plus de temps a perdu ; à trois ou plus, un bot continue à sa place.
preview = Aperçu
preview-count = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
row-number = Ligne
column = Colonne
fault = Ce qui ne va pas
open-table = Ouvrir la table
start = Commencer

option-ice_queen-under = Cartes gagnées
option-ice_queen-under-help = Comment les cartes gagnées vont sous la pile : mélangées, ou dans un ordre connu.
option-ice_queen-dealer = Qui donne
option-ice_queen-dealer-help = Le joueur à gauche du donneur annonce le premier. Comme d’habitude : au sort ; seul contre des robots, votre voisin de droite, et vous annoncez le premier.
option-ice_queen-hand_cap = Nombre maximal de manches
option-ice_queen-hand_cap-help = Après tant de manches, le plus de cartes gagne ; sans limite, seulement après 30 000.
option-ice_queen-memory = Mémoire
option-ice_queen-memory-help = Si la table liste les cartes que tous ont vues.
option-ice_queen-deck = Un autre jeu de cartes
option-ice_queen-deck-help = Apportez vos personnages en CSV, TOML ou JSON : name, element, les douze nombres, flavour.
option-snowball_fight-sneak_is_hit = L’Attaque sournoise touche
option-snowball_fight-sneak_is_hit-help = Si une Attaque sournoise non esquivée compte comme une touche.
option-snowball_fight-whitewash_is_hit = Le Débarbouillage touche
option-snowball_fight-whitewash_is_hit-help = Si un Débarbouillage compte comme une touche.
option-snowball_fight-rocks_slow_on_miss = Les pierres ralentissent toujours
option-snowball_fight-rocks_slow_on_miss-help = Si le Jet de pierres ralentit le lanceur même quand il est esquivé.
option-snowball_fight-ultra_reach = Portée de l’Ultra-amélioration
option-snowball_fight-ultra_reach-help = Parmi quelles cartes de l’Arsenal une Ultra-amélioration peut choisir.
option-snowball_fight-snatch_needs_attack = Attrape exige une attaque
option-snowball_fight-snatch_needs_attack-help = Si Attrape et file n’échange qu’après avoir esquivé une attaque.
option-snowball_fight-turn_cap = Nombre maximal de tours
option-snowball_fight-turn_cap-help = Après tant de tours, on compte les points.
option-ice_and_sky-variant = Variante
option-ice_and_sky-variant-help = Expert compte aussi le méthane ; jeune ouvre les mains ; junior les ouvre et laisse de côté gaz et Glace.
option-ice_and_sky-start_values = Cartes de départ
option-ice_and_sky-start_values-help = Les valeurs des trois cartes de départ, de l’Air à l’Eau.
option-ice_and_sky-talk = Parler
option-ice_and_sky-talk-help = Si les joueurs peuvent parler pendant une génération.
option-ice_and_sky-aid = Aide à la déduction
option-ice_and_sky-aid-help = Si chacun voit les objectifs qu’il peut encore avoir.
option-winter-overlap = Chevauchement
option-winter-overlap-help = Si deux pions peuvent partager des morceaux de glace.
option-winter-turn_in_place = Tourner sur place
option-winter-turn_in_place-help = Si tourner une carte là où elle est compte comme déplacement.
option-winter-corner_contact = Les coins relient
option-winter-corner_contact-help = Si des cartes qui ne se touchent que par un coin sont reliées.
option-winter-thaw_cap = Dégel le plus long
option-winter-thaw_cap-help = Après tant de tours de dégel, la partie est nulle.
option-winter-deck = D’autres cartes
option-winter-deck-help = Dix-huit autres cartes : un fichier texte, TOML ou JSON, quatre lettres L ou D par carte.
option-cold_spell-straight = En ligne droite
option-cold_spell-straight-help = Si une pyramide ne se déplace qu’en ligne droite.
option-cold_spell-pass_upright = Passer les pyramides
option-cold_spell-pass_upright-help = Si une pyramide peut passer sur des cartes où d’autres sont debout.
option-cold_spell-patience = Patience
option-cold_spell-patience-help = Après tant de tours de table sans pose ni prise, le champ se ferme.
option-cold_spell-solver = Solveur
option-cold_spell-solver-help = Si le solveur déclare pour les joueurs.
option-cold_spell-letters = D’autres lettres
option-cold_spell-letters-help = Un fichier CSV ou JSON : letters (A, A/O pour l’une ou l’autre, QU pour les deux de suite, * pour toutes), points, count.
option-cold_spell-dictionary = Un autre dictionnaire
option-cold_spell-dictionary-help = Un fichier texte, un mot par ligne. La table met alors un moment à être prête.
value-yes = oui
value-no = non
value-on = oui
value-off = non
value-lot = au sort
value-none = sans limite
value-shuffled = mélangées
value-fixed = dans un ordre connu
value-face-up = cartes visibles
value-whole-Arsenal = tout l’Arsenal
value-standard = normale
value-expert = expert
value-young = jeune
value-junior = junior
value-on-request = sur demande
value-always = toujours
value-never = jamais

## La table
board = Le plateau
see-table = Regarder la table
show-result = Montrer le résultat
more = Plus
thinking = réfléchit
bot = ordinateur
log = Déroulement et coups
tools = Outils
sound = Son
sound-on = Activer le son
sound-off = Couper le son
whole-screen = Plein écran
notice-on = Me prévenir quand c’est à moi
notice-off = Ne plus me prévenir
notice-denied = Ce navigateur interdit les avis
pace = À quelle vitesse les choses se passent
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-at-once = tout de suite
give-up-asked = Abandonner cette partie ?
you = vous
free = libre
to-act = doit choisir
away = remplacé par un robot
not-here = pas là en ce moment
resigned = a abandonné
no-table = Cette table n’existe pas.
watching = Vous regardez
connecting = Connexion…
reconnecting = La ligne est coupée ; nouvelle connexion…
offline = Pas de connexion au serveur. Vous voyez ce qui était là en dernier ; la suite vient quand la connexion revient.
offline-table = Pas de connexion
offline-seen = Pas de connexion : voici la table telle que vous l’avez vue en dernier, { $when }. La suite vient d’elle-même.
offline-nothing-kept = Cette table n’a jamais été vue sur cet appareil. La page réessaie d’elle-même.
went-back = La base du serveur est tombée en panne et a perdu les derniers coups. La partie reprend d’ici.
your-turn = C’est votre tour.
turn-of = C’est le tour de { $who }.
waiting-for = On attend { $who }.
waiting-for-first-thought = On attend { $who }, en préparation : la première réflexion sur cette machine prend un moment.
pending = En route…
over = La partie est finie.
moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
story = Ce qui s’est passé
hint = Conseil
take-back = Reprendre
silent-table = Les règles demandent le silence : jusqu’à la fin de la partie, les autres voient les cartes que vous posez, et rien d’autre de ce que vous faites.
rules = Règles
print-play = Pour imprimer et jouer sur table :
paper-a4 = A4
paper-letter = Letter
rules-in-english = Le livret n’est pas encore traduit ; voici l’anglais.
say = Dire…
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-thanks = Merci.
say-oops = Oups.
say-one-moment = Un instant, s’il vous plaît.
say-again = On en refait une ?
say-good-bye = Au revoir.
trouble-with = Un souci avec quelqu’un ?
block-help = Qui vous bloquez ne trouve plus vos tables, vous ne trouvez plus les siennes, et vous n’entendez plus ses phrases. Personne n’en est averti. Un signalement va à qui tient ce serveur, sans aucune carte.
blocked-now = { $who } est bloqué.
unblocked-now = { $who } n’est plus bloqué.
report = Signaler
report-why = Qu’est-ce qui ne va pas ?
report-name = un nom offensant
report-stalling = joue la montre
report-leaving = abandonne ses parties
report-cheating = triche
report-other = autre chose
reported-now = Merci. L’opérateur est averti au sujet de { $who }.
give-up = Abandonner
resign-sure = Oui, j’abandonne
bot-instead = Laisser jouer un robot
play-on = Non, je continue
return = Rejouer moi-même
asks-back = { $who } voudrait reprendre un coup.
asked = On demande aux autres s’ils sont d’accord.
agree = D’accord
rather-not = Plutôt pas
pass-to = Passez l’appareil à { $who }
look-away = Tous les autres regardent ailleurs.
i-am = Je suis { $who }

waiting-for-parts = Tout le monde est là. La donne attend que { $who } ait cette page ouverte
waiting-for-people = { $count ->
    [0] On attend ceux dont la place est gardée
    [1] On attend encore un joueur
   *[other] On attend encore { $count } joueurs
}
table-closed = Cette table a été fermée.
invited-by = { $who } vous garde une place
about-minutes = environ { $count } min
kept-for = gardée pour { $who }
no-seat-free = Les places libres sont gardées pour d’autres. Vous pourrez regarder quand la partie commencera.
sit-down = Prendre place
stand-up = Se relever
send-link = Envoyez ce lien à ceux qui doivent jouer :
link = Lien
copy = Copier
copied = Copié
share = Partager
invite-text = Viens jouer à { $game } avec moi !
copied-now = Le lien est copié ; collez-le dans un message.
qr = Le lien sous forme de code pour l’appareil photo d’un téléphone
qr-help = Ou montrez le code à l’appareil photo d’un téléphone.
commitment = Le serveur a déjà fixé sa part de la donne ; l’empreinte est
known-deal = Donne connue : quelqu’un ici connaît peut-être toutes les cartes. Rien n’est promis.
known-deal-short = donne connue

## La fin
you-won = Vous gagnez !
won-by = { $who } gagne
shared-by = { $who } se partagent la victoire
drawn = Partie nulle
won-together = Vous avez réussi ensemble
lost-together = Perdu ensemble
ending-resigned = { $who } a abandonné.
ending-clock = { $who } n’avait plus de temps.
ending-lesson = La leçon est finie.
rating-now = Votre cote : { $rating } ({ $change })
core-ice = Glace { $ice } × Ciel { $sky } = { $score }
core-sky = Ciel { $score }
player = Joueur
rematch = Rejouer
next-game = À la partie suivante
rematch-offered = { $who } voudrait rejouer.
rematch-yes = Oui, encore
replay = Revoir
challenge = Même donne, autres joueurs
verify = La donne était-elle honnête ?
fair = La donne était celle qui avait été promise.
unfair = La donne ne correspond pas à la promesse !
fair-unknown = Rien d’anormal, mais tout n’est pas connu ici.
no-proof = Cette partie ne porte pas de preuve : elle a été importée, ou jouée sur une donne déjà connue.
no-crypto = Ce navigateur ne peut pas le vérifier ici ; `snowedin verify` le peut.
check-commitment = L’empreinte est celle qu’on nous a donnée avant la donne.
check-game = C’est le jeu, avec les options, auquel nous nous sommes assis.
check-secret = Le secret a cette empreinte.
check-pledges = Tous les autres étaient liés à leur part avant que nous montrions la nôtre.
check-nonce = Notre propre part est dans la donne.
check-key = Le secret et les parts des joueurs donnent ensemble la clé de la donne.
check-moves = Les coups sont ceux que nous avons vus et joués.

## Revoir
seen-as = Vu par
spectator = un spectateur
download = Télécharger
to-start = Au début
back = Un pas en arrière
forward = Un pas en avant
run = Lancer
pause = Pause
step = Pas
analysis = À quoi pensais-je ?
analysis-help = Une analyse examine chaque choix de cette partie, avec ce que son joueur savait alors, et ce que des robots de même force font de la même donne.
analyse = Juger cette partie
analysis-waits = D’autres parties sont jugées d’abord.
analysis-runs = La partie est en train d’être jugée.
analysis-no-choice = Personne n’a rien choisi à cette étape.
analysis-chose = { $who } a choisi :
analysis-only = Il n’y avait pas à réfléchir.
analysis-agrees = L’analyse aurait fait de même.
analysis-worst = Les choix les plus coûteux
analysis-how = { $simulations } simulations par choix, la même donne jouée { $replays } fois par des robots de même force.
luck-and-skill = Chance et adresse
share-fair = Part équitable
share-luck = Chance de la donne
share-skill = Adresse
share-result = Résultat
to-end = À la fin
all-seeing = qui voit tout : celui qui a choisi
speed-now = Vitesse : { $speed } fois
the-deal = La donne
step-untold = On n’en dit rien.
moves-told = Les coups
everybody = tous
chance-of = Ce que { $who } pouvait espérer
chance-now = { $who } pouvait espérer { $share } ici.
costliest-at = Choix coûteux { $number }, à l’étape { $step }
analysis-better = Mieux :
show-better = Le montrer sur le plateau
show-played = Montrer ce qui fut joué
play-on-here = Continuer à partir d’ici
link-to-step = Lien vers cette étape
link-copied = Lien copié

## Every day
daily = Les donnes du jour
daily-short = Une donne de chaque jeu, la même pour tous aujourd’hui.
daily-help = Chaque jour, chaque jeu a une donne, la même sur tous les serveurs et dans le terminal. Vous jouez contre Skieur, ou avec des Skieurs. Comme chacun peut connaître la donne d’avance, on ne la joue jamais contre des gens et elle ne compte dans aucun total ; seul votre premier résultat est comparé.
daily-open = Vers les donnes du jour
daily-played = { $played } sur { $all } jouées
daily-against = contre Skieur
daily-with = ensemble avec des Skieurs
daily-play = Jouer
daily-go-on = Continuer
daily-par = Le par : Yéti
daily-par-waits = Yéti la joue encore …
daily-see-par = Comment Yéti l’a jouée
daily-won = gagné
daily-lost = perdu
daily-drawn = nul
daily-others = { $count ->
    [one] { $count } autre personne l’a jouée
   *[other] { $count } autres l’ont jouée
}
daily-nobody-else = Personne d’autre ne l’a encore jouée ici.
daily-share = Partager le résultat
daily-line = Snowed In, { $game }, { $date } : { $result } (par : { $par })
to-today = Vers les donnes du jour
puzzle = Énigme
puzzle-player = Joueur { $number }
puzzles = Énigmes
puzzles-all = Toutes les énigmes
puzzles-help = Des positions de parties jouées par des robots, chacune avec exactement une meilleure réponse. La couleur dit qui la trouve.
puzzles-solved = { $solved } sur { $all } résolues
puzzle-number = { $number } sur { $all }
puzzle-solve = En résoudre une
puzzle-solved = résolue
puzzle-choices = Ce que vous pouvez choisir
puzzle-next = Énigme suivante
puzzle-again = Réessayer
puzzle-show = Montrer la réponse
puzzle-go-on = Juste jusqu’ici ; continuez.
puzzle-answer = La réponse :
puzzle-right = Juste !
puzzle-wrong = Pas tout à fait.
puzzle-shown = La voici.
puzzle-level-snowflake = Même Flocon la trouve.
puzzle-level-sledger = Lugeur la trouve, Flocon non.
puzzle-level-skier = Skieur la trouve, Lugeur non.
puzzle-level-yeti = Des quatre niveaux, seul Yéti la trouve.
puzzle-level-nobody = Aucun des quatre niveaux ne la trouve.
puzzle-task-ice_queen = Quelle annonce a les meilleures chances de gagner cette levée ?
puzzle-task-snowball_fight = La fin est proche. Quel choix gagne le plus souvent contre le meilleur jeu ?
puzzle-task-ice_and_sky = Quelle pose assure le plus d’objectifs, quel que soit le vôtre et quoi que posent les autres ?
puzzle-task-winter = Gagnez le dégel en trois de vos tours au plus. Comment commencez-vous ?
puzzle-task-cold_spell = Épelez et déclarez les mots qui valent le plus (sans compter le bonus du mot le plus long).
puzzle-why-ice_queen = La meilleure annonce gagne la levée dans { $best } des cas.
puzzle-why-ice_queen-both = La vôtre gagne la levée dans { $yours } des cas, la meilleure dans { $best }.
puzzle-why-snowball_fight = Le meilleur choix gagne dans { $best } des cas.
puzzle-why-snowball_fight-both = Le vôtre gagne dans { $yours } des cas, le meilleur dans { $best }.
puzzle-why-ice_and_sky = La meilleure pose assure ce nombre d’objectifs : { $best }.
puzzle-why-ice_and_sky-both = Objectifs assurés par la vôtre : { $yours } ; par la meilleure : { $best }.
puzzle-why-winter = Une seule voie gagne en trois tours, quoi que fasse l’autre.
puzzle-why-winter-both = Une seule voie gagne en trois tours, quoi que fasse l’autre.
puzzle-why-cold_spell = Points des meilleurs mots : { $best }.
puzzle-why-cold_spell-both = Points des vôtres : { $yours } ; des meilleurs mots : { $best }.

## Historique
history = Historique
totals = Totaux
game = Jeu
all-games = Tous les jeux
won-of = { $won } sur { $count } gagnées
won-together-of = { $won } sur { $count } gagnées ensemble
ratings = Classement
ratings-help = Les parties contre des personnes et contre les niveaux comptent, avec des cartes que personne ne connaissait. La barre montre où se situe votre force réelle, 95 fois sur 100.
rating-between = entre { $low } et { $high }
rating-matches = { $count ->
    [one] { $count } partie comptée
   *[other] { $count } parties comptées
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
none-played = Vous n’avez pas encore fini de partie.
players-and-shares = Joueurs et leur part de la victoire
score-sheet = Feuille de marque
wi-sheet = Hiver : les noms sous les couleurs
date = Date
bring = Apporter une partie
bring-help = Une partie enregistrée ou téléchargée : finie, elle se revoit ; sinon, elle continue.
bring-not-json = { $file } n’est pas un fichier JSON, ou il est coupé. Une partie s’enregistre en JSON.
bring-not-match = { $file } ne contient pas de partie de Snowed In. Téléchargez-en une en la revoyant, ou enregistrez-la dans le terminal.
bring-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
bring-as = Si elle continue, vous jouez
bring-all = tout le monde, à cet écran
bring-open = Ouvrir
keep-name = Garder votre nom
keep-name-help = Une clé d’accès sur ce téléphone, cet ordinateur ou une clé de sécurité vous ramène ici sous votre nom, avec vos parties et vos cotes, même si le navigateur vous oublie. Elle n’est pas nécessaire pour jouer.
passkey-keep = Le garder par une clé d’accès
passkey-come-back = Revenir par une clé d’accès
passkey-forget = { $count ->
    [one] Oublier { $count } clé d’accès
   *[other] Oublier les { $count } clés d’accès
}
passkey-kept = Votre nom { $who } est gardé par une clé d’accès.
passkey-back = Bon retour, { $who }.
passkey-forgotten = Plus aucune clé d’accès ne garde votre nom.
passkey-there = Cet appareil a déjà une clé d’accès pour votre nom.
passkey-not-done = Rien n’a été fait : c’était interrompu, ou cet appareil n’a pas de clé d’accès pour ce serveur.
no-passkeys = Pas de clés d’accès ici : il faut HTTPS et un nom dans la barre d’adresse. Un code convient aussi.
devices = Un autre appareil
devices-help = Un code fait d’un autre appareil le vôtre aussi. Il sert une fois, pendant un jour.
make-code = Créer un code
code = Code
use-code = L’utiliser ici
same-deal = La même donne
same-deal-help = Tous ceux qui jouent cette donne reçoivent exactement les mêmes cartes. Jouez-la et comparez.
play-deal = Jouer cette donne
copy-link = Copier le lien
results = Résultats

## Leçons
lesson = Leçon { $number } sur { $count }
got-it = Compris
lesson-title = Leçon
lesson-do = À vous : { $choice }
lesson-show = Montrez-moi
lesson-back = Retour
lesson-wait = Maintenant les autres choisissent …
lesson-leave = Continuer une autre fois
lesson-later = Bravo. Nous reprenons un peu plus tard dans la même partie, quand il y a davantage à voir.
lesson-on = Continuer
lesson-done = Voilà tout ce qu’il faut pour { $game }. Et maintenant une petite vraie partie contre le doux Flocon ?
lesson-small-game = Une petite vraie partie

## Refusals
refused-played_out = Il n’y a plus rien à jouer à partir d’ici : la partie est finie.
refused-daily_deal = Chacun peut connaître d’avance une donne du jour : on ne la joue pas contre des gens.
refused-offline = Le serveur est injoignable.
refused-nothing_to_take_back = Il n’y a rien à reprendre.
refused-not_to_act = Ce n’est pas à vous de choisir.
refused-stale = La position a changé entre-temps.
refused-not_legal = Cela ne peut pas être choisi maintenant.
refused-too_fast = Trop à la fois ; attendez un peu.
refused-too_many = C’est trop à la fois ; finissez d’abord quelque chose.
refused-full = Toutes les places sont prises.
refused-unknown = Cette table n’existe pas.
refused-not_your_seat = Cette place n’est pas la vôtre.
refused-over = La partie est finie.
refused-silence = Les règles demandent le silence.
refused-no_take_back = Selon les règles de ce jeu, rien ne se reprend, même si tous sont d’accord.
refused-no_hints = Cette table a été préparée sans conseils.
refused-hint_is_sign = Les règles demandent le silence : un conseil serait un signe pour les autres.
refused-no_lesson = Cette leçon n’existe pas.
refused-busy = Le serveur est occupé par ce que d’autres ont demandé ; réessayez dans une minute.
refused-nothing_offered = Ici, rien ne peut être fait à votre place.
refused-preparing = Vos éléments sont en préparation.
refused-store = Les données sont inaccessibles ; réessayez.
refused-damaged = Une partie de cette table n’est plus lisible sur le serveur ; on ne peut pas continuer. Les autres tables ne sont pas touchées.
refused-bad_message = Le serveur ne comprend pas cette page ; rechargez-la.
refused-too_large = C’est trop grand.
refused-wrong_origin = Cela vient d’un autre site et n’est pas fait.
refused-wrong_host = Le serveur ne porte pas ce nom ; la personne qui le gère doit le lui donner.
refused-wrong_content = Le serveur ne prend pas cela.
refused-not_found = Il n’y a rien de tel ici.
refused-not_allowed = Cela ne peut pas se faire ici.
refused-no_name = Dites d’abord votre nom.
refused-not_dealt = La partie n’a pas commencé ; des places sont libres.
refused-not_over = La partie n’est pas encore finie.
refused-a_bot_plays = Un robot joue à cette place ; revenez d’abord.
refused-no_bot_plays = Vous êtes déjà là.
refused-nothing_asked = Personne n’attend votre réponse.
refused-no_page = La page n’est pas installée sur ce serveur.
refused-fault = Une erreur est survenue sur le serveur ; elle y est notée.
refused-document_broken = Ce n’est pas une partie entière, ou elle a été modifiée après l’enregistrement.
refused-document_unplayable = Cette partie ne peut pas se jouer avec les règles de ce serveur.
refused-still_thinking = On réfléchit encore à votre dernière demande.
refused-no_seat_for_you = Il n’y a pas de place libre pour vous à cette table.
refused-no_such_seat = Cette place n’existe pas dans cette partie.
refused-not_lent = Une page ne réfléchit pour les bots que là où son joueur reprend seul une partie finie.
refused-no_such_person = Cette autre personne n’est pas ici.
refused-other_rules = Ce serveur n’a pas les règles de cette partie.
refused-rematch_by_players = Seul quelqu’un qui a joué peut préparer une autre partie.
refused-recovery_code = Ce code est inconnu, déjà utilisé ou trop ancien.
refused-passkey_late = Cela a pris trop de temps, ou on y a déjà répondu ; recommencez.
refused-passkey_wrong = La réponse de cette clé d’accès n’est pas juste ; rien n’a changé.
refused-passkey_unknown = Ce serveur ne connaît pas cette clé d’accès.
refused-passkey_address = Une clé d’accès appartient au nom d’un site, non à une adresse.
refused-passkeys = Un nom est gardé par { $most } clés d’accès au plus.
refused-resigned = Vous avez abandonné ; un robot joue jusqu’à la fin.
refused-out_of_time = Votre temps est écoulé ; un robot joue jusqu’à la fin.
refused-overloaded = Le serveur fait tout ce qu’il peut, et les parties en cours passent d’abord ; réessayez dans une minute.
refused-same_deal = La même donne demande le même jeu, les mêmes options et autant de places.
refused-known_deal = Une donne que quelqu’un connaît déjà ne se joue pas avec des inconnus ; invitez par le lien.
refused-part_stands = Votre part de la donne est fixée ; levez-vous et rasseyez-vous pour en donner une autre.
refused-wrong_nonce = Ce n’est pas la part de la donne que vous aviez promise.
refused-seat_beyond = Il n’y a pas de place { $seat } à une table pour { $seats }.
refused-table_busy = Trop de choses à la fois à cette table ; réessayez.
refused-tables = Vous avez { $most } tables inachevées ; finissez-en une d’abord.
refused-analyses = Vous avez demandé { $most } fois un jugement dans la dernière heure ; attendez un peu.
refused-unprepared = Vos éléments n’ont pas pu être préparés ; le journal du serveur dit pourquoi.
refused-wrong_clock = Une horloge a au moins une seconde et au plus sept jours.
refused-faulty = Ceci ne peut pas servir :
refused-file_broken = Le fichier n’est pas entier, ou n’est pas du genre que dit sa terminaison.
refused-file_kind = Le jeu ne lit pas les fichiers de cette terminaison.
refused-file_shape = Le fichier contient autre chose que la liste attendue ici.
refused-many_prepared = Le serveur a déjà préparé { $most } ensembles d’éléments ; il n’en prend pas d’autres avant de redémarrer.
refused-many_brought = Vous avez apporté { $most } ensembles d’éléments ; il n’en est pas préparé davantage pour vous.
refused-many_words = La liste de mots est trop grande.
refused-small_deck = À { $seats } joueurs, il faut deux cartes pour chacun, donc { $needed } ; le jeu de cartes en a { $size }.

## Faults of components
fault-count = un jeu de cartes en a { $wanted }, celui-ci { $size }
fault-size = il faut de { $low } à { $high } cartes ; il y en a { $size }
fault-named_before = { $name } est déjà à la ligne { $first }
fault-total = le total est calculé, ne l’écrivez pas
fault-no_column = cette colonne n’existe pas ; il y a { $columns }
fault-twice = elle y est deux fois
fault-element = attendu : Ice ou Fire ; reçu : { $got ->
    [nothing] rien
   *[other] { $got }
}
fault-text = attendu : un texte d’au plus { $most } caractères imprimables ; reçu : { $got ->
    [nothing] rien
   *[other] { $got }
}
fault-number = attendu : un nombre entier de { $low } à { $high } ; reçu : { $got ->
    [nothing] rien
   *[other] { $got }
}
fault-four_letters = attendu : quatre lettres, chacune L ou D ; reçu : { $got ->
    [nothing] rien
   *[other] { $got }
}
fault-one_colour = { $got } est d’une seule couleur, ce qu’aucune carte ne peut être
fault-letters = attendu : une lettre de A à Z, plusieurs séparées par /, deux de suite, ou { $any } ; reçu : { $got ->
    [nothing] rien
   *[other] { $got }
}
fault-word = attendu : un mot de { $low } à { $high } lettres de A à Z ; reçu : { $got ->
    [nothing] rien
   *[other] { $got }
}
fault-no_words = elle n’a aucun mot
fault-more = et encore { $count }
fault-more_lines = et { $count ->
    [one] { $count } autre ligne
   *[other] { $count } autres lignes
}
