import { msPerSecond, type PlantDay, plantDayRange } from '../time/index.ts';
import { countedMs } from './countedMs.ts';
import type { SampleTable } from '../samples/index.ts';
import { samplePeriodS } from '../samples/index.ts';

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

/** How long a row counts, ms. `periods` ascend, and the first one holds for what is before it; without any a row counts nothing. */
export function countedRowMs(
  { timesMs, length }: Pick<SampleTable, 'timesMs' | 'length'>,
  row: number,
  periods: readonly RowPeriod[],
): number {
  const atMs = timesMs[row]!;
  let at = periods.length - 1;
  while (at > 0 && periods[at]!.fromMs > atMs) at--;
  return countedMs(row + 1 < length ? timesMs[row + 1]! - atMs : Infinity, periods[at]?.periodMs ?? 0);
}
