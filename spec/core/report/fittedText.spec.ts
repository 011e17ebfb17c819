import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { fitted, type MeasureText, wrapped } from '../../../core/report/fittedText.ts';

const style = { sizePt: 10, isStrong: false };
/** A letter is a mm wide. */
const measure: MeasureText = (text) => Array.from(text).length;
const fit = (text: string, widthMm: number) => fitted(text, style, widthMm, measure);
const wrap = (text: string, widthMm: number) => wrapped(text, style, widthMm, measure);

describe('a text where there is little room', () => {
  test.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcd…'],
    ['abcdef', 2, 'a…'],
    ['abcdef', 1, '…'],
    ['abcdef', 0, '…'],
    ['ab cdef', 4, 'ab…'],
    ['🏭🏭🏭🏭', 3, '🏭🏭…'],
    ['', 0, ''],
  ])('%j in %d mm is %j', (text, widthMm, shown) => {
    expect(fit(text, widthMm)).toBe(shown);
  });

  it('is as much of it as fits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.integer({ min: 1, max: 32 }), (text, widthMm) => {
        const letters = Array.from(text);
        const cuts = letters.map((_, count) => `${letters.slice(0, count).join('').trimEnd()}…`);
        const longest = letters.length <= widthMm ? text : cuts.findLast((cut) => measure(cut, style) <= widthMm);
        expect(fit(text, widthMm)).toBe(longest);
      }),
    );
  });
});

describe('a text in lines', () => {
  test.each([
    ['one two three', 7, ['one two', 'three']],
    ['one two three', 6, ['one', 'two', 'three']],
    ['one two three', 13, ['one two three']],
    ['one  two', 3, ['one', 'two']],
    ['extraordinary one', 6, ['extra…', 'one']],
    ['', 5, ['']],
  ])('%j of %d mm is %j', (text, widthMm, lines) => {
    expect(wrap(text, widthMm)).toEqual(lines);
  });

  it('has all of its words in order, and no line that the next word would have fitted in', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.integer({ min: 8, max: 30 }), (words, widthMm) => {
        const lines = wrap(words.join(' '), widthMm);
        expect(lines.join(' ')).toBe(words.join(' '));
        lines.forEach((line, i) => {
          expect(line.length).toBeLessThanOrEqual(widthMm);
          const [next] = lines[i + 1]?.split(' ') ?? [];
          if (next !== undefined) expect(line.length + 1 + next.length).toBeGreaterThan(widthMm);
        });
      }),
    );
  });
});
