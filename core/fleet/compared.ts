/** The order of texts by their characters, the same everywhere. */
export const compared = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
