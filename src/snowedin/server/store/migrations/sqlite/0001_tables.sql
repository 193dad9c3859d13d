CREATE TABLE player (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
);
CREATE TABLE token (
    hash BLOB PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id),
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE recovery (
    hash BLOB PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id),
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    owner TEXT NOT NULL,
    secret BLOB NOT NULL,
    deal TEXT NOT NULL,
    setup BLOB NOT NULL,
    final BLOB
);
CREATE INDEX match_open ON match (status, public, created);
CREATE INDEX match_owner ON match (owner, status);
CREATE INDEX match_deal ON match (deal);
CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    reward REAL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX seat_player ON seat (player);
CREATE TABLE entry (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (match, seq)
) WITHOUT ROWID;
