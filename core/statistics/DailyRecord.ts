import type { RangeTotals } from '../totals/index.ts';
import { daysBetween, isPlantDay, type PlantDay } from '../time/index.ts';
import { addCounts } from './addCounts.ts';
import { type Counts, plantIndex } from './Counts.ts';
import { countsOfTotals } from './countsOfTotals.ts';

/** What was counted on one day of the plant's zone. */
export interface DailyRecord extends Counts {
  readonly day: PlantDay;
}

/** The records of a day from its totals: each machine that has data, and the plant. */
export function dailyRecords(day: PlantDay, totals: RangeTotals): readonly DailyRecord[] {
  return countsOfTotals(totals).map((counts) => ({ day, ...counts }));
}

const secondsPerDay = 86_400;
const uncounted = {
  loadS: undefined,
  noLoadS: undefined,
  motorStarts: undefined,
  energyKWh: undefined,
  energyLoadKWh: undefined,
  volumeM3: undefined,
};

/** The sums of an index's records; a day without one is 24 h of which nothing is known. */
function sumOfDays(index: number, records: readonly DailyRecord[], days: number): Counts {
  const missing: Counts = { index, ...uncounted, rangeS: (days - records.length) * secondsPerDay, knownS: 0 };
  return addCounts(index, [...records, missing]);
}

const timeless = (record: DailyRecord): Counts => ({ ...record, rangeS: 0 });

/**
 * What was counted of each machine from one day to another, both included, and then of the plant.
 * The plant is the sum of the machines; its own records count on days without any machine's.
 * Of several records of one day and index the last counts. Reversed days, and what are no days, give the plant without figures.
 */
export function countsOfRecords(records: Iterable<DailyRecord>, fromDay: PlantDay, untilDay: PlantDay): readonly Counts[] {
  const days = daysBetween(fromDay, untilDay).length;
  const latest = new Map<string, DailyRecord>();
  for (const record of records) {
    const isInside = days > 0 && isPlantDay(record.day) && record.day >= fromDay && record.day <= untilDay;
    if (isInside) latest.set(`${record.day} ${record.index}`, record);
  }
  const counted = [...latest.values()];
  const machines = counted.filter(({ index }) => index !== plantIndex);
  const daysOfMachines = new Set(machines.map(({ day }) => day));
  const plantDays = counted.filter(({ index, day }) => index === plantIndex && !daysOfMachines.has(day));
  const indices = [...new Set(machines.map(({ index }) => index))].sort((a, b) => a - b);
  const sums = indices.map((index) => {
    const of = machines.filter((record) => record.index === index);
    return sumOfDays(index, of, days);
  });
  // the machines' missing days hold the time of the plant's own records already
  const ofPlant = sums.length === 0 ? sumOfDays(plantIndex, plantDays, days) : addCounts(plantIndex, plantDays.map(timeless));
  return [...sums, addCounts(plantIndex, [...sums, ofPlant])];
}
