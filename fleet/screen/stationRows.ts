import { worstFault } from '../../core/faults/index.ts';
import { presenceOf, stationBeatMs, stationStanding } from '../../core/fleet/index.ts';
import type { FleetLiveRow, FleetReading, FleetStation, FleetStationRow, StationInsight, StationSums } from '../../core/ports/index.ts';
import { msPerDay, msPerSecond, type PlantDay, plantDayOf, shiftDay } from '../../core/time/index.ts';
import { ratioOf } from './figures.ts';
import { namedFault } from './namedFault.ts';

/** When rows are made, and how often stations are to call. */
export interface RowTime {
  readonly nowMs: number;
  readonly beatMs: number;
}

const listedDays = 30;

/** The last 30 days with today, of the calendar of UTC. */
export function lastDays(nowMs: number): { readonly from: PlantDay; readonly until: PlantDay } {
  const until = plantDayOf(nowMs, 'UTC');
  return { from: shiftDay(until, 1 - listedDays), until };
}

const isPresent = ({ exchange }: FleetStation, { nowMs, beatMs }: RowTime) =>
  presenceOf(exchange?.seenMs, stationBeatMs(exchange?.beatS, beatMs), nowMs) === 'present';

/** What a station says of now: what one said that is not heard of any more is of the past. */
export const stateNow = (station: FleetStation, time: RowTime): FleetStation['state'] =>
  isPresent(station, time) ? station.state : undefined;

export const liveRow = (station: FleetStation, time: RowTime): FleetLiveRow => {
  const { id, state, exchange, isRevoked } = station;
  const faults = state?.faults ?? [];
  const now = stateNow(station, time);
  return {
    id,
    standing: isRevoked ? 'revoked' : stationStanding(state, isPresent(station, time)),
    seenMs: exchange?.seenMs,
    pressureBar: now?.pressureBar,
    powerKW: now?.powerKW,
    faultsUp: faults.length,
    worst: worstFault(faults.map((fault) => namedFault(station, fault)).filter((fault) => fault !== undefined)),
  };
};

/** Part of the last 30 days of which there is data; of the running day, what is over. */
export function coverageOf(sums: StationSums | undefined, nowMs: number): number {
  const { from } = lastDays(nowMs);
  return Math.min(1, ((sums?.coveredS ?? 0) * msPerSecond) / (nowMs - Date.parse(from)));
}

/** End of the newest day with figures, no later than the last call. */
export function dataUntilMs({ newestDay, exchange }: FleetStation): number | undefined {
  if (newestDay === undefined) return undefined;
  return Math.min(Date.parse(newestDay) + msPerDay, exchange?.seenMs ?? Infinity);
}

const nothingKnown: StationInsight = { serviceDue: undefined, deviationShare: undefined, leak: undefined };

export const stationRow = (
  station: FleetStation,
  sums: StationSums | undefined,
  insight: StationInsight = nothingKnown,
  time: RowTime,
): FleetStationRow => ({
  ...liveRow(station, time),
  ...insight,
  ...{ name: station.plant.name, place: station.plant.place, position: station.position, operator: station.operator, owner: station.owner },
  specificKWhPerM3: sums && ratioOf(sums.energyWithAirKWh, sums.deliveredM3),
  coverageShare: coverageOf(sums, time.nowMs),
  dataUntilMs: dataUntilMs(station),
  mayBeRemoved: station.mayBeRemoved,
});

/** What is known of stations by comparison and from master data, by station. */
export type Insights = (reading: FleetReading, nowMs: number) => Promise<ReadonlyMap<string, StationInsight>>;

/** The list of today. */
export async function stationRows(reading: FleetReading, insights: Insights, time: RowTime): Promise<readonly FleetStationRow[]> {
  const { from, until } = lastDays(time.nowMs);
  const [stations, sums, known] = await Promise.all([reading.stations(), reading.sums(from, until), insights(reading, time.nowMs)]);
  return stations.map((station) => stationRow(station, sums.get(station.id), known.get(station.id), time));
}
