import { describe, expect, it, test } from '@jest/globals';
import type { jsPDF } from 'jspdf';
import { binaryString } from '../../../adapters/print/binaryString.ts';
import { drawRules } from '../../../adapters/print/drawRules.ts';
import { drawText } from '../../../adapters/print/pageFonts.ts';
import { mmPerPt, type PageText } from '../../../core/report/index.ts';

const textWidthMm = 30;
const sizeMm = 10 * mmPerPt;

/** Calls of a file that is drawn, by their names; each text is as wide as any other. */
function drawn(draw: (pdf: jsPDF) => void) {
  const calls: (readonly unknown[])[] = [];
  const pdf = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...given: readonly unknown[]) => {
          calls.push([name, ...given]);
          return textWidthMm;
        },
    },
  );
  draw(pdf as jsPDF);
  return (name: string) => calls.filter(([each]) => each === name).map(([, ...given]) => given);
}

const line: PageText = { text: 'a', xMm: 100, yMm: 50, sizePt: 10, isStrong: false, colour: '#123456', align: 'left', hasHalo: false };

describe('a text of a page', () => {
  it('is drawn once, with white around it where it stands on a drawing', () => {
    const plain = drawn((pdf) => drawText(pdf, line));
    expect([plain('text').length, plain('setLineWidth'), plain('link')]).toEqual([1, [], []]);
    const haloed = drawn((pdf) => drawText(pdf, { ...line, hasHalo: true }));
    expect(haloed('text').map(([, , , options]) => (options as { renderingMode: string }).renderingMode)).toEqual(['stroke', 'fill']);
    expect([haloed('setDrawColor'), haloed('setLineWidth')]).toEqual([[[255]], [[expect.closeTo(0.3 * sizeMm, 9)]]]);
  });

  test.each([
    ['left', 100],
    ['center', 85],
    ['right', 70],
  ] as const)('that leads somewhere and ends %s at its place is underlined from %d mm on', (align, leftMm) => {
    const calls = drawn((pdf) => drawText(pdf, { ...line, align, address: 'https://plant.example' }));
    const lineMm = expect.closeTo(50 + 0.16 * sizeMm, 9);
    expect(calls('line')).toEqual([[leftMm, lineMm, leftMm + textWidthMm, lineMm]]);
    expect(calls('setLineWidth')).toEqual([[expect.closeTo(0.05 * sizeMm, 9)]]);
    expect(calls('setDrawColor')).toEqual([['#123456']]);
  });

  it('that leads somewhere is a link over all of its letters, above and below the baseline', () => {
    const [[leftMm, topMm, widthMm, heightMm, to]] = drawn((pdf) => drawText(pdf, { ...line, address: 'https://a' }))(
      'link',
    ) as unknown as [readonly [number, number, number, number, unknown]];
    expect([leftMm, widthMm, to]).toEqual([100, textWidthMm, { url: 'https://a' }]);
    expect(topMm).toBeCloseTo(50 - sizeMm, 9);
    expect(topMm + heightMm).toBeCloseTo(50 + 0.3 * sizeMm, 9);
  });
});

describe('rules of a page', () => {
  it('are grey hairlines of their lengths', () => {
    const calls = drawn((pdf) => drawRules(pdf, [{ xMm: 10, yMm: 18, lengthMm: 100 }]));
    expect([calls('setDrawColor'), calls('setLineWidth'), calls('line')]).toEqual([[[170]], [[0.2]], [[10, 18, 110, 18]]]);
  });
});

describe('bytes as a text', () => {
  it('are one character each, however many', () => {
    for (const length of [0, 1, 8191, 8192, 8193, 20_000]) {
      const bytes = Uint8Array.from({ length }, (_, i) => i % 256);
      expect(Buffer.from(binaryString(bytes), 'latin1').equals(Buffer.from(bytes))).toBe(true);
    }
  });
});
