-- Who wishes to be listed among those who are here, and when they last were; nobody does unless they say so.
ALTER TABLE player ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN here BIGINT NOT NULL DEFAULT 0;
CREATE INDEX player_here ON player (seen, here);
-- Whom somebody would rather not meet, by the name that they had then.
CREATE TABLE blocked (
    player TEXT NOT NULL,
    other TEXT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, other)
);
CREATE INDEX blocked_other ON blocked (other);
-- What people told the operator of others.
CREATE TABLE report (
    reporter TEXT NOT NULL,
    player TEXT NOT NULL,
    match TEXT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (reporter, player, match)
);
CREATE INDEX report_player ON report (player, at);
