import type { AnalogInput } from '../inputs/index.ts';
import type { TechnologyCode } from './technology.ts';
import { blankTypePlate, type TypePlate } from './TypePlate.ts';

/** A station has this many slots for compressors, numbered from 1. */
export const slotCount = 10;

/** One slot of the station as last reported; a missing value is undefined. */
export interface Compressor {
  /** 1..10 */
  readonly index: number;
  readonly name: string | undefined;
  readonly technology: TechnologyCode | undefined;
  /** See statusBit. */
  readonly status: number | undefined;
  /** See machineSymbols. */
  readonly symbols: number | undefined;
  readonly productType: string | undefined;
  readonly linePressureBar: number | undefined;
  /** Free air delivered, ISO 1217. */
  readonly deliveryVolumeM3min: number | undefined;
  readonly electricalPowerKW: number | undefined;
  /** At the outlet of the element. */
  readonly temperatureDegC: number | undefined;
  /** 0..1 */
  readonly loadRatio: number | undefined;
  readonly typePlate: TypePlate;
  readonly inputs: readonly AnalogInput[];
}

/** An empty slot. */
export function emptySlot(index: number): Compressor {
  return {
    index,
    name: undefined,
    technology: 0,
    status: undefined,
    symbols: undefined,
    productType: undefined,
    linePressureBar: undefined,
    deliveryVolumeM3min: undefined,
    electricalPowerKW: undefined,
    temperatureDegC: undefined,
    loadRatio: undefined,
    typePlate: blankTypePlate,
    inputs: [],
  };
}
