import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { clipped, plainLine } from '../../../server/text/plainLine.ts';
import { anyText } from '../../core/anyText.ts';

describe('a text from outside in a message', () => {
  test.each([
    ['Halle A', 'Halle A'],
    ['  Halle\tA ', 'Halle A'],
    ['Hallenweg 3\r\n12345 Musterstadt\n', 'Hallenweg 3, 12345 Musterstadt'],
    ['a\u2028b\u0085c', 'a, b, c'],
    ['a\u0000\u001b[31mb\u007f', 'a [31mb'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['a\ud800b', 'a\ufffdb'],
    ['<b>&{x}', '<b>&{x}'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(199)}…`],
    [`${' '.repeat(3999)}x`, 'x'],
    [`${' '.repeat(4000)}x`, ''],
    ['', ''],
    [undefined, ''],
  ])('%j becomes the line %j', (text, line) => {
    expect(plainLine(text)).toBe(line);
  });

  it('is one line without control characters and not longer than allowed, however long it is', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), fc.nat({ max: 30 }), fc.nat({ max: 300 }), (text, times, longest) => {
        const line = plainLine(text.repeat(times), longest + 1);
        expect(line.length).toBeLessThanOrEqual(longest + 1);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e]/u);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['a😀b', 3, 'a…'],
    ['a😀b', 4, 'a😀b'],
  ])('%p cut to %p is %p', (text, longest, cut) => {
    expect(clipped(text, longest)).toBe(cut);
  });
});
