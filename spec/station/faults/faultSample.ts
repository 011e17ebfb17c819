import { type ActiveFault, faultNumber, faultSeverity, type FaultSource } from '../../../core/faults/index.ts';
import { demoPlant, plantSnapshot, startPlant } from '../../../core/plant/index.ts';
import type { StationSnapshot } from '../../../core/master/index.ts';
import type { FaultSample } from '../../../station/faults/FaultSample.ts';

/** A fault by its source and bit. */
export function fault(source: FaultSource, bitIndex: number): ActiveFault {
  return { source, bitIndex, number: faultNumber(source, bitIndex)!, severity: faultSeverity(bitIndex)! };
}

export const morningMs = Date.UTC(2026, 10, 20, 8);
/** The demo station in the morning. */
export const morning: StationSnapshot = plantSnapshot(demoPlant, startPlant(demoPlant, { seed: 7, atMs: morningMs }));

/** The demo station with these faults, its values as they are given or else as in the morning. */
export function faultSample(faults: readonly ActiveFault[], given: Partial<StationSnapshot> = {}): FaultSample {
  return { ...morning, ...given, faults };
}

/** The demo station with another status word of a machine. */
export function withStatus(snapshot: StationSnapshot, slot: number, status: number): StationSnapshot {
  return { ...snapshot, compressors: snapshot.compressors.map((each) => (each.index === slot ? { ...each, status } : each)) };
}
