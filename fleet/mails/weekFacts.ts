import { presenceOf, stationBeatMs, type WeekDigest, weekBefore, weekDigestOf, type WeekStation } from '../../core/fleet/index.ts';
import type { FleetReading } from '../../core/ports/index.ts';
import { monthOf, msPerDay, type PlantDay } from '../../core/time/index.ts';
import type { InsightAnswers } from '../insight/insightAnswers.ts';
import type { RowTime } from '../screen/stationRows.ts';

/** What stood out in the week before a day, at the stations that somebody sees now. */
export async function weekOf(
  reading: FleetReading,
  answers: InsightAnswers,
  day: PlantDay,
  { nowMs, beatMs }: RowTime,
): Promise<WeekDigest> {
  const { fromDay, untilDay } = weekBefore(day);
  const [stations, sums, loads, events, visits, leaks] = await Promise.all([
    reading.stations(),
    reading.sums(fromDay, untilDay),
    Promise.all([...new Set([monthOf(fromDay), monthOf(untilDay)])].map((month) => reading.loadMonths(month))),
    // a day of any zone begins at most one before that of UTC
    reading.events(Date.parse(fromDay) - msPerDay, nowMs),
    answers.visits(reading),
    answers.leaks(reading),
  ]);
  const estimated = new Set(loads.flat().flatMap(({ station, isEstimated }) => (isEstimated ? [station] : [])));
  const week = stations.map(({ id, plant, exchange, isRevoked }): WeekStation => {
    const { energyKWh = 0, coveredS = 0 } = sums.get(id) ?? {};
    return {
      ...{ station: id, name: plant.name, place: plant.place, zone: plant.zone, seenMs: exchange?.seenMs },
      // one that may send no more is not missed
      presence: isRevoked ? 'never' : presenceOf(exchange?.seenMs, stationBeatMs(exchange?.beatS, beatMs), nowMs),
      ...{ energyKWh, coveredS, isEstimated: estimated.has(id) },
    };
  });
  return weekDigestOf(day, { stations: week, events, visits, leaks });
}
