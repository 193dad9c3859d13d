cs-field = Le champ
cs-bench = Écrivez vos mots
cs-words = Mots
cs-score = Vaut { $score } pour l’instant.
cs-longest = Votre mot le plus long : { $count }
cs-spell-goal = Touchez des lettres, glissez-les ici ou tapez-les. La coche ferme un mot, et vous pouvez en écrire autant que vous voulez. Ce qui reste sur le chevalet compte contre vous ; le mot le plus long de tous vaut 20 de plus.
cs-on-rack = Encore sur le chevalet, et compté contre vous
cs-your-rack = Votre chevalet
cs-rack-of = Le chevalet de { $who }
cs-tile = { $letters }, vaut { $worth }
cs-cards = { $count ->
    [1] lettre
   *[other] lettres
}
cs-points = points
cs-no-word = Aucun mot ne commence par { $letters }, ou il vous manque la carte.
cs-not-word = { $letters } n’est pas un mot.
cs-nothing-back = Il n’y a rien à reprendre.
cs-secret = Tout le monde écrit. Les mots seront montrés ensemble quand tous auront déclaré.
cs-results = Les mots
cs-no-words = aucun mot
cs-ask-solver = Demander au solveur
cs-solver = Le solveur déclarerait
cs-offer = { $length ->
    [0] aucun mot
   *[other] mot le plus long de { $length } lettres
} : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
cs-wild = N’importe quelle lettre
cs-declared = déclaré
cs-spelling = écrit encore
cs-left = { $count ->
    [one] { $count } pyramide restante
   *[other] { $count } pyramides restantes
}
cs-spelling-chapter = Écriture
cs-goal = Le but :
cs-goal-told = prenez des lettres et formez-en des mots à la fin. Une lettre vaut ses points fois ceux de sa pyramide ; une lettre de trop coûte autant. Mot le plus long : 20 de plus.
cs-ask-first = Soulevez une pyramide ou posez-en une
cs-ask-new = Posez une pyramide : touchez-en une de la réserve
cs-ask-lift = Soulevez une pyramide, ou passez
cs-ask-pass = Plus rien à faire : passez
cs-ask-second = Une autre action, différente – ou finissez
cs-ask-place = Sur quelle carte ?
cs-ask-take = Quelle carte prenez-vous ?
cs-ask-hijack = Quelle réclamation brisez-vous ?
cs-ask-pyramid = Quelle pyramide ?
cs-ask-move = Où va-t-elle ?
cs-ask-spell = Posez des lettres – la coche ferme le mot
cs-ask-declare = Plus rien à poser : déclarez
cs-held-new = Posez-la sur une carte dorée
cs-held-move = Déplacez-la ou penchez-la vers quelqu’un
cs-held-only-move = Déplacez-la sur une carte dorée
cs-held-tip = Penchez-la vers quelqu’un
cs-held-own = Prenez-la sur votre chevalet ou déplacez-la
cs-held-take = Prenez-la sur votre chevalet
cs-held-theirs = Détournez-la : déplacez-la sur une carte dorée
cs-hint = Conseil : { $what }
cs-lift = Soulever : { $what }
cs-put-back-it = Reposer : { $what }
cs-put-back = Reposer
cs-lift-first = Soulevez d’abord une pyramide
cs-not-there = Elle ne peut pas aller là
cs-why-gap = Il n’y a pas de carte ici
cs-why-full = Il y a déjà une pyramide
cs-why-far = C’est hors de sa portée
cs-why-done = On ne peut plus rien faire de cette pyramide à présent
cs-wait = Ce n’est pas votre tour
cs-claim = réclamer
cs-force = imposer
cs-take = prendre
cs-stash = Pyramides restantes
cs-barren = { $count } tours sans pose ni prise ; à { $most }, le champ se ferme.
cs-for = pour { $who }
cs-upright = pyramide debout à { $pips ->
    [1] un point
   *[other] { $pips } points
}
cs-pointing = pyramide de réclamation à { $pips ->
    [1] un point
   *[other] { $pips } points
}
cs-total = Cartes
cs-bonus = Mot le plus long
cs-final = Score
cs-letters = « { $letters } »
cs-size = { $size ->
    [small] petites
    [medium] moyennes
   *[other] grandes
}
cs-size-about = La carte qu’elle couvre compte ses points { $pips ->
    [1] une fois
    [2] deux fois
   *[other] { $pips } fois
}.
cs-said-placed = { $you ->
    [1] Vous posez une pyramide { $size } sur { $card }.
   *[other] { $who } pose une pyramide { $size } sur { $card }.
}
cs-said-moved = { $you ->
    [1] Vous déplacez la pyramide { $size } vers { $card }.
   *[other] { $who } déplace la pyramide { $size } vers { $card }.
}
cs-said-claimed = { $you ->
    [1] Vous réclamez { $card } avec la pyramide { $size }.
   *[other] { $who } réclame { $card } avec la pyramide { $size }.
}
cs-said-took = { $you ->
    [1] Vous prenez { $card } sur votre chevalet.
   *[other] { $who } prend { $card }.
}
cs-said-forced = { $you ->
    [1] Vous imposez { $card } à { $rival }.
   *[other] { $at_you ->
        [1] { $who } vous impose { $card }.
       *[other] { $who } impose { $card } à { $rival }.
    }
}
cs-said-hijacked = { $you ->
    [1] Vous détournez la pyramide { $size } de { $rival } sur { $card }.
   *[other] { $at_you ->
        [1] { $who } détourne votre pyramide { $size } sur { $card }.
       *[other] { $who } détourne la pyramide { $size } de { $rival } sur { $card }.
    }
}
cs-said-gave-up = { $you ->
    [1] Vous renoncez à { $card }.
   *[other] { $who } renonce à { $card }.
}
lesson-cold_spell-place = En un tour vous faites jusqu’à deux choses différentes. Commencez par poser une pyramide : touchez ou glissez une de celles qui restent, puis une carte dorée. Elle est debout et n’est encore à personne ; les grandes multiplient davantage les points.
lesson-cold_spell-claim = Réclamer : touchez une pyramide debout, puis votre propre plaque, ou glissez-la jusque-là. Elle se tourne vers vous, et sa carte vous est réservée. Chacun peut se servir de toute pyramide debout.
lesson-cold_spell-second = Vous pouvez faire une deuxième chose, différente, ou finir le tour. Poser le finit toujours.
lesson-cold_spell-take = Prenez une carte réclamée pour vous : carte et pyramide quittent le champ et sont à vous. Les cartes inutiles vous coûteront !
lesson-cold_spell-hijack = Détournez une réclamation : la pyramide se redresse, et vous devez la déplacer aussitôt.
lesson-cold_spell-spell = Le champ est fermé. Écrivez des mots avec vos cartes ; ce qui reste compte contre vous. Le mot le plus long de tous vaut 20 de plus.
