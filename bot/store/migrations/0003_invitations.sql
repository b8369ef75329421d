-- Why: a rematch is an invitation, and a lobby binds its deal. Which match a lobby is the rematch of, whom its seats are
-- kept for, and which message showed the seal.

-- The match that this one is the rematch of. There is one that counts: a second press leads to the same lobby.
ALTER TABLE matches ADD COLUMN rematch_of INTEGER REFERENCES matches (id) ON DELETE SET NULL;
CREATE UNIQUE INDEX one_rematch ON matches (rematch_of) WHERE rematch_of IS NOT NULL AND phase NOT IN ('void', 'ended');

-- The first message that showed the lobby with its seal; the presses that count are later. NULL: an earlier Backroom.
ALTER TABLE matches ADD COLUMN lobby_id INTEGER;

-- Whom a seat of a lobby is kept for. Until they press Join it has no player: nobody is seated by somebody else.
ALTER TABLE seats ADD COLUMN kept_for INTEGER REFERENCES players (id);
CREATE UNIQUE INDEX seats_by_kept ON seats (kept_for, match_id) WHERE kept_for IS NOT NULL;

-- What opened a lobby came before its seal, so it adds nothing to the deal.
UPDATE seats SET join_id = NULL
WHERE EXISTS (SELECT 1 FROM matches WHERE id = match_id AND phase = 'lobby' AND host_id = player_id);

-- A command typed in a thread means the newest match played there, also one that knows the thread as its channel.
CREATE INDEX matches_by_channel ON matches (channel_id) WHERE thread_id IS NULL;
