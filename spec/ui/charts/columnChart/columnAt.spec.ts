import { describe, expect, test } from '@jest/globals';
import { columnAtShare, columnByKey } from '../../../../ui/charts/columnChart/columnAt.ts';

describe('the column whose values are shown', () => {
  test.each([
    ['ArrowLeft', undefined, 8],
    ['ArrowRight', undefined, 8],
    ['Home', undefined, 0],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 3, 2],
    ['ArrowRight', 3, 4],
    ['ArrowUp', 3, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 8, 8],
    ['Home', 5, 0],
    ['End', 5, 8],
    ['Escape', 5, undefined],
    ['a', 5, 'same'],
  ])('after %s from %s is %s of nine', (key, at, wanted) => {
    expect(columnByKey(key, at, 9)).toBe(wanted);
  });

  test.each([
    [0, 0],
    [0.49, 4],
    [0.999, 8],
    [1, 8],
    [-0.1, 0],
  ])('at %d of the width is %d of nine', (share, column) => {
    expect(columnAtShare(share, 9)).toBe(column);
  });

  test('is none without columns', () => {
    expect([columnByKey('ArrowLeft', undefined, 0), columnAtShare(0.5, 0)]).toEqual(['same', undefined]);
  });
});
