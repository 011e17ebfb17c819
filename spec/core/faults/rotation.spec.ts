import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextRotationMs, rotatedText, rotationStepMs } from '../../../core/faults/index.ts';

const texts = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });
const time = fc.integer({ min: -1e12, max: 4e12 });

describe('the fault text shown', () => {
  it('changes every 3 s, in order, and begins again after the last', () => {
    const shown = [0, 2_999, 3_000, 5_999, 6_000, 8_999, 9_000].map((nowMs) => rotatedText(['a', 'b', 'c'], nowMs));
    expect(shown).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'a']);
    expect(rotatedText(['a', 'b', 'c'], 10_500, 10_000)).toBe('a');
    expect(rotatedText(['a', 'b', 'c'], 13_500, 10_000)).toBe('b');
  });

  it('shows each text exactly once in any stretch of as many steps as there are texts', () => {
    fc.assert(
      fc.property(texts, time, time, (all, nowMs, sinceMs) => {
        const seen = all.map((_, step) => rotatedText(all, nowMs + step * rotationStepMs, sinceMs));
        expect(new Set(seen)).toEqual(new Set(all));
      }),
    );
  });

  it('stays until the moment that the next one is due, and changes then', () => {
    fc.assert(
      fc.property(
        texts.filter((all) => all.length > 1),
        time,
        time,
        (all, nowMs, sinceMs) => {
          const dueMs = nextRotationMs(all.length, nowMs, sinceMs)!;
          expect(dueMs).toBeGreaterThan(nowMs);
          expect(dueMs - nowMs).toBeLessThanOrEqual(3_000);
          expect(rotatedText(all, dueMs - 1, sinceMs)).toBe(rotatedText(all, nowMs, sinceMs));
          expect(rotatedText(all, dueMs, sinceMs)).not.toBe(rotatedText(all, nowMs, sinceMs));
        },
      ),
    );
  });

  it('is the only one while there is one, and none while there is none', () => {
    fc.assert(
      fc.property(time, (nowMs) => {
        expect(rotatedText(['a'], nowMs)).toBe('a');
        expect(rotatedText([], nowMs)).toBeUndefined();
        expect([nextRotationMs(0, nowMs), nextRotationMs(1, nowMs)]).toEqual([undefined, undefined]);
      }),
    );
  });

  it('is the first while a time is missing', () => {
    for (const nowMs of [NaN, Infinity, -Infinity]) {
      expect(rotatedText(['a', 'b'], nowMs)).toBe('a');
      expect(nextRotationMs(2, nowMs)).toBeUndefined();
    }
  });
});
