import { describe, expect, it } from '@jest/globals';
import { byRank, type MeasureRow } from '../../../core/measures/measuresOf.ts';
import type { MeasureId } from '../../../core/plantData/index.ts';
import { finding, range } from './inputs.ts';

interface Ends {
  readonly measure?: MeasureId;
  readonly money?: readonly [low: number, high: number];
  readonly energy?: readonly [low: number, high: number];
  readonly investment?: number;
  readonly state?: 'open' | 'dropped';
}
const rowOf = ({ measure = 'band', money, energy, investment, state }: Ends): MeasureRow => ({
  found: {
    ...{ kind: 'found', measure, slots: [], facts: [], co2: undefined, evidence: { page: 'profile', lines: [], ...range } },
    money: money && finding('fitted', measure, [money[0], money[0], money[1]]),
    energy: energy && finding('fitted', measure, [energy[0], energy[0], energy[1]]),
  },
  entry:
    state === undefined && investment === undefined
      ? undefined
      : {
          measure,
          slots: [],
          state: state ?? 'open',
          note: '',
          author: 'A',
          enteredMs: 1,
          ...(investment !== undefined && { investment }),
        },
  worth: undefined,
});

describe('of two measures', () => {
  const all: Ends = { money: [5, 9], energy: [20, 40], investment: 100 };
  it.each<readonly [string, Ends, Ends]>([
    ['one that was not dropped', { ...all, money: [1, 2] }, { ...all, measure: 'dataFaults', state: 'dropped' }],
    ['a fault of the data', { measure: 'dataFaults' }, all],
    ['one with money', { money: [0, 1] }, { energy: [900, 999] }],
    ['the greater low end of the money', { money: [6, 7] }, { ...all, investment: 1 }],
    ['the cheaper one', { ...all, investment: 99, money: [5, 6] }, all],
    ['the one whose cost is known', { ...all, money: [5, 6] }, { money: [5, 9], energy: [20, 40] }],
    ['the greater high end of the money', { ...all, money: [5, 10], energy: [1, 2] }, all],
    ['the greater low end of the energy', { ...all, energy: [21, 22] }, all],
    ['the greater high end of the energy', { ...all, energy: [20, 41] }, all],
    ['of two without money the one with energy', { energy: [1, 2] }, {}],
    ['of two without money the one with little energy', { energy: [0.1, 0.2] }, {}],
    ['of two without money the one that may save a little', { energy: [0, 0.2] }, {}],
    ['of two without money the one that may save more', { energy: [0, 2] }, { energy: [0, 1] }],
  ])('%s stands first', (_, first, second) => {
    expect([byRank(rowOf(first), rowOf(second)), byRank(rowOf(second), rowOf(first))]).toEqual([-1, 1]);
  });

  it('neither stands first where all is alike', () => {
    expect([byRank(rowOf(all), rowOf(all)), byRank(rowOf({}), rowOf({}))]).toEqual([0, 0]);
  });
});
