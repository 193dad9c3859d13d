CREATE TABLE player (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE token (
    hash BYTEA PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id),
    created BIGINT NOT NULL
);
CREATE TABLE recovery (
    hash BYTEA PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id),
    expires BIGINT NOT NULL
);
CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    owner TEXT NOT NULL,
    secret BYTEA NOT NULL,
    deal TEXT NOT NULL,
    setup BYTEA NOT NULL,
    final BYTEA
);
CREATE INDEX match_open ON match (status, public, created);
CREATE INDEX match_owner ON match (owner, status);
CREATE INDEX match_deal ON match (deal);
CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES match (id),
    seat BIGINT NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    reward DOUBLE PRECISION,
    PRIMARY KEY (match, seat)
);
CREATE INDEX seat_player ON seat (player);
CREATE TABLE entry (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (match, seq)
);
