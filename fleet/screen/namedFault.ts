import { faultTextsBySource } from '../../adapters/contract/index.ts';
import { faultSeverity } from '../../core/faults/index.ts';
import type { FleetFault } from '../../core/fleet/index.ts';
import type { FleetStation, NamedFault } from '../../core/ports/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { messageLanguages } from '../../core/settings/index.ts';
import { productFaultTexts } from '../../server/faults/productFaultTexts.ts';

const texts = recordOf(messageLanguages, (language) => faultTextsBySource(productFaultTexts[language]));

function wordsOf({ source, bitIndex }: FleetFault): NamedFault['words'] {
  const words = recordOf(messageLanguages, (language) => texts[language][source]?.[bitIndex] ?? '');
  return messageLanguages.some((language) => words[language] === '') ? undefined : words;
}

/** The name of a machine as its station sent it; undefined without one, and for what is no machine. */
export const machineName = ({ plant }: Pick<FleetStation, 'plant'>, source: FleetFault['source']): string | undefined =>
  plant.details?.machines.find(({ slot }) => slot === source)?.name;

/** A fault of a station in the words of the product's catalogue; undefined where there is no such bit. */
export function namedFault(station: Pick<FleetStation, 'plant'>, fault: FleetFault): NamedFault | undefined {
  const { source, bitIndex } = fault;
  const severity = faultSeverity(bitIndex);
  return severity && { source, bitIndex, severity, words: wordsOf(fault), machine: machineName(station, source) };
}
