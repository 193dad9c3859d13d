-- Public keys of devices that keep a name, and challenges that are good once; for nobody in particular, they have no player.
CREATE TABLE passkey (
    id BYTEA PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id),
    key BYTEA NOT NULL,
    count BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX passkey_player ON passkey (player);
CREATE TABLE challenge (
    hash BYTEA PRIMARY KEY,
    player TEXT NOT NULL,
    expires BIGINT NOT NULL
);
