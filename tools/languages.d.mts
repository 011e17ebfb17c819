/** Codes of the languages that have a folder. */
export function languagesIn(): readonly string[];
