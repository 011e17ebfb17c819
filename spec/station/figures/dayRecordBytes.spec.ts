import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDayFile } from '../../../core/dayFile/index.ts';
import { energySumsOf, flowSumsOf, type DayRecord, daySums, joinedRecords } from '../../../core/totals/index.ts';
import {
  decodeEnergies,
  decodeFlows,
  decodeQuarters,
  decodeSummary,
  encodeDayRecord,
  encodeQuarters,
} from '../../../station/figures/dayRecordBytes.ts';
import { dayFileOf, simulatedDays } from './plantCard.ts';

const always = { fromMs: -Infinity, untilMs: Infinity };
const day = '2026-03-11';
const rows = simulatedDays(day, day).get(day)!;

function recordOfRows(count: number): DayRecord {
  const { summary, parts } = daySums(readDayFile(Buffer.from(dayFileOf(day, rows.slice(0, count)))), always);
  return { summary, quarters: joinedRecords(parts) };
}

const encodedOf = (record: DayRecord) => ({ ...encodeDayRecord(record), quarters: encodeQuarters(record.quarters) });

describe('the sums of a day as bytes', () => {
  it('are read as they were written, those of no rows too', () => {
    for (const count of [0, 1, 20, 700]) {
      const record = recordOfRows(count);
      const { summary, quarters, flows, energies } = encodedOf(record);
      expect(decodeFlows(flows)).toEqual(flowSumsOf(record.quarters));
      expect(decodeEnergies(energies)).toEqual(energySumsOf(record.quarters));
      expect(decodeSummary(summary)).toEqual({ summary: record.summary });
      expect(decodeQuarters(quarters)).toEqual(record.quarters);
      expect(record.summary === undefined).toBe(count === 0);
    }
  });

  it('are small: a whole day takes less than a hundredth of its file', () => {
    const { summary, quarters, flows, energies } = encodedOf(recordOfRows(rows.length));
    expect(summary.length + quarters.length).toBeLessThan(25_000_000 / 100);
    expect(flows.length).toBeLessThan(30_000);
    expect(energies.length).toBeLessThan(60_000);
    expect(summary.length).toBeLessThan(8000);
  });

  it('are nothing when a byte of them is wrong, missing or too much', () => {
    const { summary, quarters, flows, energies } = encodedOf(recordOfRows(100));
    const damage = fc.record({ at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), bit: fc.nat({ max: 7 }) });
    fc.assert(
      fc.property(damage, fc.constantFrom('flip', 'cut', 'add'), ({ at, bit }, how) => {
        for (const [bytes, decode] of [
          [summary, decodeSummary],
          [quarters, decodeQuarters],
          [flows, decodeFlows],
          [energies, decodeEnergies],
        ] as const) {
          const place = Math.floor(at * bytes.length);
          const damaged = how === 'cut' ? bytes.slice(0, place) : Uint8Array.from([...bytes, ...(how === 'add' ? [bit] : [])]);
          if (how === 'flip') damaged[place]! ^= 1 << bit;
          expect(decode(damaged)).toBeUndefined();
        }
      }),
    );
  });
});
