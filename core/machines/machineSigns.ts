import { type KnownAmount, knownTimes } from '../estimate/index.ts';
import type { Figure } from '../figures/index.ts';
import type { MachineReport } from './machinesOf.ts';

/** What there is to say of a compressor first: it changed, it is beyond its sheet, it is within, or nothing can be said. */
export type MachineSign = 'changed' | 'beyond' | 'within' | 'unknown';

export function machineSign({ against: { deviation, tolerance }, drift }: MachineReport): MachineSign {
  if (drift.change !== undefined) return 'changed';
  if (deviation.kind !== 'none') return Math.abs(deviation.value) > tolerance ? 'beyond' : 'within';
  return drift.watched > 0 ? 'within' : 'unknown';
}

/** What a change costs in a year in which nothing else changes; undefined without a price. */
export function driftCost({ drift: { change } }: MachineReport, pricePerKWh: Figure): KnownAmount | undefined {
  if (change === undefined || change.size.kind === 'none' || pricePerKWh === undefined) return undefined;
  return knownTimes({ kind: change.size.kind, ...change.perYearKWh }, pricePerKWh);
}
