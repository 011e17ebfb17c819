import type { CsvRows, CsvValue } from '../../../../core/csv/index.ts';
import { faultSeverity, type FaultSeverity, type FaultSource, type RankedFault } from '../../../../core/faults/index.ts';
import { msPerSecond, type TimeRange } from '../../../../core/time/index.ts';

/** The columns of a ranking's file. */
export const rankingColumns = [
  'source',
  'severity',
  'code',
  'text',
  'count',
  'duration',
  'isAtMost',
  'unknown',
  'longest',
  'last',
  'from',
  'until',
] as const;
export type RankingColumn = (typeof rankingColumns)[number];

export interface RankingWords {
  readonly head: (column: RankingColumn) => string;
  readonly source: (source: FaultSource) => string;
  readonly severity: (severity: FaultSeverity) => string;
  readonly code: (source: FaultSource, bitIndex: number) => string;
  /** Undefined where there is none. */
  readonly text: (fault: RankedFault) => string | undefined;
  readonly atMost: string;
}

const seconds = (durationMs: number | undefined): CsvValue => ({
  number: durationMs === undefined ? undefined : Math.round(durationMs / msPerSecond),
  digits: 0,
});

/** A line for each fault, with the time that the log holds of the range. */
export function rankingCsv(faults: readonly RankedFault[], known: TimeRange, words: RankingWords): CsvRows {
  const rows = faults.map((fault): readonly CsvValue[] => {
    const { source, bitIndex, count, unknownCount } = fault;
    const severity = faultSeverity(bitIndex);
    return [
      { text: words.source(source) },
      { text: severity && words.severity(severity) },
      { text: words.code(source, bitIndex) },
      { text: words.text(fault) },
      { number: count, digits: 0 },
      seconds(fault.longestMs === undefined ? undefined : fault.durationMs),
      { text: fault.isAtMost ? words.atMost : undefined },
      { number: unknownCount, digits: 0 },
      seconds(fault.longestMs),
      { atMs: fault.lastMs },
      { atMs: known.fromMs },
      { atMs: known.untilMs },
    ];
  });
  return [rankingColumns.map((column) => ({ text: words.head(column) })), ...rows];
}
