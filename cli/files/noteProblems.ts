import { printable } from '../output/printable.ts';
import { problemText } from '../output/problemText.ts';
import type { Shell } from '../Shell.ts';
import type { FileProblems } from '../../adapters/dayFiles/index.ts';

/** More of a file are reported by `inspect`. */
const maxListed = 3;

/** Names a file that could be read only in part; `others` says where to find the problems that are not listed. */
export function noteProblems(
  path: string,
  { problems, problemCount, isTooLong }: FileProblems,
  { note }: Pick<Shell, 'note'>,
  others = '; pressluft inspect lists them',
): void {
  for (const problem of problems.slice(0, maxListed)) note(`${printable(path)}: ${problemText(problem)}`);
  const more = problemCount - Math.min(maxListed, problems.length);
  if (more > 0) note(`${printable(path)}: ${more} more problems${others}`);
  if (isTooLong) note(`${printable(path)}: it is longer than any day file, what is beyond 100 MB was not read`);
}
