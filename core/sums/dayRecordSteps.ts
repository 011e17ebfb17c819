import type { DayLog } from '../daylog/index.ts';
import { preparedTotals, rangeOf, rowAt, samplePeriodS, type SampleTable, type TimeSpan } from '../samples/index.ts';
import type { DayRecord } from './DayRecord.ts';
import { noRecords, pooledRecords } from './joinedRecords.ts';

const rowsAStep = 2048;

function* piecesOf({ timesMs, length, columns }: SampleTable): Generator<SampleTable> {
  for (let from = 0; from < length; from += rowsAStep) {
    const until = Math.min(length, from + rowsAStep);
    yield {
      length: until - from,
      timesMs: timesMs.subarray(from, until),
      columns: new Map(Array.from(columns, ([channel, column]) => [channel, column.subarray(from, until)])),
    };
  }
}

/**
 * The sums of a file's rows in a span, each counted with the period that the file states; none with a period that no log has.
 * Yields after some rows, so that who runs it can let others take their turn.
 */
export function* dayRecordSteps(
  { header, samples }: Pick<DayLog, 'header' | 'samples'>,
  { fromMs, untilMs }: TimeSpan,
): Generator<undefined, DayRecord> {
  const periodS = header.periodS ?? samplePeriodS;
  const rows = rangeOf(samples, fromMs, untilMs);
  const prepared = preparedTotals();
  for (const piece of piecesOf(rows)) {
    prepared.append(piece, periodS);
    yield;
  }
  if (prepared.latestMs === undefined) return { summary: undefined, quarters: noRecords };
  const { quarters } = prepared.save();
  const summary = { first: rowAt(rows, 0), latest: rowAt(rows, rows.length - 1), periodS, pooled: pooledRecords([quarters]) };
  return { summary, quarters };
}
