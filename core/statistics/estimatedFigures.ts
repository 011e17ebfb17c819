import { type Channel, compressorChannel } from '../samples/index.ts';
import type { CountedFigure } from './Counts.ts';

const madeOf = {
  electricalPowerKW: ['energyKWh', 'energyLoadKWh'],
  deliveryVolumeM3min: ['volumeM3'],
} as const satisfies Readonly<Record<string, readonly CountedFigure[]>>;
const quantities = Object.keys(madeOf) as readonly (keyof typeof madeOf)[];

/** The figures of the compressor at a slot, 1..10, that are made of estimated channels; empty where all were measured. */
export const estimatedFigures = (slot: number, estimated: readonly Channel[] = []): readonly CountedFigure[] =>
  quantities.filter((quantity) => estimated.includes(compressorChannel(quantity, slot))).flatMap((quantity) => madeOf[quantity]);
