import type { FaultTextTables } from '../../adapters/contract/index.ts';
import type { SourceTexts } from '../../core/faults/index.ts';
import type { WiredPlant } from '../../core/field/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { type MessageLanguage, messageLanguages } from '../../core/settings/index.ts';
import { compressorMessages } from './catalogue/compressorMessages.ts';
import type { FaultCatalogue } from './catalogue/FaultMessage.ts';
import { masterMessages } from './catalogue/masterMessages.ts';

const inLanguage = (messages: FaultCatalogue, language: MessageLanguage): SourceTexts =>
  Object.fromEntries(Object.entries(messages).map(([bitIndex, message]) => [bitIndex, message[language]]));

/** What this station's faults are called, by language. */
export const stationFaultTexts: Readonly<Record<MessageLanguage, FaultTextTables>> = recordOf(messageLanguages, (language) => ({
  master: inLanguage(masterMessages, language),
  compressor: inLanguage(compressorMessages, language),
}));

/** The same, with the texts of limits, and of what the devices of the plant report, by slot. */
export function faultTextsOf({ config, models }: WiredPlant, language: MessageLanguage, limits: SourceTexts = {}): FaultTextTables {
  const served = config.devices.flatMap(({ profile = '', serves }) =>
    serves.flatMap((each) => ('compressor' in each ? [{ slot: each.compressor, faults: models[profile]?.faults ?? [] }] : [])),
  );
  const bySlot = served
    .filter(({ faults }) => faults.length > 0)
    .map(({ slot, faults }) => [slot, Object.fromEntries(faults.map(({ index, text }) => [index, text[language]]))] as const);
  const hasLimits = Object.keys(limits).length > 0;
  return { ...stationFaultTexts[language], ...(hasLimits && { limits }), ...(bySlot.length > 0 && { bySlot: Object.fromEntries(bySlot) }) };
}
