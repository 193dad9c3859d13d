# La página en español.

title = Snowed In
subtitle = Cinco juegos de mesa para la noche en que la carretera está cortada.
skip = Ir al contenido
pages = Páginas
language = Idioma
theme = Claro u oscuro
loading = Un momento…
opening = La casa se abre enseguida …
lost = Aquí no hay más que nieve.
to-shelf = Volver a la estantería
guest = Invitado
close = Cerrar
yes = sí
no = no
unknown = desconocido

## Inicio
shelf = Los juegos
players = { $fewest }–{ $most } jugadores
players-exactly = { $count } jugadores
minutes = { $count } minutos
short-minutes = { $count } min
together = juntos
play-now = Jugar
play = Jugar
dealing = Repartiendo…
new-table = Nueva mesa
learn = Aprender
your-name = Tu nombre
save = Guardar
saved = Guardado
unfinished = Tus partidas sin terminar
go-on = Seguir jugando
none-unfinished = Ninguna; todo está terminado.
open-tables = Mesas abiertas
none-open = Nadie espera en este momento.
with = con { $who }
free-seats = { $count ->
    [one] un sitio libre
   *[other] { $count } sitios libres
}
table-gone = ya no hay sitio
join = Unirse
look = Mirar
people-here = Quién está aquí
nobody-seen = Nadie que quiera ser visto.
be-seen = Mostrarme a los demás aquí
be-seen-help = Solo tu nombre, mientras esta página esté abierta. No mientras juegas donde las reglas piden silencio.
blocked-people = { $count ->
    [one] Bloqueada: una persona
   *[other] Bloqueadas: { $count } personas
}
block = Bloquear
unblock = Dejar de bloquear
credits = Quién hizo estos juegos
friend-title = Jugar con un amigo
friend-game = ¿A qué jugamos?
friend-go = Crear una invitación
friend-help = Recibes un enlace y un código para enviar; nadie más encuentra la mesa.

game-ice_queen = Reina de hielo
game-snowball_fight = Guerra de bolas de nieve
game-ice_and_sky = El hielo y el cielo
game-winter = Invierno
game-cold_spell = Hechizo de frío
pitch-ice_queen = Canta la cualidad en la que tu personaje de invierno eclipsa a los demás y llévate todas las cartas.
pitch-snowball_fight = Elige un puñado de cartas de dos lados, lanza uno a la vez que tu rival y acaba con el mejor montón.
pitch-ice_and_sky = Equilibra el mundo vivo durante tres generaciones, con objetivos que todos ven menos quienes los tienen.
pitch-winter = Construye un lago de hielo claro y oscuro, ocupa cuadrados de tu color y sé el último sobre ellos cuando llegue el deshielo.
pitch-cold_spell = Apunta pirámides a las letras, róbalas, endósalas y escribe con lo tomado palabras que valgan sus puntos.

bot-chance = principiante (juega cualquier cosa)
bot-greed = codicioso
bot-counter = contador de cartas
bot-careful = prudente (juega según el manual)
bot-signals = señales (sigue la convención)
bot-novice = principiante (palabras cortas)
bot-reader = lector (palabras comunes)
bot-mood = caprichoso
bot-pride = orgulloso
bot-snowflake = Copo (suave)
bot-sledger = Trineo (tranquilo)
bot-skier = Esquiador (fuerte)
bot-yeti = Yeti (implacable)
bot-avalanche = Avalancha (por encima de Yeti)
bot-signaller = Señalador (un Yeti con una convención)
bot-reflex = reflejo (una red entrenada, responde al instante)
against = Los robots juegan como
bot-of-seat = { $name } { $number }
who-across = ¿Quién se sienta enfrente?
who-across-help = robots en cada mesa
level-snowflake = Copo
level-snowflake-how = suave
level-sledger = Trineo
level-sledger-how = tranquilo
level-skier = Esquiador
level-skier-how = fuerte
level-yeti = Yeti
level-yeti-how = implacable

## Nueva mesa
who-plays = Quién juega
how-many = Jugadores
seat = Sitio { $number }
as-usual = como siempre
plan-me = Alguien en esta pantalla
plan-open = Alguien que se une
plan-bot = Robot: { $name }
shared-screen = Compartís esta pantalla. Se cubre cada vez que hay que pasarla.
who-may-join = Quién puede unirse
public = Mostrar esta mesa a todos
public-help = Cualquiera la encuentra en la primera página.
link-help = Solo quienes reciban el enlace.
hints-wish = Se permiten las pistas y el resolutor
hints-allowed = Aquí se permiten las pistas; todos saben cuándo alguien pide una.
hints-none = Sin pistas entre personas: cada uno piensa por sí mismo.
rated-yes = Esta partida cuenta para las puntuaciones.
rated-no = Esta partida no cuenta para las puntuaciones.
rules-and-clock = Reglas y reloj
clock = Reloj
clock-none = sin reloj
clock-quick = 3 minutos, 5 segundos más por elección
clock-calm = 15 minutos, 15 segundos más por elección
clock-days = por correo: 3 días para cada turno
clock-short-none = Sin reloj
clock-short-quick = 3 minutos
clock-short-calm = 15 minutos
clock-short-day = Por correo: 1 día por turno
clock-short-days = Por correo: 3 días por turno
clock-day = por correo: 1 día para cada turno
clock-by-post = { $count ->
    [one] por correo: { $count } día para cada turno
   *[other] por correo: { $count } días para cada turno
}
clock-bank = { $minutes } min por jugador
clock-bank-more = { $minutes } min por jugador, { $seconds } s más por cada elección
clock-at-zero = Cuando se acaba el tiempo
clock-zero-bot = sigue un bot
clock-zero-lose = se pierde la partida
clock-end-none = Cada uno se toma el tiempo que necesita.
clock-end-bot = Cuando a alguien se le acaba el tiempo, un bot sigue por él.
clock-end-lose = Quien se queda sin tiempo ha perdido; con tres o más, un bot sigue por él.
preview = Vista previa
preview-count = { $count ->
    [one] Una fila
   *[other] { $count } filas
}
row-number = Fila
column = Columna
fault = Qué está mal
open-table = Abrir la mesa
start = Empezar

option-ice_queen-under = Cartas ganadas
option-ice_queen-under-help = Cómo van las cartas ganadas bajo el montón: barajadas o en un orden conocido.
option-ice_queen-dealer = Quién reparte
option-ice_queen-dealer-help = Canta primero quien está a la izquierda de quien reparte. Como siempre: por sorteo; a solas contra robots, quien está a tu derecha, para que cantes primero.
option-ice_queen-hand_cap = Máximo de manos
option-ice_queen-hand_cap-help = Tras tantas manos gana quien tenga más cartas; sin límite, solo tras 30 000.
option-ice_queen-memory = Memoria
option-ice_queen-memory-help = Si la mesa enumera las cartas que todos han visto.
option-ice_queen-deck = Otra baraja
option-ice_queen-deck-help = Trae tus personajes en CSV, TOML o JSON: name, element, los doce números, flavour.
option-snowball_fight-sneak_is_hit = El Ataque furtivo da
option-snowball_fight-sneak_is_hit-help = Si un Ataque furtivo no esquivado cuenta como golpe.
option-snowball_fight-whitewash_is_hit = El Lavado de cara da
option-snowball_fight-whitewash_is_hit-help = Si un Lavado de cara cuenta como golpe.
option-snowball_fight-rocks_slow_on_miss = Las piedras frenan siempre
option-snowball_fight-rocks_slow_on_miss-help = Si Lanzar piedras frena a quien lanza también cuando se esquiva.
option-snowball_fight-ultra_reach = Alcance de la Ultramejora
option-snowball_fight-ultra_reach-help = Entre qué cartas del Arsenal puede elegir una Ultramejora.
option-snowball_fight-snatch_needs_attack = Agarra exige un ataque
option-snowball_fight-snatch_needs_attack-help = Si Agarra y corre solo cambia tras esquivar un ataque.
option-snowball_fight-turn_cap = Máximo de turnos
option-snowball_fight-turn_cap-help = Tras tantos turnos se cuentan los puntos.
option-ice_and_sky-variant = Variante
option-ice_and_sky-variant-help = Experto cuenta también el metano; joven abre las manos; júnior las abre y deja fuera gases y Hielo.
option-ice_and_sky-start_values = Cartas de inicio
option-ice_and_sky-start_values-help = Los valores de las tres cartas de inicio, de Aire a Agua.
option-ice_and_sky-talk = Hablar
option-ice_and_sky-talk-help = Si los jugadores pueden hablar durante una generación.
option-ice_and_sky-aid = Ayuda para deducir
option-ice_and_sky-aid-help = Si cada jugador ve los objetivos que aún puede tener.
option-winter-overlap = Solaparse
option-winter-overlap-help = Si dos fichas pueden compartir trozos de hielo.
option-winter-turn_in_place = Girar en el sitio
option-winter-turn_in_place-help = Si girar una carta donde está es un movimiento.
option-winter-corner_contact = Las esquinas unen
option-winter-corner_contact-help = Si las cartas que solo se tocan en una esquina están unidas.
option-winter-thaw_cap = Deshielo más largo
option-winter-thaw_cap-help = Tras tantos turnos de deshielo son tablas.
option-winter-deck = Otras cartas
option-winter-deck-help = Otras dieciocho cartas: un archivo de texto, TOML o JSON, cuatro letras L o D por carta.
option-cold_spell-straight = En línea recta
option-cold_spell-straight-help = Si una pirámide solo se mueve en línea recta.
option-cold_spell-pass_upright = Pasar pirámides
option-cold_spell-pass_upright-help = Si una pirámide puede pasar por cartas donde hay otras de pie.
option-cold_spell-patience = Paciencia
option-cold_spell-patience-help = Tras tantas rondas sin poner ni tomar se cierra el campo.
option-cold_spell-solver = Resolutor
option-cold_spell-solver-help = Si el resolutor declara por los jugadores.
option-cold_spell-letters = Otras letras
option-cold_spell-letters-help = Un archivo CSV o JSON: letters (A, A/O para una u otra, QU para las dos seguidas, * para cualquiera), points, count.
option-cold_spell-dictionary = Otro diccionario
option-cold_spell-dictionary-help = Un archivo de texto, una palabra por línea. La mesa tarda entonces un rato en estar lista.
value-yes = sí
value-no = no
value-on = sí
value-off = no
value-lot = por sorteo
value-none = sin límite
value-shuffled = barajadas
value-fixed = en un orden conocido
value-face-up = cartas a la vista
value-whole-Arsenal = todo el Arsenal
value-standard = normal
value-expert = experto
value-young = joven
value-junior = júnior
value-on-request = a petición
value-always = siempre
value-never = nunca

## La mesa
board = El tablero
see-table = Mirar la mesa
show-result = Mostrar el resultado
more = Más
thinking = pensando
bot = ordenador
log = Historia y jugadas
tools = Herramientas
sound = Sonido
sound-on = Activar el sonido
sound-off = Quitar el sonido
whole-screen = Pantalla completa
notice-on = Avisarme cuando me toque
notice-off = No avisarme más
notice-denied = Este navegador prohíbe los avisos
pace = Con qué rapidez pasan las cosas
pace-slow = lento
pace-normal = normal
pace-fast = rápido
pace-at-once = al instante
give-up-asked = ¿Abandonar esta partida?
you = tú
free = libre
to-act = debe elegir
away = juega un robot
not-here = ahora no está
resigned = se ha rendido
no-table = Esa mesa no existe.
watching = Estás mirando
connecting = Conectando…
reconnecting = Se cortó la línea; conectando de nuevo…
offline = Sin conexión con el servidor. Ves lo último que hubo aquí; sigue cuando vuelva la conexión.
offline-table = Sin conexión
offline-seen = Sin conexión: así viste la mesa por última vez, { $when }. Sigue por sí sola.
offline-nothing-kept = Esta mesa nunca se vio en este dispositivo. La página lo intenta de nuevo por sí sola.
went-back = La base de datos del servidor falló y perdió las últimas jugadas. La mesa sigue desde aquí.
your-turn = Es tu turno.
turn-of = Es el turno de { $who }.
waiting-for = Esperando a { $who }.
waiting-for-first-thought = Esperando a { $who }: la primera reflexión en esta máquina tarda un poco en prepararse.
pending = En camino…
over = La partida ha terminado.
moves = { $count ->
    [one] Una jugada
   *[other] { $count } jugadas
}
story = Lo que pasó
hint = Pista
take-back = Deshacer
silent-table = Las reglas piden silencio: hasta que acabe la partida, los demás ven las cartas que colocas y nada más de lo que haces.
rules = Reglas
print-play = Para imprimir y jugar en la mesa:
paper-a4 = A4
paper-letter = Carta
rules-in-english = El reglamento aún no está traducido; este es el inglés.
say = Decir…
say-hello = ¡Hola!
say-good-luck = ¡Suerte!
say-well-played = ¡Bien jugado!
say-thanks = Gracias.
say-oops = Vaya.
say-one-moment = Un momento, por favor.
say-again = ¿Jugamos otra?
say-good-bye = Adiós.
trouble-with = ¿Problemas con alguien?
block-help = Quien bloqueas no encuentra tus mesas, tú no encuentras las suyas y no oyes sus frases. Nadie se entera. Un aviso va a quien lleva este servidor, sin ninguna carta.
blocked-now = { $who } está bloqueado.
unblocked-now = { $who } ya no está bloqueado.
report = Avisar
report-why = ¿Qué va mal?
report-name = un nombre ofensivo
report-stalling = pierde tiempo a propósito
report-leaving = abandona las partidas
report-cheating = hace trampas
report-other = otra cosa
reported-now = Gracias. Se avisa al operador sobre { $who }.
give-up = Rendirse
resign-sure = Sí, me rindo
bot-instead = Que siga un robot
play-on = No, sigo
return = Volver a jugar yo
asks-back = { $who } quiere deshacer una jugada.
asked = Se pregunta a los demás si puedes.
agree = De acuerdo
rather-not = Mejor no
pass-to = Pasa el dispositivo a { $who }
look-away = Los demás miran a otro lado.
i-am = Soy { $who }

waiting-for-parts = Ya están todos. Se reparte en cuanto { $who } tenga esta página abierta
waiting-for-people = { $count ->
    [0] Esperando a quienes tienen sitio reservado
    [one] Esperando a un jugador más
   *[other] Esperando a { $count } jugadores más
}
table-closed = Esta mesa se ha cerrado.
invited-by = { $who } te guarda un sitio
about-minutes = unos { $count } min
kept-for = guardado para { $who }
no-seat-free = Los sitios libres están guardados para otros. Podrás mirar cuando empiece la partida.
sit-down = Sentarse
stand-up = Levantarse
send-link = Envía este enlace a quienes vayan a jugar:
link = Enlace
copy = Copiar
copied = Copiado
share = Compartir
invite-text = ¡Ven a jugar a { $game } conmigo!
copied-now = El enlace está copiado; pégalo en un mensaje.
qr = El enlace como código para la cámara de un teléfono
qr-help = O enfoca el código con la cámara de un teléfono.
commitment = El servidor ya ha fijado su parte del reparto; la huella es
known-deal = Reparto conocido: alguien aquí quizá conozca todas las cartas. Nada se promete.
known-deal-short = reparto conocido

## El final
you-won = ¡Ganas!
won-by = Gana { $who }
shared-by = { $who } comparten la victoria
drawn = Tablas
won-together = Lo habéis logrado juntos
lost-together = Habéis perdido juntos
ending-resigned = { $who } se ha rendido.
ending-clock = A { $who } se le acabó el tiempo.
ending-lesson = La lección ha terminado.
rating-now = Tu puntuación: { $rating } ({ $change })
core-ice = Hielo { $ice } × Cielo { $sky } = { $score }
core-sky = Cielo { $score }
player = Jugador
rematch = Otra partida
next-game = A la siguiente partida
rematch-offered = { $who } quiere jugar otra vez.
rematch-yes = Sí, otra vez
replay = Repetición
challenge = Mismo reparto, otros jugadores
verify = ¿Fue limpio el reparto?
fair = El reparto fue el prometido.
unfair = ¡El reparto no coincide con lo prometido!
fair-unknown = No se halló nada mal, pero aquí no se sabe todo.
no-proof = Esta partida no lleva prueba: se importó o se jugó con un reparto ya conocido.
no-crypto = Este navegador no puede comprobarlo aquí; `snowedin verify` sí.
check-commitment = La huella es la que nos dieron antes de repartir.
check-game = Es el juego, con las opciones, al que nos sentamos.
check-secret = El secreto tiene esa huella.
check-pledges = Todos los demás estaban ligados a su parte antes de que mostráramos la nuestra.
check-nonce = Nuestra parte está en el reparto.
check-key = El secreto y las partes de los jugadores dan juntos la clave del reparto.
check-moves = Las jugadas son las que vimos e hicimos.

## Repetición
seen-as = Visto por
spectator = un espectador
download = Descargar
to-start = Al principio
back = Un paso atrás
forward = Un paso adelante
run = Reproducir
pause = Pausa
step = Paso
analysis = ¿En qué estaba pensando?
analysis-help = Un análisis mira cada elección de esta partida, con lo que su jugador sabía entonces, y lo que robots de la misma fuerza hacen con el mismo reparto.
analyse = Juzgar esta partida
analysis-waits = Antes se juzgan otras partidas.
analysis-runs = Se está juzgando la partida.
analysis-no-choice = Nadie eligió nada en este paso.
analysis-chose = { $who } eligió:
analysis-only = No había nada que pensar.
analysis-agrees = El análisis habría hecho lo mismo.
analysis-worst = Las elecciones más caras
analysis-how = { $simulations } simulaciones por elección, el mismo reparto jugado { $replays } veces por robots de la misma fuerza.
luck-and-skill = Suerte y destreza
share-fair = Parte justa
share-luck = Suerte del reparto
share-skill = Destreza
share-result = Resultado
to-end = Al final
all-seeing = que lo ve todo: quien eligió
speed-now = Velocidad: { $speed } veces
the-deal = El reparto
step-untold = De esto no se cuenta nada.
moves-told = Las jugadas
everybody = todos
chance-of = Lo que { $who } podía esperar
chance-now = { $who } podía esperar { $share } aquí.
costliest-at = Elección cara { $number }, en el paso { $step }
analysis-better = Mejor:
show-better = Mostrarlo en el tablero
show-played = Mostrar lo jugado
play-on-here = Seguir jugando desde aquí
link-to-step = Enlace a este paso
link-copied = Enlace copiado

## Every day
daily = Los repartos del día
daily-short = Un reparto de cada juego, hoy el mismo para todos.
daily-help = Cada día cada juego tiene un reparto, el mismo en todos los servidores y en el terminal. Juegas contra Esquiador, o con Esquiadores. Como cualquiera puede conocer el reparto de antemano, nunca se juega contra personas ni cuenta en ningún total; solo se compara tu primer resultado.
daily-open = A los repartos del día
daily-played = { $played } de { $all } jugados
daily-against = contra Esquiador
daily-with = junto con Esquiadores
daily-play = Jugar
daily-go-on = Seguir
daily-par = El par: Yeti
daily-par-waits = Yeti aún lo está jugando …
daily-see-par = Cómo lo jugó Yeti
daily-won = ganado
daily-lost = perdido
daily-drawn = empate
daily-others = { $count ->
    [one] Otra persona lo ha jugado
   *[other] Otras { $count } personas lo han jugado
}
daily-nobody-else = Aquí nadie más lo ha jugado todavía.
daily-share = Compartir el resultado
daily-line = Snowed In, { $game }, { $date }: { $result } (par: { $par })
to-today = A los repartos del día
puzzle = Acertijo
puzzle-player = Jugador { $number }
puzzles = Acertijos
puzzles-all = Todos los acertijos
puzzles-help = Posiciones de partidas jugadas por bots, cada una con exactamente una mejor respuesta. El color dice quién la encuentra.
puzzles-solved = { $solved } de { $all } resueltos
puzzle-number = { $number } de { $all }
puzzle-solve = Resolver uno
puzzle-solved = resuelto
puzzle-choices = Lo que puedes elegir
puzzle-next = Siguiente acertijo
puzzle-again = Otra vez
puzzle-show = Mostrar la respuesta
puzzle-go-on = Bien hasta aquí; sigue.
puzzle-answer = La respuesta:
puzzle-right = ¡Correcto!
puzzle-wrong = No del todo.
puzzle-shown = Es esta.
puzzle-level-snowflake = Hasta Copo lo encuentra.
puzzle-level-sledger = Trineo lo encuentra, Copo no.
puzzle-level-skier = Esquiador lo encuentra, Trineo no.
puzzle-level-yeti = De los cuatro niveles solo Yeti lo encuentra.
puzzle-level-nobody = Ninguno de los cuatro niveles lo encuentra.
puzzle-task-ice_queen = ¿Qué anuncio tiene más opciones de ganar esta mano?
puzzle-task-snowball_fight = El final está cerca. ¿Qué elección gana más veces contra el mejor juego?
puzzle-task-ice_and_sky = ¿Qué colocación asegura más objetivos, sea cual sea el tuyo y coloquen lo que coloquen los demás?
puzzle-task-winter = Gana el deshielo en tres turnos tuyos como mucho. ¿Cómo empiezas?
puzzle-task-cold_spell = Deletrea y declara las palabras que más valen (sin contar la prima de la palabra más larga).
puzzle-why-ice_queen = El mejor anuncio gana la mano el { $best } de las veces.
puzzle-why-ice_queen-both = El tuyo gana la mano el { $yours } de las veces, el mejor el { $best }.
puzzle-why-snowball_fight = La mejor elección gana el { $best } de las veces.
puzzle-why-snowball_fight-both = La tuya gana el { $yours } de las veces, la mejor el { $best }.
puzzle-why-ice_and_sky = La mejor colocación asegura estos objetivos: { $best }.
puzzle-why-ice_and_sky-both = Objetivos que asegura la tuya: { $yours }; la mejor: { $best }.
puzzle-why-winter = Solo un camino gana en tres turnos, haga lo que haga el otro.
puzzle-why-winter-both = Solo un camino gana en tres turnos, haga lo que haga el otro.
puzzle-why-cold_spell = Puntos de las mejores palabras: { $best }.
puzzle-why-cold_spell-both = Puntos de las tuyas: { $yours }; de las mejores: { $best }.

## Historial
history = Historial
totals = Totales
game = Juego
all-games = Todos los juegos
won-of = { $won } de { $count } ganadas
won-together-of = { $won } de { $count } ganadas juntos
ratings = Puntuaciones
ratings-help = Cuentan las partidas contra personas y contra los niveles, con cartas que nadie conocía. La barra muestra dónde está tu fuerza real, 95 de cada 100 veces.
rating-between = entre { $low } y { $high }
rating-matches = { $count ->
    [one] una partida contada
   *[other] { $count } partidas contadas
}
points = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
none-played = Aún no has terminado ninguna partida.
players-and-shares = Jugadores y su parte de la victoria
score-sheet = Hoja de puntuación
wi-sheet = Invierno: los nombres bajo los colores
date = Fecha
bring = Traer una partida
bring-help = Una partida guardada o descargada: si terminó, se puede ver; si no, se sigue jugando.
bring-not-json = { $file } no es un archivo JSON, o está cortado. Las partidas se guardan en JSON.
bring-not-match = { $file } no contiene una partida de Snowed In. Descarga una desde su repetición, o guárdala en el terminal.
bring-choices = { $count ->
    [one] una elección
   *[other] { $count } elecciones
}
bring-as = Si sigue, juegas por
bring-all = todos, en esta pantalla
bring-open = Abrir
keep-name = Conservar tu nombre
keep-name-help = Una clave de acceso en este teléfono, ordenador o llave de seguridad te trae de vuelta como tú, con tus partidas y puntuaciones, aunque el navegador te olvide. Para jugar no hace falta.
passkey-keep = Conservarlo con una clave de acceso
passkey-come-back = Volver con una clave de acceso
passkey-forget = { $count ->
    [one] Olvidar la clave de acceso
   *[other] Olvidar las { $count } claves de acceso
}
passkey-kept = Tu nombre { $who } está conservado con una clave de acceso.
passkey-back = Bienvenido de nuevo, { $who }.
passkey-forgotten = Ya ninguna clave de acceso conserva tu nombre.
passkey-there = Este dispositivo ya tiene una clave de acceso para tu nombre.
passkey-not-done = No se ha hecho nada: se interrumpió, o este dispositivo no tiene clave de acceso para este servidor.
no-passkeys = Aquí no hay claves de acceso: necesitan HTTPS y un nombre en la barra de direcciones. También sirve un código.
devices = Otro dispositivo
devices-help = Un código hace tuyo también otro dispositivo. Vale una vez, durante un día.
make-code = Crear un código
code = Código
use-code = Usarlo aquí
same-deal = El mismo reparto
same-deal-help = Quien juega este reparto recibe exactamente las mismas cartas. Juégalo y compara.
play-deal = Jugar este reparto
copy-link = Copiar el enlace
results = Resultados

## Lecciones
lesson = Lección { $number } de { $count }
got-it = Entendido
lesson-title = Lección
lesson-do = Ahora tú: { $choice }
lesson-show = Enséñame
lesson-back = Atrás
lesson-wait = Ahora eligen los demás …
lesson-leave = Seguir otro día
lesson-later = Bien hecho. Seguimos un poco más tarde en la misma partida, cuando haya más que ver.
lesson-on = Seguir
lesson-done = Eso es todo lo que necesitas para { $game }. ¿Y ahora una partida pequeña de verdad contra el suave Copo?
lesson-small-game = Una partida pequeña

## Refusals
refused-played_out = Desde aquí no queda nada que jugar: la partida ha terminado.
refused-daily_deal = Cualquiera puede conocer de antemano un reparto del día, así que no se juega contra personas.
refused-offline = No se puede conectar con el servidor.
refused-nothing_to_take_back = No hay nada que deshacer.
refused-not_to_act = No te toca elegir.
refused-stale = La posición ha cambiado mientras tanto.
refused-not_legal = Eso no se puede elegir ahora.
refused-too_fast = Demasiado a la vez; espera un poco.
refused-too_many = Es demasiado; termina algo primero.
refused-full = Todos los sitios están ocupados.
refused-unknown = Esa mesa no existe.
refused-not_your_seat = Ese sitio no es tuyo.
refused-over = La partida ha terminado.
refused-silence = Las reglas piden silencio ahora.
refused-no_take_back = Según las reglas de este juego no se deshace nada, aunque todos estén de acuerdo.
refused-no_hints = Esta mesa se preparó sin pistas.
refused-hint_is_sign = Las reglas piden silencio: una pista sería una señal para los demás.
refused-no_lesson = No existe tal lección.
refused-busy = El servidor está ocupado con lo que otros pidieron; inténtalo en un minuto.
refused-nothing_offered = Aquí no se puede hacer nada por ti.
refused-preparing = Tu material se está preparando.
refused-store = No se puede acceder a los datos; inténtalo de nuevo.
refused-damaged = Una parte de esta mesa ya no se puede leer en el servidor; no se puede seguir jugando. Las demás mesas no están afectadas.
refused-bad_message = El servidor no entiende esta página; vuelve a cargarla.
refused-too_large = Es demasiado grande.
refused-wrong_origin = Esto vino de otro sitio web y no se hace.
refused-wrong_host = El servidor no se llama así; quien lo gestiona debe darle ese nombre.
refused-wrong_content = El servidor no acepta esto.
refused-not_found = Aquí no hay tal cosa.
refused-not_allowed = Eso no se puede hacer aquí.
refused-no_name = Di primero tu nombre.
refused-not_dealt = La partida no ha empezado; hay sitios libres.
refused-not_over = La partida aún no ha terminado.
refused-a_bot_plays = En este sitio juega un robot; vuelve primero.
refused-no_bot_plays = Ya estás aquí.
refused-nothing_asked = Nadie espera tu respuesta.
refused-no_page = La página no está incluida en este servidor.
refused-fault = Algo falló en el servidor; allí queda anotado.
refused-document_broken = No es una partida entera, o se cambió después de guardarla.
refused-document_unplayable = Esta partida no se puede jugar con las reglas de este servidor.
refused-still_thinking = Todavía se piensa en lo que pediste antes.
refused-no_seat_for_you = No hay sitio libre para ti en esta mesa.
refused-no_such_seat = Esta partida no tiene ese sitio.
refused-not_lent = Una página solo piensa por los bots donde su jugador sigue a solas una partida terminada.
refused-no_such_person = Aquí no hay tal otra persona.
refused-other_rules = Este servidor no tiene las reglas de esta partida.
refused-rematch_by_players = Solo quien jugó puede preparar otra partida.
refused-recovery_code = Este código no se conoce, ya se usó o es demasiado antiguo.
refused-passkey_late = Ha tardado demasiado, o ya se respondió; empieza de nuevo.
refused-passkey_wrong = La respuesta de esta clave de acceso no es correcta; nada ha cambiado.
refused-passkey_unknown = Este servidor no conoce esta clave de acceso.
refused-passkey_address = Las claves de acceso son del nombre de un sitio, no de una dirección.
refused-passkeys = Un nombre se conserva con { $most } claves de acceso como mucho.
refused-resigned = Te has rendido; un robot juega hasta el final.
refused-out_of_time = Se te ha acabado el tiempo; un robot juega hasta el final.
refused-overloaded = El servidor tiene todo el trabajo que puede, y quien está jugando va primero; inténtalo en un minuto.
refused-same_deal = El mismo reparto pide el mismo juego, las mismas opciones y el mismo número de sitios.
refused-known_deal = Un reparto que alguien ya conoce no se juega con desconocidos; invita con el enlace.
refused-part_stands = Tu parte del reparto está fijada; levántate y siéntate de nuevo para dar otra.
refused-wrong_nonce = Esta no es la parte del reparto que prometiste.
refused-seat_beyond = No hay sitio { $seat } en una mesa para { $seats }.
refused-table_busy = Pasan demasiadas cosas a la vez en esta mesa; inténtalo otra vez.
refused-tables = Tienes { $most } mesas sin terminar; termina una primero.
refused-analyses = Has hecho juzgar { $most } partidas en la última hora; espera un poco.
refused-unprepared = Tu material no se pudo preparar; el registro del servidor dice por qué.
refused-wrong_clock = Un reloj tiene como mínimo un segundo y como máximo siete días.
refused-faulty = Esto no se puede usar:
refused-file_broken = El archivo no está completo o no es del tipo que indica su terminación.
refused-file_kind = El juego no lee archivos con esta terminación.
refused-file_shape = El archivo contiene algo distinto de la lista que se espera aquí.
refused-many_prepared = El servidor ya ha preparado { $most } conjuntos de material; no acepta más hasta que se reinicie.
refused-many_brought = Has traído { $most } conjuntos de material; no se prepararán más para ti.
refused-many_words = La lista de palabras es demasiado grande.
refused-small_deck = Con { $seats } jugadores hacen falta dos cartas para cada uno, es decir { $needed }; la baraja tiene { $size }.

## Faults of components
fault-count = una baraja tiene { $wanted } cartas, esta { $size }
fault-size = se esperan de { $low } a { $high } cartas; aquí hay { $size }
fault-named_before = { $name } ya está en la fila { $first }
fault-total = el total se calcula, no lo escribas
fault-no_column = no existe esa columna; existen { $columns }
fault-twice = está dos veces
fault-element = se espera Ice o Fire; recibido: { $got ->
    [nothing] nada
   *[other] { $got }
}
fault-text = se espera un texto de { $most } caracteres imprimibles como mucho; recibido: { $got ->
    [nothing] nada
   *[other] { $got }
}
fault-number = se espera un número entero de { $low } a { $high }; recibido: { $got ->
    [nothing] nada
   *[other] { $got }
}
fault-four_letters = se esperan cuatro letras, cada una L o D; recibido: { $got ->
    [nothing] nada
   *[other] { $got }
}
fault-one_colour = { $got } es de un solo color, y ninguna carta puede serlo
fault-letters = se espera una letra de la A a la Z, varias separadas por /, dos seguidas o { $any }; recibido: { $got ->
    [nothing] nada
   *[other] { $got }
}
fault-word = se espera una palabra de { $low } a { $high } letras de la A a la Z; recibido: { $got ->
    [nothing] nada
   *[other] { $got }
}
fault-no_words = no tiene palabras
fault-more = y { $count } más
fault-more_lines = y { $count ->
    [one] una línea más
   *[other] { $count } líneas más
}
