import type { FaultTextTables } from '../../adapters/contract/index.ts';
import type { SourceTexts } from '../../core/faults/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { type MessageLanguage, messageLanguages } from '../../core/settings/index.ts';
import { compressorMessages } from './catalogue/compressorMessages.ts';
import type { FaultCatalogue } from './catalogue/FaultMessage.ts';
import { masterMessages } from './catalogue/masterMessages.ts';

const inLanguage = (messages: FaultCatalogue, language: MessageLanguage): SourceTexts =>
  Object.fromEntries(Object.entries(messages).map(([bitIndex, message]) => [bitIndex, message[language]]));

/** What faults are called in the product's own catalogue, by language. */
export const productFaultTexts: Readonly<Record<MessageLanguage, FaultTextTables>> = recordOf(messageLanguages, (language) => ({
  master: inLanguage(masterMessages, language),
  compressor: inLanguage(compressorMessages, language),
}));
