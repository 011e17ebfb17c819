import { leakageQuery } from '../../adapters/contract/index.ts';
import { joinedLeakEvidence, leakAlarm, knownOfPlant, latestLeakTest, leakageOf, leakEvidenceOf } from '../../core/leakage/index.ts';
import { leakCostChannels, leakCostOfQuarters } from '../../core/leakCost/index.ts';
import type { LeakageAnswer, Leakages } from '../../core/ports/index.ts';
import { rangeOf, samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import { ratesInForce } from '../../core/tariff/index.ts';
import { plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../../core/time/index.ts';
import { quarterHourMs, sumChannels, sumsWithin } from '../../core/totals/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** The answer to a range, from samples. */
export function leakageOfSamples(samples: SampleTable, settings: Settings, range: TimeRange, nowMs: number): LeakageAnswer {
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
  const joined = joinedLeakEvidence(evidence, range);
  const leakage = leakageOf(joined, {
    ...known,
    test: rows && rows.length > 1 ? { range: test, rows } : undefined,
  });
  const sums = sumChannels(samples, samplePeriodS);
  const [fromStep, untilStep] = [Math.ceil(leakage.range.fromMs / quarterHourMs), Math.floor(leakage.range.untilMs / quarterHourMs)];
  const found = new Map(
    leakCostChannels.flatMap((channel) => {
      const of = sums.get(channel);
      return of === undefined ? [] : [[channel, sumsWithin(of, fromStep, untilStep)] as const];
    }),
  );
  const prices = ratesInForce(settings.units.electricityRatePerKWh, settings.plant.tariffs.rows, () => new Map());
  const cost = leakCostOfQuarters({ leakage, found, prices, zone, range: leakage.range });
  const alarm = leakAlarm({ ...joined, comparedFrom: known.comparedFrom });
  return {
    leakage,
    alarm,
    seen: settings.plant.leakChanges.rows,
    cost,
    consumers,
    recordedDays: evidence.length,
    evaluatedDays: evidence.length,
    estimated: [],
  };
}

/** What the samples of a fake say of leaks. */
export function memoryLeakages(gate: MemoryGate, samples: SampleTable, settings: () => Settings, nowMs: () => number): Leakages {
  return {
    read: (range, token, waiting) =>
      gate.ask({ call: 'leakage', sent: range, token, signal: waiting?.signal }, () =>
        leakageQuery.safeParse({ from: range.fromMs, until: range.untilMs }).success
          ? leakageOfSamples(samples, settings(), range, nowMs())
          : undefined,
      ),
  };
}
