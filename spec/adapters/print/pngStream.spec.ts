import { expect, it, test } from '@jest/globals';
import { pngStream } from '../../../adapters/print/pngStream.ts';
import { png } from './pngs.ts';

test.each([1, 2, 7])('finds the compressed rows of a PNG in %s pieces', (pieces) => {
  const { file, data } = png(40, 30, 128, { pieces });
  expect(pngStream(file)).toEqual({ width: 40, height: 30, data });
});

it('reads a PNG that lies within other bytes', () => {
  const { file, data } = png(3, 2, 0);
  const more = new Uint8Array(file.length + 20).fill(7);
  more.set(file, 10);
  expect(pngStream(more.subarray(10, 10 + file.length))?.data).toEqual(data);
});

it('leaves a PNG alone wherever it is cut off', () => {
  const { file } = png(4, 4, 9);
  const taken = Array.from({ length: file.length }, (_, length) => length).filter(
    (length) => pngStream(file.slice(0, length)) !== undefined,
  );
  expect(taken).toEqual([]);
});

test.each([
  ['a PNG with opacity', png(4, 4, 9, { channels: 4 }).file],
  ['an interlaced PNG', png(4, 4, 9, { isInterlaced: true }).file],
  ['a PNG that is cut off', png(4, 4, 9).file.subarray(0, -12)],
  ['another file', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', new Uint8Array()],
])('leaves %s alone', (_what, file) => {
  expect(pngStream(file)).toBeUndefined();
});
