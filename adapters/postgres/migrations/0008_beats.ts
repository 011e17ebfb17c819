/** How often a station says that it calls at most. */
export const beats = `
  ALTER TABLE station_state ADD COLUMN beat_s float8;
`;
