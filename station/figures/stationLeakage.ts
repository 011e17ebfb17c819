import { daysAroundTest, knownOfPlant, type LeakChange, type LeakKnowledge, latestLeakTest } from '../../core/leakage/index.ts';
import type { PlantData } from '../../core/plantData/index.ts';
import type { LeakageAnswer } from '../../core/ports/index.ts';
import { type Channel, joinedRows } from '../../core/samples/index.ts';
import { daysBetween, plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../../core/time/index.ts';
import type { DayFileReader } from './dayFileReader.ts';
import type { DayFiles } from './DayFiles.ts';
import type { DayRecords } from './dayRecords.ts';
import { evaluatedDays, type EvaluatedDaysParts, lastDayOver } from './evaluatedDays.ts';

/** What finished days say of leaks, as the port `Leakages` gives it but for its cost, what was estimated, and the alarm with what was seen of it. */
export type EvaluatedLeakage = Omit<LeakageAnswer, 'alarm' | 'cost' | 'estimated' | 'seen'>;

export interface StationLeakage {
  /** Rejects with the signal's reason when it is given. */
  read(range: TimeRange, plant: PlantData, signal: AbortSignal): Promise<EvaluatedLeakage>;
  /** The rise of the nights that nobody has seen, by the days of the last year that are evaluated. */
  alarm(plant: PlantData, signal: AbortSignal): Promise<LeakChange | undefined>;
}

export interface StationLeakageParts extends EvaluatedDaysParts {
  readonly records: Pick<DayRecords, 'rows'>;
  readonly files: Pick<DayFiles, 'identity'>;
  readonly reader: Pick<DayFileReader, 'read'>;
  /** The channels that were calculated and not measured in any of a range. */
  readonly estimated: (range: TimeRange, signal: AbortSignal) => Promise<readonly Channel[]>;
}

/** Nights of so many days are watched. */
const watchedDays = 366;

export function stationLeakage(parts: StationLeakageParts): StationLeakage {
  const { details, records, files, reader, clock, zone, estimated } = parts;
  /** The rows of a leak test, from the files of its days. */
  const testOf = async (range: TimeRange | undefined, signal: AbortSignal): Promise<LeakKnowledge['test']> => {
    if (range === undefined) return undefined;
    const tables = [];
    for (const day of daysBetween(plantDayOf(range.fromMs, zone()), plantDayOf(range.untilMs - 1, zone()))) {
      const file = await files.identity(day);
      if (file !== undefined) tables.push(await records.rows({ day, file, span: range }, signal));
    }
    const rows = joinedRows(tables);
    return rows.length < 2 ? undefined : { range, rows, estimated: await estimated(range, signal) };
  };

  return {
    async alarm(plant, signal) {
      const yesterday = lastDayOver(parts);
      const { comparedFrom = '', leftOut = [] } = knownOfPlant(plant, yesterday, zone());
      const earliest = shiftDay(yesterday, -watchedDays);
      const first = comparedFrom > earliest ? comparedFrom : earliest;
      const range = { fromMs: plantDayRange(first, zone()).fromMs, untilMs: plantDayRange(yesterday, zone()).untilMs };
      const leaks = details.read('leaks', first, yesterday);
      return reader.read({ wanted: 'leakAlarm', leaks, range, comparedFrom, leftOut: leftOut.map(({ day }) => day) }, signal);
    },
    async read(range, plant, signal) {
      const { from, until, ...counted } = await evaluatedDays(parts, range);
      const { consumers, ...known } = knownOfPlant(plant, until, zone());
      const test = await testOf(latestLeakTest(plant.windows, Math.min(clock.nowMs(), range.untilMs)), signal);
      const leaks = from > until ? [] : details.read('leaks', from, until);
      const around = test && daysAroundTest(test.range, zone());
      const aroundTest = around === undefined ? [] : details.read('leaks', around.first, around.last);
      const leakage = await reader.read({ wanted: 'leakage', leaks, aroundTest, range, known: { ...known, test } }, signal);
      return { leakage, consumers, ...counted };
    },
  };
}
