import { describe, expect, it, test } from '@jest/globals';
import type { MachineKindName, MachineMode } from '../../../../core/plant/index.ts';
import { loadingOrder } from '../../../../core/plant/model/loadingOrder.ts';
import { requiredM3min, trimmed } from '../../../../core/plant/model/trimming.ts';
import { machineOf, plantOf, stateOf } from './handmade.ts';

describe('the delivery that is wanted', () => {
  it('is what goes out, and what brings the pressure to the middle of the band in a minute and a half', () => {
    const plant = plantOf([]);
    expect(requiredM3min(plant, 9, 7.05)).toBeCloseTo(9, 9);
    expect(requiredM3min(plant, 9, 6.85)).toBeCloseTo(9.8, 9);
    expect(requiredM3min(plant, 9, 7.35)).toBeCloseTo(7.8, 9);
  });
});

describe('machines in load', () => {
  type Machine = readonly [kind: MachineKindName, flowShare: number, fullDeliveryM3min?: number, mode?: MachineMode];
  const sharesAfter = (machines: readonly Machine[], deliveryM3min: number, stepS = 60, order = machines.map((_, i) => i)) => {
    const configs = machines.map(([kind, , fullDeliveryM3min = 10], i) => machineOf(i + 1, kind, { fullDeliveryM3min }));
    const states = machines.map(([, flowShare, , mode = 'load']) => stateOf({ mode, flowShare }));
    return trimmed(plantOf(configs), states, order, deliveryM3min, stepS).map(({ flowShare }) => Number(flowShare.toFixed(9)));
  };

  test.each<[string, readonly Machine[], number, readonly number[]]>([
    [
      'the one of variable speed gives the rest',
      [
        ['fixedScrew', 1],
        ['speedControlledScrew', 0.6],
      ],
      15,
      [1, 0.5],
    ],
    [
      'it gives no less than a fifth',
      [
        ['fixedScrew', 1],
        ['speedControlledScrew', 0.6],
      ],
      11,
      [1, 0.2],
    ],
    [
      'it gives no more than all',
      [
        ['fixedScrew', 1],
        ['speedControlledScrew', 0.6],
      ],
      25,
      [1, 1],
    ],
    [
      'the first of two gives the rest, the other runs at 75 %',
      [
        ['speedControlledScrew', 0.6],
        ['speedControlledScrew', 0.6, 20],
      ],
      20,
      [0.5, 0.75],
    ],
    [
      'the other helps where the first can not',
      [
        ['speedControlledScrew', 0.6],
        ['speedControlledScrew', 0.6, 20],
      ],
      28,
      [1, 0.9],
    ],
    [
      'the other gives no less than 75 %',
      [
        ['speedControlledScrew', 0.6],
        ['speedControlledScrew', 0.6, 20],
      ],
      15,
      [0.2, 0.75],
    ],
    ['a turbo alone follows down to 70 %', [['turbo', 0.9]], 8, [0.8]],
    ['and no further', [['turbo', 0.9]], 5, [0.7]],
    [
      'one without load is left as it is',
      [
        ['speedControlledScrew', 0.4, 10, 'noLoad'],
        ['fixedScrew', 1],
      ],
      5,
      [0.4, 1],
    ],
  ])('deliver what is wanted: %s', (_, machines, deliveryM3min, shares) => {
    expect(sharesAfter(machines, deliveryM3min)).toEqual(shares);
  });

  it('follow the order of the sequencer', () => {
    const two: readonly Machine[] = [
      ['speedControlledScrew', 0.6],
      ['speedControlledScrew', 0.6, 20],
    ];
    expect(sharesAfter(two, 20, 60, [1, 0])).toEqual([0.75, 0.625]);
  });

  it('move 2 % a second with variable speed, 1 % with guide vanes, at once with a fixed speed', () => {
    expect(sharesAfter([['speedControlledScrew', 0.6]], 10, 5)).toEqual([0.7]);
    expect(sharesAfter([['speedControlledScrew', 0.6]], 2, 5)).toEqual([0.5]);
    expect(sharesAfter([['turbo', 0.9]], 5, 5)).toEqual([0.85]);
    expect(sharesAfter([['fixedScrew', 0]], 10, 1)).toEqual([1]);
    expect(sharesAfter([['piston', 0]], 10, 1)).toEqual([1]);
  });
});

describe('the order of loading', () => {
  const orderOf = (kinds: readonly MachineKindName[], hours: readonly number[], able = kinds.map(() => true)) =>
    loadingOrder(
      kinds.map((kind, i) => machineOf(i + 1, kind)),
      hours.map((loadS, i) => stateOf({ loadS, noLoadS: 100 * i })),
      able,
    );
  const all: readonly MachineKindName[] = ['speedControlledScrew', 'piston', 'fixedScrew', 'speedControlledScrew', 'turbo'];

  it('has one that can trim first, then turbos, screws, pistons and the others that can trim', () => {
    expect(orderOf(all, [0, 0, 0, 0, 0])).toEqual([0, 4, 2, 1, 3]);
  });

  it('has of a kind the one with the fewest running hours first, of equals the one before', () => {
    expect(orderOf(['fixedScrew', 'fixedScrew', 'fixedScrew'], [900, 600, 750])).toEqual([1, 0, 2]);
    expect(orderOf(['fixedScrew', 'fixedScrew', 'fixedScrew'], [200, 100, 0])).toEqual([0, 1, 2]);
  });

  it('has those that are not able last', () => {
    expect(orderOf(all, [0, 0, 0, 0, 0], [false, true, true, true, false])).toEqual([3, 2, 1, 0, 4]);
    expect(orderOf(all, [500, 0, 0, 0, 0], [false, true, true, false, false])).toEqual([2, 1, 3, 4, 0]);
  });
});
