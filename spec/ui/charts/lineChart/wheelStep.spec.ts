import { expect, test } from '@jest/globals';
import { wheelStep } from '../../../../ui/charts/lineChart/wheelStep.ts';

test.each([
  ['a notch of a mouse away from the hand', { deltaX: 0, deltaY: -120, deltaMode: 0 }, 0, { zoom: 'in', restPx: 0 }],
  ['a notch towards it', { deltaX: 0, deltaY: 100, deltaMode: 0 }, 0, { zoom: 'out', restPx: 0 }],
  ['a notch in lines', { deltaX: 0, deltaY: 3, deltaMode: 1 }, 0, { zoom: 'out', restPx: 0 }],
  ['a page', { deltaX: 0, deltaY: -1, deltaMode: 2 }, 0, { zoom: 'in', restPx: 0 }],
  ['a bit of a trackpad', { deltaX: 1, deltaY: 8, deltaMode: 0 }, 20, { restPx: 28 }],
  ['the bit that is enough', { deltaX: 1, deltaY: 8, deltaMode: 0 }, 44, { zoom: 'out', restPx: 0 }],
  ['a turn of the other way', { deltaX: 0, deltaY: -8, deltaMode: 0 }, 44, { restPx: -8 }],
  ['a move sideways', { deltaX: 30, deltaY: 8, deltaMode: 0 }, 44, { panPx: 30, restPx: 0 }],
  ['nothing', { deltaX: 0, deltaY: 0, deltaMode: 0 }, 0, { restPx: 0 }],
])('%s', (_, turn, restPx, expected) => {
  expect(wheelStep(turn, restPx)).toEqual(expected);
});
