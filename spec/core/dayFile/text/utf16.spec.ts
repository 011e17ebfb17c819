import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { utf8Input } from '../../../../core/dayFile/text/utf8Input.ts';
import { anyText } from '../../anyText.ts';
import { bytesOf, utf16Of, utf16Text } from '../files.ts';

function passed(chunks: readonly Uint8Array[]): { readonly bytes: readonly number[]; readonly isUtf8: boolean } {
  const bytes: number[] = [];
  let isUtf8 = true;
  const input = utf8Input({ push: (part) => bytes.push(...part), notUtf8: () => (isUtf8 = false) });
  chunks.forEach((chunk) => input.push(chunk));
  input.end();
  return { bytes, isUtf8 };
}

const inPieces = (bytes: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.slice(i * size, (i + 1) * size));
const pieceSize = fc.integer({ min: 1, max: 9 });

describe('the bytes of a file', () => {
  it('become UTF-8 when a byte order mark says that they are UTF-16, in pieces of any size', () => {
    fc.assert(
      fc.property(anyText(), fc.boolean(), pieceSize, (text, isLittle, size) => {
        expect(passed(inPieces(utf16Of(text, isLittle), size))).toEqual({ bytes: [...bytesOf(text)], isUtf8: false });
      }),
    );
  });

  it('become UTF-8 where characters of one byte end, of two, of three and of four', () => {
    const text = String.fromCodePoint(0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff);
    for (const isLittle of [true, false]) expect(passed([utf16Of(text, isLittle)]).bytes).toEqual([...bytesOf(text)]);
  });

  it('become UTF-8 however many there are, and behind pieces without any', () => {
    const text = '€'.repeat(70_000);
    for (const isLittle of [true, false]) {
      const bytes = utf16Of(text, isLittle);
      const nothing = new Uint8Array(0);
      const found = passed([nothing, bytes.subarray(0, 1), nothing, bytes.subarray(1), nothing]);
      expect(found.isUtf8).toBe(false);
      expect(new TextDecoder().decode(Uint8Array.from(found.bytes))).toBe(text);
    }
  });

  it('become what the platform makes of broken UTF-16', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0xd8, 0xdc, 0x00, 0x41, 0xff), { maxLength: 30 }),
        fc.boolean(),
        pieceSize,
        (rest, isLittle, size) => {
          const bytes = Uint8Array.of(...(isLittle ? [0xff, 0xfe] : [0xfe, 0xff]), ...rest);
          expect(passed(inPieces(bytes, size)).bytes).toEqual([...bytesOf(utf16Text(bytes)!)]);
        },
      ),
    );
  });

  it('pass as they are in any other file', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0xff, 0xfe, 0xef, 0x00, 0x41), { maxLength: 12 }), pieceSize, (list, size) => {
        const bytes = Uint8Array.from(list);
        fc.pre(utf16Text(bytes) === undefined);
        expect(passed(inPieces(bytes, size))).toEqual({ bytes: list, isUtf8: true });
      }),
    );
  });
});
