/** What the quarter hours of a day say of energy, beside its other sums, which are made again with it. */
export const energies = `
  DELETE FROM day_totals;
  ALTER TABLE day_totals ADD COLUMN energies BLOB;
`;
