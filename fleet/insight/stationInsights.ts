import type { EnergyRanking, LeakRanking, ServiceClass, VisitPlan } from '../../core/fleet/index.ts';
import type { FleetMoney, FleetReading, StationInsight } from '../../core/ports/index.ts';
import { plantDayOf } from '../../core/time/index.ts';
import { earlierMonth, type InsightAnswers } from './insightAnswers.ts';

const soon: readonly ServiceClass[] = ['overdue', 'due', 'dueSoon'];
/** Of a month's first week the month before says more. */
const firstOwnDay = 8;

function dueByStation({ places, withoutList }: VisitPlan): ReadonlyMap<string, number | undefined> {
  const due = new Map<string, number | undefined>(withoutList.map(({ station }) => [station, undefined]));
  for (const { station, services } of places.flatMap(({ visits }) => visits)) {
    const count = services.filter(({ serviceClass }) => soon.includes(serviceClass)).length;
    due.set(station, (due.get(station) ?? 0) + count);
  }
  return due;
}

const deviations = ({ stations }: EnergyRanking) =>
  new Map(stations.flatMap(({ station, deviation }) => (deviation.kind === 'none' ? [] : [[station, deviation.value]])));

const leaksOf = ({ stations }: LeakRanking) =>
  new Map(
    stations.flatMap(({ station, costPerYear, currency }): readonly (readonly [string, FleetMoney])[] => {
      if (costPerYear.kind === 'none') return [];
      const { low, high, kind } = costPerYear;
      return [[station, { lowPerYear: low, highPerYear: high, currency, isUpperBound: kind === 'upperBound' }]];
    }),
  );

/** What a list of stations shows of comparisons, by station. */
export async function stationInsights(
  answers: InsightAnswers,
  reading: FleetReading,
  nowMs: number,
): Promise<ReadonlyMap<string, StationInsight>> {
  const today = plantDayOf(nowMs, 'UTC');
  const month = Number(today.slice(-2)) < firstOwnDay ? earlierMonth(answers.thisMonth(), 1) : answers.thisMonth();
  const [stations, energy, leaks, visits] = await Promise.all([
    reading.stations(),
    answers.energy(reading, month),
    answers.leaks(reading),
    answers.visits(reading),
  ]);
  const [due, deviation, leak] = [dueByStation(visits), deviations(energy), leaksOf(leaks)];
  return new Map(
    stations.map(({ id, isRevoked }) => [
      id,
      { serviceDue: isRevoked ? undefined : due.has(id) ? due.get(id) : 0, deviationShare: deviation.get(id), leak: leak.get(id) },
    ]),
  );
}
