import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gaugeScale } from '../../../../../ui/areas/overview/control/gaugeScale.ts';

const pressure = fc.double({ min: 0, max: 16, noNaN: true });

it('puts the range that was seen into the middle third of the scale', () => {
  const scale = gaugeScale(6.5, 7.5);
  expect([scale.lowBar, scale.highBar].map((bar) => bar.toFixed(6))).toEqual(['5.500000', '8.500000']);
  expect(scale.placeOf(6.5)).toBeCloseTo(1 / 3, 12);
  expect(scale.placeOf(7.5)).toBeCloseTo(2 / 3, 12);
});

it('never lets the range grow beyond the middle third, and shows mere noise as little', () => {
  fc.assert(
    fc.property(pressure, pressure, (a, b) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      const scale = gaugeScale(min, max);
      expect(scale.placeOf(min)).toBeGreaterThanOrEqual(1 / 3 - 1e-9);
      expect(scale.placeOf(max)).toBeLessThanOrEqual(2 / 3 + 1e-9);
    }),
  );
  const calm = gaugeScale(7, 7.01);
  expect(calm.placeOf(7.01) - calm.placeOf(7)).toBeLessThan(0.02);
});
