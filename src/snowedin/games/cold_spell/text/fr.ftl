# Sortilège de froid en français.

pass = passer
end-turn = finir le tour
place = poser une pyramide { $size }
move = déplacer une pyramide
claim = réclamer une carte
take = prendre une carte
hijack = détourner ou abandonner une réclamation
force = imposer une carte à { $rival }
on-cell = sur { $cell }, { $card }
pyramid-on-cell = la pyramide { $size } sur { $cell }, { $card }
to-cell = vers { $cell }, { $card }
letter = { $letter }
close = fermer le mot { $word }
take-back = reprendre { $word }
declare = { $count ->
    [0] ne déclarer aucun mot
    [1] déclarer ce mot
   *[other] déclarer ces { $count } mots
}

let-solver-declare = laisser le solveur déclarer : { $length ->
    [0] aucun mot
   *[other] mot le plus long de { $length } lettres
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}

size-small = petite
size-medium = moyenne
size-large = grande
no-pyramid = aucune
card = { $letters } pour { $points }
wild = n’importe quelle lettre
gap = un trou

passed = { $you ->
    [1] Vous passez.
   *[other] { $who } passe.
}
ended-turn = { $you ->
    [1] Vous finissez le tour.
   *[other] { $who } finit le tour.
}
placed = { $you ->
    [1] Vous posez une pyramide { $size } sur { $cell }, { $card }.
   *[other] { $who } pose une pyramide { $size } sur { $cell }, { $card }.
}
moved = { $you ->
    [1] Vous déplacez la pyramide { $size } de { $from } vers { $cell }, { $card }.
   *[other] { $who } déplace la pyramide { $size } de { $from } vers { $cell }, { $card }.
}
claimed = { $you ->
    [1] Vous réclamez { $cell }, { $card }, avec sa pyramide { $size }.
   *[other] { $who } réclame { $cell }, { $card }, avec sa pyramide { $size }.
}
took = { $you ->
    [1] Vous prenez { $cell }, { $card }, et sa pyramide { $size }.
   *[other] { $who } prend { $cell }, { $card }, et sa pyramide { $size }.
}
forced = { $you ->
    [1] Vous imposez { $cell }, { $card }, à { $rival }.
   *[other] { $at_you ->
        [1] { $who } vous impose { $cell }, { $card }.
       *[other] { $who } impose { $cell }, { $card }, à { $rival }.
    }
}
hijacked = { $you ->
    [1] Vous détournez la pyramide { $size } de { $rival } sur { $cell }, { $card }.
   *[other] { $at_you ->
        [1] { $who } détourne votre pyramide { $size } sur { $cell }, { $card }.
       *[other] { $who } détourne la pyramide { $size } de { $rival } sur { $cell }, { $card }.
    }
}
gave-up = { $you ->
    [1] Vous renoncez à { $cell }, { $card }.
   *[other] { $who } renonce à { $cell }, { $card }.
}
closed = Le champ est fermé ; ce qui est encore réclamé est pris.
has-cards = { $you ->
    [1] Vous avez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour écrire.
   *[other] { $who } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour écrire.
}
spelled = Vous écrivez { $word }.
closed-word = Vous avez écrit { $word }.
took-back = Vous reprenez { $word }.
declared = { $you ->
    [1] Vous déclarez.
   *[other] { $who } a déclaré.
}
shows-words = { $you ->
    [1] Vous montrez { $words } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $who } montre { $words } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}
has-no-words = { $you ->
    [1] Vous n’avez aucun mot : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $who } n’a aucun mot : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}
longest = { $you ->
    [1] Vous avez le mot le plus long de tous, { $bonus } points de plus.
   *[other] { $who } a le mot le plus long de tous, { $bonus } points de plus.
}
won = { $you ->
    [1] Vous gagnez avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[other] { $who } gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
}
