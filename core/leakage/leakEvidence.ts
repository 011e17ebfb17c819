import type { MachineRuns, SampleTable } from '../samples/index.ts';
import { type PlantDay, plantDayRange, type TimeRange } from '../time/index.ts';
import { addedVolumeSums, noVolumeSums, type VolumeSums, volumeSumsOf } from './effectiveVolume.ts';
import type { LeakEvidence } from './LeakFinding.ts';
import { loadCycles } from './loadCycles.ts';
import { nightFlows } from './nightFlows.ts';
import { pressureDecays } from './pressureDecays.ts';
import { defaultQuietHours, quietSpans } from './quietSpans.ts';
import { airSums, type AirSums, plantRows } from '../airWindows/index.ts';

/** What the samples of a day, or of several, say of leaks. */
export interface DayLeakEvidence extends Pick<LeakEvidence, 'nights' | 'cycles' | 'decays' | 'days' | 'range'> {
  readonly volume: VolumeSums;
}

/** How a day is read. */
export interface DayReading {
  /** IANA name of the plant's zone. */
  readonly zone: string;
  readonly periodS: number;
  /** What is known of it already, else it is made from its samples. */
  readonly runs?: MachineRuns;
  readonly air?: AirSums;
}

/** Of a day of the plant: its night, the load cycles and pressure decays of its quiet time, and what its minutes say of the receivers' volume. */
export function leakEvidenceOf(table: SampleTable, day: PlantDay, { zone, periodS, runs, air: known }: DayReading): DayLeakEvidence {
  const range = plantDayRange(day, zone);
  const quiet = quietSpans(range.fromMs, range.untilMs, defaultQuietHours, zone);
  const rows = plantRows(table, runs);
  const air = known ?? airSums(table, [range], periodS, rows);
  return {
    nights: nightFlows(table, { ...range, zone, periodS }),
    cycles: loadCycles(table, quiet, periodS, rows),
    decays: pressureDecays(table, quiet, periodS, rows),
    volume: volumeSumsOf(air),
    days: 1,
    range,
  };
}

/** Of several days, in their order; `none` is the range where there is no day. */
export function joinedLeakEvidence(days: readonly DayLeakEvidence[], none: TimeRange): DayLeakEvidence {
  const count = (of: (day: DayLeakEvidence) => number) => days.reduce((sum, day) => sum + of(day), 0);
  return {
    nights: days.flatMap(({ nights }) => nights),
    cycles: days.flatMap(({ cycles }) => cycles),
    decays: {
      decays: days.flatMap(({ decays }) => decays.decays),
      longEnough: count(({ decays }) => decays.longEnough),
      farEnough: count(({ decays }) => decays.farEnough),
    },
    volume: days.reduce((sums, { volume }) => addedVolumeSums(sums, volume), noVolumeSums),
    days: count((day) => day.days),
    range:
      days.length === 0
        ? none
        : { fromMs: Math.min(...days.map(({ range }) => range.fromMs)), untilMs: Math.max(...days.map(({ range }) => range.untilMs)) },
  };
}
