import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DayFile, dayFileLayouts, dayFileMemory, latestLayout, readDayFile } from '../../../../core/dayFile/index.ts';
import { plantChannel, type SampleRow } from '../../../../core/samples/index.ts';
import { fileOf, header, rowAt, startMs } from '../files.ts';

const pressure = plantChannel('systemPressureBar');

/** A log as plain data, so that it stays when its memory is used again. */
const plain = (log: DayFile) => ({
  ...log,
  samples: {
    times: Array.from(log.samples.timesMs),
    columns: Array.from(log.samples.columns, ([name, values]) => [name, Array.from(values)]),
  },
});

const row = (i: number): SampleRow => rowAt(startMs + i * 2000, i % 3 === 0 ? {} : { [pressure]: i / 8, 'status@2': i });
const file = fc
  .record({ layout: fc.constantFrom(...dayFileLayouts), rows: fc.nat({ max: 40 }), first: fc.nat({ max: 500 }), cut: fc.nat({ max: 30 }) })
  .map(({ layout, rows, first, cut }) => {
    const bytes = fileOf(
      Array.from({ length: rows }, (_, i) => row(first + i)),
      layout,
      { ...header, softwareVersion: layout.version },
    );
    return bytes.subarray(0, Math.max(0, bytes.length - cut));
  });

describe('memory that is used again', () => {
  it('gives for each file what new memory gives, whatever was read before', () => {
    fc.assert(
      fc.property(fc.array(file, { minLength: 2, maxLength: 6 }), (files) => {
        const memory = dayFileMemory();
        for (const bytes of files) expect(plain(readDayFile(bytes, memory))).toEqual(plain(readDayFile(bytes)));
      }),
      { numRuns: 50 },
    );
  });

  it('is overwritten by the next file', () => {
    const memory = dayFileMemory();
    const files = [1, 2].map((first) => fileOf([row(first)], latestLayout, header));
    const [before, after] = files.map((bytes) => readDayFile(bytes, memory).samples);
    expect(before!.timesMs.buffer).toBe(after!.timesMs.buffer);
    expect(before!.timesMs[0]).toBe(after!.timesMs[0]);
  });
});
