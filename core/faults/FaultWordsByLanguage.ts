/** A fault in words, by language. */
export type FaultWordsByLanguage = Readonly<Record<string, string>>;
