/** "Hear", so that `file` and we can tell a run from any other SQLite file. */
export const APPLICATION_ID = 0x48656172

/** Goes up when a file of the old layout can no longer be read as it stands. */
export const SCHEMA_VERSION = 1

/**
 * The truth of a run: what it is made of, its events, and the chain of hashes over them. Events need no index: they stand
 * in the order of their ticks, and `ticks` says where each begins. Every index would be a page more to write at every tick.
 */
export const LOG_SCHEMA = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE head (one INTEGER PRIMARY KEY CHECK (one = 1), tick INTEGER NOT NULL, event_hash TEXT NOT NULL, usage TEXT NOT NULL);
  CREATE TABLE events (seq INTEGER PRIMARY KEY, tick INTEGER NOT NULL, type TEXT NOT NULL, stage INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE ticks (tick INTEGER PRIMARY KEY, first_seq INTEGER NOT NULL, event_hash TEXT NOT NULL, state_hash TEXT);
`

/** What can be worked out again from the log, in the order in which it is emptied. */
export const PROJECTIONS = ['snapshots', 'answers', 'memories', 'triplets', 'diagnoses', 'candidates', 'cases', 'utterances', 'dialogues'] as const

export const PROJECTION_SCHEMA = `
  CREATE TABLE dialogues (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, first TEXT NOT NULL, second TEXT NOT NULL, place TEXT NOT NULL,
    start_tick INTEGER NOT NULL, end_tick INTEGER, end_reason TEXT
  );
  CREATE INDEX dialogues_by_first ON dialogues (first);
  CREATE INDEX dialogues_by_second ON dialogues (second);
  CREATE TABLE utterances (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, dialogue TEXT NOT NULL REFERENCES dialogues (id), speaker TEXT NOT NULL, listener TEXT NOT NULL,
    place TEXT NOT NULL, text TEXT NOT NULL, tick INTEGER NOT NULL, outcome TEXT NOT NULL, issues TEXT NOT NULL,
    drafts INTEGER NOT NULL, search TEXT NOT NULL
  );
  CREATE INDEX utterances_by_tick ON utterances (tick);
  CREATE INDEX utterances_by_dialogue ON utterances (dialogue);
  CREATE TABLE cases (utterance TEXT PRIMARY KEY, seq INTEGER NOT NULL REFERENCES events (seq)) WITHOUT ROWID;
  CREATE TABLE candidates (
    utterance TEXT NOT NULL REFERENCES cases (utterance), position INTEGER NOT NULL, text TEXT NOT NULL, accepted INTEGER NOT NULL,
    review TEXT, repetition INTEGER, inconsistency INTEGER, instant_fact INTEGER, PRIMARY KEY (utterance, position)
  ) WITHOUT ROWID;
  CREATE TABLE diagnoses (
    utterance TEXT NOT NULL, position INTEGER NOT NULL, number INTEGER NOT NULL, issue TEXT NOT NULL, asked TEXT NOT NULL,
    severity REAL, agrees INTEGER, comment TEXT NOT NULL, kept INTEGER NOT NULL, PRIMARY KEY (utterance, position, number),
    FOREIGN KEY (utterance, position) REFERENCES candidates (utterance, position)
  ) WITHOUT ROWID;
  CREATE TABLE triplets (dialogue TEXT NOT NULL, extractor TEXT NOT NULL, triplets TEXT NOT NULL, PRIMARY KEY (dialogue, extractor)) WITHOUT ROWID;
  CREATE TABLE memories (
    seq INTEGER PRIMARY KEY REFERENCES events (seq), villager TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL,
    tick INTEGER NOT NULL, importance REAL NOT NULL
  );
  CREATE TABLE answers (key TEXT PRIMARY KEY, prompt TEXT NOT NULL, answer TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE snapshots (tick INTEGER PRIMARY KEY, body TEXT NOT NULL);
`

/** Vectors of the utterances, by utterance number (sqlite-vec). */
export const vectorSchema = (dimensions: number): string =>
  `CREATE VIRTUAL TABLE vectors USING vec0(embedding float[${Math.trunc(dimensions)}] distance_metric=cosine)`
