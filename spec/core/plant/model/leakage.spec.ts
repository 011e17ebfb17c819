import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leakM3min } from '../../../../core/plant/model/leakage.ts';
import { demoPlant, startPlant } from '../../../../core/plant/index.ts';
import { plantFlows } from '../../../../core/plant/model/plantFlows.ts';
import { after, quietPlant } from '../simulated.ts';

describe('leakage', () => {
  const bar = fc.double({ min: 0, max: 16, noNaN: true });

  it('grows with the pressure', () => {
    fc.assert(
      fc.property(bar, fc.double({ min: 0.001, max: 4, noNaN: true }), (lowerBar, moreBar) => {
        expect(leakM3min(demoPlant.leakage, lowerBar + moreBar)).toBeGreaterThan(leakM3min(demoPlant.leakage, lowerBar));
      }),
    );
  });

  it('is in proportion to the absolute pressure while the holes are choked, and none at ambient pressure', () => {
    const leakage = { flowM3min: 4, atBar: 7 };
    expect([0, 3, 7, 11].map((pressureBar) => leakM3min(leakage, pressureBar))).toEqual([0, 2, 4, 6]);
  });

  it('is driven by the pressure of the network, behind the filter', () => {
    const flows = plantFlows(quietPlant, startPlant(quietPlant, { seed: 1, atMs: Date.UTC(2025, 10, 12, 8) }));
    expect(flows.leakedM3min).toBe(leakM3min(quietPlant.leakage, flows.networkPressureBar));
  });

  it('takes 10 to 30 % of what is delivered in a week', () => {
    const { leakedM3, deliveredM3 } = after({ from: '2025-11-10T00:00:00Z', hours: 7 * 24, stepS: 5 }).air;
    expect(leakedM3 / deliveredM3).toBeGreaterThan(0.1);
    expect(leakedM3 / deliveredM3).toBeLessThan(0.3);
  });
});
