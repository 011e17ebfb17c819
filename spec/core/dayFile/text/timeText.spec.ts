import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type TimeFormat, timeReader, timeWriter } from '../../../../core/dayFile/text/timeText.ts';
import { bytesOf } from '../files.ts';

const formats: readonly TimeFormat[] = ['iso', 'german'];
const read = (format: TimeFormat, text: string) => timeReader(format)(bytesOf(`x${text}x`), 1, bytesOf(text).length + 1);
const moment = fc.integer({ min: 0, max: Date.parse('9999-12-31T23:59:59.999Z') });

describe('a time in a day file', () => {
  it('[LOG-4] is UTC, and reads back to the millisecond', () => {
    fc.assert(
      fc.property(fc.constantFrom(...formats), fc.array(moment), (format, moments) => {
        const [write, readBack] = [timeWriter(format), timeReader(format)];
        for (const atMs of moments) {
          const bytes = bytesOf(write(atMs));
          expect(readBack(bytes, 0, bytes.length)).toBe(atMs);
        }
      }),
    );
  });

  it('[LOG-4] is the ISO 8601 time in UTC', () => {
    fc.assert(
      fc.property(moment, (atMs) => {
        expect(timeWriter('iso')(atMs)).toBe(new Date(atMs).toISOString().replace('.000Z', 'Z'));
      }),
    );
    expect(timeWriter('german')(Date.parse('2026-11-20T06:30:02Z'))).toBe('20.11.2026 06:30:02');
  });

  test.each<[TimeFormat, string, string]>([
    ['iso', '2026-11-20T06:30:02', '2026-11-20T06:30:02Z'],
    ['iso', '2026-11-20 06:30:02', '2026-11-20T06:30:02Z'],
    ['iso', '2026-11-20T06:30:02.5Z', '2026-11-20T06:30:02.500Z'],
    ['iso', '2026-11-20T06:30:02.123456789Z', '2026-11-20T06:30:02.123Z'],
    ['iso', '2028-02-29T23:59:59Z', '2028-02-29T23:59:59Z'],
    ['german', '29.02.2028 00:00:00', '2028-02-29T00:00:00Z'],
  ])('in the format %s may be %s', (format, text, expected) => {
    expect(read(format, text)).toBe(Date.parse(expected));
  });

  test.each<[TimeFormat, string]>([
    ['iso', ''],
    ['iso', '2026-11-20'],
    ['iso', '2026-11-20T06:30'],
    ['iso', '2026-11-20T06:30:0'],
    ['iso', '2026-11-20T06:30:02+01:00'],
    ['iso', '2026-11-20T06:30:02ZZ'],
    ['iso', '2026-11-20T06:30:02.Z'],
    ['iso', '2026-11-20T06:30:02.1234567891'],
    ['iso', '2026-11-20T06:30:02.1a'],
    ['iso', '2026-11-20T24:00:00Z'],
    ['iso', '2026-11-20T06:60:00Z'],
    ['iso', '2026-11-20T06:30:60Z'],
    ['iso', '2026-02-29T00:00:00Z'],
    ['iso', '2026-13-01T00:00:00Z'],
    ['iso', '2026-00-01T00:00:00Z'],
    ['iso', '2026-01-00T00:00:00Z'],
    ['iso', '2026-01-32T00:00:00Z'],
    ['iso', '1969-12-31T23:59:59Z'],
    ['iso', '0026-11-20T00:00:00Z'],
    ['iso', '20.11.2026 06:30:02'],
    ['iso', '2026.11-20T06:30:02Z'],
    ['iso', '2026-11.20T06:30:02Z'],
    ['iso', '2026-11-20T06.30:02Z'],
    ['iso', '2026-11-20T06:30.02Z'],
    ['iso', '2026-11-20T/6:30:02Z'],
    ['iso', '2026-11-20T06:30:0:Z'],
    ['german', '20-11.2026 06:30:02'],
    ['german', '20.11-2026 06:30:02'],
    ['iso', '2026-11-20X06:30:02Z'],
    ['german', '2026-11-20T06:30:02Z'],
    ['german', '31.04.2026 00:00:00'],
  ])('in the format %s is not %p', (format, text) => {
    expect(read(format, text)).toBeNaN();
  });

  it('stays refused after a time of the same date was refused', () => {
    const readTime = timeReader('iso');
    const texts = ['2026-02-30T00:00:00Z', '2026-02-30T00:00:02Z', '2026-02-28T00:00:02Z'];
    expect(texts.map((text) => readTime(bytesOf(text), 0, text.length))).toEqual([NaN, NaN, Date.parse(texts[2]!)]);
  });
});
