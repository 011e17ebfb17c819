import { pickRows, type SampleTable } from '../../samples/index.ts';
import type { ProblemList } from './problemList.ts';

/** The rows sorted by time; of rows at the same time only the first in the file is kept. `lines` holds each row's line. */
export function inTimeOrder(
  table: SampleTable,
  lines: ArrayLike<number>,
  problems: ProblemList,
): { readonly samples: SampleTable; readonly dropped: number } {
  const { timesMs, length } = table;
  const sorted = Uint32Array.from({ length }, (_, row) => row).sort((a, b) => timesMs[a]! - timesMs[b]!);
  const isRepeated = (at: number) => at > 0 && timesMs[sorted[at]!] === timesMs[sorted[at - 1]!];
  const kept = sorted.filter((_, at) => !isRepeated(at));
  const repeated = sorted.filter((_, at) => isRepeated(at)).sort();
  for (const row of repeated) problems.add(lines[row]!, 1, 'repeatedTime', '');
  return { samples: pickRows(table, kept), dropped: repeated.length };
}
