import { type KnownAmount, knownTimes } from '../estimate/index.ts';
import type { Figure } from '../figures/index.ts';
import type { PlantDay } from '../time/index.ts';
import type { MachineReport } from './machinesOf.ts';

/** What there is to say of a compressor first: it changed, it is beyond its sheet, it is within, or nothing can be said. */
export type MachineSign = 'changed' | 'beyond' | 'within' | 'unknown';

/** From its change, its data sheet and its days. */
export function machineSign({ against: { deviation, tolerance }, drift }: MachineReport): MachineSign {
  if (drift.change !== undefined) return 'changed';
  if (deviation.kind !== 'none') return Math.abs(deviation.value) > tolerance ? 'beyond' : 'within';
  return drift.watched > 0 ? 'within' : 'unknown';
}

/** Those whose specific power changed, the one whose change takes most first. */
export function changedMachines(machines: readonly MachineReport[]): readonly MachineReport[] {
  const taken = ({ drift }: MachineReport) => Math.abs(drift.change?.perYearKWh.value ?? 0);
  return machines.filter(({ drift }) => drift.change !== undefined).toSorted((a, b) => taken(b) - taken(a));
}

/** Compressors that need more power for the same air than before. */
export interface RisenMachines {
  /** 1..10, ascending. */
  readonly slots: readonly number[];
  /** The first day of the one that changed first. */
  readonly since: PlantDay;
}

/** Undefined where none does. */
export function risenMachines(machines: readonly MachineReport[]): RisenMachines | undefined {
  const risen = machines.flatMap(({ slot, drift: { change } }) =>
    change === undefined || change.size.kind === 'none' || change.size.value <= 0 ? [] : [{ slot, since: change.since }],
  );
  if (risen.length === 0) return undefined;
  return { slots: risen.map(({ slot }) => slot), since: risen.map(({ since }) => since).reduce((a, b) => (a < b ? a : b)) };
}

/** What a change costs in a year in which nothing else changes; undefined without a price. */
export function driftCost({ drift: { change } }: MachineReport, pricePerKWh: Figure): KnownAmount | undefined {
  if (change === undefined || change.size.kind === 'none' || pricePerKWh === undefined) return undefined;
  return knownTimes({ kind: change.size.kind, ...change.perYearKWh }, pricePerKWh);
}
