# Reina de hielo en español.

call = cantar { $category }
called = { $you ->
    [1] Cantas { $category }.
   *[other] { $who } canta { $category }.
}
showed = { $you ->
    [1] Muestras { $card }: { $value }.
   *[other] { $who } muestra { $card }: { $value }.
}
took = { $you ->
    [1] Te llevas { $count } cartas.
   *[other] { $who } se lleva { $count } cartas.
}
tied = Lo más alto se comparte; quedan { $count } cartas en el centro.
out = { $you ->
    [1] Quedas fuera.
   *[other] { $who } queda fuera.
}
won = { $you ->
    [1] Ganas y eres Reina de hielo de honor.
   *[other] { $who } gana y es Reina de hielo de honor.
}

category-winter-scale = Escala de invierno
category-power = Poder
category-charisma = Carisma
category-intelligence = Inteligencia
category-empathy = Empatía
category-gifts = Regalos y sobornos
category-cunning = Astucia
category-ruthlessness = Crueldad
category-courage = Valor
category-sociability = Sociabilidad
category-quick-wit = Ingenio
category-ego = Ego
category-total = Puntos totales

meaning-winter-scale = Cuánta distancia guarda el Hielo, o cuánto se abre el Fuego a los demás.
meaning-power = La influencia en el cargo, los negocios o la política.
meaning-charisma = El encanto que atrae a la gente.
meaning-intelligence = La agudeza de la mente sola, no lo que se ha aprendido a hacer.
meaning-empathy = Ver el mundo con los ojos de otro.
meaning-gifts = Con qué frecuencia y acierto se da, por bondad o por un favor.
meaning-cunning = Ideas ladinas que nadie ve venir, y saber moverse en la calle.
meaning-ruthlessness = Perseguir el propio interés sin piedad; lo contrario de la Empatía.
meaning-courage = Plantar cara al peligro y atreverse a mostrar lo que se siente.
meaning-sociability = Congeniar enseguida con la gente.
meaning-quick-wit = Tener al momento la respuesta aguda.
meaning-ego = Cuánta importancia se da uno y cuánta admiración necesita.
meaning-total = La suma de los doce números de la carta.

card-1 = La Reina de las nieves
flavour-1 = Le dio el mundo entero y unos patines nuevos, y se quedó su corazón como recibo.
card-2 = Gerda
flavour-2 = Caminó descalza hasta el fin del norte porque nadie le dijo que no se podía.
card-3 = Kay
flavour-3 = Hace fracciones de cabeza, incluso mientras se congela.
card-4 = La niña de los bandidos
flavour-4 = Duerme con un cuchillo, besa a su reno al acostarse, y ambas cosas van en serio.
card-5 = Jack Frost
flavour-5 = Firma todas las ventanas del pueblo y se va antes de que lo vean.
card-6 = Skadi
flavour-6 = Eligió marido solo por los pies, y desde entonces prefiere los esquís.
card-7 = Ullr
flavour-7 = Si la cuesta es empinada y el blanco pequeño, pregúntale primero a él.
card-8 = Bóreas
flavour-8 = Jamás ha cerrado una puerta al salir.
card-9 = La Cailleach
flavour-9 = Hizo las montañas dejando caer piedras del delantal, y no se arrepiente.
card-10 = Yuki-onna
flavour-10 = Te deja vivir si prometes callar. Así que no leas esto en voz alta.
card-11 = Doña Holle
flavour-11 = Cuando sacude su edredón, cierran las escuelas.
card-12 = Ded Moroz
flavour-12 = Pregunta si tienes calor, y se toma muy en serio la respuesta.
card-13 = Snegúrochka
flavour-13 = Hecha de nieve y aficionada a las hogueras. Ya se ve adónde va esto.
card-14 = Krampus
flavour-14 = También lleva una lista, pero solo la mitad interesante.
card-15 = La Befana
flavour-15 = Barría tanto que no vio la estrella, y desde entonces reparte paquetes para compensar.
card-16 = Ebenezer Scrooge
flavour-16 = Apaga el fuego para ahorrar carbón y lo llama carácter.
card-17 = El Cascanueces
flavour-17 = Un caballero de mandíbula de hierro que no habla mal de nadie.
card-18 = El Rey de los ratones
flavour-18 = Siete cabezas, siete coronas y ni una buena idea entre todas.
card-19 = El buen rey Wenceslao
flavour-19 = Sale él mismo a la nieve honda y manda al paje a casa por sus huellas.
card-20 = La vendedora de fósforos
flavour-20 = Mientras duró un fósforo, fue dueña de todo el escaparate.
card-21 = El muñeco de nieve
flavour-21 = Se enamoró de la estufa que veía por la ventana del sótano.
card-22 = Papá Noel
flavour-22 = Todas las casas en una noche, y aún le queda tiempo para las galletas.
card-23 = El Rey de los elfos
flavour-23 = Solo es niebla, dice el padre. Más deprisa, dice el niño.
card-24 = El pequeño abeto
flavour-24 = Se moría por ser alguien, y lo fue: exactamente una noche.
card-25 = Amarok
flavour-25 = Caza a quienes cazan solos, a modo de consejo.
card-26 = Morozko
flavour-26 = Sé cortés, di que no tienes frío, y volverás con un cofre de pieles.
card-27 = El Padre Tiempo
flavour-27 = Aparece la última noche de cada año, siempre algo sin aliento.
card-28 = El Rey del acebo
flavour-28 = Reina en los días cortos y pierde la corona cada verano, puntual.
card-29 = El cuervo del Norte
flavour-29 = Conoce el camino, conoce un atajo y sabe cuánto valen ambos para ti.
card-30 = El gallo de Bremen
flavour-30 = Demasiado ruidoso para la olla y demasiado orgulloso para el granero nevado.
