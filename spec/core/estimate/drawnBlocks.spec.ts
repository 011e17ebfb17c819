import { describe, expect, it } from '@jest/globals';
import { blockBootstrap, drawnBlocks, percentileInterval } from '../../../core/estimate/blockBootstrap.ts';
import { hash01, quantile } from '../../../core/estimate/index.ts';

const blocksOf = (count: number, draw: number, blockLength?: number) => {
  const blocks: (readonly [from: number, length: number])[] = [];
  drawnBlocks(count, draw, { seed: 5, ...(blockLength === undefined ? {} : { blockLength }) }, (from, length) =>
    blocks.push([from, length]),
  );
  return blocks;
};

describe('the blocks of a draw', () => {
  it.each([
    [20, 7, [7, 7, 6]],
    [14, 7, [7, 7]],
    [3, 7, [3]],
    [9, 4, [4, 4, 1]],
  ])('of %i values are of %i each, the last one of what is left', (count, blockLength, lengths) => {
    const blocks = blocksOf(count, 3, blockLength);
    expect(blocks.map(([, length]) => length)).toEqual(lengths);
    expect(blocks.map(([from]) => from)).toEqual(lengths.map((_, block) => Math.floor(hash01(5, 3, block) * count)));
  });

  it('are weeks where nothing else is said', () => {
    expect(blocksOf(30, 2)).toEqual(blocksOf(30, 2, 7));
  });
});

describe('the interval of figures that were drawn', () => {
  const figures = [9, 1, 4, 7, 2, 8, 5, 3, 6, 10];

  it.each([0.5, 0.8, 0.9])('lies between quantiles that hold %d of them', (level) => {
    expect(percentileInterval(figures, { draws: 12, level })).toEqual({
      low: quantile(figures, (1 - level) / 2),
      high: quantile(figures, (1 + level) / 2),
    });
  });

  it('holds 90 % of 1999 where nothing else is said', () => {
    const many = Array.from({ length: 1000 }, (_, i) => i);
    expect(percentileInterval(many, {})).toEqual(percentileInterval(many, { draws: 1999, level: 0.9 }));
    expect(percentileInterval(many.slice(1), {})).toBeUndefined();
  });

  it.each([
    [19, true],
    [20, false],
  ])('is there where more than half of the draws have one: of %i draws %p', (draws, isThere) => {
    expect(percentileInterval(figures, { draws }) !== undefined).toBe(isThere);
  });

  it('is that of the figures of the values of each draw, which go on at the begin behind the end', () => {
    const values = [3, 1, 4, 1, 5, 9, 2, 6, 5];
    const drawn = Array.from({ length: 6 }, (_, draw) => {
      const of: number[] = [];
      drawnBlocks(values.length, draw, { seed: 8, blockLength: 4 }, (from, length) => {
        for (let i = from; i < from + length; i++) of.push([...values, ...values][i]!);
      });
      return of.reduce((sum, value, i) => sum + value * (i + 1), 0);
    });
    const figureOf = (positions: Int32Array) => positions.reduce((sum, at, i) => sum + values[at]! * (i + 1), 0);
    const options = { seed: 8, blockLength: 4, draws: 6, level: 0.8 };
    expect(blockBootstrap(values.length, figureOf, options)).toEqual(percentileInterval(drawn, options));
  });
});
