import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plotKey } from '../../../../ui/charts/lineChart/plotKey.ts';

it('gives each plot of a chart a key of its own, and the same one while plots of other quantities come and go', () => {
  const plot = fc.constantFrom('pressure' as const, 'volumeFlow' as const, 'power' as const).map((quantity) => ({
    plot: { quantity, share: 1, series: [] },
  }));
  fc.assert(
    fc.property(fc.array(plot, { maxLength: 8 }), (plots) => {
      const keysOf = (of: typeof plots) => of.map((_, i) => plotKey(of, i));
      expect(new Set(keysOf(plots)).size).toBe(plots.length);
      const pressures = plots.filter((each) => each.plot.quantity === 'pressure');
      expect(keysOf(plots).filter((_, i) => plots[i]!.plot.quantity === 'pressure')).toEqual(keysOf(pressures));
    }),
  );
});
