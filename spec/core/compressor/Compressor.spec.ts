import { expect, it } from '@jest/globals';
import { blankTypePlate, compressorState, emptySlot } from '../../../core/compressor/index.ts';

it('an empty slot keeps its number, is not installed and has no values', () => {
  const { index, technology, typePlate, inputs, ...values } = emptySlot(7);
  expect(index).toBe(7);
  expect(compressorState(technology, values.status)).toBe('notInstalled');
  expect([typePlate, inputs]).toEqual([blankTypePlate, []]);
  expect(Object.values(values).every((value) => value === undefined)).toBe(true);
  expect(Object.values(typePlate).every((value) => value === undefined)).toBe(true);
});
