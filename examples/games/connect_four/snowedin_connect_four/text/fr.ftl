game-connect_four = Puissance quatre
pitch-connect_four = Faites tomber des jetons dans sept colonnes et alignez-en quatre avant l’autre.
drop = Colonne { $column }
dropped = { $you ->
    [1] Vous jouez dans la colonne { $column }.
   *[other] { $who } joue dans la colonne { $column }.
}
won = { $you ->
    [1] Quatre alignés : vous gagnez !
   *[other] Quatre alignés : { $who } gagne.
}
full = La grille est pleine : personne ne gagne.
ask-drop = Faites tomber un jeton dans une colonne
