import { machinesQuery } from '../../adapters/contract/index.ts';
import { joinedEvidence, machineEvidenceOf, machinesOf } from '../../core/machines/index.ts';
import type { MachineReports, MachinesAnswer } from '../../core/ports/index.ts';
import { rangeOf, samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import { meanRate, rateClock, ratesInForce } from '../../core/tariff/index.ts';
import { daysBetween, plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../../core/time/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** The answer to a range, from samples. */
export function machinesOfSamples(
  samples: SampleTable,
  { time: { zone }, plant, units }: Settings,
  asked: TimeRange,
  nowMs: number,
): MachinesAnswer {
  const from = plantDayOf(asked.fromMs, zone);
  const until = [plantDayOf(asked.untilMs - 1, zone), shiftDay(plantDayOf(nowMs, zone), -1)].sort()[0]!;
  const range = { fromMs: plantDayRange(from, zone).fromMs, untilMs: plantDayRange(until < from ? from : until, zone).untilMs };
  const days = (until < from ? [] : daysBetween(from, until)).flatMap((day) => {
    const of = plantDayRange(day, zone);
    const rows = rangeOf(samples, of.fromMs, of.untilMs);
    return rows.length === 0 ? [] : [machineEvidenceOf(rows, day, { zone, periodS: samplePeriodS })];
  });
  const prices = ratesInForce(units.electricityRatePerKWh, plant.tariffs.rows, () => new Map());
  return {
    picture: machinesOf(joinedEvidence(days), { range, zone, plant: plantDataOf(plant), estimated: [] }),
    range,
    eras: plant.eras.rows,
    pricePerKWh: meanRate(rateClock(prices, zone), range),
    recordedDays: days.length,
    evaluatedDays: days.length,
  };
}

/** What the samples of a fake say of the machines. */
export function memoryMachineReports(
  gate: MemoryGate,
  samples: SampleTable,
  settings: () => Settings,
  nowMs: () => number,
): MachineReports {
  return {
    read: (range, token, waiting) =>
      gate.ask({ call: 'insightMachines', sent: range, token, signal: waiting?.signal }, () =>
        machinesQuery.safeParse({ from: range.fromMs, until: range.untilMs }).success
          ? machinesOfSamples(samples, settings(), range, nowMs())
          : undefined,
      ),
  };
}
