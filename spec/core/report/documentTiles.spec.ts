import { describe, expect, it, test } from '@jest/globals';
import { factBlocks, figureBlocks } from '../../../core/report/documentTiles.ts';
import { lettersOf, lineOf, topOf } from './lettersOf.ts';

const areaOf = (widthMm: number) => ({ xMm: 10, yMm: 0, widthMm, heightMm: 100 });
const figure = (text: string, unit = 'kWh') => ({ id: text, label: 'Size', figure: text, unit, isMissing: false });
const close = (value: number) => expect.closeTo(value, 6);

describe('figures of a report', () => {
  it('stand in rows below their names, each with its unit behind it', () => {
    const blocks = figureBlocks([figure('1234'), figure('5'), figure('67', 'h')], areaOf(94), 5, lettersOf);
    const heightMm = lineOf(7.5) + lineOf(14);
    expect(blocks).toMatchObject([
      { gapMm: 5, heightMm: close(heightMm) },
      { gapMm: 3, heightMm: close(heightMm) },
    ]);
    const shown = blocks.map(({ draw }) => (draw(50).texts ?? []).map(({ text, xMm, yMm, sizePt }) => [text, xMm, yMm, sizePt]));
    const [labelMm, figureMm] = [topOf({ yMm: 50, sizePt: -7.5 }), topOf({ yMm: 50 + lineOf(7.5), sizePt: -14 })];
    expect(shown).toEqual([
      [
        ['Size', 10, close(labelMm), 7.5],
        ['1234', 10, close(figureMm), 14],
        ['kWh', close(10 + 4 * 2.8 + 1.6), close(figureMm), 8.5],
        ['Size', 60, close(labelMm), 7.5],
        ['5', 60, close(figureMm), 14],
        ['kWh', close(60 + 2.8 + 1.6), close(figureMm), 8.5],
      ],
      [
        ['Size', 10, close(labelMm), 7.5],
        ['67', 10, close(figureMm), 14],
        ['h', close(10 + 5.6 + 1.6), close(figureMm), 8.5],
      ],
    ]);
  });

  test.each([14, 13, 12, 11, 10, 9, 8, 7, 6])('have letters of %i pt where larger ones leave no room', (sizePt) => {
    const sizeAt = (widthMm: number) => figureBlocks([figure('0123456789')], areaOf(widthMm), 0, lettersOf)[0]!.draw(0).texts![1]!.sizePt;
    const least = 10 * sizePt * 0.2 + 1.6 + 3 * 8.5 * 0.2;
    expect([sizeAt(least + 0.01), sizeAt(least - 0.01)]).toEqual([sizePt, Math.max(6, sizePt - 1)]);
  });

  test.each([
    [37, 3, 1],
    [81.9, 3, 1],
    [82, 3, 2],
    [82, 1, 1],
    [257.9, 6, 3],
    [258, 6, 6],
    [258, 7, 4],
    [900, 7, 4],
    [900, 13, 5],
  ])('stand on %d mm, %i of them, in %i columns', (widthMm, count, columns) => {
    const blocks = figureBlocks(
      Array.from({ length: count }, () => figure('1')),
      areaOf(widthMm),
      0,
      lettersOf,
    );
    expect(blocks[0]!.draw(0).texts!.length / 3).toBe(columns);
    expect(blocks).toHaveLength(Math.ceil(count / columns));
  });
});

describe('facts of a report', () => {
  it('stand in rows that are as high as the longest of them', () => {
    const facts = [
      { label: 'A', value: 'one two three' },
      { label: 'B', value: 'one' },
      { label: 'C', value: 'two' },
    ];
    const blocks = factBlocks(facts, areaOf(24), { gapMm: 4, minMm: 9 }, lettersOf);
    expect(blocks).toMatchObject([
      { gapMm: 4, heightMm: close(lineOf(7.5) + 3 * lineOf(9)) },
      { gapMm: 3, heightMm: close(lineOf(7.5) + lineOf(9)) },
    ]);
    const shown = blocks.map(({ draw }) => (draw(50).texts ?? []).map((text) => [text.text, text.xMm, topOf(text)]));
    const first = 50 + lineOf(7.5);
    expect(shown).toEqual([
      [
        ['A', 10, close(50)],
        ['one', 10, close(first)],
        ['two', 10, close(first + lineOf(9))],
        ['three', 10, close(first + 2 * lineOf(9))],
        ['B', 25, close(50)],
        ['one', 25, close(first)],
      ],
      [
        ['C', 10, close(50)],
        ['two', 10, close(first)],
      ],
    ]);
  });

  it('stand in five columns at most', () => {
    const facts = Array.from({ length: 6 }, (_, i) => ({ label: `${i}`, value: 'x' }));
    const columnsOf = (count: number) =>
      factBlocks(facts.slice(0, count), areaOf(600), { gapMm: 0, minMm: 44 }, lettersOf)[0]!.draw(0).texts!.length / 2;
    expect([5, 6].map(columnsOf)).toEqual([5, 3]);
  });
});
