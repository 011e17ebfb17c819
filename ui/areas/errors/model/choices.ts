import { type FaultLogEntry, faultSeverity, type FaultSeverity, type FaultSource } from '../../../../core/faults/index.ts';
import { everySource, listedSeverities } from './logView.ts';

/** A choice of a filter, and how many entries it shows. */
export interface Choice<Value> {
  /** Undefined for all of them. */
  readonly value: Value | undefined;
  readonly count: number;
}

function choices<Value>(values: readonly Value[], found: readonly (Value | undefined)[]): readonly Choice<Value>[] {
  const counts = new Map<Value | undefined, number>();
  for (const value of found) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [{ value: undefined, count: found.length }, ...values.map((value) => ({ value, count: counts.get(value) ?? 0 }))];
}

/** All, then each severity, worst first. */
export function severityChoices(entries: readonly FaultLogEntry[]): readonly Choice<FaultSeverity>[] {
  return choices(
    listedSeverities,
    entries.map(({ bitIndex }) => faultSeverity(bitIndex)),
  );
}

/** All, then each of the given sources: the master control first, then by slot. */
export function sourceChoices(entries: readonly FaultLogEntry[], sources: ReadonlySet<FaultSource>): readonly Choice<FaultSource>[] {
  return choices(
    everySource.filter((source) => sources.has(source)),
    entries.map(({ source }) => source),
  );
}
