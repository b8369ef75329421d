-- Why: people are away now and then. Whose time runs until when, which seats the computer plays meanwhile, and what
-- people have ordered for questions that come again and again.

-- By seat: the question that is waited for, since when, until when, and how often its person was reminded.
ALTER TABLE matches ADD COLUMN clocks TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(clocks));

-- Since when the computer plays for its person, who may take the seat back at any time; NULL: they play themselves.
ALTER TABLE seats ADD COLUMN stand_in REAL;

-- By topic: what this person's answer is without being asked. Private.
ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(orders));
