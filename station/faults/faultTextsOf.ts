import type { FaultTextTables } from '../../adapters/contract/index.ts';
import type { SourceTexts } from '../../core/faults/index.ts';
import type { WiredPlant } from '../../core/field/index.ts';
import type { MessageLanguage } from '../../core/settings/index.ts';
import { productFaultTexts } from '../../server/faults/productFaultTexts.ts';

/** What this station's faults are called: as in the product's catalogue, with the texts of limits, and of what the devices of the plant report, by slot. */
export function faultTextsOf({ config, models }: WiredPlant, language: MessageLanguage, limits: SourceTexts = {}): FaultTextTables {
  const served = config.devices.flatMap(({ profile = '', serves }) =>
    serves.flatMap((each) => ('compressor' in each ? [{ slot: each.compressor, faults: models[profile]?.faults ?? [] }] : [])),
  );
  const bySlot = served
    .filter(({ faults }) => faults.length > 0)
    .map(({ slot, faults }) => [slot, Object.fromEntries(faults.map(({ index, text }) => [index, text[language]]))] as const);
  const hasLimits = Object.keys(limits).length > 0;
  return { ...productFaultTexts[language], ...(hasLimits && { limits }), ...(bySlot.length > 0 && { bySlot: Object.fromEntries(bySlot) }) };
}
