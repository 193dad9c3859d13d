# Ce qui se dit dans tous les jeux.
