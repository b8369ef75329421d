-- Why: the first shape of the house. A match is its row, its seats and its lines; all else can be shown again.

CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    locale TEXT,
    dm_channel INTEGER,
    dm_closed INTEGER NOT NULL DEFAULT 0 CHECK (dm_closed IN (0, 1)),
    settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings))
) STRICT;

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    locale TEXT,
    settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings))
) STRICT;

CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    guild_id INTEGER,
    channel_id INTEGER NOT NULL,
    thread_id INTEGER,
    host_id INTEGER NOT NULL REFERENCES players (id),
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'live', 'over', 'ended', 'void', 'damaged')),
    locale TEXT NOT NULL,
    pace TEXT NOT NULL,
    options TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(options)),
    secret TEXT NOT NULL CHECK (length(secret) = 64 AND secret NOT GLOB '*[^0-9a-f]*'),
    seed TEXT CHECK (length(seed) = 64 AND seed NOT GLOB '*[^0-9a-f]*'),
    version INTEGER,
    created_at REAL NOT NULL,
    started_at REAL,
    ended_at REAL,
    check_at REAL,
    note TEXT,
    CHECK (phase != 'live' OR (seed IS NOT NULL AND version IS NOT NULL AND started_at IS NOT NULL))
) STRICT;

CREATE INDEX matches_by_phase ON matches (phase);
CREATE INDEX matches_by_check ON matches (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX matches_by_end ON matches (game, ended_at) WHERE ended_at IS NOT NULL;

-- Options of a seat are private (a deck, for instance) and part of the record.
CREATE TABLE seats (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    player_id INTEGER REFERENCES players (id),
    name TEXT NOT NULL,
    join_id TEXT,
    options TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(options)),
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_player ON seats (player_id);

CREATE TABLE lines (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n INTEGER NOT NULL CHECK (n >= 0),
    line TEXT NOT NULL CHECK (json_valid(line)),
    at REAL NOT NULL,
    digest TEXT,
    PRIMARY KEY (match_id, n)
) STRICT, WITHOUT ROWID;

-- Lines are only ever added, each right after the last one. INSERT OR REPLACE does not get past this either.
CREATE TRIGGER lines_follow_each_other BEFORE INSERT ON lines
WHEN NEW.n != (SELECT coalesce(max(n) + 1, 0) FROM lines WHERE match_id = NEW.match_id)
BEGIN
    SELECT raise(ABORT, 'lines follow each other');
END;

CREATE TRIGGER lines_stay_as_they_are BEFORE UPDATE ON lines
BEGIN
    SELECT raise(ABORT, 'lines stay as they are');
END;

CREATE TRIGGER lines_go_with_their_match BEFORE DELETE ON lines
WHEN EXISTS (SELECT 1 FROM matches WHERE id = OLD.match_id)
BEGIN
    SELECT raise(ABORT, 'lines go only with their match');
END;

-- player_id is 0 where a message is for nobody in particular; `line` is the number of lines the message shows.
CREATE TABLE shown (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'hand', 'ping')),
    player_id INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    line INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match_id, kind, player_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player_id INTEGER REFERENCES players (id),
    place INTEGER NOT NULL CHECK (place >= 1),
    score INTEGER NOT NULL,
    resigned INTEGER NOT NULL CHECK (resigned IN (0, 1)),
    counted INTEGER NOT NULL CHECK (counted IN (0, 1)),
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_player ON results (player_id);

CREATE TABLE ratings (
    game TEXT NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, player_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_changes (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id),
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu_after REAL NOT NULL,
    sigma_after REAL NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_by_player ON rating_changes (player_id, game, at);

-- Small things to remember, such as the hash of the commands Discord was last told of.
CREATE TABLE facts (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- At most one row: the process that owns this database, and until when its word is good.
CREATE TABLE lease (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    holder TEXT NOT NULL,
    until REAL NOT NULL
) STRICT;
