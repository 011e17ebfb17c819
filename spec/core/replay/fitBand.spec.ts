import { describe, expect, it } from '@jest/globals';
import { controlReplay } from '../../../core/replay/controlReplay.ts';
import { fitBand } from '../../../core/replay/fitBand.ts';
import { loggedBand } from '../../../core/replay/loggedControl.ts';
import { eventsOf } from './loggedMachine.ts';
import { demandOfFlows, plantOf, screw, slotsPerHour, steadyDemand, trimmer } from './replayedPlants.ts';

describe('the logged band', () => {
  it('is the middle pressure of loads and that of unloads, of all days', () => {
    const days = [
      eventsOf([
        [0, 1, 'load', 6.7],
        [60, 1, 'unload', 7.2],
        [90, 1, 'stop', 1],
        [100, 1, 'start', 1],
      ]),
      eventsOf([
        [0, 3, 'load', 6.8],
        [60, 3, 'unload', 7.4],
        [100, 3, 'load', 6.9],
        [160, 3, 'unload', 7.3],
        [200, 3, 'load', NaN],
      ]),
    ];
    const { lowBar, highBar } = loggedBand(days)!;
    expect(lowBar).toBeCloseTo(6.8, 5);
    expect(highBar).toBeCloseTo(7.3, 5);
  });

  it.each([
    ['no events', []],
    ['loads alone', [eventsOf([[0, 1, 'load', 6.8]])]],
    [
      'pressures that are missing',
      [
        eventsOf([
          [0, 1, 'load'],
          [60, 1, 'unload'],
        ]),
      ],
    ],
    [
      'loads above the unloads',
      [
        eventsOf([
          [0, 1, 'load', 7.3],
          [60, 1, 'unload', 6.8],
        ]),
      ],
    ],
  ])('is not known from %s', (_, days) => {
    expect(loggedBand(days)).toBeUndefined();
  });
});

describe('the set points of a replay', () => {
  const flows = Array.from({ length: 24 * slotsPerHour }, (_, i) => 12 + 9 * Math.sin(i / 37));
  const all = (demand: { readonly flowM3min: { readonly length: number } }) => ({ from: 0, until: demand.flowM3min.length });

  it.each([
    ['one machine', plantOf([screw]), steadyDemand(5, 24)],
    ['one machine with a small receiver', plantOf([screw], { volumeM3: 8 }), steadyDemand(6.3, 24)],
    ['two machines of which one trims', plantOf([screw, trimmer]), demandOfFlows(flows)],
  ])('load and unload %s at the logged pressures', (_, plant, demand) => {
    const logged = { lowBar: 6.7, highBar: 7.25 };
    const { loads, unloads } = controlReplay({ ...plant, band: fitBand(plant, demand, logged, all(demand)) }, demand);
    const middle = (counts: Float64Array) => {
      const half = counts.reduce((sum, count) => sum + count, 0) / 2;
      let below = 0;
      return counts.findIndex((count) => (below += count) >= half) / 100;
    };
    expect(Math.abs(middle(loads) - logged.lowBar)).toBeLessThan(0.04);
    expect(Math.abs(middle(unloads) - logged.highBar)).toBeLessThan(0.04);
  });

  it('are the logged pressures where a machine is loaded and never unloaded', () => {
    const demand = steadyDemand(20, 1);
    const [plant, logged] = [plantOf([screw]), { lowBar: 6.7, highBar: 7.2 }];
    const { loads, unloads } = controlReplay({ ...plant, band: logged }, demand);
    expect([loads, unloads].map((counts) => counts.reduce((sum, count) => sum + count, 0))).toEqual([1, 0]);
    expect(fitBand(plant, demand, logged, all(demand))).toEqual(logged);
  });

  it('are the logged pressures where nothing is loaded', () => {
    const demand = demandOfFlows([]);
    expect(fitBand(plantOf([screw]), demand, { lowBar: 6.7, highBar: 7.2 }, all(demand))).toEqual({ lowBar: 6.7, highBar: 7.2 });
  });
});
