import type { ModelPoint } from '../DeviceModel.ts';
import type { FieldQuantity } from '../FieldUnit.ts';
import { type Order, orders, type ProfilePoint } from '../Profile.ts';
import { fieldQuantityOf } from '../units/fieldUnitScale.ts';
import { decodePoint, type RawByKey } from './decodePoint.ts';
import { wordCountOf } from './words.ts';

/** In base units: what a plant can show, both ends included. */
const plausible: Readonly<Record<FieldQuantity, readonly [low: number, high: number]>> = {
  pressure: [-1, 100],
  temperature: [-100, 300],
  volumeFlow: [-10, 2_000],
  volume: [0, 1e10],
  power: [-10_000, 10_000],
  energy: [0, 1e9],
  time: [-20_000, 500_000],
  ratio: [-1.5, 1.5],
  rotation: [0, 100_000],
  frequency: [0, 1_000],
  current: [-10_000, 10_000],
  voltage: [-1_000, 50_000],
  plain: [-1e9, 1e9],
};

/** Words in a wrong order often make numbers of next to nothing. */
const minSize = 1e-6;

/** Whether a value in the base unit can be one of such a plant; a missing one can't. */
export function isPlausible({ unit = '' }: Pick<ModelPoint, 'unit'>, value: number | undefined): boolean {
  const [low, high] = plausible[fieldQuantityOf(unit)];
  return value !== undefined && (value === 0 || Math.abs(value) >= minSize) && value >= low && value <= high;
}

/** One of the ways to put the words of a value together. */
export interface ValueInOrder {
  readonly wordOrder: Order;
  readonly byteOrder: Order;
  /** In the base unit; undefined where it is missing. */
  readonly value: number | undefined;
  readonly isPlausible: boolean;
}

/** A point of several words in all four orders, the point's own among them; none for a text and for one word. */
export function orderedValues(point: ProfilePoint, words: readonly number[], rawByKey?: RawByKey): readonly ValueInOrder[] {
  if (point.type === 'ascii' || wordCountOf(point) < 2) return [];
  return orders.flatMap((wordOrder) =>
    orders.map((byteOrder) => {
      const { value } = decodePoint({ ...point, wordOrder, byteOrder }, words, rawByKey);
      return { wordOrder, byteOrder, value, isPlausible: isPlausible(point, value) };
    }),
  );
}
