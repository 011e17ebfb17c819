import { type LeakEstimate, leakOfQuarters } from '../../core/leakage/index.ts';
import { daysBetween, type PlantDay, plantDayOf, plantDayRange } from '../../core/time/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import { filesThere, findDayFiles } from './findDayFiles.ts';
import { knownRange } from './knownRange.ts';
import { filesNear, type FilesWatcher, totalsOfFiles } from './totalsOfFiles.ts';

/** Which days are asked for. */
export interface DaysAsked {
  /** IANA name of the plant's zone, `Europe/Berlin` for one: days begin and end by its clock. */
  readonly zone: string;
  /** The first day; that of the first file where it is left out. */
  readonly from?: PlantDay;
  /** The last day, included; that of the last file where it is left out. */
  readonly until?: PlantDay;
}

/** What day files say of whole days. */
export interface DayFilesTotals {
  readonly totals: RangeTotals;
  /** What the quiet hours say of leaks, with its interval or the reason why it says nothing. */
  readonly leak: LeakEstimate;
  /** Days without a file that could be read, ascending. */
  readonly missingDays: readonly PlantDay[];
}

/**
 * The totals of whole days from the day files among `paths` and in folders and their folders, as the command line makes them: a missing file is
 * missing time, of days that overlap each moment is counted once. Undefined without a day file, or when `from` is behind `until`;
 * rejects with an Error that names a path that is not there.
 */
export async function totalsOfDayFiles(
  paths: string | readonly string[],
  { zone, from, until }: DaysAsked,
  watcher?: FilesWatcher,
): Promise<DayFilesTotals | undefined> {
  const files = filesThere(findDayFiles([paths].flat()));
  const [first, last] = [from ?? files[0]?.day, until ?? files.at(-1)?.day];
  if (files.length === 0 || first === undefined || last === undefined || first > last) return undefined;
  const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(last, zone).untilMs };
  const known = knownRange(files, range, zone);
  const { totals, readDays, flows } = await totalsOfFiles(filesNear(files, range), range, { flowsIn: known }, watcher);
  const days = daysBetween(plantDayOf(range.fromMs, zone), plantDayOf(range.untilMs - 1, zone));
  return { totals, leak: leakOfQuarters(flows, { ...known, zone }), missingDays: days.filter((day) => !readDays.has(day)) };
}
