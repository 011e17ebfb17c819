import { adaptersEquivalents } from './equivalents/adaptersEquivalents.ts';
import { coreEquivalents } from './equivalents/coreEquivalents.ts';
import type { Equivalents } from './equivalents/Equivalents.ts';
import { fleetEquivalents } from './equivalents/fleetEquivalents.ts';
import { serverEquivalents } from './equivalents/serverEquivalents.ts';
import { stationEquivalents } from './equivalents/stationEquivalents.ts';
import type { Mutant } from './mutantsOf.ts';

const equivalents: Equivalents = {
  ...coreEquivalents,
  ...adaptersEquivalents,
  ...serverEquivalents,
  ...stationEquivalents,
  ...fleetEquivalents,
};

/** Sources of what the demo's plants are made of: another number makes another plant, and any is as good. */
const madeUp = ['core/plant/demo/', 'fleet/demo/demoKinds.ts'];
const isMadeUp = (file: string, { was }: Mutant) =>
  madeUp.some((path) => file.startsWith(path)) && Number.isFinite(Number(was.replaceAll('_', '')));

/** What an order says of two that differ: any number of the sign sorts as well. */
const ordering = /\.(sort|toSorted)\(.*\? -?1 : -?1\)/;
const isSign = (source: string, line: string, { was, from }: Mutant) =>
  was === '1' && ordering.test(line) && /[?:] -?$/.test(source.slice(Math.max(0, from - 4), from));

/** Whether a change is known to be seen in no behaviour; a line that has changed since is looked at again. */
export function isEquivalent(file: string, source: string, mutant: Mutant): boolean {
  const line = source.split('\n')[mutant.line - 1]?.trim() ?? '';
  const isNamed = equivalents[file]?.some(
    ({ text, was = text, becomes }) => text === line && was === mutant.was && becomes === mutant.becomes,
  );
  return isNamed === true || isMadeUp(file, mutant) || isSign(source, line, mutant);
}
