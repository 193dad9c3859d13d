-- Every entry carries a hash of itself and of all before it; those written earlier carry none.
ALTER TABLE entry ADD COLUMN link BYTEA NOT NULL DEFAULT '';
-- From now on a server that does not know of it is refused.
ALTER TABLE entry ALTER COLUMN link DROP DEFAULT;
-- What is written to learn whether anything can be.
CREATE TABLE pulse (id INTEGER PRIMARY KEY, at BIGINT NOT NULL);
-- What guests bring, a dictionary for one, stands here once, by its hash, and not in every setup.
CREATE TABLE component (hash TEXT PRIMARY KEY, body BYTEA NOT NULL);
