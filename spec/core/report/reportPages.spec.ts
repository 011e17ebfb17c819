import { describe, expect, it, test } from '@jest/globals';
import { type DocumentSection, type Paper, type ReportDocument, reportPages } from '../../../core/report/index.ts';
import { textStyles } from '../../../core/report/documentStyle.ts';
import { lettersOf, lineOf, topOf } from './lettersOf.ts';

const paper: Paper = { size: 'a4', orientation: 'portrait', marginsMm: { top: 20, right: 10, bottom: 30, left: 40 } };
const documentOf = (...sections: readonly DocumentSection[]): ReportDocument => ({
  ...{ language: 'en', title: 'Title', station: 'Station', range: 'Range', creator: 'Maker', origin: '', atMs: 0, sections },
  pageNumber: (page, pages) => `${page} of ${pages}`,
});
const close = (value: number) => expect.closeTo(value, 6);
const pagesOf = (document: ReportDocument, on = paper) => reportPages(document, on, lettersOf)!;

/** Where the lines of texts begin, but for those at the foot of a page. */
const linesOf = (document: ReportDocument, on = paper) =>
  pagesOf(document, on)[0]!
    .texts.filter(({ sizePt, text }) => sizePt !== 7.5 || text === 'Fact')
    .map((text) => [text.text, text.xMm, topOf(text)]);
const [firstMm, bodyMm] = [20 + 8, 20 + 8 + lineOf(20) + lineOf(11)];

describe('the pages of a report', () => {
  it('begin with title, station and range, and have paragraphs a little apart below a heading', () => {
    const document = documentOf({ kind: 'lines', title: 'Notes', lines: ['One', `Two ${'x'.repeat(88)}`] });
    const noteMm = bodyMm + 7 + lineOf(12) + 1;
    expect(linesOf(document)).toEqual([
      ['Title', 40, close(firstMm)],
      ['Station · Range', 40, close(firstMm + lineOf(20))],
      ['Notes', 40, close(bodyMm + 7)],
      ['One', 40, close(noteMm)],
      ['Two', 40, close(noteMm + lineOf(9) + 1)],
      ['x'.repeat(88), 40, close(noteMm + 2 * lineOf(9) + 1)],
    ]);
  });

  it('have facts half as far below what is before where they have no title, and their basis below them', () => {
    const facts = [{ label: 'Fact', value: 'Value' }];
    expect(linesOf(documentOf({ kind: 'facts', facts })).slice(2)).toEqual([
      ['Fact', 40, close(bodyMm + 3.5)],
      ['Value', 40, close(bodyMm + 3.5 + lineOf(7.5))],
    ]);
    const factMm = bodyMm + 7 + lineOf(12) + 2;
    expect(linesOf(documentOf({ kind: 'facts', title: 'Facts', facts, basis: 'Basis' })).slice(2)).toEqual([
      ['Facts', 40, close(bodyMm + 7)],
      ['Fact', 40, close(factMm)],
      ['Value', 40, close(factMm + lineOf(7.5))],
      ['Basis', 40, close(factMm + lineOf(7.5) + lineOf(9) + 2)],
    ]);
  });

  test.each([
    [143.9, 2, undefined],
    [144.1, 3, undefined],
    [131.9, 2, 'Facts'],
    [132.1, 3, 'Facts'],
  ])('have on %d mm %i facts side by side, as titled ones may be narrower: %p', (widthMm, columns, title) => {
    const facts = Array.from({ length: 3 }, () => ({ label: 'Fact', value: 'Value' }));
    const on = { ...paper, marginsMm: { ...paper.marginsMm, right: 210 - 40 - widthMm } };
    const lines = linesOf(documentOf({ kind: 'facts', ...(title !== undefined && { title }), facts }), on);
    expect(new Set(lines.filter(([text]) => text === 'Fact').map(([, xMm]) => xMm)).size).toBe(columns);
  });

  it('have two charts side by side under their headings, with room between them', () => {
    const chart = (title: string, label: string) => ({
      ...{ id: title, title, parts: [{ fill: 'plain' as const, label: '' }] },
      bars: [{ label, sizes: [1], value: '', isTotal: false }],
    });
    const on: Paper = { size: 'a4', orientation: 'landscape', marginsMm: { top: 20, right: 27, bottom: 30, left: 40 } };
    const document = documentOf({ kind: 'charts', charts: [chart('A', 'a'), chart('B', 'b')] });
    const barMm = bodyMm + 7 + lineOf(12) + 2 + (5.6 - lineOf(9)) / 2;
    const second = 40 + (230 - 10) / 2 + 10;
    expect(linesOf(document, on).slice(2)).toEqual([
      ['A', 40, close(bodyMm + 7)],
      ['B', second, close(bodyMm + 7)],
      ['a', 40, close(barMm)],
      ['b', second, close(barMm)],
    ]);
  });

  it('have one chart below the other on narrow paper', () => {
    const chart = (title: string, label: string) => ({
      ...{ id: title, title, parts: [{ fill: 'plain' as const, label: '' }] },
      bars: [{ label, sizes: [1], value: '', isTotal: false }],
    });
    const rowMm = bodyMm + 7 + lineOf(12) + 2;
    const second = rowMm + 5.6 + 7;
    expect(linesOf(documentOf({ kind: 'charts', charts: [chart('A', 'a'), chart('B', 'b')] })).slice(2)).toEqual([
      ['A', 40, close(bodyMm + 7)],
      ['a', 40, close(rowMm + (5.6 - lineOf(9)) / 2)],
      ['B', 40, close(second)],
      ['b', 40, close(second + lineOf(12) + 2 + (5.6 - lineOf(9)) / 2)],
    ]);
  });

  it('have a line above their foot, and from the second on one below their head', () => {
    const lines = Array.from({ length: 60 }, (_, i) => `Line ${i}`);
    const [first, second] = pagesOf(documentOf({ kind: 'lines', lines }));
    const footMm = 297 - 30 - lineOf(7.5);
    expect(first!.rules).toEqual([{ xMm: 40, yMm: close(footMm - 1), lengthMm: 160 }]);
    expect(second!.rules).toEqual([
      { xMm: 40, yMm: close(20 + lineOf(7.5) + 1), lengthMm: 160 },
      { xMm: 40, yMm: close(footMm - 1), lengthMm: 160 },
    ]);
    const small = (of: typeof first) => of!.texts.filter(({ sizePt }) => sizePt === 7.5).map((text) => [text.text, text.xMm, topOf(text)]);
    expect(small(first)).toEqual([
      ['Maker', 40, close(footMm)],
      ['1 of 2', 200, close(footMm)],
    ]);
    expect(small(second)).toEqual([
      ['Title · Station', 40, close(20)],
      ['Range', 200, close(20)],
      ['Maker', 40, close(footMm)],
      ['2 of 2', 200, close(footMm)],
    ]);
    const lastMm = Math.max(...first!.texts.filter(({ sizePt }) => sizePt === 9).map((text) => topOf(text) + lineOf(9)));
    expect(lastMm).toBeLessThanOrEqual(297 - 30 - 7 + 1e-6);
    expect(lastMm).toBeGreaterThan(297 - 30 - 7 - lineOf(9) - 1);
    expect(second!.texts[0]!.yMm).toBeCloseTo(20 + 8 + second!.texts[0]!.sizePt * (25.4 / 72) * 1.05, 6);
  });

  it('have figures on the page of their heading, though what follows them is on the next', () => {
    const figures = { kind: 'figures', title: 'Size', figures: [{ id: 'a', label: '', figure: '7', unit: '', isMissing: false }] } as const;
    const pageOf = (count: number, ...sections: readonly DocumentSection[]) => {
      const lines = Array.from({ length: count }, (_, i) => `Line ${i}`);
      const pages = pagesOf(documentOf({ kind: 'lines', lines }, ...sections));
      return ['Size', '7', 'Last'].map((text) => pages.findIndex(({ texts }) => texts.some((of) => of.text === text)));
    };
    const last: DocumentSection = { kind: 'lines', lines: ['Last'] };
    const found = Array.from({ length: 30 }, (_, i) => pageOf(i + 15, figures, last).join(' '));
    expect([...new Set(found)]).toEqual(['0 0 0', '0 0 1', '1 1 1']);
  });

  test.each([
    [100, 90, true],
    [99.9, 90, false],
    [100, 89.9, false],
  ])('are there where margins leave %d x %d mm: %p', (widthMm, heightMm, are) => {
    const marginsMm = { top: 20, left: 30, right: 210 - 30 - widthMm, bottom: 297 - 20 - heightMm };
    expect(reportPages(documentOf(), { ...paper, marginsMm }, lettersOf) !== undefined).toBe(are);
  });

  it('have letters of these sizes', () => {
    const sizes = Object.entries(textStyles).map(([name, { sizePt, isStrong }]) => [name, sizePt, isStrong]);
    expect(sizes).toEqual([
      ['title', 20, true],
      ['subtitle', 11, false],
      ['heading', 12, true],
      ['label', 7.5, false],
      ['value', 9, false],
      ['figure', 14, true],
      ['unit', 8.5, false],
      ['body', 9, false],
      ['foot', 7.5, false],
    ]);
  });
});
