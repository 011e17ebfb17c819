import { describe, expect, it } from '@jest/globals';
import { type FlowBlock, flowed } from '../../../core/report/documentFlow.ts';

const area = { xMm: 10, yMm: 20, widthMm: 100, heightMm: 50 };
const block = (heightMm: number, gapMm: number, keepsNext?: boolean): FlowBlock => ({
  ...{ heightMm, gapMm, ...(keepsNext !== undefined && { keepsNext }) },
  draw: (yMm) => ({ rules: [{ xMm: 10, yMm, lengthMm: heightMm }] }),
});
const topsOf = (...blocks: readonly FlowBlock[]) => flowed(blocks, area).map(({ rules }) => rules.map(({ yMm }) => yMm));

describe('blocks of a document', () => {
  it('stand one below the other with their gaps, but for the first of a page', () => {
    expect(topsOf(block(10, 5), block(20, 4), block(3, 0))).toEqual([[20, 34, 54]]);
  });

  it('go to the next page where they do not fit, to the end of the page', () => {
    expect(topsOf(block(10, 5), block(20, 5), block(12, 3))).toEqual([[20, 35, 58]]);
    expect(topsOf(block(10, 5), block(20, 5), block(12.1, 3))).toEqual([[20, 35], [20]]);
    expect(topsOf(block(10, 5), block(20, 5), block(12, 3.1), block(1, 2))).toEqual([
      [20, 35],
      [20, 34],
    ]);
  });

  it('stay with the next one where they are to', () => {
    expect(topsOf(block(30, 0), block(5, 5, true), block(8, 2))).toEqual([[20, 55, 62]]);
    expect(topsOf(block(30, 0), block(5, 5, true), block(8.1, 2))).toEqual([[20], [20, 27]]);
    expect(topsOf(block(30, 0), block(4, 1, true), block(4, 1, true), block(9.1, 1), block(1, 1, false))).toEqual([
      [20],
      [20, 25, 30, 40.1],
    ]);
  });

  it('that are higher than a page begin one', () => {
    expect(topsOf(block(60, 5), block(60, 5))).toEqual([[20], [20]]);
  });

  it('are a page also where there are none', () => {
    expect(flowed([], area)).toEqual([{ texts: [], rules: [], boxes: [], lines: [] }]);
  });
});
