import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { encodeHistory } from '../../../adapters/contract/index.ts';
import { plantChannel } from '../../../core/samples/index.ts';

const channel = plantChannel('systemPressureBar');
const nothing = new Float32Array(1);

/** What is sent for a mean. */
const sent = (mean: number) =>
  encodeHistory({
    stepMs: 900_000,
    timesMs: Float64Array.of(0),
    columns: new Map([[channel, { mean: Float32Array.of(mean), least: nothing, greatest: nothing, coveredS: nothing }]]),
    days: 1,
    summedDays: 1,
  }).channels[0]!.mean[0];

test('a measured value is sent to six digits, whatever its size and sign', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect((sent(value) ?? NaN) + 0).toBe(Number(value.toPrecision(6)) + 0);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  [0.0123456789, 0.0123457],
  [-86_552.25, -86_552.3],
  [16_777_216, 16_777_200],
  [NaN, null],
])('%p is sent as %p', (value, expected) => {
  expect(sent(value)).toBe(expected);
});
