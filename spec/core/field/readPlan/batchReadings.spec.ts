import { describe, expect, it } from '@jest/globals';
import { batchReadings, type Batch, missingReadings, type ProfilePoint } from '../../../../core/field/index.ts';
import { pointOf } from '../points.ts';

const batchOf = (at: number, count: number, ...points: readonly Partial<ProfilePoint>[]): Batch => ({
  table: 'holding',
  at,
  count,
  points: points.map((given) => pointOf(given)),
});

describe('the answer to a batch', () => {
  it('gives each point its own words', () => {
    const batch = batchOf(10, 4, { key: 'a', at: 10 }, { key: 'b', at: 12, type: 'u32' });
    expect(batchReadings(batch, [7, 99, 1, 2], 5000, {})).toEqual({
      a: { value: 7, raw: 7, words: [7], readAtMs: 5000 },
      b: { value: 65_538, raw: 65_538, words: [1, 2], readAtMs: 5000 },
    });
  });

  it('takes a unit from the same answer, wherever it stands, or from an earlier one', () => {
    const pressure = { key: 'p', at: 0, unit: 'bar' as const, by: { point: 'unit', cases: { '2': { unit: 'psi' as const } } } };
    const both = batchOf(0, 2, pressure, { key: 'unit', at: 1 });
    expect(batchReadings(both, [145, 2], 1, {}).p!.value).toBeCloseTo(9.9974, 4);
    expect(batchReadings(both, [145, 2], 1, { unit: { value: 3, raw: 3, words: [3], readAtMs: 0 } }).p!.value).toBeCloseTo(9.9974, 4);
    const before = { unit: { value: 2, raw: 2, words: [2], readAtMs: 0 } };
    expect(batchReadings(batchOf(0, 1, pressure), [145], 1, before).p!.value).toBeCloseTo(9.9974, 4);
    expect(batchReadings(batchOf(0, 1, pressure), [145], 1, {}).p!.missing).toEqual({ kind: 'noCase' });
  });

  it('makes an input missing while its state is not 0', () => {
    const input = batchOf(0, 2, { key: 'in1', at: 0 }, { key: 'status1', at: 1 });
    expect(batchReadings(input, [8, 0], 1, {}).in1!.value).toBe(8);
    expect(batchReadings(input, [8, 1], 1, {}).in1).toEqual({
      value: undefined,
      raw: 8,
      words: [8],
      readAtMs: 1,
      missing: { kind: 'unavailable' },
    });
    expect(batchReadings(input, [8, 1], 1, {}).status1!.value).toBe(1);
    const alone = batchOf(0, 1, { key: 'in1', at: 0 });
    expect(batchReadings(alone, [8], 1, {}).in1!.value).toBe(8);
    expect(batchReadings(alone, [8], 1, { status1: { value: 2, raw: 2, words: [2], readAtMs: 0 } }).in1!.missing).toEqual({
      kind: 'unavailable',
    });
    expect(batchReadings(alone, [8], 1, { status2: { value: 2, raw: 2, words: [2], readAtMs: 0 } }).in1!.value).toBe(8);
    const gone = missingReadings(batchOf(1, 1, { key: 'status1', at: 1 }), 1, { kind: 'exception', code: 2 });
    expect(batchReadings(alone, [8], 1, gone).in1!.missing).toEqual({ kind: 'unavailable' });
  });

  it('that is an exception makes all its points missing', () => {
    const batch = batchOf(0, 2, { key: 'a', at: 0 }, { key: 'b', at: 1 });
    const missing = { kind: 'exception', code: 2 } as const;
    const none = { value: undefined, raw: undefined, words: [], readAtMs: 9, missing };
    expect(missingReadings(batch, 9, missing)).toEqual({ a: none, b: none });
  });
});
