import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { baseSize } from '../../../core/plot/stackLayout.ts';
import { plotHeightLimits, type Rect, stackLayout } from '../../../core/plot/index.ts';

const stacks = fc.record({
  width: fc.integer({ min: 240, max: 2000 }),
  plotShares: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  laneCount: fc.integer({ min: 0, max: 10 }),
  gutter: fc.integer({ min: 24, max: 72 }),
  margin: fc.integer({ min: 8, max: 48 }),
  timeLines: fc.constantFrom(1 as const, 2 as const),
  hasMarks: fc.boolean(),
});

const overlap = (a: Rect, b: Rect) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the places of a stacked chart', () => {
  it('do not overlap and lie inside the chart', () => {
    fc.assert(
      fc.property(stacks, (stack) => {
        const { plots, timeAxis, marks, lanes, flag, width, height } = stackLayout(stack);
        const rects = [...plots.map(({ frame }) => frame), timeAxis, ...(marks === undefined ? [] : [marks]), ...lanes, flag];
        rects.forEach((rect, i) => {
          expect(rect.x).toBeGreaterThanOrEqual(0);
          expect(rect.x + rect.width).toBeLessThanOrEqual(width);
          expect(rect.y).toBeGreaterThanOrEqual(0);
          expect(rect.y + rect.height).toBeLessThanOrEqual(height);
          expect(rect.height).toBeGreaterThan(0);
          for (const other of rects.slice(0, i)) expect(overlap(rect, other)).toBe(false);
        });
        expect(lanes).toHaveLength(stack.laneCount);
        expect(marks !== undefined).toBe(stack.hasMarks);
      }),
    );
  });

  it('share one time axis: every part starts and ends at the same pixel', () => {
    fc.assert(
      fc.property(stacks, (stack) => {
        const { plots, timeAxis, lanes } = stackLayout(stack);
        for (const { x, width } of [...plots.map(({ frame }) => frame), ...lanes]) expect([x, width]).toEqual([timeAxis.x, timeAxis.width]);
      }),
    );
  });

  it('leave the gutter before the plots and the margin behind them, as long as a plot has its least width', () => {
    fc.assert(
      fc.property(stacks, (stack) => {
        const { timeAxis, width } = stackLayout(stack);
        const inner = Math.max(120, stack.width - stack.gutter - stack.margin);
        expect([timeAxis.x, timeAxis.width, width]).toEqual([stack.gutter, inner, stack.gutter + inner + stack.margin]);
      }),
    );
  });

  it.each([
    [185, 121],
    [184, 120],
    [100, 120],
  ])('have a least width: of %d px the plots have %d px', (width, plotWidth) => {
    expect(stackLayout({ width, plotShares: [1], laneCount: 0, gutter: 48, margin: 16, timeLines: 1 }).timeAxis.width).toBe(plotWidth);
  });

  it('leave a line of text above each plot for its title', () => {
    const { plots } = stackLayout({ width: 800, plotShares: [4, 3], laneCount: 2, gutter: 48, margin: 16, timeLines: 1 });
    for (const { title, frame } of plots) expect(frame.y - title.y).toBeGreaterThanOrEqual(12);
    expect(plots[0]!.frame.height / plots[1]!.frame.height).toBeCloseTo(4 / 3, 9);
  });

  it('come one below the other: plots, time, marks, lanes and the time at the crosshair', () => {
    const row = (y: number, height: number) => ({ x: 48, y, width: 736, height });
    expect(stackLayout({ width: 800, plotShares: [4, 3], laneCount: 2, gutter: 48, margin: 16, timeLines: 2, hasMarks: true })).toEqual({
      plots: [
        { title: { x: 0, y: 12 }, frame: row(28, 176) },
        { title: { x: 0, y: 232 }, frame: row(248, 132) },
      ],
      timeAxis: row(380, 40),
      marks: row(420, 32),
      laneTitle: { x: 0, y: 476 },
      lanes: [row(488, 12), row(506, 12)],
      flag: row(526, 20),
      ...{ width: 800, height: 546 },
    });
  });

  it('are without a row for marks and for lanes where there are none', () => {
    const { timeAxis, marks, laneTitle, flag } = stackLayout({
      ...{ width: 450, plotShares: [1, 1, 1, 1], laneCount: 0, gutter: 48, margin: 16, timeLines: 1 },
    });
    // four plots of 96 px at least, with a title each and three gaps
    expect(timeAxis).toMatchObject({ y: 4 * (28 + 96) + 3 * 16, height: 24 });
    expect([marks, laneTitle, flag.y]).toEqual([undefined, undefined, timeAxis.y + 24 + 8]);
  });

  it('[ANA-7] is at least as high as the base size of 450 x 300 and grows with the container', () => {
    const heightAt = (width: number) =>
      stackLayout({ width, plotShares: [1], laneCount: 0, gutter: 48, margin: 16, timeLines: 1 }).timeAxis.y;
    expect(baseSize).toEqual({ width: 450, height: 300 });
    expect(heightAt(320)).toBe(baseSize.height);
    expect(heightAt(baseSize.width)).toBe(baseSize.height);
    expect(heightAt(540)).toBe(360);
  });

  it('are as high as a person made them, and the others keep their height', () => {
    const stack = { width: 800, plotShares: [4, 3, 2], laneCount: 2, gutter: 48, margin: 16, timeLines: 1 } as const;
    const [usual, chosen] = [stackLayout(stack), stackLayout({ ...stack, heights: [undefined, 400, undefined] })];
    const heights = ({ plots }: typeof usual) => plots.map(({ frame }) => frame.height);
    expect(heights(chosen)).toEqual([heights(usual)[0], 400, heights(usual)[2]]);
    expect(chosen.height - usual.height).toBeCloseTo(400 - heights(usual)[1]!, 6);
  });

  it('leave room for lanes that are folded: what is below them stays', () => {
    const stack = { width: 800, plotShares: [1], gutter: 48, margin: 16, timeLines: 1 } as const;
    const [all, folded] = [stackLayout({ ...stack, laneCount: 6 }), stackLayout({ ...stack, laneCount: 4, laneRows: 6 })];
    expect(folded.lanes).toEqual(all.lanes.slice(0, 4));
    expect([folded.flag, folded.height]).toEqual([all.flag, all.height]);
  });

  it('are higher or lower by what is asked for, shared among the plots', () => {
    fc.assert(
      fc.property(stacks, fc.integer({ min: -60, max: 900 }), (stack, extraHeight) => {
        const [usual, asked] = [stackLayout(stack), stackLayout({ ...stack, extraHeight })];
        expect(asked.height - usual.height).toBeCloseTo(extraHeight, 6);
        const shareSum = stack.plotShares.reduce((sum, share) => sum + share, 0);
        asked.plots.forEach(({ frame }, i) => {
          const more = (extraHeight * stack.plotShares[i]!) / shareSum;
          expect(frame.height - usual.plots[i]!.frame.height).toBeCloseTo(more, 6);
        });
      }),
    );
  });
});

it('a plot can be made 64 to 800 pixels high', () => {
  expect(plotHeightLimits).toEqual({ min: 64, max: 800 });
});
