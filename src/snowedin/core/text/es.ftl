# Lo que se dice en todos los juegos.
