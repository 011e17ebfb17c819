import { ratioOf } from '../figures/index.ts';
import { isExpectedWithin, type ListedService, oneVisitWithinDays, runningHoursPerDay, serviceList } from '../maintenance/index.ts';
import { recordOf } from '../records/index.ts';
import { msPerDay, msPerHour, type PlantDay, plantDayOf } from '../time/index.ts';
import { compared } from './compared.ts';
import type { StationLabel } from './FleetAmount.ts';
import type { MachineYear } from './LoadMonth.ts';
import { daysCovered, type KeptVisit, plannedVisits } from './keptVisits.ts';
import { visitPlaces } from './visitPlaces.ts';
import { labelOf, type FleetStationFacts } from './FleetStationFacts.ts';
import { type PlannedService, type ServiceClass, serviceClasses, type StationVisit, type VisitPlan } from './visitPlan.ts';

/** How far ahead visits are planned. */
const plannedDays = 30;
const hoursAhead = (plannedDays * msPerDay) / msPerHour;

/** What counts down a machine's services. */
export type MachinePace = Pick<MachineYear, 'station' | 'slot' | 'lately'>;

/** How near a service of a station's list is; `isPaceKnown` is whether anything is known of how much its machine runs. */
function classOf({ due, expectedMs, remainingH }: ListedService, isPaceKnown: boolean, nowMs: number): ServiceClass {
  if (due === undefined) return 'unknown';
  if (due === 'overdue') return 'overdue';
  if (due === 'dueSoon') return 'due';
  if (isExpectedWithin(plannedDays, expectedMs, nowMs)) return 'dueSoon';
  const isBeyond = expectedMs !== undefined || isPaceKnown || (remainingH ?? 0) > hoursAhead;
  return isBeyond ? 'notDue' : 'unknown';
}

function servicesOf(facts: FleetStationFacts, paces: readonly MachinePace[], nowMs: number): readonly PlannedService[] {
  const hours = new Map(paces.map(({ slot, lately: { runningS, knownS } }) => [slot, runningHoursPerDay(runningS, knownS)]));
  const coverage = new Map(paces.map(({ slot, lately: { knownS, rangeS } }) => [slot, Math.min(1, ratioOf(knownS, rangeS) ?? 0)]));
  return serviceList(facts.maintenance ?? [], hours, nowMs).map((service): PlannedService => {
    const { index, component, intervalH, remainingH, expectedMs } = service;
    return {
      ...{ index, component, intervalH, remainingH, expectedMs },
      machine: facts.machines.find(({ slot }) => slot === index)?.name ?? '',
      serviceClass: classOf(service, hours.get(index) !== undefined, nowMs),
      coverage: coverage.get(index) ?? 0,
    };
  });
}

const onVisits: readonly ServiceClass[] = ['overdue', 'due', 'dueSoon'];

/** When a service is to be done: one that is due without a date now. */
const visitMs = ({ serviceClass, expectedMs }: PlannedService, nowMs: number) =>
  serviceClass === 'overdue' ? nowMs : Math.max(nowMs, expectedMs ?? nowMs);

function visitsOf(
  facts: FleetStationFacts,
  services: readonly PlannedService[],
  covered: readonly PlantDay[],
  nowMs: number,
): readonly StationVisit[] {
  const dated = services
    .filter(({ serviceClass }) => onVisits.includes(serviceClass))
    .map((service) => ({ service, atMs: visitMs(service, nowMs) }))
    .sort((a, b) => a.atMs - b.atMs);
  const visits: { readonly atMs: number; readonly services: PlannedService[] }[] = [];
  for (const { service, atMs } of dated) {
    const open = visits.at(-1);
    if (open !== undefined && atMs - open.atMs <= oneVisitWithinDays * msPerDay) open.services.push(service);
    else visits.push({ atMs, services: [service] });
  }
  const rank = ({ serviceClass }: PlannedService) => serviceClasses.indexOf(serviceClass);
  return visits.map(({ atMs, services: together }, i) => ({
    ...labelOf(facts),
    day: plantDayOf(atMs, facts.zone),
    planned: covered[i],
    services: together.toSorted((a, b) => rank(a) - rank(b)),
  }));
}

const byName = (a: StationLabel, b: StationLabel) => compared(a.name, b.name);

/** The visits of the next 30 days, those near each other together, each with all that is due at its station within two weeks. */
export function visitPlanOf(
  stations: readonly FleetStationFacts[],
  paces: readonly MachinePace[],
  nowMs: number,
  kept: readonly KeptVisit[] = [],
): VisitPlan {
  const byStation = new Map<string, MachinePace[]>();
  for (const pace of paces) byStation.set(pace.station, [...(byStation.get(pace.station) ?? []), pace]);
  const planned = stations.map((facts) => ({ facts, services: servicesOf(facts, byStation.get(facts.station) ?? [], nowMs) }));
  const all = planned.flatMap(({ services }) => services);
  return {
    fromDay: plantDayOf(nowMs, 'UTC'),
    untilDay: plantDayOf(nowMs + plannedDays * msPerDay, 'UTC'),
    places: visitPlaces(planned.flatMap(({ facts, services }) => visitsOf(facts, services, daysCovered(kept, facts.station), nowMs))),
    planned: plannedVisits(kept, stations.map(labelOf)),
    counts: recordOf(serviceClasses, (name) => all.filter(({ serviceClass }) => serviceClass === name).length),
    unknown: planned
      .map(({ facts, services }) => ({ ...labelOf(facts), services: services.filter(({ serviceClass }) => serviceClass === 'unknown') }))
      .filter(({ services }) => services.length > 0)
      .sort(byName),
    withoutList: stations
      .filter(({ maintenance }) => maintenance === undefined)
      .map(labelOf)
      .sort(byName),
  };
}
