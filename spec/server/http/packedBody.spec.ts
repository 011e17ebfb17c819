import { describe, expect, it, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { packedBody } from '../../../server/http/packedBody.ts';

const text = Buffer.from('2026-11-20T00:00:00Z,7.25,40.5\n'.repeat(10_000));
const unpacked: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

describe('a large text on its way', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['*', 'zstd'],
    ['zstd;q=0, gzip', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
    ['nonsense;;q', undefined],
    [undefined, undefined],
  ])('for who takes %p is packed as %p', async (acceptEncoding, encoding) => {
    const packed = packedBody(Readable.from([text.subarray(0, 1000), text.subarray(1000)]), acceptEncoding);
    const bytes = await buffer(packed.stream);
    expect(packed.encoding).toBe(encoding);
    expect((unpacked[encoding ?? ''] ?? ((plain) => plain))(bytes).equals(text)).toBe(true);
    if (encoding !== undefined) expect(bytes.length).toBeLessThan(text.length / 2);
  });

  it('breaks off when it can not be read to its end', async () => {
    const broken = Readable.from(
      (function* () {
        yield text;
        throw new Error('the card was pulled out');
      })(),
    );
    await expect(buffer(packedBody(broken, 'gzip').stream)).rejects.toThrow('the card was pulled out');
  });

  it('lets go of its source when nobody wants it any more', async () => {
    const source = Readable.from([text]);
    packedBody(source, 'gzip').stream.destroy();
    await new Promise((resolve) => source.once('close', resolve));
    expect(source.destroyed).toBe(true);
  });
});
