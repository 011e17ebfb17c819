import { describe, expect, it } from '@jest/globals';
import type { DocumentChart } from '../../../core/report/index.ts';
import { barBlock } from '../../../core/report/documentBars.ts';
import { axisColour, barColours } from '../../../core/report/documentStyle.ts';
import { lettersOf, lineOf, topOf } from './lettersOf.ts';

const area = { xMm: 10, yMm: 0, widthMm: 120, heightMm: 100 };
const chart: DocumentChart = {
  ...{ id: 'x', title: 'X' },
  parts: [
    { fill: 'load', label: 'On' },
    { fill: 'noLoad', label: 'Off' },
  ],
  bars: [
    { label: 'K1', sizes: [30, 10], value: '40', isTotal: false },
    { label: 'K22', sizes: [5, 0], value: '5', isTotal: true },
  ],
};
const close = (value: number) => expect.closeTo(value, 6);
const hatchMm = 1.3;

describe('the bars of a report', () => {
  const { gapMm, heightMm, draw } = barBlock(chart, area, lettersOf);
  const { texts = [], boxes = [], lines = [] } = draw(100);
  const startMm = 10 + 5.4 + 2;
  const scale = (120 - 5.4 - 3 - 4) / 40;

  it('have names before and values behind them, below the names of their parts', () => {
    expect([gapMm, heightMm]).toEqual([0, close(6 + 2 * 5.6)]);
    const inRow = (row: number, sizePt: number) => close(106 + row * 5.6 + (5.6 - lineOf(sizePt)) / 2);
    expect(texts.map((text) => [text.text, text.xMm, topOf(text), text.isStrong])).toEqual([
      ['On', 18, close(100), false],
      ['Off', close(10 + 6 + 6 + 3 + 8), close(100), false],
      ['K1', 10, inRow(0, 9), false],
      ['40', close(startMm + 40 * scale + 2), inRow(0, 7.5), false],
      ['K22', 10, inRow(1, 9), true],
      ['5', close(startMm + 5 * scale + 2), inRow(1, 7.5), false],
    ]);
  });

  it('are as long as their values, each in the middle of its row, and begin at the axis', () => {
    expect(boxes).toEqual([
      { xMm: 10, yMm: close(100 + (lineOf(7.5) - 3) / 2), widthMm: 6, heightMm: 3, colour: barColours.load },
      { xMm: close(startMm), yMm: close(106.9), widthMm: close(30 * scale), heightMm: 3.8, colour: barColours.load },
      { xMm: close(startMm), yMm: close(112.5), widthMm: close(5 * scale), heightMm: 3.8, colour: barColours.load },
    ]);
    expect(lines.at(-1)).toEqual({
      ...{ fromMm: [close(startMm), 106], toMm: [close(startMm), close(106 + 2 * 5.6)], widthMm: 0.25, colour: axisColour },
    });
  });

  it.each([
    ['of the legend', 25, 100 + (lineOf(7.5) - 3) / 2, 6, 3],
    ['of a bar', startMm + 30 * scale, 106.9, 10 * scale, 3.8],
  ])('hatch what is without load, from edge to edge at even distances, within an outline: %s', (_which, x, y, width, height) => {
    const [right, bottom] = [x + width, y + height];
    const isIn = ([atX, atY]: readonly [number, number]) => atX > x - 1e-6 && atX < right + 1e-6 && atY > y - 1e-6 && atY < bottom + 1e-6;
    const own = lines.filter(({ fromMm, toMm, colour }) => isIn(fromMm) && isIn(toMm) && colour === barColours.noLoad);
    const isOutline = ({ fromMm, toMm }: (typeof own)[number]) =>
      Math.abs(fromMm[0] - toMm[0]) < 1e-6 || Math.abs(fromMm[1] - toMm[1]) < 1e-6;
    const near = (one: number, other: number) => Math.abs(one - other) < 1e-6;
    const hatching = own.filter((line) => !isOutline(line));
    expect(hatching).toHaveLength(Math.ceil((width + height) / hatchMm) - 1);
    hatching.forEach(({ fromMm, toMm, widthMm }, i) => {
      expect(widthMm).toBe(0.25);
      for (const [atX, atY] of [fromMm, toMm]) expect(atX - x + atY - y).toBeCloseTo(hatchMm * (i + 1), 6);
      expect([near(fromMm[0], x) || near(fromMm[1], bottom), near(toMm[0], right) || near(toMm[1], y)]).toEqual([true, true]);
    });
    expect(own.filter(isOutline).map(({ fromMm, toMm }) => [...fromMm, ...toMm])).toEqual(
      [
        [x, y, right, y],
        [right, y, right, bottom],
        [right, bottom, x, bottom],
        [x, bottom, x, y],
      ].map((line) => line.map(close)),
    );
  });

  it('are drawn however short they are, and not at all for nothing', () => {
    const bars = [40, 0.01, 0].map((size) => ({ label: 'K', sizes: [size], value: '1', isTotal: false }));
    const block = barBlock({ ...chart, parts: [{ fill: 'plain', label: '' }], bars }, area, lettersOf);
    const longestMm = 120 - 1.8 - 1.5 - 4;
    expect(block.draw(0).boxes!.map(({ widthMm }) => widthMm)).toEqual([close(longestMm), close(longestMm / 4000)]);
  });

  it('of nothing alone have their values at the axis', () => {
    const bars = [{ label: 'K', sizes: [0], value: '0', isTotal: false }];
    const { boxes, texts } = barBlock({ ...chart, parts: [{ fill: 'plain', label: '' }], bars }, area, lettersOf).draw(0);
    expect(boxes).toEqual([]);
    expect(texts!.map(({ text, xMm }) => [text, xMm])).toEqual([
      ['K', 10],
      ['0', close(10 + 1.8 + 2 + 2)],
    ]);
  });

  it('use all of the width however small their values are', () => {
    const bars = [{ label: 'K', sizes: [0.2], value: '1', isTotal: false }];
    const block = barBlock({ ...chart, parts: [{ fill: 'plain', label: '' }], bars }, area, lettersOf);
    expect(block.draw(0).boxes).toMatchObject([{ widthMm: close(120 - 1.8 - 1.5 - 4) }]);
  });

  it('leave no room for names and values that are empty, and none for bars where names and values take all', () => {
    const blockOf = (widthMm: number, text: string) => {
      const bars = [{ label: text, sizes: [3], value: text, isTotal: false }];
      return barBlock({ ...chart, parts: [{ fill: 'plain', label: '' }], bars }, { ...area, widthMm }, lettersOf).draw(0);
    };
    expect(blockOf(120, '').boxes).toMatchObject([{ xMm: 12, widthMm: 116 }]);
    expect(blockOf(40, 'x'.repeat(18)).boxes).toEqual([]);
    expect(blockOf(45.1, 'x'.repeat(18)).boxes).toEqual([]);
  });

  it('have no legend where they have one part, and a third of the width and a little for names', () => {
    const bars = [{ label: 'x'.repeat(99), sizes: [1], value: '1', isTotal: false }];
    const plain = barBlock({ ...chart, parts: [{ fill: 'plain', label: 'All' }], bars }, area, lettersOf);
    expect(plain.heightMm).toBeCloseTo(5.6, 9);
    const shapes = plain.draw(50);
    expect(shapes.boxes).toMatchObject([{ xMm: close(10 + 42 + 2), yMm: close(50.9), colour: barColours.plain }]);
    expect(shapes.texts![0]!.text).toBe(`${'x'.repeat(22)}…`);
    expect(shapes.lines).toMatchObject([{ fromMm: [close(54), 50], toMm: [close(54), close(55.6)] }]);
  });
});
