import { slotCount } from '../../compressor/index.ts';
import { type Channel, compressorChannel, type CompressorQuantity, plantChannel, type PlantQuantity } from '../../samples/index.ts';
import type { DayFileLayout } from './DayFileLayout.ts';

/** One column of numbers in a file. */
export interface LayoutColumn {
  readonly name: string;
  readonly channel: Channel;
  readonly quantity: PlantQuantity | CompressorQuantity;
  readonly unit: string | undefined;
  readonly digits: number;
  /** 0 for the plant, else the compressor's. */
  readonly slot: number;
}

/** Name of the first column of every layout. */
export const timeColumn = 'timestamp';

/** The columns behind the time, in the order in which they are written. */
export function layoutColumns({ plant, compressor }: DayFileLayout): readonly LayoutColumn[] {
  return [
    ...plant.map((column) => ({ ...column, channel: plantChannel(column.quantity), slot: 0 })),
    ...Array.from({ length: slotCount }, (_, i) => i + 1).flatMap((slot) =>
      compressor.map((column) => ({
        ...column,
        name: `comp${slot}_${column.name}`,
        channel: compressorChannel(column.quantity, slot),
        slot,
      })),
    ),
  ];
}
