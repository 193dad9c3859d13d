# La Reine des glaces en français.

call = annoncer { $category }
called = { $you ->
    [1] Vous annoncez { $category }.
   *[other] { $who } annonce { $category }.
}
showed = { $you ->
    [1] Vous montrez { $card } : { $value }.
   *[other] { $who } montre { $card } : { $value }.
}
took = { $you ->
    [1] Vous prenez { $count } cartes.
   *[other] { $who } prend { $count } cartes.
}
tied = La plus haute valeur est partagée ; { $count } cartes restent au milieu.
out = { $you ->
    [1] Vous êtes hors jeu.
   *[other] { $who } est hors jeu.
}
won = { $you ->
    [1] Vous gagnez et devenez Reine des glaces d’honneur.
   *[other] { $who } gagne et devient Reine des glaces d’honneur.
}

category-winter-scale = Échelle d’hiver
category-power = Puissance
category-charisma = Charisme
category-intelligence = Intelligence
category-empathy = Empathie
category-gifts = Cadeaux et pots-de-vin
category-cunning = Ruse
category-ruthlessness = Cruauté
category-courage = Courage
category-sociability = Sociabilité
category-quick-wit = Répartie
category-ego = Ego
category-total = Total des points

meaning-winter-scale = À quel point la Glace garde ses distances, ou le Feu va vers les autres.
meaning-power = L’influence dans une charge, les affaires ou la politique.
meaning-charisma = Le charme qui attire les gens.
meaning-intelligence = La vivacité d’esprit seule, quel que soit le savoir-faire.
meaning-empathy = Savoir se mettre à la place d’autrui.
meaning-gifts = Si l’on donne souvent et bien, par bonté ou en échange d’une faveur.
meaning-cunning = Des idées détournées que personne ne voit venir, et l’art de se débrouiller dans la rue.
meaning-ruthlessness = Poursuivre son intérêt sans pitié ; le contraire de l’Empathie.
meaning-courage = Affronter le danger, et oser montrer ses sentiments.
meaning-sociability = Se lier vite avec les gens.
meaning-quick-wit = Avoir aussitôt la réplique qui fait mouche.
meaning-ego = L’importance qu’on se donne, et le besoin d’être admiré.
meaning-total = La somme des douze nombres de la carte.

card-1 = La Reine des neiges
flavour-1 = Elle lui donna le monde entier et une paire de patins neufs, et garda son cœur comme reçu.
card-2 = Gerda
flavour-2 = Alla pieds nus jusqu’au bout du nord, car personne ne lui avait dit que c’était impossible.
card-3 = Kay
flavour-3 = Calcule des fractions de tête, même en gelant.
card-4 = La Fille des brigands
flavour-4 = Dort avec un couteau, embrasse son renne le soir, et le pense dans les deux cas.
card-5 = Jack Frost
flavour-5 = Signe toutes les fenêtres de la ville et s’en va avant qu’on le voie.
card-6 = Skadi
flavour-6 = Choisit un mari à ses seuls pieds, et préfère les skis depuis.
card-7 = Ullr
flavour-7 = Si la pente est raide et la cible petite, demandez-lui d’abord.
card-8 = Borée
flavour-8 = N’a jamais fermé une porte derrière lui.
card-9 = La Cailleach
flavour-9 = Fit les montagnes en laissant tomber des pierres de son tablier, et ne le regrette pas.
card-10 = Yuki-onna
flavour-10 = Elle vous laisse vivre si vous promettez de vous taire. Ne lisez donc pas ceci à voix haute.
card-11 = Dame Holle
flavour-11 = Quand elle secoue son édredon, les écoles ferment.
card-12 = Ded Moroz
flavour-12 = Demande si vous avez chaud, et a un avis ferme sur la réponse.
card-13 = Snégourotchka
flavour-13 = Faite de neige, aime les feux de joie. On voit où cela mène.
card-14 = Krampus
flavour-14 = Tient une liste lui aussi, mais seulement la moitié intéressante.
card-15 = La Befana
flavour-15 = Trop occupée à balayer pour voir l’étoile, elle livre des paquets depuis pour se rattraper.
card-16 = Ebenezer Scrooge
flavour-16 = Éteint le feu pour économiser le charbon et appelle cela du caractère.
card-17 = Casse-Noisette
flavour-17 = Un gentilhomme à la mâchoire de fer, qui ne dit de mal de personne.
card-18 = Le Roi des souris
flavour-18 = Sept têtes, sept couronnes, et pas une bonne idée entre elles.
card-19 = Le bon roi Venceslas
flavour-19 = Sort lui-même dans la neige profonde et renvoie le page dans ses pas.
card-20 = La Petite Fille aux allumettes
flavour-20 = Le temps d’une allumette, toute la vitrine fut à elle.
card-21 = Le Bonhomme de neige
flavour-21 = Tomba amoureux du poêle qu’il voyait par la fenêtre de la cave.
card-22 = Le Père Noël
flavour-22 = Toutes les maisons en une nuit, et encore du temps pour les biscuits.
card-23 = Le Roi des aulnes
flavour-23 = Un simple brouillard, dit le père. Plus vite, dit l’enfant.
card-24 = Le Petit Sapin
flavour-24 = Avait hâte d’être quelqu’un, et le fut, exactement un soir.
card-25 = Amarok
flavour-25 = Chasse ceux qui chassent seuls, en guise de conseil.
card-26 = Morozko
flavour-26 = Soyez poli, dites que vous n’avez pas froid, et vous rentrez avec un coffre de fourrures.
card-27 = Le Père Temps
flavour-27 = Arrive la dernière nuit de chaque année, toujours un peu essoufflé.
card-28 = Le Roi du houx
flavour-28 = Règne sur les jours courts et perd sa couronne chaque été, à l’heure dite.
card-29 = Le Corbeau du Nord
flavour-29 = Connaît le chemin, connaît un raccourci, et sait ce que les deux valent pour vous.
card-30 = Le Coq de Brême
flavour-30 = Trop bruyant pour la soupe et trop fier pour la grange enneigée.
