import { type TimeRange, plantDayRange } from '../../core/time/index.ts';
import { CliFailure, usageFailure } from '../CliFailure.ts';
import type { Moment } from '../options/cliKinds.ts';
import type { rangeOptions } from '../options/sharedOptions.ts';
import type { ValuesOf } from '../../adapters/options/index.ts';
import { printable } from '../output/printable.ts';
import type { Shell } from '../Shell.ts';
import { findDayFiles, type FoundFile } from '../../adapters/dayFiles/index.ts';

/** The day files that the caller names, at least one; those that can't be taken are noted. */
export function askedFiles(paths: readonly string[], shell: Shell): readonly FoundFile[] {
  if (paths.length === 0) throw usageFailure('FILES is missing: name day files or folders');
  const { files, refused } = findDayFiles(paths);
  for (const { path, reason } of refused) shell.note(`${printable(path)}: ${reason}`);
  if (files.length === 0) throw new CliFailure(`no day file in ${paths.map(printable).join(', ')}`);
  return files;
}

const hasDay = (of: Moment): of is Extract<Moment, { day: string }> => 'day' in of;

/** The range that is asked for; from the first day with a file to the last one where the caller says nothing. */
export function askedRange(files: readonly FoundFile[], { from, until, zone }: ValuesOf<typeof rangeOptions>): TimeRange {
  const [first, last] = [from ?? { day: files[0]!.day }, until ?? { day: files.at(-1)!.day }];
  const range = {
    fromMs: hasDay(first) ? plantDayRange(first.day, zone).fromMs : first.atMs,
    untilMs: hasDay(last) ? plantDayRange(last.day, zone).untilMs : last.atMs,
  };
  if (range.fromMs < range.untilMs) return range;
  if (from !== undefined && until !== undefined) throw usageFailure('--from must be before --until');
  throw new CliFailure(`no day file has samples in the range: they end on ${files.at(-1)!.day} and begin on ${files[0]!.day}`);
}
