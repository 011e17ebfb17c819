import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inputsResponse } from '../../../adapters/contract/inputsSchemas.ts';
import { decodeInputs, encodeInputs } from '../../../adapters/contract/inputsWire.ts';
import { inputSeriesOf } from '../../../core/inputFile/index.ts';
import { anyMinutes } from '../../core/inputFile/anyMinutes.ts';

const always = { fromMs: -Infinity, untilMs: Infinity };

describe('analog inputs on the wire', () => {
  it('come back as they were sent, with minutes or without', () => {
    fc.assert(
      fc.property(anyMinutes, fc.boolean(), (minutes, isAsked) => {
        const inputs = inputSeriesOf(minutes, always).map(({ channel, minutes: of }) => ({ channel, minutes: isAsked ? of : undefined }));
        const wire: unknown = JSON.parse(JSON.stringify(encodeInputs(inputs)));
        expect(inputsResponse.safeParse(wire).success).toBe(true);
        expect(decodeInputs(wire)).toEqual(inputs);
      }),
    );
  });

  it('give a list whatever arrives', () => {
    const some = fc.record(
      { slot: fc.anything(), name: fc.anything(), function: fc.anything(), minutes: fc.anything() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(some, fc.anything()))), (wire) => {
        expect(Array.isArray(decodeInputs(wire))).toBe(true);
      }),
    );
  });

  it('are without what is no input, and without minutes that are none or not later than the one before', () => {
    const dewPoint = { slot: 0, name: 'DEW_POINT', function: 'temperature' };
    const minutes = [[60_000, 60, 3, 2, 4], null, [60_000, 60, 3, 2, 4], ['x', 1], [120_000, 0, null, null, null]];
    expect(
      decodeInputs([
        { ...dewPoint, slot: 11 },
        { ...dewPoint, function: 'weight' },
        { ...dewPoint, name: 'A B' },
        { ...dewPoint, minutes },
      ]),
    ).toEqual([
      {
        channel: dewPoint,
        minutes: [
          { atMs: 60_000, seconds: 60, mean: 3, min: 2, max: 4 },
          { atMs: 120_000, seconds: 0, mean: undefined, min: undefined, max: undefined },
        ],
      },
    ]);
  });
});
