import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stationGroups } from '../../../core/fleet/index.ts';

const apartPx = 32;
const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
const marks = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 60 });

describe('[FLEET-4] marks on the map of a fleet', () => {
  it.each([
    ['on one spot are together', [0, 0], 1],
    ['that touch are apart', [32, 0], 2],
    ['that touch below each other are apart', [0, 32], 2],
    ['that overlap are together', [31, 31], 1],
    ['that overlap across the edge of a cell are together', [-1, -1], 1],
    ['side by side in one direction only are apart', [0, 40], 2],
  ] as const)('%s', (_how, [x, y], count) => {
    expect(
      stationGroups(
        [
          { x: 0, y: 0 },
          { x, y },
        ],
        apartPx,
      ),
    ).toHaveLength(count);
  });

  it('are each in one group, behind what is more urgent, and no two groups overlap', () => {
    fc.assert(
      fc.property(marks, (all) => {
        const groups = stationGroups(all, apartPx);
        expect(new Set(groups.flat())).toEqual(new Set(all));
        expect(groups.flat()).toHaveLength(all.length);
        const places = groups.map((group) => group.map((mark) => all.indexOf(mark)));
        for (const group of places) expect(group).toEqual(group.toSorted((a, b) => a - b));
        const leaders = groups.map(([leader]) => leader!);
        for (const [i, one] of leaders.entries()) {
          for (const other of leaders.slice(i + 1)) {
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(apartPx);
          }
        }
      }),
    );
  });
});
