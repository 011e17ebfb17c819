import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  chartPage,
  type MeasureText,
  mmPerPt,
  type PageFrame,
  pageFrame,
  type PageText,
  type PageWords,
  type Paper,
  paperSizeMm,
} from '../../../core/report/index.ts';
import { orientations, paperSizes } from '../../../core/settings/index.ts';

/** Letters of half their height. */
const measure: MeasureText = (text, { sizePt }) => Array.from(text).length * sizePt * mmPerPt * 0.5;
const words: PageWords = {
  title: 'Verlauf der Werte',
  station: 'Werk Süd',
  range: '21.11.2026, 08:00:00 bis 09:00:00',
  units: 'Druck in bar, Volumenstrom in m³/min',
  printed: 'Gedruckt am 21.11.2026, 09:01, Version 0.1.0',
  pageNumber: 'Seite 1 von 1',
};
const paper = (change: Partial<Paper> = {}): Paper => ({
  size: 'a4',
  orientation: 'landscape',
  marginsMm: { top: 10, right: 10, bottom: 10, left: 10 },
  ...change,
});
const close = 1e-6;

const margin = fc.double({ min: 0, max: 90, noNaN: true });
const papers: fc.Arbitrary<Paper> = fc.record({
  size: fc.constantFrom(...paperSizes),
  orientation: fc.constantFrom(...orientations),
  marginsMm: fc.record({ top: margin, right: margin, bottom: margin, left: margin }),
});
const text = fc.string({ unit: 'grapheme', maxLength: 200 });
const anyWords = fc.record({ title: text, station: text, range: text, units: text, printed: text, pageNumber: text });

function widthOf({ text: shown, xMm, align, ...style }: PageText): readonly [leftMm: number, rightMm: number] {
  const widthMm = measure(shown, style);
  if (align === 'right') return [xMm - widthMm, xMm];
  return align === 'left' ? [xMm, xMm + widthMm] : [xMm - widthMm / 2, xMm + widthMm / 2];
}

const textOf = (frame: PageFrame, shown: string) => frame.texts.find((one) => one.text === shown);

it('[TREND-9] the range of a page leads to its chart, and nothing else does', () => {
  const address = 'https://station.example/analysis/graphics?x=1-2';
  const frame = pageFrame(paper(), { ...words, address }, measure)!;
  expect(frame.texts.filter((one) => one.address !== undefined)).toEqual([{ ...textOf(frame, words.range)!, address }]);
  expect(pageFrame(paper(), words, measure)!.texts.some((one) => one.address !== undefined)).toBe(false);
});

describe('a page', () => {
  it('has its margins within the paper, its words and the room for the picture within the margins', () => {
    fc.assert(
      fc.property(papers, anyWords, (on, said) => {
        const frame = pageFrame(on, said, measure);
        if (frame === undefined) return;
        const { inner, area, texts, rules } = frame;
        const size = paperSizeMm(on);
        expect(inner.xMm + inner.widthMm + on.marginsMm.right).toBeCloseTo(size.widthMm, 6);
        expect(inner.yMm + inner.heightMm + on.marginsMm.bottom).toBeCloseTo(size.heightMm, 6);
        const bottomMm = inner.yMm + inner.heightMm + close;
        for (const one of texts) {
          const [leftMm, rightMm] = widthOf(one);
          expect(leftMm).toBeGreaterThanOrEqual(inner.xMm - close);
          expect(rightMm).toBeLessThanOrEqual(inner.xMm + inner.widthMm + close);
          expect(one.yMm - one.sizePt * mmPerPt).toBeGreaterThanOrEqual(inner.yMm - close);
          expect(one.yMm).toBeLessThanOrEqual(bottomMm);
        }
        for (const { yMm } of rules) expect(yMm < area.yMm || yMm > area.yMm + area.heightMm).toBe(true);
        expect(area.xMm).toBe(inner.xMm);
        expect(area.yMm).toBeGreaterThan(inner.yMm);
        expect(area.yMm + area.heightMm).toBeLessThan(bottomMm);
      }),
    );
  });

  it('has no two words over each other', () => {
    fc.assert(
      fc.property(papers, anyWords, (on, said) => {
        const texts = pageFrame(on, said, measure)?.texts ?? [];
        texts.forEach((one, i) => {
          for (const other of texts.slice(i + 1)) {
            const [left, right] = widthOf(one);
            const [otherLeft, otherRight] = widthOf(other);
            const isBeside = right <= otherLeft + close || otherRight <= left + close;
            const apartMm = Math.abs(one.yMm - other.yMm);
            expect(isBeside || apartMm >= Math.max(one.sizePt, other.sizePt) * mmPerPt * 0.5).toBe(true);
          }
        });
      }),
    );
  });

  it('puts title and station on one line, range and units on the next, the foot at the bottom', () => {
    const frame = pageFrame(paper(), words, measure)!;
    expect(textOf(frame, words.title)!.yMm).toBe(textOf(frame, words.station)!.yMm);
    expect(textOf(frame, words.range)!.yMm).toBe(textOf(frame, words.units)!.yMm);
    expect(textOf(frame, words.range)!.yMm).toBeGreaterThan(textOf(frame, words.title)!.yMm);
    expect(textOf(frame, words.station)!.align).toBe('right');
    expect(textOf(frame, words.pageNumber)!.xMm).toBe(287);
    expect(textOf(frame, words.pageNumber)!.yMm).toBeLessThan(200);
    expect(textOf(frame, words.pageNumber)!.yMm).toBeGreaterThan(196);
  });

  it('has its lines, and the picture between them, at these distances', () => {
    const { texts, rules, area } = pageFrame(paper(), words, measure)!;
    const [titleMm, noteMm, footMm] = [16, 9, 8].map((sizePt) => sizePt * mmPerPt);
    const near = (value: number) => expect.closeTo(value, 6);
    const headMm = 10 + (titleMm! + noteMm!) * 1.35;
    const footTopMm = 200 - footMm! * 1.35;
    expect(texts.map((one) => [one.text, one.xMm, one.yMm, one.isStrong, one.hasHalo])).toEqual([
      [words.title, 10, near(10 + titleMm!), true, false],
      [words.station, 287, near(10 + titleMm!), true, false],
      [words.range, 10, near(10 + titleMm! * 1.35 + noteMm!), false, false],
      [words.units, 287, near(10 + titleMm! * 1.35 + noteMm!), false, false],
      [words.printed, 10, near(footTopMm + footMm!), false, false],
      [words.pageNumber, 287, near(footTopMm + footMm!), false, false],
    ]);
    expect(rules).toEqual([headMm + 1, footTopMm - 1].map((yMm) => ({ xMm: 10, yMm: near(yMm), lengthMm: 277 })));
    expect([area.yMm, area.heightMm]).toEqual([near(headMm + 6), near(footTopMm - 3.5 - headMm - 6)]);
  });

  test.each([
    [60, true],
    [59.9, false],
  ])('is there where %d mm are left of its width: %p', (widthMm, is) => {
    const marginsMm = { top: 10, left: 30, bottom: 10, right: 297 - 30 - widthMm };
    const short = { title: 'T', station: '', range: 'R', units: '', printed: 'P', pageNumber: '1' };
    expect(pageFrame(paper({ marginsMm }), short, measure) !== undefined).toBe(is);
  });

  it('is there where 40 mm are left of the height of the picture', () => {
    const full = pageFrame(paper(), words, measure)!.area.heightMm;
    const withHeight = (heightMm: number) =>
      pageFrame(paper({ marginsMm: { top: 10, right: 10, left: 10, bottom: 10 + full - heightMm } }), words, measure);
    expect(withHeight(40.01)?.area.heightMm).toBeCloseTo(40.01, 6);
    expect(withHeight(39.99)).toBeUndefined();
  });

  test.each([
    [6, 'right'],
    [5.9, 'left'],
  ])('has two words on a line with %d mm between them: the second one to the %s', (gapMm, align) => {
    const widthMm = measure('a'.repeat(50), { sizePt: 8, isStrong: false }) + measure('1', { sizePt: 8, isStrong: false }) + gapMm + 1e-9;
    const marginsMm = { top: 10, left: 30, bottom: 10, right: 297 - 30 - widthMm };
    const said = { title: 'T', station: '', range: 'R', units: '', printed: 'a'.repeat(50), pageNumber: '1' };
    expect(textOf(pageFrame(paper({ marginsMm }), said, measure)!, '1')!.align).toBe(align);
  });

  it('puts what does not fit beside each other below each other, and shortens what does not fit at all', () => {
    const long = 'Verdichterstation '.repeat(30).trim();
    const frame = pageFrame(paper({ orientation: 'portrait' }), { ...words, station: long, units: long.slice(0, 100) }, measure)!;
    const station = frame.texts.find(({ text: shown }) => shown.startsWith('Verdichterstation') && shown.endsWith('…'))!;
    expect(station.align).toBe('left');
    expect(station.yMm).toBeGreaterThan(textOf(frame, words.title)!.yMm);
    expect(textOf(frame, long.slice(0, 100))!.yMm).toBeGreaterThan(textOf(frame, words.range)!.yMm);
  });

  it('has no line for a station without a name', () => {
    const texts = pageFrame(paper(), { ...words, station: '' }, measure)!.texts.map(({ text: shown }) => shown);
    expect(texts).toEqual([words.title, words.range, words.units, words.printed, words.pageNumber]);
  });

  test.each([
    ['the margins leave little of the width', { top: 10, right: 120, bottom: 10, left: 120 }],
    ['the margins leave little of the height', { top: 90, right: 10, bottom: 90, left: 10 }],
    ['the margins are larger than the paper', { top: 500, right: 10, bottom: 10, left: 10 }],
    ['a margin is no number', { top: NaN, right: 10, bottom: 10, left: 10 }],
  ])('is none where %s', (_what, marginsMm) => {
    expect(pageFrame(paper({ marginsMm }), words, measure)).toBeUndefined();
  });
});

describe('a picture on a page', () => {
  const side = fc.double({ min: 1, max: 5000, noNaN: true });

  it('lies within the margins, keeps its ratio and is as large as can be', () => {
    fc.assert(
      fc.property(papers, side, side, (on, widthPx, heightPx) => {
        const frame = pageFrame(on, words, measure);
        if (frame === undefined) return;
        const { picture, area } = chartPage(frame, { widthPx, heightPx, texts: [] });
        expect(picture.xMm).toBeGreaterThanOrEqual(area.xMm - close);
        expect(picture.xMm + picture.widthMm).toBeLessThanOrEqual(area.xMm + area.widthMm + close);
        expect(picture.yMm).toBeGreaterThanOrEqual(area.yMm - close);
        expect(picture.yMm + picture.heightMm).toBeLessThanOrEqual(area.yMm + area.heightMm + close);
        expect(picture.widthMm * heightPx).toBeCloseTo(picture.heightMm * widthPx, 4);
        expect(Math.max(picture.widthMm / area.widthMm, picture.heightMm / area.heightMm)).toBeCloseTo(1, 6);
      }),
    );
  });

  it('takes its texts with it, at their places and sizes', () => {
    const frame = pageFrame(paper(), words, measure)!;
    const text = { text: '7,2', x: 50, y: 30, sizePx: 12, isStrong: false, colour: '#333333', align: 'right', hasHalo: false } as const;
    const { picture, texts } = chartPage(frame, { widthPx: 1000, heightPx: 100, texts: [text] });
    const placed = texts.find((one) => one.text === '7,2')!;
    expect(picture.widthMm).toBeCloseTo(277, 6);
    expect(placed.xMm).toBeCloseTo(10 + 50 * 0.277, 6);
    expect(placed.yMm).toBeCloseTo(picture.yMm + 30 * 0.277, 6);
    expect(placed.sizePt * mmPerPt).toBeCloseTo(12 * 0.277, 6);
    expect(placed).toMatchObject({ align: 'right', colour: '#333333' });
  });
});
