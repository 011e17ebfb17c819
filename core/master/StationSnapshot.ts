import { type Compressor, notInstalled, slotCount } from '../compressor/index.ts';
import type { Master } from './Master.ts';

/** The whole station at one moment. */
export interface StationSnapshot {
  readonly atMs: number;
  readonly master: Master;
  /** All ten slots, by number. */
  readonly compressors: readonly Compressor[];
}

/** The slots in use, by number; a slot whose technology is missing counts as used. */
export function installedCompressors(snapshot: StationSnapshot): readonly Compressor[] {
  return snapshot.compressors.slice(0, slotCount).filter(({ technology }) => technology !== notInstalled);
}
