-- Why: big moments are told once, in messages of their own; a board that moved leaves an old message to be removed, also
-- after a crash; and the message that announced a match becomes its result. Each is a row of `shown`.

-- `moment`: how many lines big moments were told of; its look is the line up to which they are being told, if they are.
-- `old`: the board that a newer one has replaced, until it is gone.
CREATE TABLE shown_anew (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'hand', 'ping', 'moment', 'old')),
    player_id INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    line INTEGER NOT NULL,
    at REAL NOT NULL,
    look TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match_id, kind, player_id)
) STRICT, WITHOUT ROWID;
INSERT INTO shown_anew SELECT match_id, kind, player_id, channel_id, message_id, line, at, look FROM shown;
DROP TABLE shown;
ALTER TABLE shown_anew RENAME TO shown;

-- The line of a `lobby` is 1 once it shows the result. What was over before this stays as it was announced.
UPDATE shown SET line = 1
WHERE kind = 'lobby' AND match_id IN (SELECT id FROM matches WHERE phase NOT IN ('lobby', 'live', 'damaged'));
