import { describe, expect, it } from '@jest/globals';
import { expectedLines } from '../../../../core/dayFile/text/expectedLines.ts';

/** So many lines of 32 bytes. */
const linesOf = (count: number) => new TextEncoder().encode(`${'x'.repeat(31)}\n`.repeat(count));

describe('how many lines end in a piece', () => {
  it('is counted up to 64 KiB, from its first byte to before its last', () => {
    const bytes = linesOf(2048);
    expect(expectedLines(bytes, 0, bytes.length)).toBe(2048);
    expect([expectedLines(bytes, 31, 64), expectedLines(bytes, 32, 63), expectedLines(bytes, 32, 64), expectedLines(bytes, 5, 5)]).toEqual([
      2, 0, 1, 0,
    ]);
  });

  it('is counted up to 64 KiB wherever they begin', () => {
    const bytes = linesOf(4096);
    expect(expectedLines(bytes, 32, 32 + 65_536)).toBe(2048);
    expect(expectedLines(bytes, 32, 32 + 65_537)).toBe(2112);
  });

  it('is estimated of more, with a thirty-second to spare', () => {
    const bytes = linesOf(40_000);
    expect(expectedLines(bytes, 0, bytes.length)).toBe(41_250);
    expect(expectedLines(bytes, bytes.length / 2, bytes.length)).toBe(20_625);
  });

  it('is estimated by windows spread over all of it', () => {
    const half = linesOf(20_000);
    const bytes = new Uint8Array(2 * half.length);
    bytes.set(half, half.length);
    expect(expectedLines(bytes, 0, bytes.length)).toBeGreaterThanOrEqual(20_000);
    expect(expectedLines(bytes, 0, bytes.length)).toBeLessThan(22_000);
  });

  it('is estimated of all of a piece that begins late', () => {
    const lines = linesOf(40_000);
    const from = 15 * lines.length;
    const bytes = new Uint8Array(from + lines.length);
    bytes.set(lines.subarray(lines.length / 2), from + lines.length / 2);
    expect(expectedLines(bytes, from, bytes.length)).toBe(20_625);
  });
});
