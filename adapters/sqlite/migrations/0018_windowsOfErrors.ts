/** Whether an error lies in a window around faults; of those so far, one lies in each. */
export const windowsOfErrors = `
  ALTER TABLE fault_windows ADD COLUMN has_error INTEGER NOT NULL DEFAULT 1;
`;
