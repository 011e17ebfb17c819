import { type TimeRange, plantDayRange } from '../../core/time/index.ts';
import { CliFailure, usageFailure } from '../CliFailure.ts';
import type { Moment } from '../options/cliKinds.ts';
import type { rangeOptions } from '../options/sharedOptions.ts';
import type { ValuesOf } from '../../adapters/options/index.ts';
import { printable } from '../output/printable.ts';
import type { Shell } from '../Shell.ts';
import { findDayFiles, type FoundFile, type FoundFiles } from '../../adapters/dayFiles/index.ts';

/** A kind of files, and what one and several are called. */
export interface AskedKind {
  readonly find: (paths: readonly string[]) => FoundFiles;
  readonly name: string;
  readonly several: string;
}

const dayFiles: AskedKind = { find: findDayFiles, name: 'day file', several: 'day files' };

/** The files of a kind that the caller names, day files where it is left out, at least one; those that can't be taken are noted. */
export function askedFiles(paths: readonly string[], shell: Shell, { find, name, several }: AskedKind = dayFiles): readonly FoundFile[] {
  if (paths.length === 0) throw usageFailure(`FILES is missing: name ${several} or folders`);
  const { files, refused } = find(paths);
  for (const { path, reason } of refused) shell.note(`${printable(path)}: ${reason}`);
  if (files.length === 0) throw new CliFailure(`no ${name} in ${paths.map(printable).join(', ')}`);
  return files;
}

const hasDay = (of: Moment): of is Extract<Moment, { day: string }> => 'day' in of;

/** The range that is asked for; from the first day with a file to the last one where the caller says nothing. */
export function askedRange(
  files: readonly FoundFile[],
  { from, until, zone }: ValuesOf<typeof rangeOptions>,
  { name }: Pick<AskedKind, 'name'> = dayFiles,
): TimeRange {
  const [first, last] = [from ?? { day: files[0]!.day }, until ?? { day: files.at(-1)!.day }];
  const range = {
    fromMs: hasDay(first) ? plantDayRange(first.day, zone).fromMs : first.atMs,
    untilMs: hasDay(last) ? plantDayRange(last.day, zone).untilMs : last.atMs,
  };
  if (range.fromMs < range.untilMs) return range;
  if (from !== undefined && until !== undefined) throw usageFailure('--from must be before --until');
  throw new CliFailure(`no ${name} has samples in the range: they end on ${files.at(-1)!.day} and begin on ${files[0]!.day}`);
}
