import { measuresQuery, measuresReplayRequest } from '../../adapters/contract/index.ts';
import { energyCostOf } from '../../core/cost/index.ts';
import { eventDay, tenSecondDay } from '../../core/dayDetail/index.ts';
import { fuels, fuelTerms } from '../../core/heat/index.ts';
import { heatReportOf } from '../../core/heatReport/index.ts';
import { loadProfileOf, pressureBandOf, pressureSeconds, profileChannels } from '../../core/loadProfile/index.ts';
import {
  machineCycles,
  type MeasureInputs,
  type MeasureReplayQuestion,
  measuresOf,
  type ReplayedChange,
  replayedMeasures,
  replayQuestion,
} from '../../core/measures/index.ts';
import type { Measures, MeasuresAnswer, ReplayState } from '../../core/ports/index.ts';
import { type LoggedPlantDay, loggedPlantDay } from '../../core/replay/index.ts';
import { rangeOf, samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import type { Settings } from '../../core/settings/index.ts';
import { rateClock, ratesInForce } from '../../core/tariff/index.ts';
import { daysBetween, type PlantDay, plantDayOf, plantDayRange, type TimeRange } from '../../core/time/index.ts';
import { quarterHourMs, sumChannels, sumsWithin, totalsOf } from '../../core/totals/index.ts';
import { energiesOf } from '../core/cost/energies.ts';
import { leakageOfSamples } from './memoryLeakages.ts';
import { machinesOfSamples } from './memoryMachineReports.ts';
import type { MemoryGate } from './memoryGate.ts';

function loggedDays(samples: SampleTable, days: readonly PlantDay[], zone: string): readonly LoggedPlantDay[] {
  return days.flatMap((day) => {
    const { fromMs, untilMs } = plantDayRange(day, zone);
    const rows = rangeOf(samples, fromMs, untilMs);
    return rows.length === 0 ? [] : [loggedPlantDay(rows, day, zone, samplePeriodS)];
  });
}

function replaysOf(days: readonly LoggedPlantDay[], question: MeasureReplayQuestion): readonly ReplayedChange[] {
  const work = replayedMeasures(days, question);
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** What some samples say there is to do, from first principles: a station has it from what it keeps of days. */
export function measuresOfSamples(
  samples: SampleTable,
  settings: Settings,
  asked: TimeRange,
  nowMs: number,
  how?: 'replayed',
): MeasuresAnswer {
  const { plant, units, limits, time } = settings;
  const { zone } = time;
  const firstMs = plantDayRange(plantDayOf(samples.timesMs[0] ?? asked.fromMs, zone), zone).fromMs;
  const within = { ...asked, fromMs: firstMs < asked.untilMs ? Math.max(firstMs, asked.fromMs) : asked.fromMs };
  const { picture, range, recordedDays } = machinesOfSamples(samples, settings, within, nowMs);
  const { leakage, cost: leakCost, consumers } = leakageOfSamples(samples, settings, range, nowMs);
  const prices = ratesInForce(units.electricityRatePerKWh, plant.tariffs.rows, () => new Map());
  const co2 = ratesInForce(units.electricityCo2KgPerKWh, plant.co2.rows, () => new Map());
  const energies = energiesOf(samples, range, samplePeriodS);
  const sums = sumChannels(samples, samplePeriodS);
  const [from, until] = [Math.ceil(range.fromMs / quarterHourMs), Math.floor(range.untilMs / quarterHourMs)];
  const found = new Map(
    profileChannels('flow').flatMap((channel) => {
      const of = sums.get(channel);
      return of === undefined ? [] : [[channel, sumsWithin(of, from, until)] as const];
    }),
  );
  const band = pressureBandOf(limits);
  const profile = loadProfileOf(found, { of: 'flow', band, holidays: new Set<string>(), zone });
  const plantDays = daysBetween(plantDayOf(range.fromMs, zone), plantDayOf(range.untilMs - 1, zone));
  const days = plantDays.map((day) => plantDayRange(day, zone));
  const slots = days.map((day) => tenSecondDay(rangeOf(samples, day.fromMs, day.untilMs), day, samplePeriodS));
  const { machines } = totalsOf(samples, range, samplePeriodS);
  const inputs: Omit<MeasureInputs, 'replays'> = {
    ...{ range, zone, leakage, leakCost: leakCost!, consumers, days: recordedDays, isEstimated: false },
    cost: energyCostOf(energies, { range, every: 'month', zone, prices, co2 }),
    prices: rateClock(prices, zone),
    heat: heatReportOf(energies, { range, zone, circuit: 'oilCirculation', shares: [] }),
    heatSource: undefined,
    fuels: fuels.map((fuel) => fuelTerms(fuel, units)),
    machines: picture,
    machineSums: machines.map(({ loadS, noLoadS, energyLoadKWh, energyNoLoadKWh }, i) => ({
      ...{ slot: i + 1, loadS, noLoadS, energyLoadKWh, energyNoLoadKWh },
    })),
    cycles: machineCycles(days.map((day) => eventDay(rangeOf(samples, day.fromMs, day.untilMs), day, samplePeriodS))),
    flow: profile,
    pressure: { lowBar: pressureSeconds(slots, band, range)?.p1 ?? profile.pressure?.p1, limitBar: band.low },
  };
  const entered = { measures: plant.measures.rows, valuations: plant.valuations.rows };
  const replays =
    how === 'replayed'
      ? replaysOf(loggedDays(samples, plantDays, zone), replayQuestion(inputs, entered, { volumeM3: undefined, prices, co2 }))
      : [];
  return { picture: measuresOf({ ...inputs, replays }, entered), range, recordedDays, evaluatedDays: recordedDays };
}

/** What the samples of a fake say there is to do; each replay is done at once. */
export function memoryMeasures(gate: MemoryGate, samples: SampleTable, settings: () => Settings, nowMs: () => number): Measures {
  const kept = new Map<string, ReplayState<MeasuresAnswer>>();
  return {
    read: (range, token, waiting) =>
      gate.ask({ call: 'measures', sent: range, token, signal: waiting?.signal }, () =>
        measuresQuery.safeParse({ from: range.fromMs, until: range.untilMs }).success
          ? measuresOfSamples(samples, settings(), range, nowMs())
          : undefined,
      ),
    beginReplay: (range, token) =>
      gate.ask({ call: 'measures', sent: range, token }, () => {
        if (!measuresReplayRequest.safeParse({ from_ms: range.fromMs, until_ms: range.untilMs }).success) return undefined;
        const id = `measures-${kept.size + 1}`;
        kept.set(id, { state: 'done', answer: measuresOfSamples(samples, settings(), range, nowMs(), 'replayed') });
        return id;
      }),
    readReplay: (id, token, waiting) => gate.ask({ call: 'measures', sent: id, token, signal: waiting?.signal }, () => kept.get(id)),
    async cancelReplay(id, token) {
      const { outcome } = await gate.ask({ call: 'measures', sent: id, token }, () => (kept.delete(id) ? id : undefined));
      return { outcome };
    },
  };
}
