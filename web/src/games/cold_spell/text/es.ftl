cs-field = El campo
cs-bench = Escribe tus palabras
cs-words = Palabras
cs-score = De momento cuenta { $score }.
cs-longest = Tu palabra más larga: { $count }
cs-spell-goal = Pulsa letras, arrástralas hasta aquí o escríbelas. La marca cierra una palabra, y puedes escribir cuantas quieras. Lo que quede en el atril cuenta en contra; la palabra más larga de todas da 20 más.
cs-on-rack = Aún en el atril, y cuenta en contra
cs-your-rack = Tu atril
cs-rack-of = El atril de { $who }
cs-tile = { $letters }, cuenta { $worth }
cs-cards = { $count ->
    [one] letra
   *[other] letras
}
cs-points = puntos
cs-no-word = Ninguna palabra empieza por { $letters }, o te falta la carta.
cs-not-word = { $letters } no es una palabra.
cs-nothing-back = No hay nada que retirar.
cs-secret = Todos escriben. Las palabras se muestran juntas cuando todos hayan declarado.
cs-results = Las palabras
cs-no-words = ninguna palabra
cs-ask-solver = Preguntar al resolutor
cs-solver = El resolutor declararía
cs-offer = { $length ->
    [0] ninguna palabra
   *[other] palabra más larga de { $length } letras
}: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
cs-wild = Cualquier letra
cs-declared = declarado
cs-spelling = aún escribe
cs-left = { $count ->
    [one] Queda { $count } pirámide
   *[other] Quedan { $count } pirámides
}
cs-spelling-chapter = Escritura
cs-goal = El objetivo:
cs-goal-told = toma letras y forma palabras al final. Cada letra vale sus puntos por los de su pirámide; las que sobren cuestan lo mismo. La palabra más larga: 20 más.
cs-ask-first = Levanta una pirámide o pon una nueva
cs-ask-new = Pon una pirámide: toca una de las que quedan
cs-ask-lift = Levanta una pirámide o pasa
cs-ask-pass = No se puede hacer nada: pasa
cs-ask-second = Otra acción distinta, o termina el turno
cs-ask-place = ¿Sobre qué carta?
cs-ask-take = ¿Qué carta tomas?
cs-ask-hijack = ¿Qué reclamación rompes?
cs-ask-pyramid = ¿Qué pirámide?
cs-ask-move = ¿Adónde se mueve?
cs-ask-spell = Pon letras: la marca cierra la palabra
cs-ask-declare = No cabe nada más: declara
cs-held-new = Ponla sobre una carta dorada
cs-held-move = Muévela o inclínala hacia alguien
cs-held-only-move = Muévela a una carta dorada
cs-held-tip = Inclínala hacia alguien
cs-held-own = Tómala en tu atril o muévela
cs-held-take = Tómala en tu atril
cs-held-theirs = Secuéstrala: muévela a una carta dorada
cs-hint = Pista: { $what }
cs-lift = Levantar: { $what }
cs-put-back-it = Devolver: { $what }
cs-put-back = Devolver
cs-lift-first = Levanta primero una pirámide
cs-not-there = No puede ir ahí
cs-why-gap = Ahí no hay carta
cs-why-full = Ahí ya hay una pirámide
cs-why-far = Queda fuera de su alcance
cs-why-done = Ya no se puede hacer nada con esta pirámide
cs-wait = No es tu turno
cs-claim = reclamar
cs-force = forzar
cs-take = tomar
cs-stash = Pirámides que quedan
cs-barren = { $count } turnos sin poner ni tomar; a los { $most } se cierra el campo.
cs-for = para { $who }
cs-upright = pirámide de pie con { $pips ->
    [one] un punto
   *[other] { $pips } puntos
}
cs-pointing = pirámide de reclamación con { $pips ->
    [one] un punto
   *[other] { $pips } puntos
}
cs-total = Cartas
cs-bonus = Palabra más larga
cs-final = Puntuación
cs-letters = «{ $letters }»
cs-size = { $size ->
    [small] pequeñas
    [medium] medianas
   *[other] grandes
}
cs-size-about = La carta que cubre cuenta sus puntos { $pips ->
    [1] una vez
    [2] dos veces
   *[other] { $pips } veces
}.
cs-said-placed = { $you ->
    [1] Pones una pirámide { $size } en { $card }.
   *[other] { $who } pone una pirámide { $size } en { $card }.
}
cs-said-moved = { $you ->
    [1] Mueves la pirámide { $size } a { $card }.
   *[other] { $who } mueve la pirámide { $size } a { $card }.
}
cs-said-claimed = { $you ->
    [1] Reclamas { $card } con la pirámide { $size }.
   *[other] { $who } reclama { $card } con la pirámide { $size }.
}
cs-said-took = { $you ->
    [1] Te llevas { $card } a tu atril.
   *[other] { $who } toma { $card }.
}
cs-said-forced = { $you ->
    [1] Endosas { $card } a { $rival }.
   *[other] { $at_you ->
        [1] { $who } te endosa { $card }.
       *[other] { $who } endosa { $card } a { $rival }.
    }
}
cs-said-hijacked = { $you ->
    [1] Secuestras la pirámide { $size } de { $rival } en { $card }.
   *[other] { $at_you ->
        [1] { $who } secuestra tu pirámide { $size } en { $card }.
       *[other] { $who } secuestra la pirámide { $size } de { $rival } en { $card }.
    }
}
cs-said-gave-up = { $you ->
    [1] Renuncias a { $card }.
   *[other] { $who } renuncia a { $card }.
}
lesson-cold_spell-place = En un turno haces hasta dos cosas distintas. Empieza poniendo una pirámide: pulsa o arrastra una de las que quedan y luego una carta dorada. Está de pie y aún no es de nadie; las grandes multiplican más los puntos de una carta.
lesson-cold_spell-claim = Reclamar: pulsa una pirámide de pie y luego tu propia placa, o arrástrala hasta allí. Apunta hacia ti y su carta queda reservada para ti. Cualquiera puede usar cualquier pirámide de pie.
lesson-cold_spell-second = Puedes hacer una segunda cosa distinta o terminar el turno. Poner siempre lo termina.
lesson-cold_spell-take = Toma una carta reclamada para ti: carta y pirámide salen del campo y son tuyas. ¡Las que no uses en una palabra te costarán!
lesson-cold_spell-hijack = Secuestra una reclamación: la pirámide se levanta y debes moverla enseguida.
lesson-cold_spell-spell = El campo está cerrado. Escribe palabras con tus cartas; lo que no uses cuenta en contra. La palabra más larga de todas da 20 más.
