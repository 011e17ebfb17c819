import { describe, expect, it } from '@jest/globals';
import type { ReplayedChange } from '../../../core/measures/index.ts';
import { togetherOf } from '../../../core/measures/together.ts';
import type { MeasureId } from '../../../core/plantData/index.ts';
import { finding, none, range } from './inputs.ts';

type Ends = readonly [low: number, value: number, high: number];
const amount = (ends: Ends | undefined) =>
  ends === undefined ? none('controlReplay', 'noPrice') : finding('fitted', 'controlReplay', ends);
const change = (measures: readonly MeasureId[], energy: Ends | undefined, money?: Ends): ReplayedChange => ({
  ...{ measures, ...range, facts: [], energy: amount(energy), money: amount(money), co2: amount(undefined) },
});
const row = (measure: MeasureId, energy: Ends) => ({ found: { measure, money: undefined, energy: finding('rule', measure, energy) } });

describe('several measures by one replay', () => {
  const both = change(['band', 'runOn'], [10, 22, 37], [5, 7, 9]);
  const [band, runOn] = [change(['band'], [4, 9, 16], [1, 2, 3]), change(['runOn'], [5, 15, 30], [4, 6, 8])];

  it('stand beside the sum of each by itself, end by end', () => {
    expect(togetherOf([band, both, runOn], [])).toEqual({
      ...both,
      energySum: { sum: { low: 9, value: 24, high: 46 }, difference: { low: 1, value: -2, high: -9 } },
      moneySum: { sum: { low: 5, value: 8, high: 11 }, difference: { low: 0, value: -1, high: -2 } },
    });
  });

  it('have the row of one that was not replayed by itself', () => {
    expect(togetherOf([band, both], [row('order', [7, 7, 7]), row('runOn', [1, 2, 3])])).toMatchObject({
      energySum: { sum: { low: 5, value: 11, high: 19 } },
      moneySum: undefined,
    });
  });

  it('have no sum where one of them, or the replay, says nothing', () => {
    expect(togetherOf([band, both], [])).toMatchObject({ energySum: undefined, moneySum: undefined });
    expect(togetherOf([band, change(['runOn'], undefined, [1, 1, 1]), both], [])).toMatchObject({ energySum: undefined, moneySum: {} });
    expect(togetherOf([band, runOn, change(['band', 'runOn'], undefined, [1, 1, 1])], [])).toMatchObject({ energySum: undefined });
  });

  it('are none where only single ones were replayed', () => {
    expect([togetherOf([band, runOn], []), togetherOf([], [])]).toEqual([undefined, undefined]);
  });
});
