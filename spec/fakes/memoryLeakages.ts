import { leakageQuery } from '../../adapters/contract/index.ts';
import { joinedLeakEvidence, knownOfPlant, latestLeakTest, leakageOf, leakEvidenceOf } from '../../core/leakage/index.ts';
import type { LeakageAnswer, Leakages } from '../../core/ports/index.ts';
import { rangeOf, samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import { plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../../core/time/index.ts';
import type { MemoryGate } from './memoryGate.ts';

function answerOf(samples: SampleTable, settings: Settings, range: TimeRange, nowMs: number): LeakageAnswer {
  const { zone } = settings.time;
  const plant = plantDataOf(settings.plant);
  const days = [...new Set(Array.from(samples.timesMs.subarray(0, samples.length), (atMs) => plantDayOf(atMs, zone)))];
  const until = [plantDayOf(range.untilMs - 1, zone), shiftDay(plantDayOf(nowMs, zone), -1)].sort()[0]!;
  const isIn = (day: string) => day >= plantDayOf(range.fromMs, zone) && day <= until;
  const evidence = days.filter(isIn).map((day) => {
    const { fromMs, untilMs } = plantDayRange(day, zone);
    return leakEvidenceOf(rangeOf(samples, fromMs, untilMs), day, { zone, periodS: samplePeriodS });
  });
  const { consumers, ...known } = knownOfPlant(plant, until, zone);
  const test = latestLeakTest(plant.windows, Math.min(nowMs, range.untilMs));
  const rows = test && rangeOf(samples, test.fromMs, test.untilMs);
  const leakage = leakageOf(joinedLeakEvidence(evidence, range), {
    ...known,
    test: rows && rows.length > 1 ? { range: test, rows } : undefined,
  });
  return { leakage, consumers, recordedDays: evidence.length, evaluatedDays: evidence.length };
}

/** What the samples of a fake say of leaks. */
export function memoryLeakages(gate: MemoryGate, samples: SampleTable, settings: () => Settings, nowMs: () => number): Leakages {
  return {
    read: (range, token, waiting) =>
      gate.ask({ call: 'leakage', sent: range, token, signal: waiting?.signal }, () =>
        leakageQuery.safeParse({ from: range.fromMs, until: range.untilMs }).success
          ? answerOf(samples, settings(), range, nowMs())
          : undefined,
      ),
  };
}
