import { expect, it } from '@jest/globals';
import { compressorState, emptySlot } from '../../../core/compressor/index.ts';

it('an empty slot keeps its number, is not installed and has no values', () => {
  const { index, technology, ...values } = emptySlot(7);
  expect(index).toBe(7);
  expect(compressorState(technology, values.status)).toBe('notInstalled');
  expect(Object.values(values).every((value) => value === undefined)).toBe(true);
});
