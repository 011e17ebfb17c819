import { msPerSecond, type PlantDay, plantDayRange } from '../time/index.ts';
import { indexAt, samplePeriodS, type SampleTable } from '../samples/index.ts';

/** From `fromMs` on, each row of a table counts this long, or less when the next one comes sooner. */
export interface RowPeriod {
  readonly fromMs: number;
  readonly periodMs: number;
}

/** A day of the plant, and what its rows count in seconds; 2 s where no file states it. */
export interface DayPeriod {
  readonly day: PlantDay;
  readonly periodS: number | undefined;
}

/** The periods of a table that was joined from the files of some days in a zone (IANA name), ascending; of several files of a day the last one counts. */
export function rowPeriods(days: readonly DayPeriod[], zone: string): readonly RowPeriod[] {
  const byDay = new Map(days.map(({ day, periodS }) => [day, (periodS ?? samplePeriodS) * msPerSecond]));
  const periods = [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, periodMs]) => ({ fromMs: plantDayRange(day, zone).fromMs, periodMs }));
  return periods.filter(({ periodMs }, i) => i === 0 || periodMs !== periods[i - 1]!.periodMs);
}

/** Rows `fromIndex` up to but not including `untilIndex` that count for the same period. */
export interface PeriodRows {
  readonly fromIndex: number;
  readonly untilIndex: number;
  readonly periodMs: number;
}

/** The rows `fromIndex` up to but not including `untilIndex` by their periods. `periods` ascend, and the first one holds for what is before it; without any a row counts nothing. */
export function periodRows(
  { timesMs, length }: Pick<SampleTable, 'timesMs' | 'length'>,
  { fromIndex, untilIndex }: Pick<PeriodRows, 'fromIndex' | 'untilIndex'>,
  periods: readonly RowPeriod[],
): readonly PeriodRows[] {
  const known = periods.length === 0 ? [{ periodMs: 0 }] : periods;
  return known.map(({ periodMs }, i) => ({
    fromIndex: i === 0 ? fromIndex : Math.max(fromIndex, indexAt(timesMs, length, periods[i]!.fromMs)),
    untilIndex: i + 1 < periods.length ? Math.min(untilIndex, indexAt(timesMs, length, periods[i + 1]!.fromMs)) : untilIndex,
    periodMs,
  }));
}
