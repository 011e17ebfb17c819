import { endianness } from 'node:os';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FleetDay } from '../../core/fleet/index.ts';
import { type QuarterRecords, recordWidths } from '../../core/totals/index.ts';
import { decodeFleetDay, encodeFleetDay } from '../contract/index.ts';
import { maxUnpackedBytes, unpackDay } from './dayBody.ts';

type Slots = QuarterRecords['slots'];
type Numbers = Int32Array | Float32Array | Float64Array;

/** How a column of numbers is kept: nothing of one that is 0 all day, once what stays the same, else the narrowest numbers that hold it in every bit. */
const way = { zero: 0, same: 1, whole: 2, single: 3, double: 4 } as const;
type Way = (typeof way)[keyof typeof way];
/** What holds a column, by its way. */
const arrays = [undefined, Float64Array, Int32Array, Float32Array, Float64Array] as const;

/** The first byte of a record that is kept so; that of what was packed with gzip is another. */
const mark = 1;
const headBytes = 4;
/** A sixth less room than at the fastest level for hardly more time; what is above costs twice the time for a twentieth. */
const level = 3;

/** Of each number the lowest byte first, on any processor. */
const isLowestFirst = endianness() === 'LE';
const byteOf = (place: number, size: number) => (isLowestFirst ? place : size - 1 - place);

function wayOf(values: Float64Array, place: number, width: number): Way {
  const first = values[place]!;
  let [isSame, isWhole, isSingle] = [true, true, true];
  for (let at = place; at < values.length; at += width) {
    const value = values[at]!;
    isSame &&= Object.is(value, first);
    isWhole &&= Object.is(value | 0, value);
    isSingle &&= Math.fround(value) === value;
  }
  if (isSame) return Object.is(first, 0) ? way.zero : way.same;
  if (isWhole) return way.whole;
  return isSingle ? way.single : way.double;
}

/** Bytes of numbers, all of the same place together: they resemble each other, so that they pack small. */
function planes(numbers: Numbers): Uint8Array {
  const bytes = new Uint8Array(numbers.buffer);
  const [count, size] = [numbers.length, numbers.BYTES_PER_ELEMENT];
  const apart = new Uint8Array(bytes.length);
  for (let place = 0; place < size; place++) {
    const from = byteOf(place, size);
    for (let i = 0; i < count; i++) apart[place * count + i] = bytes[i * size + from]!;
  }
  return apart;
}

/** The numbers of such bytes. */
function fromPlanes<T extends Numbers>(apart: Uint8Array, numbers: T): T {
  const bytes = new Uint8Array(numbers.buffer);
  const [count, size] = [numbers.length, numbers.BYTES_PER_ELEMENT];
  for (let place = 0; place < size; place++) {
    const to = byteOf(place, size);
    for (let i = 0; i < count; i++) bytes[i * size + to] = apart[place * count + i]!;
  }
  return numbers;
}

function packedColumns(values: Float64Array, width: number): readonly Uint8Array[] {
  const count = values.length / width;
  const parts: Uint8Array[] = [];
  for (let place = 0; place < width; place++) {
    const kept = wayOf(values, place, width);
    parts.push(Uint8Array.of(kept));
    const holder = arrays[kept];
    if (holder === undefined) continue;
    const column = new holder(kept === way.same ? 1 : count);
    for (let i = 0; i < column.length; i++) column[i] = values[i * width + place]!;
    parts.push(planes(column));
  }
  return parts;
}

/** A day record as a fleet keeps it: in half the room of its text packed with gzip, and read in a part of the time. */
export function packKeptDay(record: FleetDay): Uint8Array {
  const { quarters } = record;
  const head = Buffer.from(encodeFleetDay({ ...record, quarters: { ...quarters, slots: [] } }));
  const length = new Uint8Array(headBytes);
  new DataView(length.buffer).setUint32(0, head.length, true);
  const parts: Uint8Array[] = [length, head];
  quarters.slots.forEach((of, slot) => {
    if (of === undefined) return;
    const widths = recordWidths(slot);
    parts.push(Uint8Array.of(slot), ...packedColumns(of.sums, widths.sums), ...packedColumns(of.extremes, widths.extremes));
  });
  return Buffer.concat([Uint8Array.of(mark), deflateRawSync(Buffer.concat(parts), { level })]);
}

/** Takes bytes one after the other. */
function reader(bytes: Uint8Array) {
  let at = 0;
  return {
    isAtEnd: () => at >= bytes.length,
    take: (count: number) => {
      if (at + count > bytes.length) throw new RangeError('a kept day record ends too early');
      return bytes.subarray(at, (at += count));
    },
  };
}
type Reader = ReturnType<typeof reader>;

function readColumns({ take }: Reader, width: number, count: number): Float64Array {
  const values = new Float64Array(width * count);
  for (let place = 0; place < width; place++) {
    const kept = take(1)[0]!;
    if (kept === way.zero) continue;
    const holder = arrays[kept];
    if (holder === undefined) throw new RangeError('a kept day record has a column of an unknown kind');
    const column = new holder(kept === way.same ? 1 : count);
    fromPlanes(take(column.byteLength), column);
    for (let i = 0; i < count; i++) values[i * width + place] = column[kept === way.same ? 0 : i]!;
  }
  return values;
}

function unpackKept(body: Uint8Array): FleetDay | undefined {
  const bytes = reader(inflateRawSync(body.subarray(1), { maxOutputLength: maxUnpackedBytes }));
  const length = bytes.take(headBytes);
  const head = bytes.take(new DataView(length.buffer, length.byteOffset).getUint32(0, true));
  const reading = decodeFleetDay(Buffer.from(head).toString('utf8'));
  if (reading.kind !== 'day') return undefined;
  const { quarters } = reading.record;
  const slots: Slots[number][] = [...quarters.slots];
  while (!bytes.isAtEnd()) {
    const slot = bytes.take(1)[0]!;
    const widths = recordWidths(slot);
    const [sums, extremes] = [widths.sums, widths.extremes].map((width) => readColumns(bytes, width, quarters.numbers.length));
    slots[slot] = { sums: sums!, extremes: extremes! };
  }
  return { ...reading.record, quarters: { ...quarters, slots } };
}

/** The day record of what is kept, be it as it came or as `packKeptDay` gives it; undefined for what this program can't read. */
export async function readKeptDay(body: Uint8Array): Promise<FleetDay | undefined> {
  if (body[0] === mark) {
    try {
      return unpackKept(body);
    } catch {
      return undefined;
    }
  }
  const unpacked = await unpackDay(body);
  const reading = typeof unpacked === 'string' ? undefined : decodeFleetDay(unpacked.text);
  return reading?.kind === 'day' ? reading.record : undefined;
}
