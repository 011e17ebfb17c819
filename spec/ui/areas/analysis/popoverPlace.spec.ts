import { describe, expect, it } from '@jest/globals';
import { popoverPlace } from '../../../../ui/areas/analysis/popoverPlace.ts';

const free = { topPx: 100, bottomPx: 800 };
const at = (topPx: number) => popoverPlace({ topPx, bottomPx: topPx + 36 }, free);

describe('the list that a button opens', () => {
  it.each([
    [100, 'bottom end', 644],
    [420, 'bottom end', 324],
    [430, 'bottom end', 314],
    [500, 'top end', 380],
    [780, 'top end', 660],
  ] as const)('of a button at %i px opens at the %s, up to %i px high', (topPx, placement, maxHeightPx) => {
    expect(at(topPx)).toEqual({ placement, maxHeightPx });
  });

  it('lies within the free part of the window, wherever the button is in it', () => {
    for (let topPx = free.topPx; topPx <= free.bottomPx - 36; topPx++) {
      const { placement, maxHeightPx } = at(topPx);
      const [from, until] = placement === 'bottom end' ? [topPx + 44, topPx + 44 + maxHeightPx] : [topPx - 8 - maxHeightPx, topPx - 8];
      expect([from >= free.topPx, until <= free.bottomPx]).toEqual([true, true]);
    }
  });
});
