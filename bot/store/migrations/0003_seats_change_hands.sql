-- Why: a seat may be given to somebody else in the middle of a match, and answers belong to whoever gave them. Lines
-- know seats, not people, so a seat knows from which line on it has its person.
ALTER TABLE seats ADD COLUMN from_line INTEGER NOT NULL DEFAULT 0 CHECK (from_line >= 0);
