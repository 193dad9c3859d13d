cs-field = El campo
cs-bench = El banco de palabras
cs-words = Palabras
cs-score = De momento cuenta { $score }.
cs-type = Escribe, pulsa o arrastra letras; Intro cierra una palabra, Retroceso la retira.
cs-ask-solver = Preguntar al resolutor
cs-solver = El resolutor declararía
cs-offer = { $length ->
    [0] ninguna palabra
   *[other] palabra más larga de { $length } letras
}: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
cs-used = puesta como { $letter }
cs-wild = Cualquier letra:
cs-declared = declarado
cs-spelling = aún escribe
cs-ask-deed = ¿Qué haces?
cs-ask-cell = ¿Dónde?
cs-ask-move = ¿Adónde se mueve?
cs-stash = Pirámides que quedan
cs-barren = { $count } turnos sin poner ni tomar; a los { $most } se cierra el campo.
cs-nothing = nada tomado aún
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
lesson-cold_spell-place = En un turno haces hasta dos cosas distintas. Empieza poniendo una pirámide: las grandes multiplican más los puntos de una carta.
lesson-cold_spell-cell = Cada carta marcada es un sitio para ella. Está de pie y aún no es de nadie.
lesson-cold_spell-claim = Reclamar: apunta hacia ti una pirámide de pie y su carta queda reservada para ti. Cualquiera puede usar cualquier pirámide de pie.
lesson-cold_spell-second = Puedes hacer una segunda cosa distinta o terminar el turno. Poner siempre lo termina.
lesson-cold_spell-take = Toma una carta reclamada para ti: carta y pirámide salen del campo y son tuyas. ¡Las que no uses en una palabra te costarán!
lesson-cold_spell-hijack = Secuestra una reclamación: la pirámide se levanta y debes moverla enseguida.
lesson-cold_spell-spell = El campo está cerrado. Escribe palabras con tus cartas; lo que no uses cuenta en contra. La palabra más larga de todas da 20 más.
