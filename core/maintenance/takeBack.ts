import type { Figure } from '../figures/index.ts';
import { msPerDay } from '../time/index.ts';
import { lastServiceOf, type ServiceRecord, usedH } from './ServiceRecord.ts';

/** For so long after it was entered a record can be taken back. */
const takeBackWithinMs = msPerDay;

/** Whether a record can be taken back: the last one of its part, for a day after it was entered. */
export function canTakeBack(record: ServiceRecord, records: readonly ServiceRecord[], nowMs: number): boolean {
  return lastServiceOf(records, record)?.id === record.id && nowMs - record.enteredAtMs <= takeBackWithinMs;
}

/** What is left of an interval that goes on as if it had not begun again; undefined when a figure is missing. */
export function remainingWithout(record: ServiceRecord, nowRemainingH: Figure): Figure {
  if (record.remainingH === undefined || record.intervalH === undefined || nowRemainingH === undefined) return undefined;
  return record.remainingH - usedH({ intervalH: record.intervalH, remainingH: nowRemainingH })!;
}
