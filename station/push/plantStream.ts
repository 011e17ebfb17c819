import { changesBetween, type ChangeMessage, encodePlant, type SnapshotMessage, type WirePlant } from '../../adapters/contract/index.ts';
import type { StationReport } from '../../core/ports/index.ts';

/** Numbers the plant's samples, so that a listener can tell a gap. */
export interface PlantStream {
  take(report: StationReport): ChangeMessage;
  /** Undefined before the first sample. */
  whole(): SnapshotMessage | undefined;
}

export function plantStream(): PlantStream {
  let seq = 0;
  let plant: WirePlant | undefined;
  return {
    take(report) {
      const next = encodePlant(report);
      const changes = changesBetween(plant, next);
      plant = next;
      seq++;
      return { seq, changes };
    },
    whole: () => plant && { seq, plant },
  };
}
