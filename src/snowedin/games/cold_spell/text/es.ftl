# Hechizo de frío en español.

pass = pasar
end-turn = terminar el turno
place = poner una pirámide { $size }
move = mover una pirámide
claim = reclamar una carta
take = tomar una carta
hijack = secuestrar o soltar una reclamación
force = endosar una carta a { $rival }
on-cell = en { $cell }, { $card }
pyramid-on-cell = la pirámide { $size } en { $cell }, { $card }
to-cell = a { $cell }, { $card }
letter = { $letter }
close = cerrar la palabra { $word }
take-back = retirar { $word }
declare = { $count ->
    [0] no declarar ninguna palabra
    [one] declarar esta palabra
   *[other] declarar estas { $count } palabras
}
let-solver-declare = que declare el resolutor: { $length ->
    [0] ninguna palabra
   *[other] palabra más larga de { $length } letras
}, { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}

size-small = pequeña
size-medium = mediana
size-large = grande
no-pyramid = ninguna
card = { $letters } por { $points }
wild = cualquier letra
gap = un hueco

passed = { $you ->
    [1] Pasas.
   *[other] { $who } pasa.
}
ended-turn = { $you ->
    [1] Terminas el turno.
   *[other] { $who } termina el turno.
}
placed = { $you ->
    [1] Pones una pirámide { $size } en { $cell }, { $card }.
   *[other] { $who } pone una pirámide { $size } en { $cell }, { $card }.
}
moved = { $you ->
    [1] Mueves la pirámide { $size } de { $from } a { $cell }, { $card }.
   *[other] { $who } mueve la pirámide { $size } de { $from } a { $cell }, { $card }.
}
claimed = { $you ->
    [1] Reclamas { $cell }, { $card }, con su pirámide { $size }.
   *[other] { $who } reclama { $cell }, { $card }, con su pirámide { $size }.
}
took = { $you ->
    [1] Tomas { $cell }, { $card }, y su pirámide { $size }.
   *[other] { $who } toma { $cell }, { $card }, y su pirámide { $size }.
}
forced = { $you ->
    [1] Endosas { $cell }, { $card }, a { $rival }.
   *[other] { $at_you ->
        [1] { $who } te endosa { $cell }, { $card }.
       *[other] { $who } endosa { $cell }, { $card }, a { $rival }.
    }
}
hijacked = { $you ->
    [1] Secuestras la pirámide { $size } de { $rival } en { $cell }, { $card }.
   *[other] { $at_you ->
        [1] { $who } secuestra tu pirámide { $size } en { $cell }, { $card }.
       *[other] { $who } secuestra la pirámide { $size } de { $rival } en { $cell }, { $card }.
    }
}
gave-up = { $you ->
    [1] Renuncias a { $cell }, { $card }.
   *[other] { $who } renuncia a { $cell }, { $card }.
}
closed = El campo se cierra; lo que sigue reclamado se toma.
has-cards = { $you ->
    [1] Tienes { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para escribir.
   *[other] { $who } tiene { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para escribir.
}
spelled = Escribes { $word }.
closed-word = Has escrito { $word }.
took-back = Retiras { $word }.
declared = { $you ->
    [1] Declaras.
   *[other] { $who } ha declarado.
}
shows-words = { $you ->
    [1] Muestras { $words }: { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }.
   *[other] { $who } muestra { $words }: { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }.
}
has-no-words = { $you ->
    [1] No tienes palabras: { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }.
   *[other] { $who } no tiene palabras: { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }.
}
longest = { $you ->
    [1] Tienes la palabra más larga de todas, { $bonus } puntos más.
   *[other] { $who } tiene la palabra más larga de todas, { $bonus } puntos más.
}
won = { $you ->
    [1] Ganas con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
   *[other] { $who } gana con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
}
