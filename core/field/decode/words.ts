import type { Order, PointType, ProfilePoint } from '../Profile.ts';

/** A number as a device holds it. */
export type Raw = number | bigint;
type NumberType = Exclude<PointType, 'bit' | 'ascii'>;

interface Codec {
  readonly words: number;
  readonly read: (view: DataView) => Raw;
  readonly write: (view: DataView, value: number) => void;
  /** Of whole numbers, both included; undefined for floating point. */
  readonly range?: readonly [lowest: number, highest: number];
}

const whole = (bits: number, isSigned: boolean): readonly [number, number] =>
  isSigned ? [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1] : [0, 2 ** bits - 1];

const codecs: Readonly<Record<NumberType, Codec>> = {
  u16: { words: 1, read: (view) => view.getUint16(0), write: (view, value) => view.setUint16(0, value), range: whole(16, false) },
  i16: { words: 1, read: (view) => view.getInt16(0), write: (view, value) => view.setInt16(0, value), range: whole(16, true) },
  u32: { words: 2, read: (view) => view.getUint32(0), write: (view, value) => view.setUint32(0, value), range: whole(32, false) },
  i32: { words: 2, read: (view) => view.getInt32(0), write: (view, value) => view.setInt32(0, value), range: whole(32, true) },
  u64: {
    words: 4,
    read: (view) => view.getBigUint64(0),
    write: (view, value) => view.setBigUint64(0, BigInt(value)),
    range: [0, Number.MAX_SAFE_INTEGER],
  },
  i64: {
    words: 4,
    read: (view) => view.getBigInt64(0),
    write: (view, value) => view.setBigInt64(0, BigInt(value)),
    range: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  },
  f32: { words: 2, read: (view) => view.getFloat32(0), write: (view, value) => view.setFloat32(0, value) },
  f64: { words: 4, read: (view) => view.getFloat64(0), write: (view, value) => view.setFloat64(0, value) },
};

/** How the words of a point are put together. */
export interface WordOrders {
  readonly wordOrder?: Order;
  readonly byteOrder?: Order;
}

const bytesSwapped = (word: number) => ((word & 0xff) << 8) | (word >> 8);

/** From the wire's order to highest first, and back. */
function reordered(words: readonly number[], { wordOrder, byteOrder }: WordOrders): readonly number[] {
  const inOrder = wordOrder === 'lowFirst' ? words.toReversed() : words;
  return byteOrder === 'lowFirst' ? inOrder.map(bytesSwapped) : inOrder;
}

function viewOf(words: readonly number[]): DataView {
  const view = new DataView(new ArrayBuffer(2 * words.length));
  words.forEach((word, i) => view.setUint16(2 * i, word));
  return view;
}

const wordsIn = (view: DataView) => Array.from({ length: view.byteLength / 2 }, (_, i) => view.getUint16(2 * i));

/** Registers, or bits, that a point takes. */
export function wordCountOf({ type, registers = 1 }: Pick<ProfilePoint, 'type' | 'registers'>): number {
  if (type === 'ascii') return registers;
  return type === 'bit' ? 1 : codecs[type].words;
}

/** The number in words, which are as many as its type has. */
export function rawOf(type: Exclude<PointType, 'ascii'>, orders: WordOrders, words: readonly number[]): Raw {
  return type === 'bit' ? words[0]! & 1 : codecs[type].read(viewOf(reordered(words, orders)));
}

/** All bits of a point as one number, highest first. */
export function bitsOf(orders: WordOrders, words: readonly number[]): bigint {
  return reordered(words, orders).reduce((bits, word) => (bits << 16n) | BigInt(word), 0n);
}

/** The words of so many bits, as `bitsOf` reads them. */
export function wordsOfBits(point: Pick<ProfilePoint, 'type'> & WordOrders, bits: bigint): readonly number[] {
  const count = wordCountOf(point);
  const words = Array.from({ length: count }, (_, i) => Number((bits >> BigInt(16 * (count - 1 - i))) & 0xffffn));
  return reordered(words, point);
}

/** The words of a raw number, rounded to a whole one where the type has no others; undefined for a text and for a number that the type can't hold. */
export function wordsOfRaw(point: Pick<ProfilePoint, 'type'> & WordOrders, raw: number): readonly number[] | undefined {
  const { type } = point;
  if (type === 'ascii' || Number.isNaN(raw)) return undefined;
  if (type === 'bit') return [raw === 0 ? 0 : 1];
  const { words, write, range } = codecs[type];
  const value = range === undefined ? raw : Math.round(raw);
  if (range !== undefined && !(value >= range[0] && value <= range[1])) return undefined;
  const view = new DataView(new ArrayBuffer(2 * words));
  write(view, value);
  return reordered(wordsIn(view), point);
}

const firstPrinted = 0x20;
const lastPrinted = 0x7e;

/** The text in a point's words, up to the first zero: printed characters of ASCII only, without blanks around them. */
export function textOf({ byteOrder }: WordOrders, words: readonly number[]): string {
  const bytes = words.flatMap((word) => (byteOrder === 'lowFirst' ? [word & 0xff, word >> 8] : [word >> 8, word & 0xff]));
  const end = bytes.indexOf(0);
  const printed = (end === -1 ? bytes : bytes.slice(0, end)).filter((byte) => byte >= firstPrinted && byte <= lastPrinted);
  return String.fromCharCode(...printed).trim();
}
