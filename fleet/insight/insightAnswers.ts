import {
  energyRankingOf,
  type EnergyRanking,
  fleetStationFacts,
  type FleetStationFacts,
  leakRankingOf,
  type LeakRanking,
  likeLoad,
  type ModelBenchmark,
  modelBenchmarkOf,
  type ModelMedians,
  modelMedians,
  type VisitPlan,
  visitPlanOf,
} from '../../core/fleet/index.ts';
import type { Clock, FleetReading, FleetStore } from '../../core/ports/index.ts';
import { type Month, monthOf, msPerHour, plantDayOf, shiftDay } from '../../core/time/index.ts';
import { keptFor } from './keptFor.ts';

/** What comparisons say of the stations that somebody sees. */
export interface InsightAnswers {
  energy(reading: FleetReading, month: Month): Promise<EnergyRanking>;
  leaks(reading: FleetReading): Promise<LeakRanking>;
  models(reading: FleetReading): Promise<ModelBenchmark>;
  visits(reading: FleetReading): Promise<VisitPlan>;
  /** The running month, of UTC. */
  thisMonth(): Month;
}

/** A month so many months earlier. */
export function earlierMonth(month: Month, count: number): Month {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number! - 1 - count)).toISOString().slice(0, month.length);
}

const yearMonths = 12;
/** Visits that were done stay on the page so long. */
const shownDoneDays = 30;

const factsOf = async (reading: FleetReading): Promise<readonly FleetStationFacts[]> =>
  (await reading.stations()).map(({ id, plant }) => fleetStationFacts(id, plant));

/** For visits: a station whose access was revoked has no services to do, whatever it said last. */
const servedOf = async (reading: FleetReading): Promise<readonly FleetStationFacts[]> =>
  (await reading.stations()).map(({ id, plant, isRevoked }) => ({
    ...fleetStationFacts(id, plant),
    ...(isRevoked && { maintenance: [] }),
  }));

/** Medians of the whole fleet are worked out once in `keptMs`; the rows are those of whoever asks. */
export function insightAnswers({ comparison }: Pick<FleetStore, 'comparison'>, clock: Clock, keptMs = msPerHour): InsightAnswers {
  const bands = keptFor(keptMs, clock, async (month: Month) =>
    likeLoad(await comparison.comparedMonths(earlierMonth(month, yearMonths - 1), month)),
  );
  const medians = keptFor<'all', readonly ModelMedians[]>(keptMs, clock, async () => modelMedians(await comparison.modelMachines()));
  return {
    async energy(reading, month) {
      const [stations, loads, months, compared] = await Promise.all([
        factsOf(reading),
        reading.loadMonths(month),
        reading.summedMonths(earlierMonth(month, yearMonths), month),
        bands(month),
      ]);
      return energyRankingOf({ month, stations, loads, months, bands: compared, nowMs: clock.nowMs() });
    },
    async leaks(reading) {
      const [stations, leaks] = await Promise.all([factsOf(reading), reading.leaks()]);
      return leakRankingOf(stations, leaks);
    },
    async models(reading) {
      const [stations, years, all] = await Promise.all([factsOf(reading), reading.machineYears(), medians('all')]);
      return modelBenchmarkOf(stations, years, all);
    },
    async visits(reading) {
      const doneFrom = shiftDay(plantDayOf(clock.nowMs(), 'UTC'), -shownDoneDays);
      const [stations, years, kept] = await Promise.all([servedOf(reading), reading.machineYears(), reading.visits(doneFrom)]);
      return visitPlanOf(stations, years, clock.nowMs(), kept);
    },
    thisMonth: () => monthOf(plantDayOf(clock.nowMs(), 'UTC')),
  };
}
