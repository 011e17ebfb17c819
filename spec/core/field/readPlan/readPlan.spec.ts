import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type Batch, type Profile, type ProfilePoint, readPlan, splitBatch } from '../../../../core/field/index.ts';
import { modbusTables } from '../../../../core/field/Profile.ts';
import { readRhythms } from '../../../../core/field/DeviceModel.ts';
import { wordCountOf } from '../../../../core/field/decode/words.ts';
import { pointOf } from '../points.ts';

type Rules = Pick<Profile, 'points'> & Partial<Pick<Profile, 'modbus' | 'neverRead'>>;
const profileOf = (given: Rules): Profile => ({
  format: 1,
  id: 'any',
  vendor: 'any',
  model: 'any',
  role: 'compressor',
  maturity: 'generic',
  sources: ['this spec'],
  modbus: { framing: ['tcp'] },
  ...given,
});

const at = (...addresses: readonly number[]) => addresses.map((address) => pointOf({ key: `r${address}`, at: address }));
const shape = (batches: readonly Batch[]) => batches.map(({ at: from, count }) => [from, count]);
const fastOf = (given: Rules) => shape(readPlan(profileOf(given)).fast);

describe('a read plan', () => {
  it('reads neighbours at once, over a gap as wide as the profile allows and no wider', () => {
    expect(fastOf({ points: at(0, 9), modbus: { framing: ['tcp'], maxGap: 8 } })).toEqual([[0, 10]]);
    expect(fastOf({ points: at(0, 10), modbus: { framing: ['tcp'], maxGap: 8 } })).toEqual([
      [0, 1],
      [10, 1],
    ]);
    expect(fastOf({ points: at(0, 1, 3), modbus: { framing: ['tcp'], maxGap: 0 } })).toEqual([
      [0, 2],
      [3, 1],
    ]);
  });

  it('allows a gap of 8 and 100 registers where the profile says nothing', () => {
    expect(fastOf({ points: at(0, 9, 19) })).toEqual([
      [0, 10],
      [19, 1],
    ]);
    const row = at(...Array.from({ length: 101 }, (_, i) => i));
    expect(fastOf({ points: row.slice(0, 100) })).toEqual([[0, 100]]);
    expect(fastOf({ points: row })).toEqual([
      [0, 100],
      [100, 1],
    ]);
  });

  it('reads no more registers at once than the profile allows', () => {
    const twoLong = [pointOf({ key: 'a', type: 'f32', at: 0 }), pointOf({ key: 'b', type: 'f32', at: 2 })];
    expect(fastOf({ points: twoLong, modbus: { framing: ['tcp'], maxRegisters: 4 } })).toEqual([[0, 4]]);
    expect(fastOf({ points: twoLong, modbus: { framing: ['tcp'], maxRegisters: 3 } })).toEqual([
      [0, 2],
      [2, 2],
    ]);
  });

  it('reads up to 2000 bits at once', () => {
    const bits = (...addresses: readonly number[]) =>
      addresses.map((address) => pointOf({ key: `b${address}`, table: 'coil', type: 'bit', at: address }));
    const wide = { framing: ['tcp'], maxGap: 2000, maxRegisters: 10 } as const;
    expect(fastOf({ points: bits(0, 1999), modbus: wide })).toEqual([[0, 2000]]);
    expect(fastOf({ points: bits(0, 2000), modbus: wide })).toEqual([
      [0, 1],
      [2000, 1],
    ]);
  });

  it('leaves alone what must be read alone', () => {
    const [a, b, c] = at(20, 21, 22);
    expect(fastOf({ points: [a!, { ...b!, alone: true }, c!] })).toEqual([
      [20, 1],
      [21, 1],
      [22, 1],
    ]);
  });

  it('goes around registers that are never read', () => {
    const points = at(0, 4);
    const never = (from: number, to: number) => fastOf({ points, neverRead: [{ table: 'holding', from, to, why: 'passwords' }] });
    expect(never(1, 1)).toEqual([
      [0, 1],
      [4, 1],
    ]);
    expect(never(3, 3)).toEqual([
      [0, 1],
      [4, 1],
    ]);
    expect(never(5, 9)).toEqual([[0, 5]]);
    expect(fastOf({ points, neverRead: [{ table: 'input', from: 1, to: 3, why: 'other table' }] })).toEqual([[0, 5]]);
  });

  it('of the Delcos controller has two fast reads, one slow one and the texts once', () => {
    const delcos = [34, 35, 39, 40, 42, 43, 45, 46, 47, 48, 50, 99, 100, 105, 107, 108];
    const points = [
      ...at(...delcos),
      pointOf({ key: 'runningTime', at: 57, type: 'u32', every: 'slow' }),
      pointOf({ key: 'loadedTime', at: 59, type: 'u32', every: 'slow' }),
      pointOf({ key: 'serviceLeft', at: 61, every: 'slow' }),
      pointOf({ key: 'version', at: 199, type: 'ascii', registers: 14, every: 'once' }),
    ];
    const plan = readPlan(profileOf({ points, modbus: { framing: ['tcp'], maxRegisters: 32, maxGap: 4 } }));
    expect(shape(plan.fast)).toEqual([
      [34, 17],
      [99, 10],
    ]);
    expect(shape(plan.slow)).toEqual([[57, 5]]);
    expect(shape(plan.once)).toEqual([[199, 14]]);
  });

  const anyPoint: fc.Arbitrary<ProfilePoint> = fc
    .record({
      at: fc.integer({ min: 0, max: 120 }),
      kind: fc.constantFrom('u16' as const, 'f32' as const, 'u64' as const),
      table: fc.constantFrom(...modbusTables),
      every: fc.option(fc.constantFrom(...readRhythms), { nil: undefined }),
      alone: fc.boolean(),
    })
    .map(({ kind, every, ...given }) => ({
      key: '',
      ...given,
      type: given.table === 'coil' || given.table === 'discrete' ? ('bit' as const) : kind,
      ...(every === undefined ? {} : { every }),
    }));
  const anyNever = fc.record({
    table: fc.constantFrom('holding' as const, 'input' as const),
    from: fc.integer({ min: 0, max: 120 }),
    length: fc.integer({ min: 1, max: 5 }),
  });
  const touches = (
    point: { readonly table: string; readonly at: number; readonly count: number },
    never: { table: string; from: number; to: number },
  ) =>
    point.table === never.table &&
    Array.from({ length: point.count }, (_, i) => point.at + i).some((each) => each >= never.from && each <= never.to);

  const anyProfile = fc
    .record({
      points: fc.array(anyPoint, { minLength: 1, maxLength: 40 }),
      nevers: fc.array(anyNever, { maxLength: 3 }),
      maxRegisters: fc.integer({ min: 4, max: 125 }),
      maxGap: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ points, nevers, maxRegisters, maxGap }) => {
      const neverRead = nevers.map(({ table, from, length }) => ({ table, from, to: from + length - 1, why: 'passwords' }));
      const allowed = points.filter((point) => !neverRead.some((never) => touches({ ...point, count: wordCountOf(point) }, never)));
      return profileOf({
        points: allowed.map((point, i) => ({ ...point, key: `p${i}` })),
        neverRead,
        modbus: { framing: ['tcp'], maxRegisters, maxGap },
      });
    });

  const splitDown = (batch: Batch): readonly Batch[] => {
    const parts = splitBatch(batch);
    return parts === undefined ? [batch] : parts.flatMap(splitDown);
  };

  it('reads each point exactly once in its rhythm, within the limits, and nothing that is never read, however it is split', () => {
    fc.assert(
      fc.property(anyProfile, fc.boolean(), (profile, isSplit) => {
        const { maxRegisters, maxGap } = profile.modbus;
        const plan = readPlan(profile);
        const keys = (batches: readonly Batch[]) => batches.flatMap(({ points }) => points.map(({ key }) => key)).sort();
        for (const rhythm of readRhythms) {
          const batches = isSplit ? plan[rhythm].flatMap(splitDown) : plan[rhythm];
          expect(keys(batches)).toEqual(
            profile.points
              .filter(({ every = 'fast' }) => every === rhythm)
              .map(({ key }) => key)
              .sort(),
          );
          for (const batch of batches) {
            if (batch.points[0]!.type !== 'bit') expect(batch.count).toBeLessThanOrEqual(maxRegisters!);
            for (const never of profile.neverRead!) expect(touches(batch, never)).toBe(false);
            if (batch.points.some(({ alone }) => alone)) expect(batch.points).toHaveLength(1);
            const used = new Set<number>();
            for (const point of batch.points) {
              expect(point.table).toBe(batch.table);
              for (let i = 0; i < wordCountOf(point); i++) used.add(point.at + i);
            }
            const addresses = [...used].sort((a, b) => a - b);
            expect([addresses[0], addresses.at(-1)! + 1]).toEqual([batch.at, batch.at + batch.count]);
            const gaps = addresses.slice(1).map((address, i) => address - addresses[i]! - 1);
            expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(maxGap!);
          }
        }
      }),
    );
  });
});

describe('a batch that is refused', () => {
  const whole = (...addresses: readonly number[]) => readPlan(profileOf({ points: at(...addresses) })).fast[0]!;

  it('is cut in two with half of the points each', () => {
    expect(shape(splitBatch(whole(1, 2, 5, 6))!)).toEqual([
      [1, 2],
      [5, 2],
    ]);
    expect(splitBatch(whole(1, 2, 5))!.map(({ points }) => points.length)).toEqual([2, 1]);
  });

  test.each([1, 2, 3, 7, 8, 30])('comes down to single points: %d', (count) => {
    const all = Array.from({ length: count }, (_, i) => i);
    const down = (batch: Batch): readonly Batch[] => splitBatch(batch)?.flatMap(down) ?? [batch];
    expect(down(whole(...all)).map(({ at: from }) => from)).toEqual(all);
  });

  it('of a single point can not be cut', () => {
    expect(splitBatch(whole(3))).toBeUndefined();
  });
});
