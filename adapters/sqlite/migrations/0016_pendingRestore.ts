/** A backup that takes the place of what there is when the database is opened next. */
export const pendingRestore = `
  CREATE TABLE pending_restore (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    database_version INTEGER NOT NULL,
    open_json TEXT NOT NULL,
    secret_json TEXT
  ) STRICT;
`;
