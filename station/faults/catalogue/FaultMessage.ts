import type { Language } from '../../../i18n/index.ts';

/** A fault's text in every language. */
export type FaultMessage = Readonly<Record<Language, string>>;

/** Fault texts by bit index. */
export type FaultCatalogue = Readonly<Record<number, FaultMessage>>;
