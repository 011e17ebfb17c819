import type { MessageLanguage } from '../../../core/settings/index.ts';

/** A fault's text in every language. */
export type FaultMessage = Readonly<Record<MessageLanguage, string>>;

/** Fault texts by bit index. */
export type FaultCatalogue = Readonly<Record<number, FaultMessage>>;
