import type { PlantDay } from '../time/index.ts';
import { compared } from './compared.ts';
import type { StationLabel } from './FleetAmount.ts';

/** What is the same for all stations of a visit that somebody has planned. */
export interface VisitFacts {
  readonly id: string;
  readonly planned: PlantDay;
  /** Undefined while it is open. */
  readonly done: PlantDay | undefined;
  readonly note: string;
  /** Who planned, changed or closed it last. */
  readonly by: string;
}

/** A station of a visit. */
export interface KeptVisit extends VisitFacts {
  readonly station: string;
}

/** A visit to some stations, of which those are named that its reader sees. */
export interface PlannedVisit extends VisitFacts {
  readonly stations: readonly StationLabel[];
}

/** Visits with their stations by name: those that are open, soonest first, then those that are done, latest first. */
export function plannedVisits(kept: readonly KeptVisit[], labels: readonly StationLabel[]): readonly PlannedVisit[] {
  const byStation = new Map(labels.map((label) => [label.station, label]));
  const visits = new Map<string, { readonly facts: VisitFacts; readonly stations: StationLabel[] }>();
  for (const { station, ...facts } of kept) {
    const label = byStation.get(station);
    if (label === undefined) continue;
    const visit = visits.get(facts.id) ?? { facts, stations: [] };
    visit.stations.push(label);
    visits.set(facts.id, visit);
  }
  return [...visits.values()]
    .map(({ facts, stations }): PlannedVisit => ({ ...facts, stations: stations.sort((a, b) => compared(a.name, b.name)) }))
    .sort((a, b) => {
      if (a.done === undefined || b.done === undefined)
        return Number(a.done !== undefined) - Number(b.done !== undefined) || compared(a.planned, b.planned);
      return compared(b.done, a.done);
    });
}

/** When the first, second ... visit of a station that is due is planned: its open ones cover them in turn. */
export function daysCovered(kept: readonly KeptVisit[], station: string): readonly PlantDay[] {
  return kept
    .filter((visit) => visit.station === station && visit.done === undefined)
    .map(({ planned }) => planned)
    .sort();
}
