import type { Figure } from '../figures/index.ts';
import type { MaintenanceItem } from './MaintenanceItem.ts';

/** A part that a service used up. */
export interface ServicePart {
  readonly name: string;
  /** The maker's; empty when not given. */
  readonly number: string;
  /** Pieces, 1 and more. */
  readonly count: number;
}

/** A service as somebody enters it who has done it. */
export interface ServiceEntry extends Pick<MaintenanceItem, 'index' | 'component'> {
  readonly doneAtMs: number;
  /** Who did it. */
  readonly by: string;
  /** Empty when not given. */
  readonly note: string;
  readonly parts: readonly ServicePart[];
  /** What the machine's counter showed; undefined when not given. */
  readonly runningH: Figure;
}

/** A service that was closed, with what the control said of it then. */
export interface ServiceRecord extends ServiceEntry, Pick<MaintenanceItem, 'intervalH' | 'remainingH'> {
  /** One higher with each record of a station. */
  readonly id: number;
  readonly enteredAtMs: number;
  /** The interval began again with the entry; else it does once somebody does that at the control. */
  readonly isRestarted: boolean;
}

/** Hours from the service before to this one, as the control counted them; undefined when either figure is missing. */
export function usedH({ intervalH, remainingH }: Pick<ServiceRecord, 'intervalH' | 'remainingH'>): Figure {
  return intervalH === undefined || remainingH === undefined ? undefined : intervalH - remainingH;
}

/** The last record of a service; undefined without any. */
export function lastServiceOf(
  records: readonly ServiceRecord[],
  { index, component }: Pick<MaintenanceItem, 'index' | 'component'>,
): ServiceRecord | undefined {
  return records
    .filter((record) => record.index === index && record.component === component)
    .reduce<ServiceRecord | undefined>((last, record) => (last === undefined || record.id > last.id ? record : last), undefined);
}

/**
 * Whether the control still counts on as before a closed service: nobody has begun its interval again there.
 * False where it began with the entry, and where the remaining time is not known or was not then.
 */
export function isRestartMissing(last: ServiceRecord | undefined, { remainingH }: Pick<MaintenanceItem, 'remainingH'>): boolean {
  if (last === undefined || last.isRestarted || last.remainingH === undefined || remainingH === undefined) return false;
  return Math.floor(remainingH) <= last.remainingH;
}
