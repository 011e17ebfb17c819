/** Stations that one code can enrol. */
export const maxCodeUses = 1000;
