import type { DayFile } from '../dayFile/index.ts';
import { quarterSums } from './quarterSums.ts';
import { rangeOf, rowAt, samplePeriodS } from '../samples/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { SampleSums } from './DayRecord.ts';
import { mergedRecord } from './joinedRecords.ts';
import type { QuarterRecords } from './QuarterRecords.ts';

/** What a file's rows come to; the quarter hours come in parts that follow each other, and one can be in two of them. */
export interface DaySums {
  readonly summary: SampleSums | undefined;
  readonly parts: readonly QuarterRecords[];
}

/** The sums of a file's rows in a span, each counted with the period that the file states; none with a period that no log has. */
export function daySums({ header, samples }: Pick<DayFile, 'header' | 'samples'>, { fromMs, untilMs }: TimeRange): DaySums {
  const periodS = header.periodS ?? samplePeriodS;
  const rows = rangeOf(samples, fromMs, untilMs);
  const parts = quarterSums(rows, periodS);
  if (parts.length === 0) return { summary: undefined, parts };
  const { estimated = [] } = header;
  return {
    summary: {
      first: rowAt(rows, 0),
      latest: rowAt(rows, rows.length - 1),
      periodS,
      pooled: mergedRecord(parts),
      ...(estimated.length > 0 && { estimated }),
    },
    parts,
  };
}
