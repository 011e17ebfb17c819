import { expect, it } from '@jest/globals';
import { stackedFlows } from '../../../core/loadProfile/index.ts';

it('rated flows stand on top of each other, each with the share of the time in which all up to it were enough', () => {
  const rated = [
    { slot: 5, flowM3min: 20 },
    { slot: 1, flowM3min: 5 },
    { slot: 2, flowM3min: 10 },
  ];
  expect(stackedFlows(rated, [30, 20, 10])).toEqual([
    { slot: 5, flowM3min: 20, share: 0.5 },
    { slot: 1, flowM3min: 25, share: 0.75 },
    { slot: 2, flowM3min: 35, share: 1 },
  ]);
});
