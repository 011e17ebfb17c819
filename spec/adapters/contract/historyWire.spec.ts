import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeHistory, encodeHistory } from '../../../adapters/contract/index.ts';
import type { SteppedHistory } from '../../../core/ports/index.ts';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { stateShare, type StepColumns, type SummedChannel } from '../../../core/totals/index.ts';

const pressure = plantChannel('systemPressureBar');
const nothing = new Float32Array(1);

const historyOf = (columns: ReadonlyMap<SummedChannel, StepColumns>, timesMs = Float64Array.of(0)): SteppedHistory => ({
  stepMs: 900_000,
  timesMs,
  columns,
  days: 1,
  summedDays: 1,
  estimatedDays: new Map(),
});

/** What is sent for a mean. */
const sent = (mean: number, channel: SummedChannel = pressure) =>
  encodeHistory(historyOf(new Map([[channel, { mean: Float32Array.of(mean), least: nothing, greatest: nothing, coveredS: nothing }]])))
    .channels[0]!.mean[0];

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

test.each([
  [1 / 3, 0.3333],
  [0, 0],
  [1, 1],
  [NaN, null],
])('%p of the time in a state is sent as %p', (share, expected) => {
  expect(sent(share, stateShare('load', 1))).toBe(expected);
});

const coverages = fc.constantFrom([900, 900], [900, 450], [0, 900]);

test('seconds with a value cross the wire once where channels share them, and come back to each channel as they were', () => {
  fc.assert(
    fc.property(fc.array(coverages, { maxLength: 10 }), (given) => {
      const times = Float64Array.of(0, 900_000);
      const columns = new Map(
        given.map((coveredS, i): readonly [SummedChannel, StepColumns] => [
          compressorChannel('electricalPowerKW', i + 1),
          {
            mean: Float32Array.of(1, 2),
            least: Float32Array.of(0, 1),
            greatest: Float32Array.of(2, 3),
            coveredS: Float32Array.from(coveredS),
          },
        ]),
      );
      const wire = encodeHistory(historyOf(columns, times));
      expect(wire.coverages_s).toHaveLength(new Set(given.map(String)).size);
      expect(decodeHistory(JSON.parse(JSON.stringify(wire))).columns).toEqual(columns);
    }),
  );
});

test('[ORIGIN-2] days on which a channel was estimated cross the wire with it, and of a measured one nothing is sent', () => {
  const column = { mean: nothing, least: nothing, greatest: nothing, coveredS: nothing };
  const power = compressorChannel('electricalPowerKW', 1);
  const wire = encodeHistory({
    ...historyOf(new Map([pressure, power].map((channel) => [channel, column]))),
    estimatedDays: new Map([[power, 3]]),
  });
  expect(wire.channels.map(({ estimated_days }) => estimated_days)).toEqual([undefined, 3]);
  expect(decodeHistory(JSON.parse(JSON.stringify(wire))).estimatedDays).toEqual(new Map([[power, 3]]));
});

test.each([[undefined], [1], [-1], [0.5], ['0'], [null]])('a channel whose coverage is %p has no seconds with a value', (coverage) => {
  const wire = { times_ms: [0], coverages_s: [[900]], channels: [{ channel: pressure, mean: [7], min: [6], max: [8], coverage }] };
  expect([...decodeHistory(wire).columns.get(pressure)!.coveredS]).toEqual([0]);
});
