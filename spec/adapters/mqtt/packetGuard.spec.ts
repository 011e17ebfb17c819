import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { packetGuard } from '../../../adapters/mqtt/packetGuard.ts';

const maxBytes = 300;
function packet(length: number): number[] {
  const lengths: number[] = [];
  for (let left = length; ; left = Math.floor(left / 128)) {
    lengths.push((left % 128) | (left >= 128 ? 0x80 : 0));
    if (left < 128) break;
  }
  return [0x30, ...lengths, ...Array.from({ length: Math.min(length, 2 * maxBytes) }, () => 0xff)];
}

describe('the guard of a connection', () => {
  it('lets packets through up to the limit, in whatever pieces they come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(maxBytes)), fc.infiniteStream(fc.integer({ min: 1, max: 50 })), (lengths, cuts) => {
        const guard = packetGuard(maxBytes);
        const bytes = Uint8Array.from(lengths.flatMap(packet));
        for (let at = 0; at < bytes.length;) {
          const cut = cuts.next().value as number;
          if (!guard(bytes.subarray(at, at + cut))) return false;
          at += cut;
        }
        return true;
      }),
    );
  });

  it('notices a longer one after any others, at its length', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(maxBytes)), fc.integer({ min: maxBytes + 1, max: 2 ** 28 - 1 }), (lengths, long) => {
        const guard = packetGuard(maxBytes);
        return guard(Uint8Array.from(lengths.flatMap(packet))) && !guard(Uint8Array.from(packet(long).slice(0, 5)));
      }),
    );
  });

  it('notices a length of more than four bytes', () => {
    expect(packetGuard(2 ** 30)(Uint8Array.from([0x30, 0x80, 0x80, 0x80, 0x80, 0]))).toBe(false);
  });
});
