-- Every entry carries a hash of itself and of all before it; those written earlier carry none.
DROP VIEW log;
ALTER TABLE entry ADD COLUMN link BLOB NOT NULL DEFAULT x'';
ALTER TABLE journal ADD COLUMN link BLOB NOT NULL DEFAULT x'';
CREATE VIEW log AS
    SELECT match, seq, at, body, link FROM entry UNION ALL SELECT match, seq, at, body, link FROM journal;
-- What is written to learn whether anything can be.
CREATE TABLE pulse (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
-- What guests bring, a dictionary for one, stands here once, by its hash, and not in every setup.
CREATE TABLE component (hash TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
