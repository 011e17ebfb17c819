import type { SampleTable } from '../samples/index.ts';
import { type PlantDay, plantDayRange, type TimeRange } from '../time/index.ts';
import { addedVolumeSums, noVolumeSums, type VolumeSums, volumeSums } from './effectiveVolume.ts';
import type { LeakEvidence } from './LeakFinding.ts';
import { loadCycles } from './loadCycles.ts';
import { nightFlows } from './nightFlows.ts';
import { pressureDecays } from './pressureDecays.ts';
import { defaultQuietHours, quietSpans } from './quietSpans.ts';

/** What the samples of a day, or of several, say of leaks. */
export interface DayLeakEvidence extends Pick<LeakEvidence, 'nights' | 'cycles' | 'decays' | 'days' | 'range'> {
  readonly volume: VolumeSums;
}

/** Of a day of the plant: its night, the load cycles and pressure decays of its quiet time, and what its minutes say of the receivers' volume. */
export function leakEvidenceOf(
  table: SampleTable,
  day: PlantDay,
  { zone, periodS }: { readonly zone: string; readonly periodS: number },
): DayLeakEvidence {
  const range = plantDayRange(day, zone);
  const quiet = quietSpans(range.fromMs, range.untilMs, defaultQuietHours, zone);
  return {
    nights: nightFlows(table, { ...range, zone, periodS }),
    cycles: loadCycles(table, quiet, periodS),
    decays: pressureDecays(table, quiet, periodS),
    volume: volumeSums(table, [range], periodS),
    days: 1,
    range,
  };
}

const noDecays: DayLeakEvidence['decays'] = { decays: [], longEnough: 0, farEnough: 0 };
/** Begins behind every time, and ends before it. */
const noTime: TimeRange = { fromMs: Infinity, untilMs: -Infinity };
/** Of no day. */
export const noLeakEvidence: DayLeakEvidence = { nights: [], cycles: [], decays: noDecays, volume: noVolumeSums, days: 0, range: noTime };

/** Of both, those of `a` first. */
export const addedLeakEvidence = (a: DayLeakEvidence, b: DayLeakEvidence): DayLeakEvidence => ({
  nights: [...a.nights, ...b.nights],
  cycles: [...a.cycles, ...b.cycles],
  decays: {
    decays: [...a.decays.decays, ...b.decays.decays],
    longEnough: a.decays.longEnough + b.decays.longEnough,
    farEnough: a.decays.farEnough + b.decays.farEnough,
  },
  volume: addedVolumeSums(a.volume, b.volume),
  days: a.days + b.days,
  range: { fromMs: Math.min(a.range.fromMs, b.range.fromMs), untilMs: Math.max(a.range.untilMs, b.range.untilMs) },
});
