import { describe, expect, test } from '@jest/globals';
import { type Box, neighbourOf } from '../../../../../ui/areas/overview/model/neighbour.ts';

const box = (left: number, top: number): Box => ({ left, top, width: 80, height: 60 });
/** Three above, two below. */
const rows = [box(0, 0), box(100, 0), box(200, 0), box(0, 100), box(100, 100)];
const list = [box(0, 0), box(0, 80), box(0, 160)];

describe('the neighbour that an arrow key leads to', () => {
  test.each<[string, readonly Box[], number, string, number | undefined]>([
    ['to the right is the next', rows, 0, 'ArrowRight', 1],
    ['at the end of a row is the first of the next', rows, 2, 'ArrowRight', 3],
    ['to the left is the one before', rows, 3, 'ArrowLeft', 2],
    ['before the first there is none', rows, 0, 'ArrowLeft', undefined],
    ['behind the last there is none', rows, 4, 'ArrowRight', undefined],
    ['below is the nearest of the next row', rows, 1, 'ArrowDown', 4],
    ['below a place that is free is the nearest beside it', rows, 2, 'ArrowDown', 4],
    ['above is the nearest of the row before', rows, 3, 'ArrowUp', 0],
    ['above the first row there is none', rows, 1, 'ArrowUp', undefined],
    ['in a list below is the next', list, 0, 'ArrowDown', 1],
    ['in a list above is the one before', list, 2, 'ArrowUp', 1],
    ['Home is the first', rows, 4, 'Home', 0],
    ['End is the last', rows, 0, 'End', 4],
    ['Home of the first is none', rows, 0, 'Home', undefined],
    ['another key leads nowhere', rows, 0, 'Enter', undefined],
    ['without a start there is none', rows, -1, 'ArrowDown', undefined],
    ['of nothing there is none', [], 0, 'End', undefined],
  ])('%s', (_, boxes, from, key, expected) => {
    expect(neighbourOf(boxes, from, key)).toBe(expected);
  });
});
