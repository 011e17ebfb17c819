import fc from 'fast-check';
import type { ProfilePoint } from '../../../core/field/index.ts';
import { orders } from '../../../core/field/Profile.ts';

/** A point of a device; a holding register without anything else where nothing is given. */
export const pointOf = (given: Partial<ProfilePoint> = {}): ProfilePoint => ({
  key: 'value',
  table: 'holding',
  at: 0,
  type: 'u16',
  ...given,
});

export const numberTypes = ['u16', 'i16', 'u32', 'i32', 'u64', 'i64', 'f32', 'f64'] as const;
type NumberType = (typeof numberTypes)[number];

const bounds: Readonly<Record<Exclude<NumberType, 'f32' | 'f64'>, readonly [bigint, bigint]>> = {
  u16: [0n, 0xffffn],
  i16: [-0x8000n, 0x7fffn],
  u32: [0n, 0xffff_ffffn],
  i32: [-0x8000_0000n, 0x7fff_ffffn],
  u64: [0n, BigInt(Number.MAX_SAFE_INTEGER)],
  i64: [BigInt(Number.MIN_SAFE_INTEGER), BigInt(Number.MAX_SAFE_INTEGER)],
};

/** A raw number that a type can hold, to the last bit. */
export const rawOfType = (type: NumberType): fc.Arbitrary<number> => {
  if (type === 'f32') return fc.float({ noNaN: true, noDefaultInfinity: true });
  if (type === 'f64') return fc.double({ noNaN: true, noDefaultInfinity: true });
  const [min, max] = bounds[type];
  return fc.oneof(fc.bigInt({ min, max }), fc.constantFrom(min, max, 0n)).map(Number);
};

export const anyOrders = fc.record({ wordOrder: fc.constantFrom(...orders), byteOrder: fc.constantFrom(...orders) });
export const anyWord = fc.integer({ min: 0, max: 0xffff });
