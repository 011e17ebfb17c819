/** The value and the limit that a fault came of, and its words by language where its bit has none. */
export const faultCauses = `
  ALTER TABLE fault_events ADD COLUMN cause_json TEXT;
`;
