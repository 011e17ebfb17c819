import { expect, test } from '@jest/globals';
import { fileSize, totalBytes } from '../../../../../../ui/areas/energy/archive/model/fileSize.ts';

test.each([
  [0, { value: 0, unit: 'kB' }],
  [1277, { value: 1.277, unit: 'kB' }],
  [999_949, { value: 999.949, unit: 'kB' }],
  [999_950, { value: 0.99995, unit: 'MB' }],
  [25_400_000, { value: 25.4, unit: 'MB' }],
  [undefined, undefined],
] as const)('%p bytes read as %j', (bytes, size) => {
  expect(fileSize(bytes)).toEqual(size);
});

test('a sum without one of its sizes is unknown, not smaller', () => {
  expect(totalBytes([1000, 500])).toBe(1500);
  expect(totalBytes([])).toBe(0);
  expect(totalBytes([1000, undefined, 500])).toBeUndefined();
});
