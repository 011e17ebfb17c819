import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { decodeThinkGreen, encodeThinkGreen, thinkGreenMessage } from '../../../adapters/contract/index.ts';
import { type AirStatistics, volumeAndLeakage } from '../../../core/balance/index.ts';
import { tariff } from '../../core/balance/expectConserved.ts';
import { pathsIn, sent, withAt, wrongValue } from './wires.ts';

const amount = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { nil: undefined });
const instant = fc.integer({ min: 0, max: 4_102_444_800_000 });
const airStatistics: fc.Arbitrary<AirStatistics> = fc.record({
  timespan: fc.record({ fromMs: instant, untilMs: instant }),
  machines: fc
    .subarray([1, 2, 3, 9, 10])
    .chain((indices) =>
      fc
        .tuple(...indices.map(() => fc.record({ energyLoadKWh: amount, energyNoLoadKWh: amount, volumeM3: amount, leakedM3: amount })))
        .map((figures) => figures.map((of, i) => ({ index: indices[i]!, ...of }))),
    ),
  leakOrigin: fc.constantFrom('upperBound', 'estimate', 'entered', undefined),
});

const statistics: AirStatistics = {
  timespan: { fromMs: 1_795_132_800_500, untilMs: 1_795_140_000_000 },
  machines: [{ index: 4, energyLoadKWh: 900, energyNoLoadKWh: 100, volumeM3: 10_000, leakedM3: undefined }],
  leakOrigin: 'upperBound',
};

describe('think-green statistics on the wire', () => {
  it('arrive as they were counted, and fit their schema', () => {
    fc.assert(
      fc.property(airStatistics, (of) => {
        const wire = encodeThinkGreen(of);
        expect(z.parse(thinkGreenMessage, wire)).toEqual(wire);
        expect(decodeThinkGreen(sent(wire))).toEqual(of);
      }),
    );
  });

  it("[BAL-13] have the controller's fields by compressor, and their timespan in seconds", () => {
    expect(encodeThinkGreen(statistics)).toEqual({
      time_of_first_update: 1_795_132_800.5,
      time_of_last_update: 1_795_140_000,
      leak_origin: 'upper_bound',
      short_of: ['wholeWeek'],
      compressors: { 4: { energy_offload: 100, energy_onload: 900, total_volume: 10_000, leaked_volume: null } },
    });
  });

  it('[FIELD-5] name what was estimated beside the figures, as a controller does that knows', () => {
    const of: AirStatistics = {
      ...statistics,
      machines: [{ ...statistics.machines[0]!, estimated: ['energyLoadKWh', 'energyNoLoadKWh', 'leakedM3'] }],
    };
    const wire = encodeThinkGreen(of);
    expect(z.parse(thinkGreenMessage, wire).compressors[4]?.estimated).toEqual(['energy_onload', 'energy_offload', 'leaked_volume']);
    expect(decodeThinkGreen(sent(wire))).toEqual(of);
    for (const names of [undefined, null, 7, ['later_figure'], [3]])
      expect(decodeThinkGreen(withAt(sent(wire), ['compressors', '4', 'estimated'], names))).toEqual(statistics);
  });

  test.each([undefined, null, 7, 'text', [], {}])('that are %p have no machine and no time', (wire) => {
    expect(decodeThinkGreen(wire)).toEqual({ timespan: { fromMs: NaN, untilMs: NaN }, machines: [], leakOrigin: undefined });
  });

  it('have a machine of unknown figures for an empty slot, and none for null or another number', () => {
    const { machines } = decodeThinkGreen({ compressors: { 1: {}, 2: null, 11: {}, x: {} } });
    expect(machines.map(({ index, volumeM3 }) => [index, volumeM3])).toEqual([[1, undefined]]);
  });

  it('never break what is made of them, whatever stands in their fields', () => {
    const wire = encodeThinkGreen(statistics);
    fc.assert(
      fc.property(fc.constantFrom(...pathsIn(wire)), wrongValue, (path, value) => {
        for (const { leakageCost, cost } of volumeAndLeakage(decodeThinkGreen(sent(withAt(wire, path, value))).machines, tariff)) {
          expect([leakageCost ?? 0, cost ?? 0].every(Number.isFinite)).toBe(true);
        }
      }),
    );
  });
});
