-- Why: people are away now and then. Whose time runs until when, which seats the computer plays meanwhile, what people
-- have ordered for questions that come again and again, and who sat where before a seat changed hands.

-- By seat: the question that is waited for, since when, until when, and how often its person was reminded.
ALTER TABLE matches ADD COLUMN clocks TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(clocks));

-- Since when the computer plays for its person, who may take the seat back at any time; NULL: they play themselves.
ALTER TABLE seats ADD COLUMN stand_in REAL;

-- By topic: what this person's answer is without being asked. Private.
ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(orders));

-- Lines know seats, not people, so a seat knows from which line on it has its person.
ALTER TABLE seats ADD COLUMN from_line INTEGER NOT NULL DEFAULT 0 CHECK (from_line >= 0);

-- The mark of the last offer to give the seat away; NULL: none is open.
ALTER TABLE seats ADD COLUMN offer TEXT;

-- When somebody last nudged its person.
ALTER TABLE seats ADD COLUMN nudged_at REAL;

-- Who sat somewhere before, one after the other, and from which line on: the result may be theirs.
CREATE TABLE former_sitters (
    match_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    n INTEGER NOT NULL,
    from_line INTEGER NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (match_id, seat, n),
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- A mark of what a message shows: where nothing changes it is neither edited nor posted anew, also after a restart,
-- since that would tell that somebody has answered in secret.
ALTER TABLE shown ADD COLUMN look TEXT NOT NULL DEFAULT '';

-- A command typed in a thread means the match that is played there.
CREATE INDEX matches_by_thread ON matches (thread_id) WHERE thread_id IS NOT NULL;
