import { describe, expect, it } from '@jest/globals';
import { frozenReadings, heartbeatAfter, isFrozen, type Reading } from '../../../../core/field/index.ts';

const beat = (raw: number | undefined, readAtMs: number): Reading => ({ value: raw, raw, words: [], readAtMs });

describe('a heartbeat', () => {
  it('is as old as its last change', () => {
    const first = heartbeatAfter(undefined, beat(1, 100));
    expect(first).toEqual({ raw: 1, sinceMs: 100 });
    expect(heartbeatAfter(first, beat(1, 900))).toBe(first);
    expect(heartbeatAfter(first, beat(2, 900))).toEqual({ raw: 2, sinceMs: 900 });
  });

  it('does not change by a reading without a value', () => {
    expect(heartbeatAfter({ raw: 1, sinceMs: 5 }, beat(undefined, 900))).toEqual({ raw: 1, sinceMs: 5 });
    expect(heartbeatAfter({ raw: 1, sinceMs: 5 }, undefined)).toEqual({ raw: 1, sinceMs: 5 });
    expect(heartbeatAfter(undefined, undefined)).toBeUndefined();
  });

  it('stands after its limit, not before', () => {
    expect(isFrozen({ raw: 1, sinceMs: 1000 }, 7000, 6000)).toBe(false);
    expect(isFrozen({ raw: 1, sinceMs: 1000 }, 7001, 6000)).toBe(true);
    expect(isFrozen(undefined, 1e9, 6000)).toBe(false);
  });

  it('[FIELD-3] that stands takes every value of its device with it', () => {
    expect(frozenReadings({ power: { value: 5, raw: 50, words: [50], readAtMs: 3 } })).toEqual({
      power: { value: undefined, raw: undefined, words: [50], readAtMs: 3, missing: { kind: 'heartbeat' } },
    });
  });
});
