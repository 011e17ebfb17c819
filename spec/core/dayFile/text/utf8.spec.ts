import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { asciiText, utf8Text } from '../../../../core/dayFile/text/utf8.ts';
import { anyText } from '../../anyText.ts';
import { bytesOf } from '../files.ts';

describe('UTF-8 bytes', () => {
  it('are the text they were made of', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(utf8Text(bytesOf(text))).toBe(text);
      }),
    );
  });

  it('are reported from other bytes as the platform does', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const platform = (bytes: Uint8Array) => {
      try {
        return decoder.decode(bytes);
      } catch {
        return undefined;
      }
    };
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 8 }), (bytes) => {
        expect(utf8Text(bytes)).toBe(platform(bytes));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    [[0x50, 0x72, 0xfc, 0x66], 'Pr\u{fffd}f'],
    [[], ''],
  ])('%p without them are readable but for the other bytes', (bytes, text) => {
    expect(asciiText(Uint8Array.from(bytes))).toBe(text);
  });
});
