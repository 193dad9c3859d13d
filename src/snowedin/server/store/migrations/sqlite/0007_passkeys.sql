-- Public keys of devices that keep a name, and challenges that are good once; for nobody in particular, they have no player.
CREATE TABLE passkey (
    id BLOB PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id),
    key BLOB NOT NULL,
    count INTEGER NOT NULL,
    created INTEGER NOT NULL
);
CREATE INDEX passkey_player ON passkey (player);
CREATE TABLE challenge (
    hash BLOB PRIMARY KEY,
    player TEXT NOT NULL,
    expires INTEGER NOT NULL
);
