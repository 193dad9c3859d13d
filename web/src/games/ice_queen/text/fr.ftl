lesson-ice_queen-card = Voici la carte du dessus de votre pile. Vous seul la voyez. Chaque carte a treize nombres.
lesson-ice_queen-call = C’est à vous d’annoncer. Choisissez la qualité où vous pensez que personne n’a mieux : tous montrent alors leur carte.
lesson-ice_queen-reveal = La plus haute valeur prend toutes les cartes montrées, et qui prend annonce ensuite.
lesson-ice_queen-middle = La plus haute valeur était partagée : les cartes restent au milieu, et la manche suivante les met aussi en jeu.
lesson-ice_queen-stacks = Les cartes gagnées vont sous votre pile et reviennent plus tard. Qui n’en a plus est hors jeu ; qui les a toutes gagne.
iq-hand = Manche { $number }
iq-called = Manche précédente
iq-first = La plus haute valeur prend toutes les cartes montrées. Qui les a toutes à la fin gagne.
iq-own = Votre carte du dessus
iq-ice = de glace
iq-fire = de feu
iq-takes = prend tout
iq-tied = partagé
iq-out = Vous n’avez plus de cartes.
iq-stacks = Piles
iq-meanings = Ce que veulent dire les qualités
iq-point = Pointez une qualité pour lire ici ce qu’elle veut dire.
iq-middle = { $count ->
    [0] Le milieu est vide
    [1] Une carte au milieu
   *[other] { $count } cartes au milieu
}
iq-in-middle = au milieu
iq-middle-word = milieu
iq-memory = { $count ->
    [one] { $count } carte vue jusqu’ici
   *[other] { $count } cartes vues jusqu’ici
}
iq-calling = { $you ->
    [1] Vous annoncez
   *[other] { $who } annonce
}
iq-you = { $who }, vous
iq-shown = Cartes montrées
iq-is-out = n’a plus de cartes
iq-cards = { $count ->
    [1] carte
   *[other] cartes
}
iq-cap = { $count ->
    [0] Plus de manche
    [1] La dernière manche
   *[other] Encore { $count } manches
}
iq-ask = À vous d’annoncer : touchez une qualité de votre carte
iq-ask-again = Vous avez pris les cartes : annoncez encore
iq-ask-middle = { $count ->
    [1] Une carte attend au milieu : annoncez
   *[other] { $count } cartes attendent au milieu : annoncez
}
