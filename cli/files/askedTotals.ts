import { type LeakEstimate, leakOfQuarters } from '../../core/leakage/index.ts';
import type { EnergyCollector, RangeTotals } from '../../core/totals/index.ts';
import { type TimeRange, daysBetween, type PlantDay, plantDayOf } from '../../core/time/index.ts';
import { CliFailure } from '../CliFailure.ts';
import type { ValuesOf } from '../../adapters/options/index.ts';
import type { rangeOptions } from '../options/sharedOptions.ts';
import type { Shell } from '../Shell.ts';
import { askedFiles, askedRange } from './askedFiles.ts';
import { filesNear, knownRange, reachesOutside, totalsOfFiles } from '../../adapters/dayFiles/index.ts';
import { filesNotes } from './filesNotes.ts';

/** Totals of the range that is asked for. */
export interface AskedTotals {
  readonly totals: RangeTotals;
  /** Days of the range without a file that could be read, ascending. */
  readonly missingDays: readonly PlantDay[];
  /** What the range says of leaks, as far as there are files; undefined unless they are looked for. */
  readonly leak: LeakEstimate | undefined;
  /** Undefined unless they are wanted. */
  readonly energies: EnergyCollector | undefined;
}

const maxListed = 10;
const instant = (atMs: number) => new Date(atMs).toISOString();
const rangeText = ({ fromMs, untilMs }: TimeRange) => `from ${instant(fromMs)} to ${instant(untilMs)}`;

interface AskedFor {
  /** Whether leaks are looked for. */
  readonly withLeak?: boolean;
  /** Whether energies are wanted by quarter hour. */
  readonly withEnergies?: boolean;
  /** Gets the range before a file is read. */
  readonly onRange?: (range: TimeRange) => Promise<void>;
}

/** Reads the files that a command was called with. Throws a CliFailure when they have nothing of the range. */
export async function askedTotals(
  paths: readonly string[],
  values: ValuesOf<typeof rangeOptions>,
  shell: Shell,
  { withLeak = false, withEnergies = false, onRange }: AskedFor = {},
): Promise<AskedTotals> {
  const files = askedFiles(paths, shell);
  const range = askedRange(files, values);
  await onRange?.(range);
  const { from, until, zone } = values;
  const known = knownRange(files, range, zone);
  const read = await totalsOfFiles(
    filesNear(files, range),
    range,
    { flowsIn: withLeak ? known : undefined, energiesIn: withEnergies ? range : undefined },
    filesNotes(shell),
  ).finally(() => shell.progress.clear());
  const { totals, readDays, firstMs, latestMs, flows, energies } = read;
  if (firstMs === undefined || latestMs === undefined || firstMs >= range.untilMs || latestMs < range.fromMs)
    throw new CliFailure(`no samples ${rangeText(range)}`);

  const days = daysBetween(plantDayOf(range.fromMs, zone), plantDayOf(range.untilMs - 1, zone));
  const missingDays = days.filter((day) => !readDays.has(day));
  if (missingDays.length > 0) {
    const reported = [...missingDays.slice(0, maxListed), ...(missingDays.length > maxListed ? ['...'] : [])].join(', ');
    shell.note(`no samples of ${missingDays.length} of ${days.length} days: ${reported}`);
  }
  if (from === undefined && until === undefined && reachesOutside({ firstMs, latestMs }, range))
    shell.note(`there are samples outside of these days in ${zone}, which are not counted; --zone names the plant's zone`);
  const leak = withLeak ? leakOfQuarters(flows, { ...known, zone }) : undefined;
  return { totals, missingDays, leak, energies };
}
