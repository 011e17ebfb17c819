import { wordCountOf } from '../decode/words.ts';
import { type ModbusTable, modbusTables, type NeverRead, type Profile, type ProfilePoint } from '../Profile.ts';
import type { ReadRhythm } from '../DeviceModel.ts';

/** What is asked at once. */
export interface Batch {
  readonly table: ModbusTable;
  readonly at: number;
  /** Registers, or bits. */
  readonly count: number;
  /** By address. */
  readonly points: readonly ProfilePoint[];
}

/** What is read how often. */
export type ReadPlan = Readonly<Record<ReadRhythm, readonly Batch[]>>;

/** What a profile says nothing of. */
const defaults = { maxRegisters: 100, maxGap: 8 } as const;
/** Bits that a device answers at once (Modbus application protocol, 6.1). */
const maxBits = 2000;

const isBits = (table: ModbusTable) => table === 'coil' || table === 'discrete';
const endOf = (point: ProfilePoint) => point.at + wordCountOf(point);

/** The points as one batch, from the first address to the last. */
function batchOf(points: readonly ProfilePoint[]): Batch {
  const { table, at } = points[0]!;
  return { table, at, count: Math.max(...points.map(endOf)) - at, points };
}

const isKept = (neverRead: readonly NeverRead[], { table, at, count }: Batch) =>
  neverRead.some((each) => each.table === table && each.from < at + count && each.to >= at);

/** Points of one table and rhythm in batches, as few as the rules allow when they are filled from the lowest address on. */
function batchesOf({ modbus, neverRead = [] }: Profile, points: readonly ProfilePoint[]): readonly Batch[] {
  const { maxRegisters = defaults.maxRegisters, maxGap = defaults.maxGap } = modbus;
  const sorted = points.toSorted((a, b) => a.at - b.at || wordCountOf(b) - wordCountOf(a));
  const batches: Batch[] = [];
  let open: Batch | undefined;
  for (const point of sorted) {
    const joined: Batch | undefined = open && !point.alone ? batchOf([...open.points, point]) : undefined;
    const fits =
      joined !== undefined &&
      point.at - (open!.at + open!.count) <= maxGap &&
      joined.count <= (isBits(point.table) ? maxBits : maxRegisters) &&
      !isKept(neverRead, joined);
    if (fits) batches.pop();
    const batch = fits ? joined : batchOf([point]);
    batches.push(batch);
    open = point.alone ? undefined : batch;
  }
  return batches;
}

/** What is asked of a device of this kind, table by table: every point once in its rhythm, nothing that is never read, no longer and no gap wider than the profile allows. */
export function readPlan(profile: Profile): ReadPlan {
  const of = (rhythm: ReadRhythm) =>
    modbusTables.flatMap((table) =>
      batchesOf(
        profile,
        profile.points.filter((point) => point.table === table && (point.every ?? 'fast') === rhythm),
      ),
    );
  return { fast: of('fast'), slow: of('slow'), once: of('once') };
}

/** A batch that the device refuses, in two with half of the points each; undefined for a single point. */
export function splitBatch({ points }: Batch): readonly [Batch, Batch] | undefined {
  const half = Math.ceil(points.length / 2);
  return points.length < 2 ? undefined : [batchOf(points.slice(0, half)), batchOf(points.slice(half))];
}
