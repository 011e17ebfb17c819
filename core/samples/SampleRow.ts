import type { StationSnapshot } from '../master/index.ts';
import { channels, compressorQuantities, plantQuantities } from './channels.ts';

/** One moment of all channels. */
export interface SampleRow {
  readonly atMs: number;
  /** In the order of `channels`; NaN where missing. */
  readonly values: Float64Array;
}

/** A row without any value. */
export function emptyRow(atMs: number): SampleRow {
  return { atMs, values: new Float64Array(channels.length).fill(NaN) };
}

/** The row of a station's snapshot. */
export function sampleRowOf({ atMs, master, compressors }: StationSnapshot): SampleRow {
  const row = emptyRow(atMs);
  const { values } = row;
  for (let i = 0; i < plantQuantities.length; i++) values[i] = master[plantQuantities[i]!] ?? NaN;
  for (const compressor of compressors) {
    const start = plantQuantities.length + (compressor.index - 1) * compressorQuantities.length;
    for (let i = 0; i < compressorQuantities.length; i++) values[start + i] = compressor[compressorQuantities[i]!] ?? NaN;
  }
  return row;
}
