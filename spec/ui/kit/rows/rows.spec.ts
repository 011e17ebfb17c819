import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { movedIndex } from '../../../../ui/kit/rows/movedIndex.ts';
import { rowsInView } from '../../../../ui/kit/rows/rowsInView.ts';

describe('the rows that are drawn', () => {
  const place = fc.record({
    topPx: fc.integer({ min: -1_000_000, max: 3_000 }),
    viewPx: fc.integer({ min: 0, max: 3_000 }),
    rowPx: fc.constantFrom(44, 76),
    count: fc.nat({ max: 20_000 }),
  });

  it('are all that are in view, and not many more', () => {
    fc.assert(
      fc.property(place, ({ topPx, viewPx, rowPx, count }) => {
        const { from, until } = rowsInView({ topPx, viewPx, rowPx, count });
        const first = Math.max(0, Math.floor(-topPx / rowPx));
        const last = Math.min(count, Math.ceil((viewPx - topPx) / rowPx));
        if (first < last) {
          expect(from).toBeLessThanOrEqual(first);
          expect(until).toBeGreaterThanOrEqual(last);
        }
        expect(from).toBeGreaterThanOrEqual(0);
        expect(until).toBeLessThanOrEqual(count);
        expect(until - from).toBeLessThanOrEqual(Math.ceil(viewPx / rowPx) + 44);
      }),
    );
  });

  it('stay the same for a short scroll', () => {
    const at = (topPx: number) => rowsInView({ topPx, viewPx: 800, rowPx: 44, count: 10_000 });
    const drawn = new Set(Array.from({ length: 8 * 44 }, (_, px) => JSON.stringify(at(-44_000 - px))));
    expect(drawn.size).toBeLessThanOrEqual(4);
  });
});

describe('the row that a key leads to', () => {
  test.each<[string, number | undefined, number | undefined]>([
    ['ArrowDown', undefined, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 99, 99],
    ['ArrowUp', undefined, 0],
    ['ArrowUp', 5, 4],
    ['ArrowUp', 0, 0],
    ['PageDown', 5, 15],
    ['PageDown', 95, 99],
    ['PageUp', 15, 5],
    ['PageUp', 5, 0],
    ['Home', 50, 0],
    ['End', undefined, 99],
    ['a', 5, undefined],
    ['toString', 5, undefined],
  ])('%s from row %p of 100 is %p', (key, index, to) => {
    expect(movedIndex(key, index, 100, 10)).toBe(to);
  });

  it('is none where there are no rows', () => {
    expect(movedIndex('End', undefined, 0, 10)).toBeUndefined();
  });
});
