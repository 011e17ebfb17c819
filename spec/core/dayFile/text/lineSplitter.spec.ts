import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lineSplitter } from '../../../../core/dayFile/text/lineSplitter.ts';
import { bytesOf } from '../files.ts';

type Line = readonly [text: string, isEnded: boolean] | 'too long';

function linesOf(chunks: readonly Uint8Array[]): readonly Line[] {
  const found: Line[] = [];
  const splitter = lineSplitter({
    lines: (_, from) => from,
    line: (bytes, from, until, isEnded) => found.push([String.fromCharCode(...bytes.subarray(from, until)), isEnded]),
    tooLong: () => found.push('too long'),
  });
  chunks.forEach((chunk) => splitter.push(chunk));
  splitter.end();
  return found;
}

const chunk = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r'), maxLength: 12 });

describe('the lines of a file', () => {
  it('end at LF or CRLF, however the bytes arrive', () => {
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 12 }), (chunks) => {
        const parts = chunks.join('').split('\n');
        const isCut = parts.at(-1) !== '';
        const expected = parts
          .slice(0, isCut ? undefined : -1)
          .map((part, i) => [part.replace(/\r$/, ''), !(isCut && i === parts.length - 1)]);
        expect(linesOf(chunks.map(bytesOf))).toEqual(expected);
      }),
    );
  });

  it('may be as long as the limit and no longer, in one piece or in many', () => {
    for (const [length, expected] of [
      [16_384, 'x'.repeat(16_384)],
      [16_385, undefined],
    ] as const) {
      const bytes = bytesOf(`${'x'.repeat(length)}\ny\n`);
      const lines: readonly Line[] = [expected === undefined ? 'too long' : [expected, true], ['y', true]];
      expect(linesOf([bytes])).toEqual(lines);
      expect(linesOf([bytes.subarray(0, 5), bytes.subarray(5, 9), bytes.subarray(9)])).toEqual(lines);
      expect(linesOf([bytes.subarray(0, length), bytes.subarray(length)])).toEqual(lines);
    }
  });
});
