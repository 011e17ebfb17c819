import { describe, expect, it } from '@jest/globals';
import { filesNear } from '../../../adapters/dayFiles/totalsOfFiles.ts';
import { shiftDay } from '../../../core/time/index.ts';

const days = Array.from({ length: 9 }, (_, i) => shiftDay('2026-03-01', i));
const files = days.map((day) => ({ day, path: `${day}.csv`, sizeBytes: 0 }));
const read = (from: string, until: string) =>
  filesNear(files, { fromMs: Date.parse(from), untilMs: Date.parse(until) }).map(({ day }) => day);

describe('the files that are read for a range', () => {
  it('are those of its days and of the days beside them, whose files may hold samples of it in another zone', () => {
    expect(read('2026-03-04T00:00:00Z', '2026-03-06T00:00:00Z')).toEqual(['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']);
  });

  it('are none for a range that is long before or after all of them', () => {
    expect([read('2025-01-01', '2025-02-01'), read('2027-01-01', '2027-02-01')]).toEqual([[], []]);
  });

  it.each([
    ['2026-03-05T14:59:59.999Z', '2026-03-05T16:00:00.000Z', ['2026-03-04', '2026-03-05', '2026-03-06']],
    ['2026-03-05T15:00:00.000Z', '2026-03-05T16:00:00.000Z', ['2026-03-05', '2026-03-06']],
    ['2026-03-05T06:00:00.000Z', '2026-03-05T07:00:00.000Z', ['2026-03-04', '2026-03-05']],
    ['2026-03-05T06:00:00.000Z', '2026-03-05T07:00:00.001Z', ['2026-03-04', '2026-03-05', '2026-03-06']],
  ])('are those of days that in some zone have a row within three hours of it: %s to %s', (from, until, expected) => {
    expect(read(from, until)).toEqual(expected);
  });
});
