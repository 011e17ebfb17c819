import { weakestKind, type KnownAmount } from '../estimate/index.ts';
import { faultSeverity } from '../faults/index.ts';
import { groupedBy } from '../records/index.ts';
import { msPerSecond, type PlantDay, plantDayRange, shiftDay } from '../time/index.ts';
import type { StationLabel } from './FleetAmount.ts';
import { labelOf } from './FleetStationFacts.ts';
import type { FleetEvent } from './FleetState.ts';
import type { LeakRanking, RankedLeak } from './leakRanking.ts';
import type { Presence } from './linkFindings.ts';
import { measuredAmount } from './measuredAmount.ts';
import type { VisitPlan } from './visitPlan.ts';

/** What stood out in a week at the stations that somebody sees. */
export interface WeekDigest {
  readonly fromDay: PlantDay;
  /** Included. */
  readonly untilDay: PlantDay;
  readonly stations: number;
  /** Now, longest first. */
  readonly silent: readonly (StationLabel & { readonly seenMs: number | undefined })[];
  /** Errors that came, most first. */
  readonly errors: readonly (StationLabel & { readonly count: number })[];
  /** Services that are overdue or due, most first. */
  readonly services: readonly (StationLabel & { readonly overdue: number; readonly due: number })[];
  /** Those with a figure, most energy first. */
  readonly leaks: readonly RankedLeak[];
  /** Of the days that are there, with the interval that measuring leaves; undefined without any. */
  readonly energyKWh: KnownAmount | undefined;
  /** Of the week of all stations, 0..1. */
  readonly coverageShare: number;
}

/** A station of a week. */
export interface WeekStation extends StationLabel {
  /** IANA name. */
  readonly zone: string;
  readonly presence: Presence;
  readonly seenMs: number | undefined;
  /** Of the days that are there, and how much time of them has data. */
  readonly energyKWh: number;
  readonly coveredS: number;
  readonly isEstimated: boolean;
}

export interface WeekFacts {
  readonly stations: readonly WeekStation[];
  readonly events: readonly (FleetEvent & { readonly station: string })[];
  readonly visits: VisitPlan;
  readonly leaks: LeakRanking;
}

const weekDays = 7;

/** The days that a mail of a day is about: the seven before. */
export const weekBefore = (day: PlantDay): { readonly fromDay: PlantDay; readonly untilDay: PlantDay } => ({
  fromDay: shiftDay(day, -weekDays),
  untilDay: shiftDay(day, -1),
});

function energyOf(stations: readonly WeekStation[]): KnownAmount | undefined {
  const known = stations
    .filter(({ coveredS, energyKWh }) => coveredS > 0 || energyKWh > 0)
    .map((each) => measuredAmount(each.energyKWh, 'energy', each.isEstimated));
  const sum = (end: 'value' | 'low' | 'high') => known.reduce((all, each) => all + each[end], 0);
  if (known.length === 0) return undefined;
  return { kind: weakestKind(known.map(({ kind }) => kind)), value: sum('value'), low: sum('low'), high: sum('high') };
}

/** What to write of the week before a day. */
export function weekDigestOf(day: PlantDay, { stations, events, visits, leaks }: WeekFacts): WeekDigest {
  const { fromDay, untilDay } = weekBefore(day);
  const ranges = new Map(
    stations.map(({ station, zone }) => [
      station,
      { fromMs: plantDayRange(fromDay, zone).fromMs, untilMs: plantDayRange(untilDay, zone).untilMs },
    ]),
  );
  const isError = ({ station, atMs, bitIndex }: WeekFacts['events'][number]) => {
    const range = ranges.get(station);
    return range !== undefined && atMs >= range.fromMs && atMs < range.untilMs && faultSeverity(bitIndex) === 'error';
  };
  const errors = groupedBy(events.filter(isError), ({ station }) => station);
  const planned = groupedBy(
    visits.places.flatMap((place) => place.visits),
    ({ station }) => station,
  );
  const countOf = (station: string, serviceClass: 'overdue' | 'due') =>
    (planned.get(station) ?? []).flatMap(({ services }) => services).filter((each) => each.serviceClass === serviceClass).length;
  const rangeS = [...ranges.values()].reduce((sum, { fromMs, untilMs }) => sum + (untilMs - fromMs) / msPerSecond, 0);
  return {
    ...{ fromDay, untilDay, stations: stations.length },
    silent: stations
      .filter(({ presence }) => presence === 'silent')
      .map((each) => ({ ...labelOf(each), seenMs: each.seenMs }))
      .sort((a, b) => (a.seenMs ?? 0) - (b.seenMs ?? 0)),
    errors: stations
      .map((each) => ({ ...labelOf(each), count: errors.get(each.station)?.length ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
    services: stations
      .map((each) => ({ ...labelOf(each), overdue: countOf(each.station, 'overdue'), due: countOf(each.station, 'due') }))
      .filter(({ overdue, due }) => overdue + due > 0)
      .sort((a, b) => b.overdue - a.overdue || b.due - a.due),
    leaks: leaks.stations.filter(({ flowM3min }) => flowM3min.kind !== 'none'),
    energyKWh: energyOf(stations),
    coverageShare: rangeS > 0 ? Math.min(1, stations.reduce((sum, { coveredS }) => sum + coveredS, 0) / rangeS) : 0,
  };
}
