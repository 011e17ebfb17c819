import { type Compressor } from '../compressor/index.ts';
import type { StationSnapshot } from '../master/index.ts';
import { channels, compressorQuantities, type CompressorQuantity, plantQuantities, type PlantQuantity } from './channels.ts';

/** One moment of all channels. */
export interface SampleRow {
  readonly atMs: number;
  /** In the order of `channels`; NaN where missing. */
  readonly values: Float64Array;
}

const compressorValue: Readonly<Record<CompressorQuantity, (of: Compressor) => number | undefined>> = {
  technology: (of) => of.technology,
  status: (of) => of.status,
  loadRatio: (of) => of.loadRatio,
  linePressureBar: (of) => of.linePressureBar,
  electricalPowerKW: (of) => of.electricalPowerKW,
  deliveryVolumeM3min: (of) => of.deliveryVolumeM3min,
  temperatureDegC: (of) => of.temperatureDegC,
};

/** A row without any value. */
export function emptyRow(atMs: number): SampleRow {
  return { atMs, values: new Float64Array(channels.length).fill(NaN) };
}

/** The row of a station's snapshot. */
export function sampleRowOf({ atMs, master, compressors }: StationSnapshot): SampleRow {
  const row = emptyRow(atMs);
  plantQuantities.forEach((quantity: PlantQuantity, i) => (row.values[i] = master[quantity] ?? NaN));
  for (const compressor of compressors) {
    const start = plantQuantities.length + (compressor.index - 1) * compressorQuantities.length;
    compressorQuantities.forEach((quantity, i) => (row.values[start + i] = compressorValue[quantity](compressor) ?? NaN));
  }
  return row;
}
