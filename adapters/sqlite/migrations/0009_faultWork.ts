/** When faults were over, 1 where that is the latest it can have been, and who has seen them. */
export const faultWork = `
  ALTER TABLE fault_events ADD COLUMN ended_ms INTEGER;
  ALTER TABLE fault_events ADD COLUMN ended_at_latest INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX fault_events_of ON fault_events (source, bit_index, id);
  CREATE TABLE fault_notes (
    id INTEGER PRIMARY KEY,
    event_id INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    level TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  CREATE INDEX fault_notes_of ON fault_notes (event_id, id);
`;
