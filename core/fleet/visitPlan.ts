import type { StationLabel } from './FleetAmount.ts';
import type { PlannedVisit } from './keptVisits.ts';
import type { Figure } from '../figures/index.ts';
import type { MaintenanceItem } from '../maintenance/index.ts';
import type { PlantDay } from '../time/index.ts';

/**
 * How near a service is: over its time, due by the list of the station (less than 100 h or a week), within 30 days, later,
 * or not known, as its remaining time or the machine's pace isn't.
 */
export const serviceClasses = ['overdue', 'due', 'dueSoon', 'notDue', 'unknown'] as const;
export type ServiceClass = (typeof serviceClasses)[number];

/** A service of a station's machine. */
export interface PlannedService extends MaintenanceItem {
  /** Name of the machine; empty where none is known. */
  readonly machine: string;
  readonly serviceClass: ServiceClass;
  /** Undefined when it is overdue or there is no date. */
  readonly expectedMs: Figure;
  /** Share of the last 28 days of which the machine's pace is known, 0..1. */
  readonly coverage: number;
}

/** All services of a station that are due together. */
export interface StationVisit extends StationLabel {
  /** Of the station's zone, when the first one falls due; today for an overdue one. */
  readonly day: PlantDay;
  /** When somebody will be there; undefined while nobody has planned it. */
  readonly planned: PlantDay | undefined;
  /** Worst first. */
  readonly services: readonly PlannedService[];
}

/** Visits near each other. */
export interface VisitPlace {
  /** Area of the postcode, such as `89xxx`; else the place as it is entered, empty for none. */
  readonly area: string;
  /** By postcode and day. */
  readonly visits: readonly StationVisit[];
}

/** Visits of the next 30 days. */
export interface VisitPlan {
  readonly fromDay: PlantDay;
  readonly untilDay: PlantDay;
  /** Soonest first. */
  readonly places: readonly VisitPlace[];
  /** What people have planned: open ones, and those that were done lately. */
  readonly planned: readonly PlannedVisit[];
  /** Services of all stations by class. */
  readonly counts: Readonly<Record<ServiceClass, number>>;
  /** Stations with services of the class `unknown`, by name. */
  readonly unknown: readonly (StationLabel & { readonly services: readonly PlannedService[] })[];
  /** Stations that have sent no list of services. */
  readonly withoutList: readonly StationLabel[];
}
