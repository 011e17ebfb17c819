import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { tipPlace } from '../../../../ui/charts/tip/tipPlace.ts';

const chartWidth = 400;
const tip = { width: 120, height: 200 };
const visible = { top: -300, bottom: 500 };

describe('the place of a readout', () => {
  test.each([
    ['right of the moment', 100, 116],
    ['left of it where the right has no room', 300, 164],
  ])('is %s', (_, x, left) => {
    expect(tipPlace({ x, top: 0, tip, chartWidth, visible })).toEqual({ left, top: 0 });
  });

  it('is across the moment in a chart that is too narrow for both sides', () => {
    expect(tipPlace({ x: 110, top: 0, tip, chartWidth: 220, visible }).left).toBe(50);
    expect(tipPlace({ x: 50, top: 0, tip, chartWidth: 100, visible }).left).toBe(0);
  });

  it('moves up from below the window, and down from above it', () => {
    expect(tipPlace({ x: 0, top: 400, tip, chartWidth, visible }).top).toBe(292);
    expect(tipPlace({ x: 0, top: -400, tip, chartWidth, visible }).top).toBe(-292);
  });

  it('is inside of chart and window wherever these have room for it', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: fc.nat(400),
          top: fc.integer({ min: -500, max: 900 }),
          above: fc.nat(600),
          window: fc.integer({ min: 216, max: 900 }),
        }),
        ({ x, top, above, window }) => {
          const seen = { top: -above, bottom: window - above };
          const place = tipPlace({ x, top, tip, chartWidth, visible: seen });
          expect(place.left).toBeGreaterThanOrEqual(0);
          expect(place.left + tip.width).toBeLessThanOrEqual(chartWidth);
          expect(place.top).toBeGreaterThanOrEqual(seen.top);
          expect(place.top + tip.height).toBeLessThanOrEqual(seen.bottom);
        },
      ),
    );
  });
});
