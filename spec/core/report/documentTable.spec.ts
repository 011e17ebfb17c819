import { describe, expect, it, test } from '@jest/globals';
import type { DocumentTable } from '../../../core/report/index.ts';
import { tableBlocks } from '../../../core/report/documentTable.ts';
import { lettersOf, lineOf, topOf } from './lettersOf.ts';

const row = (label: string, cells: readonly string[], isTotal = false) => ({ index: 1, label, cells, isTotal });
const small: DocumentTable = {
  ...{ id: 't', title: 'T', head: 'M' },
  columns: [
    { id: 'energy', label: 'Energy', unit: 'kWh' },
    { id: 'starts', label: 'Starts', unit: '' },
  ],
  rows: [row('K1', ['123', '']), row('Sum', ['456', '7'], true)],
};
const close = (value: number) => expect.closeTo(value, 6);

describe('a table of a report', () => {
  it('has its head above lines for its rows, numbers to the right, and a band behind the total', () => {
    const area = { xMm: 10, yMm: 0, widthMm: 150, heightMm: 100 };
    const [block, ...more] = tableBlocks(small, area, 4, lettersOf);
    expect(more).toEqual([]);
    const [headMm, rowMm] = [2 * lineOf(9) + 1.2, lineOf(9) + 0.9];
    expect(block).toMatchObject({ gapMm: 4, heightMm: close(headMm + 2 * rowMm) });
    const { texts = [], boxes, lines } = block!.draw(50);
    const [first, second] = [50 + headMm, 50 + headMm + rowMm];
    expect(texts.map((text) => [text.text, text.align, text.xMm, topOf(text), text.sizePt, text.isStrong])).toEqual([
      ['M', 'left', 11, close(50 + lineOf(9)), 9, false],
      ['Energy', 'right', close(131), close(50), 9, false],
      ['kWh', 'right', close(131), close(50 + lineOf(9)), 9, false],
      ['Starts', 'right', close(159), close(50 + lineOf(9)), 9, false],
      ['K1', 'left', 11, close(first + 0.45), 9, false],
      ['123', 'right', close(131), close(first + 0.45), 9, false],
      ['Sum', 'left', 11, close(second + 0.45), 9, true],
      ['456', 'right', close(131), close(second + 0.45), 9, true],
      ['7', 'right', close(159), close(second + 0.45), 9, true],
    ]);
    expect(boxes).toMatchObject([{ xMm: 10, yMm: close(second), widthMm: 150, heightMm: close(rowMm) }]);
    expect(lines).toMatchObject(
      [
        [first, 0.35],
        [second, 0.15],
        [second + rowMm, 0.15],
      ].map(([y, widthMm]) => ({ fromMm: [10, close(y!)], toMm: [160, close(y!)], widthMm })),
    );
  });

  test.each([
    ['Starts', 1],
    ['Energies longer', 2],
    ['Energy longest', 1],
  ])('has a head of as many lines as its columns need: %s of %i', (label, lines) => {
    const table = { ...small, columns: [{ id: 'x', label, unit: '' }], rows: [row('K1', ['1'])] };
    const [block] = tableBlocks(table, { xMm: 0, yMm: 0, widthMm: 150, heightMm: 100 }, 0, lettersOf);
    expect(block!.heightMm).toBeCloseTo(lines * lineOf(9) + 1.2 + lineOf(9) + 0.9, 6);
  });

  test.each([9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5])('has letters of %d pt where larger ones leave no room', (sizePt) => {
    const columns = Array.from({ length: 6 }, (_, i) => ({ id: `${i}`, label: 'Energy', unit: '' }));
    const table = { ...small, columns, rows: [row('K1', Array<string>(6).fill('1'))] };
    const least = 24 + 6 * (3 + 6 * sizePt * 0.2);
    const sizeAt = (widthMm: number) => {
      const [block] = tableBlocks(table, { xMm: 0, yMm: 0, widthMm, heightMm: 100 }, 0, lettersOf);
      return block!.draw(0).texts!.map((text) => text.sizePt);
    };
    expect(new Set(sizeAt(least + 0.01))).toEqual(new Set([sizePt]));
    expect(new Set(sizeAt(least - 0.01))).toEqual(new Set([Math.max(5, sizePt - 0.5)]));
  });

  it('gives names a third of its width at most, and shortens those that are longer', () => {
    const table = { ...small, rows: [row('x'.repeat(200), ['1'.repeat(30), '2'])] };
    const [block] = tableBlocks(table, { xMm: 0, yMm: 0, widthMm: 120, heightMm: 100 }, 0, lettersOf);
    const { texts = [] } = block!.draw(0);
    const name = texts.find(({ text }) => text.startsWith('x'))!;
    const firstRightMm = texts.find(({ text }) => text === 'Energy')!.xMm;
    const numberMm = 3 + 30 * 9 * 0.2;
    expect(name.sizePt).toBe(9);
    expect(firstRightMm).toBeCloseTo(120 - 1 - (3 + 6 * 1.8 + (120 - 40 - numberMm - 13.8) / 2), 6);
    const roomMm = firstRightMm + 1 - Math.max(numberMm, Math.min(28, numberMm + 4.6)) - 1.5;
    expect(lettersOf(name.text, name)).toBeLessThanOrEqual(roomMm + 1e-9);
    expect(lettersOf(`${name.text}x`, name)).toBeGreaterThan(roomMm);
  });

  test.each([
    [3, [3, 3, 1]],
    [6, [6, 1]],
    [7, [7]],
    [0, [1, 1, 1, 1, 1, 1, 1]],
  ])('is divided where a page has room for %i rows below the head: %j', (rows, blocks) => {
    const table = { ...small, rows: Array.from({ length: 7 }, (_, i) => row(`K${i}`, ['1', '2'])) };
    const heightMm = 2 * lineOf(9) + 1.2 + rows * (lineOf(9) + 0.9) + 0.01;
    const divided = tableBlocks(table, { xMm: 0, yMm: 0, widthMm: 150, heightMm }, 0, lettersOf);
    const names = divided.map(({ draw }) =>
      draw(0)
        .texts!.filter(({ text }) => text.startsWith('K'))
        .map(({ text }) => text),
    );
    expect(names.map(({ length }) => length)).toEqual(blocks);
    expect(names.flat()).toEqual(table.rows.map(({ label }) => label));
  });
});
