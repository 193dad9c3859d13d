-- How many entries of a match were moved to their places: a page that lost the last of them does not say so.
CREATE TABLE length (match TEXT PRIMARY KEY, seq INTEGER NOT NULL) WITHOUT ROWID;
