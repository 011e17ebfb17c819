import type { DayLog } from '../../core/daylog/index.ts';
import { preparedTotals, rangeOf, samplePeriodS, type SampleTable, type TimeSpan, rowAt } from '../../core/samples/index.ts';
import { nextTurn } from '../nextTurn.ts';
import type { DayRecord } from './DayRecord.ts';
import { noRecords, pooledRecords } from './quarterRecords.ts';

/** Rows summed before others take their turn. */
const rowsATurn = 2048;

function* piecesOf({ timesMs, length, columns }: SampleTable): Generator<SampleTable> {
  for (let from = 0; from < length; from += rowsATurn) {
    const until = Math.min(length, from + rowsATurn);
    yield {
      length: until - from,
      timesMs: timesMs.subarray(from, until),
      columns: new Map(Array.from(columns, ([channel, column]) => [channel, column.subarray(from, until)])),
    };
  }
}

/** The sums of a file's rows in a span, each counted with the period that the file states; none with a period that no log has. */
export async function dayRecordOf({ header, samples }: DayLog, { fromMs, untilMs }: TimeSpan, signal: AbortSignal): Promise<DayRecord> {
  const periodS = header.periodS ?? samplePeriodS;
  const rows = rangeOf(samples, fromMs, untilMs);
  const prepared = preparedTotals();
  for (const piece of piecesOf(rows)) {
    prepared.append(piece, periodS);
    await nextTurn();
    signal.throwIfAborted();
  }
  if (prepared.latestMs === undefined) return { summary: undefined, quarters: noRecords };
  const { quarters } = prepared.save();
  return {
    summary: {
      first: rowAt(rows, 0),
      latest: rowAt(rows, rows.length - 1),
      periodS,
      pooled: pooledRecords([quarters]),
    },
    quarters,
  };
}
