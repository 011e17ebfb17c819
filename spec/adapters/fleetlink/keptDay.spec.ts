import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeFleetDay } from '../../../adapters/contract/index.ts';
import { packDay, packKeptDay, readKeptDay } from '../../../adapters/fleetlink/index.ts';
import type { FleetDay } from '../../../core/fleet/FleetDay.ts';
import { anyFleetDay } from '../../core/fleet/fleetDays.ts';

/** Bit for bit: -0 is another number than 0. */
const bitsOf = ({ quarters, ...of }: FleetDay) => ({
  of,
  numbers: [...quarters.numbers],
  periodsMs: [...quarters.periodsMs],
  slots: Array.from({ length: 11 }, (_, slot) => {
    const values = quarters.slots[slot];
    return (
      values && [values.sums, values.extremes].map((each) => Buffer.from(each.buffer, each.byteOffset, each.byteLength).toString('hex'))
    );
  }),
});

/** The same record with columns of numbers of every kind. */
const withNumbers = (record: FleetDay, numbers: readonly number[]): FleetDay => ({
  ...record,
  quarters: {
    ...record.quarters,
    slots: record.quarters.slots.map((of) => of && { ...of, sums: of.sums.map((_, i) => numbers[i % numbers.length]!) }),
  },
});

const someNumber = fc.oneof(
  ...[
    fc.constantFrom(0, -0, 0.1, 2 ** 31, 2 ** 31 - 1, -(2 ** 31), 2 ** 52, -1),
    fc.integer(),
    fc.float({ noNaN: true }),
    fc.double({ noNaN: true }),
  ],
);

describe('a kept day record', () => {
  it('is read as it was, in every bit', () =>
    fc.assert(
      fc.asyncProperty(anyFleetDay, fc.array(someNumber, { minLength: 1, maxLength: 50 }), async (record, numbers) => {
        for (const each of [record, withNumbers(record, numbers)])
          expect(bitsOf((await readKeptDay(packKeptDay(each)))!)).toEqual(bitsOf(each));
      }),
      { numRuns: 60 },
    ));

  it('is read as well where it was kept as it came', () =>
    fc.assert(
      fc.asyncProperty(anyFleetDay, async (record) => {
        const text = encodeFleetDay(record);
        expect(encodeFleetDay((await readKeptDay(await packDay(text)))!)).toBe(text);
      }),
      { numRuns: 20 },
    ));

  it('that is damaged, cut off or of a format that is not known is none, and throws nothing', () =>
    fc.assert(
      fc.asyncProperty(anyFleetDay, fc.nat(), fc.nat({ max: 255 }), async (record, at, byte) => {
        const body = packKeptDay(record);
        const changed = Uint8Array.from(body);
        changed[at % body.length] = byte;
        const read = await readKeptDay(changed);
        expect(read === undefined || read.day.length === 10).toBe(true);
        expect(await readKeptDay(body.subarray(0, at % body.length))).toBeUndefined();
        expect(await readKeptDay(await packDay(JSON.stringify({ format: 9, day: '2026-11-20', zone: 'UTC' })))).toBeUndefined();
      }),
      { numRuns: 60 },
    ));
});
