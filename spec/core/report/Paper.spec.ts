import { expect, it, test } from '@jest/globals';
import { paperOf, paperSizeMm, pixelsOf } from '../../../core/report/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';

test.each([
  ['a4', 'portrait', 210, 297],
  ['a4', 'landscape', 297, 210],
  ['letter', 'portrait', 215.9, 279.4],
  ['letter', 'landscape', 279.4, 215.9],
] as const)('%s %s is %s x %s mm', (size, orientation, widthMm, heightMm) => {
  expect(paperSizeMm({ size, orientation })).toEqual({ widthMm, heightMm });
});

it('takes the paper from the settings', () => {
  const print = {
    ...defaultSettings.print,
    orientation: 'portrait',
    paperSize: 'letter',
    topMarginMm: 1,
    rightMarginMm: 2,
    bottomMarginMm: 3,
    leftMarginMm: 4,
  } as const;
  expect(paperOf(print)).toEqual({ size: 'letter', orientation: 'portrait', marginsMm: { top: 1, right: 2, bottom: 3, left: 4 } });
});

test.each([
  [25.4, 300, 300],
  [50.8, 150, 300],
  [190, 96, 718],
  [0, 300, 1],
])('%s mm at %s dpi are %s pixels', (lengthMm, dpi, pixels) => {
  expect(pixelsOf(lengthMm, dpi)).toBe(pixels);
});
