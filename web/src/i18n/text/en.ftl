title = Snowed In
subtitle = Five table games for the evening when the road is closed.
skip = Skip to the page
pages = Pages
language = Language
theme = Light or dark
loading = One moment …
opening = Waiting for the house to open …
lost = There is nothing here but snow.
to-shelf = Back to the shelf
guest = Guest
close = Close
yes = yes
no = no
unknown = unknown

shelf = The games
players = { $fewest }–{ $most } players
players-exactly = { $count } players
minutes = { $count } minutes
short-minutes = { $count } min
together = together
play-now = Play now
play = Play
dealing = Dealing …
new-table = New table
learn = Learn it
your-name = Your name
save = Save
saved = Saved
unfinished = Your unfinished games
go-on = Go on playing
none-unfinished = None; all is finished.
open-tables = Open tables
none-open = Nobody is waiting at the moment.
with = with { $who }
free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
table-gone = no seat any more
join = Join
look = Look
people-here = Who is here
nobody-seen = Nobody who wishes to be seen.
be-seen = Show me to others here
be-seen-help = Only your name, while this page is open. Not while you play where the rules ask for silence.
blocked-people = { $count ->
    [one] Blocked: one person
   *[other] Blocked: { $count } people
}
block = Block
unblock = No longer block
credits = Who made these games
friend-title = Play with a friend
friend-game = What shall we play?
friend-go = Make an invitation
friend-help = You get a link and a code to send; nobody else finds the table.

game-ice_queen = Ice Queen
game-snowball_fight = Snowball Fight
game-ice_and_sky = Ice and the Sky
game-winter = Winter
game-cold_spell = Cold Spell
pitch-ice_queen = Call the trait in which your winter character outshines everybody else’s, and take all the cards.
pitch-snowball_fight = Draft a handful of two-sided cards, throw one side of one of them at the same moment as your rival, and end up with the better pile.
pitch-ice_and_sky = Balance the living world over three generations, by targets that all can see but those who have them.
pitch-winter = Build a lake of light and dark ice, claim squares of your colour, and be the last on them as it thaws.
pitch-cold_spell = Point pyramids at letters, steal and dump them, and spell what you took into words worth their pips.

bot-chance = beginner (plays anything)
bot-greed = greedy
bot-counter = card counter
bot-careful = careful (plays by the book)
bot-signals = signals (keeps to the convention)
bot-novice = beginner (knows little words)
bot-reader = reader (knows common words)
bot-mood = moody
bot-pride = proud
bot-snowflake = Snowflake (gentle)
bot-sledger = Sledger (casual)
bot-skier = Skier (strong)
bot-yeti = Yeti (merciless)
bot-avalanche = Avalanche (above Yeti)
bot-signaller = Signaller (a Yeti with a convention)
bot-reflex = reflex (a trained network)
against = Bots play as
bot-of-seat = { $name } { $number }
who-across = Who sits across?
who-across-help = bots at every table
level-snowflake = Snowflake
level-snowflake-how = gentle
level-sledger = Sledger
level-sledger-how = casual
level-skier = Skier
level-skier-how = strong
level-yeti = Yeti
level-yeti-how = merciless

who-plays = Who plays
how-many = Players
seat = Seat { $number }
as-usual = as usual
plan-me = Somebody at this screen
plan-open = Somebody who joins
plan-bot = Bot: { $name }
shared-screen = You share this screen. It is covered whenever it has to be passed on.
who-may-join = Who may join
public = List this table for everybody
public-help = Anybody can find it on the front page.
link-help = Only those to whom you send the link.
hints-wish = Hints and the solver are allowed
hints-allowed = Hints are allowed here; everybody is told when somebody asks for one.
hints-none = No hints among people: everybody thinks for themselves.
rated-yes = This game counts for the ratings.
rated-no = This game does not count for the ratings.
rules-and-clock = Rules and clock
clock = Clock
clock-none = no clock
clock-quick = 3 minutes, 5 seconds more for every choice
clock-calm = 15 minutes, 15 seconds more for every choice
clock-days = by post: 3 days for every turn
clock-short-none = No clock
clock-short-quick = 3 minutes
clock-short-calm = 15 minutes
clock-short-day = By post: 1 day a turn
clock-short-days = By post: 3 days a turn
clock-day = by post: 1 day for every turn
clock-by-post = { $count ->
    [one] by post: { $count } day for every turn
   *[other] by post: { $count } days for every turn
}
clock-bank = { $minutes } min for each player
clock-bank-more = { $minutes } min for each player, { $seconds } s more for every choice
clock-at-zero = When time is up
clock-zero-bot = a bot plays on
clock-zero-lose = the game is lost
clock-end-none = Everybody takes the time they need.
clock-end-bot = When somebody’s time is up, a bot plays on for them.
clock-end-lose = Whoever runs out of time has lost; with three or more a bot plays on for them.
preview = Preview
preview-count = { $count ->
    [one] One row
   *[other] { $count } rows
}
row-number = Row
column = Column
fault = What is wrong
open-table = Open the table
start = Start

option-ice_queen-under = Won cards
option-ice_queen-under-help = How won cards go under the stack: shuffled, or in a known order.
option-ice_queen-dealer = Who deals
option-ice_queen-dealer-help = Whoever sits at the dealer’s left calls first. As usual: by lot; against bots alone so that you call first.
option-ice_queen-hand_cap = Most hands
option-ice_queen-hand_cap-help = After so many hands the most cards win; without a limit that happens only after 30,000.
option-ice_queen-memory = Memory
option-ice_queen-memory-help = Whether the table lists the cards everybody has seen.
option-ice_queen-deck = Another deck
option-ice_queen-deck-help = Your own characters as a CSV, TOML or JSON file: name, element, the twelve numbers, flavour.
option-snowball_fight-sneak_is_hit = A Sneak Attack hits
option-snowball_fight-sneak_is_hit-help = Whether a Sneak Attack that is not dodged counts as a hit.
option-snowball_fight-whitewash_is_hit = A Whitewash hits
option-snowball_fight-whitewash_is_hit-help = Whether a Whitewash counts as a hit.
option-snowball_fight-rocks_slow_on_miss = Rocks slow anyway
option-snowball_fight-rocks_slow_on_miss-help = Whether Throwing Rocks slows the thrower also when dodged.
option-snowball_fight-ultra_reach = Reach of an Ultra Upgrade
option-snowball_fight-ultra_reach-help = Which Arsenal cards an Ultra Upgrade may choose from.
option-snowball_fight-snatch_needs_attack = Snatch needs an attack
option-snowball_fight-snatch_needs_attack-help = Whether Snatch and Run exchanges only after dodging an attack.
option-snowball_fight-turn_cap = Most turns
option-snowball_fight-turn_cap-help = After so many turns the points are counted.
option-ice_and_sky-variant = Variant
option-ice_and_sky-variant-help = Expert counts methane too; young opens the hands; junior opens them and leaves out gases and Ice.
option-ice_and_sky-start_values = Start cards
option-ice_and_sky-start_values-help = The values of the three Start cards, from Air to Water.
option-ice_and_sky-talk = Talk
option-ice_and_sky-talk-help = Whether the players may talk while a generation runs.
option-ice_and_sky-aid = Deduction aid
option-ice_and_sky-aid-help = Whether each player is shown the targets they may still have.
option-winter-overlap = Overlap
option-winter-overlap-help = Whether two counters may share sections of ice.
option-winter-turn_in_place = Turning in place
option-winter-turn_in_place-help = Whether turning a card where it lies is a move.
option-winter-corner_contact = Corners join
option-winter-corner_contact-help = Whether cards that touch only at a corner are joined.
option-winter-thaw_cap = Longest thaw
option-winter-thaw_cap-help = After so many thawing turns the game is a draw.
option-winter-deck = Other cards
option-winter-deck-help = Another eighteen cards: a text, TOML or JSON file, four letters L or D for each card.
option-cold_spell-straight = Straight moves
option-cold_spell-straight-help = Whether a pyramid moves in a straight line only.
option-cold_spell-pass_upright = Passing pyramids
option-cold_spell-pass_upright-help = Whether a pyramid may pass cards on which others stand upright.
option-cold_spell-patience = Patience
option-cold_spell-patience-help = After so many rounds without a Place or Take the field closes.
option-cold_spell-solver = Solver
option-cold_spell-solver-help = Whether the solver declares for players.
option-cold_spell-letters = Another letter set
option-cold_spell-letters-help = A CSV or JSON file: letters (A, A/O for either, QU for both, * for any), points and count.
option-cold_spell-dictionary = Another dictionary
option-cold_spell-dictionary-help = A text file, one word a line; the table takes a while to be set up.
value-yes = yes
value-no = no
value-on = on
value-off = off
value-lot = by lot
value-none = no limit
value-shuffled = shuffled
value-fixed = in a known order
value-face-up = face-up cards
value-whole-Arsenal = the whole Arsenal
value-standard = standard
value-expert = expert
value-young = young
value-junior = junior
value-on-request = on request
value-always = always
value-never = never

board = The board
see-table = Look at the table
show-result = Show the result
more = More
thinking = thinking
bot = bot
log = Log and moves
tools = Tools
sound = Sound
sound-on = Turn sound on
sound-off = Turn sound off
whole-screen = Full screen
notice-on = Tell me when it is my turn
notice-off = Do not tell me any more
notice-denied = This browser forbids notices
pace = How fast things happen
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once
give-up-asked = Give up this game?
you = you
free = free
to-act = to choose
away = a bot plays for them
not-here = not here now
resigned = resigned
no-table = There is no such table.
watching = You are watching
connecting = Connecting …
reconnecting = The line is broken; connecting again …
offline = No connection to the server. You see what was here last; it goes on when the connection is back.
offline-table = No connection
offline-seen = No connection: this is the table as you last saw it, { $when }. It goes on by itself.
offline-nothing-kept = This table was never seen on this device. The page tries again by itself.
went-back = The server’s database broke and lost the last moves. The table goes on from here.
your-turn = It is your turn.
turn-of = It is { $who }’s turn.
waiting-for = Waiting for { $who }.
waiting-for-first-thought = Waiting for { $who }: the first thought on this machine takes a while.
pending = On its way …
over = The game is over.
moves = { $count ->
    [one] One move
   *[other] { $count } moves
}
story = What happened
hint = Hint
take-back = Take back
silent-table = The rules ask for silence: until the game is over the others see what you place, and nothing else.
rules = Rules
print-play = Print it and play at the table:
paper-a4 = A4
paper-letter = Letter
rules-in-english = The rulebook is not translated yet; this is the English one.
say = Say …
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you.
say-oops = Oops.
say-one-moment = One moment, please.
say-again = Shall we play again?
say-good-bye = Good-bye.
trouble-with = Trouble with somebody?
block-help = Whoever you block finds none of your tables, you find none of theirs, and you do not hear their phrases. Nobody is told. Reports go to whoever runs this server.
blocked-now = { $who } is blocked.
unblocked-now = { $who } is no longer blocked.
report = Report
report-why = What is wrong?
report-name = an offensive name
report-stalling = plays for time
report-leaving = runs away from games
report-cheating = cheats
report-other = something else
reported-now = Thank you. The operator is told of { $who }.
give-up = Give up
resign-sure = Yes, resign
bot-instead = Let a bot play on
play-on = No, play on
return = Play myself again
asks-back = { $who } would like to take back a move.
asked = The others are asked whether you may.
agree = All right
rather-not = Rather not
pass-to = Pass the device to { $who }
look-away = Everybody else looks away.
i-am = I am { $who }

waiting-for-parts = Everybody is here. The deal waits until { $who } has this page open
waiting-for-people = { $count ->
    [0] Waiting for those whose seats are kept
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
table-closed = This table was closed.
invited-by = { $who } keeps a seat for you
about-minutes = about { $count } min
kept-for = kept for { $who }
no-seat-free = The free seats are kept for others. You can look on when the game begins.
sit-down = Sit down
stand-up = Stand up again
send-link = Send this link to those who shall play:
link = Link
copy = Copy
copied = Copied
share = Share
invite-text = Come and play { $game } with me!
copied-now = The link is copied; paste it into a message.
qr = The link as a code for a phone’s camera
qr-help = Or let a phone’s camera look at the code.
commitment = The server has fixed its part of the deal already; the fingerprint is
known-deal = Known deal: somebody here may know every card. Nothing is promised.
known-deal-short = known deal

you-won = You win!
won-by = { $who } wins
shared-by = { $who } share the victory
drawn = A draw
won-together = You have done it together
lost-together = Lost together
ending-resigned = { $who } resigned.
ending-clock = { $who } ran out of time.
ending-lesson = The lesson is over.
rating-now = Your rating: { $rating } ({ $change })
core-ice = Ice { $ice } × Sky { $sky } = { $score }
core-sky = Sky { $score }
player = Player
rematch = Play again
next-game = To the next game
rematch-offered = { $who } would like to play again.
rematch-yes = Yes, again
replay = Replay
challenge = Same deal, other players
verify = Was the deal fair?
fair = The deal was the promised one.
unfair = The deal does not fit the promise!
fair-unknown = Nothing wrong was found, but not everything is known here.
no-proof = This match carries no proof: it was imported, or played on a deal known before.
no-crypto = This browser cannot check it here; `snowedin verify` can.
check-commitment = The fingerprint is the one we were given before the deal.
check-game = It is the game, with the options, that we sat down to.
check-secret = The secret has that fingerprint.
check-pledges = Everybody else was bound to their part before we showed ours.
check-nonce = Our own part is in the deal.
check-key = Secret and players’ parts together give the key of the deal.
check-moves = The moves are those that we saw and made.

seen-as = As seen by
spectator = a spectator
download = Download
to-start = To the start
back = One step back
forward = One step on
run = Run
pause = Pause
step = Step
analysis = What was I thinking?
analysis-help = A search looks at every choice, with what its player knew then, and at what equal bots make of the deal.
analyse = Judge this match
analysis-waits = Other matches are judged first.
analysis-runs = The match is being judged.
analysis-no-choice = Nobody chose anything at this step.
analysis-chose = { $who } chose:
analysis-only = There was nothing to think about.
analysis-agrees = The search would have done the same.
analysis-worst = The costliest choices
analysis-how = { $simulations } simulations for each choice, { $replays } replays of the deal by equal bots.
luck-and-skill = Luck and skill
share-fair = Fair share
share-luck = Luck of the deal
share-skill = Skill
share-result = Result
to-end = To the end
all-seeing = all-seeing: whoever chose
speed-now = Speed: { $speed } times
the-deal = The deal
step-untold = Nothing is told of this.
moves-told = The moves
everybody = everybody
chance-of = What { $who } could expect
chance-now = { $who } could expect { $share } here.
costliest-at = Costly choice { $number }, at step { $step }
analysis-better = Better:
show-better = Show it on the board
show-played = Show what was played
play-on-here = Play on from here
link-to-step = Link to this step
link-copied = Link copied

daily = Today’s deals
daily-short = One deal of each game, the same for everybody today.
daily-help = Every day each game has one deal, the same everywhere. You play against Skier, or with Skiers. It is never played against people and counts for no total; only your first result is compared.
daily-open = To today’s deals
daily-played = { $played } of { $all } played
daily-against = against Skier
daily-with = together with Skiers
daily-play = Play
daily-go-on = Go on
daily-par = Par: Yeti
daily-par-waits = Yeti is still playing it …
daily-see-par = How Yeti played it
daily-won = won
daily-lost = lost
daily-drawn = drawn
daily-others = { $count ->
    [one] One other has played it
   *[other] { $count } others have played it
}
daily-nobody-else = Nobody else has played it here yet.
daily-share = Share the result
daily-line = Snowed In, { $game }, { $date }: { $result } (par: { $par })
to-today = To today’s deals
puzzle = Puzzle
puzzle-player = Player { $number }
puzzles = Puzzles
puzzles-all = All puzzles
puzzles-help = Positions from games of bots, each with exactly one best answer. The colour says who finds it.
puzzles-solved = { $solved } of { $all } solved
puzzle-number = { $number } of { $all }
puzzle-solve = Solve one
puzzle-solved = solved
puzzle-choices = What you may choose
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-go-on = Right so far; go on.
puzzle-answer = The answer:
puzzle-right = Right!
puzzle-wrong = Not quite.
puzzle-shown = This is it.
puzzle-level-snowflake = Even Snowflake finds it.
puzzle-level-sledger = Sledger finds it, Snowflake does not.
puzzle-level-skier = Skier finds it, Sledger does not.
puzzle-level-yeti = Of the four levels only Yeti finds it.
puzzle-level-nobody = None of the four levels finds it.
puzzle-task-ice_queen = Which call has the best chance to win this hand?
puzzle-task-snowball_fight = The end is near. Which choice wins most often against the best play?
puzzle-task-ice_and_sky = Which placement makes sure of the most targets, whatever your own target is and whatever the others place?
puzzle-task-winter = Win the thaw in at most three turns of your own. How do you begin?
puzzle-task-cold_spell = Spell and declare the words that are worth most (the bonus for the longest word left aside).
puzzle-why-ice_queen = The best call wins the hand { $best } of the time.
puzzle-why-ice_queen-both = Yours wins the hand { $yours } of the time, the best one { $best }.
puzzle-why-snowball_fight = The best choice wins { $best } of the time.
puzzle-why-snowball_fight-both = Yours wins { $yours } of the time, the best choice { $best }.
puzzle-why-ice_and_sky = The best placement is sure of targets met: { $best }.
puzzle-why-ice_and_sky-both = Yours is sure of targets met: { $yours }; the best one: { $best }.
puzzle-why-winter = Only one way wins within three turns, whatever the other does.
puzzle-why-winter-both = Only one way wins within three turns, whatever the other does.
puzzle-why-cold_spell = Points of the best words: { $best }.
puzzle-why-cold_spell-both = Points of yours: { $yours }; of the best words: { $best }.

history = History
totals = Totals
game = Game
all-games = All games
won-of = Won { $won } of { $count }
won-together-of = { $won } of { $count } won together
ratings = Ratings
ratings-help = Games against people and levels count, with cards that nobody knew. The bar shows where your strength lies, 95 times in 100.
rating-between = between { $low } and { $high }
rating-matches = { $count ->
    [one] one game counted
   *[other] { $count } games counted
}
points = { $count ->
    [one] one point
   *[other] { $count } points
}
none-played = You have not finished a game yet.
players-and-shares = Players and their share of the victory
score-sheet = Score sheet
wi-sheet = Winter: names under the colours
date = Date
bring = Bring a match
bring-help = A match that was saved or downloaded, to be replayed or played on.
bring-not-json = { $file } is not a JSON file, or it was cut off. A match is saved as JSON.
bring-not-match = { $file } holds no match. Download one from its replay, or save one in the terminal.
bring-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
bring-as = If it goes on, you play
bring-all = everybody, at this screen
bring-open = Open
keep-name = Keep your name
keep-name-help = A passkey brings you back as yourself, with your games and ratings, even if the browser forgets you. You need none to play.
passkey-keep = Keep it by a passkey
passkey-come-back = Come back by a passkey
passkey-forget = { $count ->
    [one] Forget the passkey
   *[other] Forget all { $count } passkeys
}
passkey-kept = Your name { $who } is kept by a passkey.
passkey-back = Welcome back, { $who }.
passkey-forgotten = No passkey keeps your name any more.
passkey-there = This device has a passkey for your name already.
passkey-not-done = Nothing was done: it was broken off, or this device has no passkey for this server.
no-passkeys = Passkeys need HTTPS and a name in the address bar. A code does it too.
devices = Another device
devices-help = A code makes another device yours as well. It is good once, for one day.
make-code = Make a code
code = Code
use-code = Use it here
same-deal = The same deal
same-deal-help = Everybody who plays this deal gets exactly the same cards. Play it, and compare.
play-deal = Play this deal
copy-link = Copy the link
results = Results

lesson = Lesson { $number } of { $count }
got-it = Got it
lesson-title = Lesson
lesson-do = Now you: { $choice }
lesson-show = Show me
lesson-back = Back
lesson-wait = Now the others choose …
lesson-leave = Go on another time
lesson-later = Well done. We go on a little later in the same game, when there is more to see.
lesson-on = Go on
lesson-done = That is all you need for { $game }. Now a small real game, against gentle Snowflake?
lesson-small-game = A small real game

refused-played_out = There is nothing to play on from here: the match is over.
refused-daily_deal = Everybody may know a deal of the day beforehand, so it is not played against people.
refused-offline = The server cannot be reached.
refused-nothing_to_take_back = There is nothing to take back.
refused-not_to_act = It is not your turn to choose.
refused-stale = The position has changed meanwhile.
refused-not_legal = That cannot be chosen now.
refused-too_fast = Too much at once; wait a little.
refused-too_many = That is too much at once; finish something first.
refused-full = All seats are taken.
refused-unknown = There is no such table.
refused-not_your_seat = That seat is not yours.
refused-over = The game is over.
refused-silence = The rules ask for silence now.
refused-no_take_back = By the rules of this game nothing is taken back, not even if all agree.
refused-no_hints = This table was set up without hints.
refused-hint_is_sign = The rules ask for silence: a hint would be a sign to the others.
refused-no_lesson = There is no such lesson.
refused-busy = The server is busy with what others asked for; try again in a minute.
refused-nothing_offered = Nothing can be done for you here.
refused-preparing = Your components are being prepared.
refused-store = The store cannot be reached; try again.
refused-damaged = A part of this table cannot be read any more, so it cannot be played on. Other tables are not touched.
refused-bad_message = The server does not understand this page; load it again.
refused-too_large = That is too large.
refused-wrong_origin = This came from another site, and is not done.
refused-wrong_host = The server does not go by this name; whoever runs it has to tell it.
refused-wrong_content = The server does not take this.
refused-not_found = There is no such thing here.
refused-not_allowed = That cannot be done here.
refused-no_name = Say your name first.
refused-not_dealt = The game has not begun; some seats are free.
refused-not_over = The game is not over yet.
refused-a_bot_plays = A bot plays this seat; come back first.
refused-no_bot_plays = You are here already.
refused-nothing_asked = Nobody waits for your answer.
refused-no_page = The page was not built into this server.
refused-fault = Something went wrong on the server; it was noted there.
refused-document_broken = This is not a whole match, or it was changed after it was saved.
refused-document_unplayable = This match cannot be played by the rules of this server.
refused-still_thinking = What you asked before is still being thought about.
refused-no_seat_for_you = There is no free seat for you at this table.
refused-no_such_seat = This match has no such seat.
refused-not_lent = A page thinks for bots only where its player goes on alone from a match that is over.
refused-no_such_person = There is no such other person here.
refused-other_rules = This server does not have the rules of this match.
refused-rematch_by_players = Only somebody who played can set up another game.
refused-recovery_code = This code is not known, was used, or is too old.
refused-passkey_late = This took too long, or was answered before; begin again.
refused-passkey_wrong = This passkey’s answer is not right; nothing has changed.
refused-passkey_unknown = This server does not know this passkey.
refused-passkey_address = Passkeys belong to a site’s name, not to an address.
refused-passkeys = A name is kept by at most { $most } passkeys.
refused-resigned = You have resigned; a bot plays to the end.
refused-out_of_time = Your time has run out; a bot plays to the end.
refused-overloaded = The server is busy, and whoever is playing comes first; try again in a minute.
refused-same_deal = The same deal needs the same game, options and number of seats.
refused-known_deal = A deal that somebody knows is not played with strangers; invite people by the link.
refused-part_stands = Your part of the deal stands; stand up and sit down again to give another.
refused-wrong_nonce = This is not the part of the deal that you pledged.
refused-seat_beyond = There is no seat { $seat } at a table for { $seats }.
refused-table_busy = Too much happens at this table at once; try again.
refused-tables = You have { $most } unfinished tables; finish one of them first.
refused-analyses = You have had { $most } matches judged in the last hour; wait a little.
refused-unprepared = Your components could not be prepared; the server’s log says why.
refused-wrong_clock = A clock has at least one second and at most seven days.
refused-faulty = This cannot be used:
refused-file_broken = The file is not whole, or not of the kind that its name ends in.
refused-file_kind = The game does not read files with this ending.
refused-file_shape = The file holds something else than the list that is expected here.
refused-many_prepared = This server takes { $most } sets of components, and no more until it starts again.
refused-many_brought = You have brought { $most } sets of components; more are not prepared for you.
refused-many_words = The word list is too large.
refused-small_deck = { $seats } players need two cards each, so { $needed }; the deck has { $size }.

fault-count = a deck has { $wanted } cards, this one { $size }
fault-size = from { $low } to { $high } cards are expected; here are { $size }
fault-named_before = { $name } stands in row { $first } already
fault-total = the total is added up, leave it out
fault-no_column = there is no such column; there are { $columns }
fault-twice = it stands twice
fault-element = expected Ice or Fire, got { $got ->
    [nothing] nothing
   *[other] { $got }
}
fault-text = expected a text of at most { $most } printable characters, got { $got ->
    [nothing] nothing
   *[other] { $got }
}
fault-number = expected a whole number from { $low } to { $high }, got { $got ->
    [nothing] nothing
   *[other] { $got }
}
fault-four_letters = expected four letters, each L or D, got { $got ->
    [nothing] nothing
   *[other] { $got }
}
fault-one_colour = { $got } is of one colour, which no card may be
fault-letters = expected a letter A to Z, several with / between them, two in a row, or { $any }, got { $got ->
    [nothing] nothing
   *[other] { $got }
}
fault-word = expected a word of { $low } to { $high } letters A to Z, got { $got ->
    [nothing] nothing
   *[other] { $got }
}
fault-no_words = it has no words
fault-more = and { $count } more
fault-more_lines = and { $count ->
    [one] one more line
   *[other] { $count } more lines
}
