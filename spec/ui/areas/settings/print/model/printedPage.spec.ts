import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { PageWords } from '../../../../../../core/report/index.ts';
import { defaultSettings, orientations, paperSizes, type PrintSettings } from '../../../../../../core/settings/index.ts';
import { printedPage } from '../../../../../../ui/areas/settings/print/model/printedPage.ts';
import { sampleChart } from '../../../../../../ui/areas/settings/print/model/sampleChart.ts';

const words: PageWords = { title: 'Analyse', station: 'Werk', range: 'heute', units: '', printed: 'jetzt', pageNumber: 'Seite 1 von 1' };
const pageOf = (change: Partial<PrintSettings> = {}) =>
  printedPage({ ...defaultSettings.print, ...change }, words, (text, { sizePt }) => text.length * sizePt * 0.2);

describe('the page that is drawn', () => {
  test.each([
    ['a4', 'landscape', 297, 210],
    ['a4', 'portrait', 210, 297],
    ['letter', 'landscape', 279.4, 215.9],
    ['letter', 'portrait', 215.9, 279.4],
  ] as const)('on %s %s is %d mm by %d mm', (paperSize, orientation, widthMm, heightMm) => {
    expect(pageOf({ paperSize, orientation }).size).toEqual({ widthMm, heightMm });
  });

  it('leaves the margins white', () => {
    const { frame, bands, problem } = pageOf({ leftMarginMm: 25, topMarginMm: 20, rightMarginMm: 12.5, bottomMarginMm: 30 });
    expect(problem).toBeUndefined();
    expect(frame?.inner).toEqual({ xMm: 25, yMm: 20, widthMm: 297 - 37.5, heightMm: 210 - 50 });
    expect(bands).toEqual([
      { xMm: 0, yMm: 0, widthMm: 25, heightMm: 210 },
      { xMm: 284.5, yMm: 0, widthMm: 12.5, heightMm: 210 },
      { xMm: 0, yMm: 0, widthMm: 297, heightMm: 20 },
      { xMm: 0, yMm: 180, widthMm: 297, heightMm: 30 },
    ]);
  });

  test.each<[Partial<PrintSettings>, string]>([
    [{ leftMarginMm: 250 }, 'tooSmall'],
    [{ topMarginMm: 120, bottomMarginMm: 60 }, 'tooSmall'],
    [{ rightMarginMm: NaN }, 'noLength'],
    [{ rightMarginMm: -1 }, 'noLength'],
  ])('with %p has no room: %s', (change, problem) => {
    expect(pageOf(change)).toMatchObject({ frame: undefined, problem });
  });

  it('has its bands on the sheet and its chart within the margins, whatever is typed', () => {
    const margin = fc.oneof(fc.double(), fc.double({ min: 0, max: 120, noNaN: true }));
    fc.assert(
      fc.property(
        fc.record({
          paperSize: fc.constantFrom(...paperSizes),
          orientation: fc.constantFrom(...orientations),
          leftMarginMm: margin,
          topMarginMm: margin,
          rightMarginMm: margin,
          bottomMarginMm: margin,
        }),
        (change) => {
          const { size, bands, frame, problem } = pageOf(change);
          for (const { xMm, yMm, widthMm, heightMm } of bands) {
            expect(Math.min(xMm, yMm, widthMm, heightMm)).toBeGreaterThanOrEqual(0);
            expect(xMm + widthMm).toBeLessThanOrEqual(size.widthMm + 1e-9);
            expect(yMm + heightMm).toBeLessThanOrEqual(size.heightMm + 1e-9);
          }
          expect(frame === undefined).toBe(problem !== undefined);
          if (frame === undefined) return;
          expect(frame.area.yMm).toBeGreaterThanOrEqual(frame.inner.yMm);
          expect(Object.values(sampleChart(frame.area)).join('')).not.toMatch(/NaN|Infinity|undefined/);
        },
      ),
    );
  });
});
