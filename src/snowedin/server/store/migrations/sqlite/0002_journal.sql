-- New entries side by side, whatever their match: a commit then touches a page or two instead of one per table.
-- They move to their places in `entry` by the thousand; `log` is both.
CREATE TABLE journal (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
);
CREATE VIEW log AS SELECT match, seq, at, body FROM entry UNION ALL SELECT match, seq, at, body FROM journal;
