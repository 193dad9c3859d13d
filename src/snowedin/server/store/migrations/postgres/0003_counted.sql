-- What counts for ratings, a finished match once, in the order in which it does; those finished earlier do not count.
CREATE TABLE counted (
    number BIGINT PRIMARY KEY,
    match TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    parts BYTEA NOT NULL
);
CREATE INDEX counted_game ON counted (game, number);
