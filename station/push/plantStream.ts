import {
  changesBetween,
  type ChangeMessage,
  encodePlant,
  type SnapshotMessage,
  type WireChange,
  type WirePlant,
} from '../../adapters/contract/index.ts';
import type { StationReport } from '../../core/ports/index.ts';

/** How much of the plant a session sees. */
export const plantViews = ['whole', 'withoutMaintenance'] as const;
export type PlantView = (typeof plantViews)[number];

/** Numbers the plant's samples, so that a listener notices a gap; the number is the same in all views. */
export interface PlantStream {
  /** Undefined for the first sample, which nothing came before. */
  take(report: StationReport): Readonly<Record<PlantView, ChangeMessage>> | undefined;
  /** Undefined before the first sample. */
  snapshot(view: PlantView): SnapshotMessage | undefined;
}

function withoutMaintenance(plant: WirePlant): WirePlant {
  const rest = { ...plant };
  delete rest.maintenance;
  return rest;
}

const isOfMaintenance = ([path]: WireChange) => path === 'maintenance' || path.startsWith('maintenance.');

export function plantStream(): PlantStream {
  let seq = 0;
  let plant: WirePlant | undefined;
  return {
    take(report) {
      const before = plant;
      plant = encodePlant(report);
      seq++;
      if (before === undefined) return undefined;
      const changes = changesBetween(before, plant);
      return { whole: { seq, changes }, withoutMaintenance: { seq, changes: changes.filter((change) => !isOfMaintenance(change)) } };
    },
    snapshot(view) {
      if (plant === undefined) return undefined;
      return { seq, plant: view === 'whole' ? plant : withoutMaintenance(plant) };
    },
  };
}
