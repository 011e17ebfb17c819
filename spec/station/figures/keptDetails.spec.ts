import { describe, expect, it } from '@jest/globals';
import type { DayDetailBytes, FileIdentity } from '../../../core/ports/index.ts';
import { sealed } from '../../../station/figures/dayRecordBytes.ts';
import { keptDetails } from '../../../station/figures/keptDetails.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';
import { logLines } from '../logLines.ts';

const bytesOf = (text: string): DayDetailBytes => {
  const bytes = sealed(Buffer.from(text));
  return { slots: bytes, events: bytes, leaks: bytes, machines: bytes, replay: bytes };
};
const file = (sizeBytes: number): FileIdentity => ({ sizeBytes, modifiedMs: 1 });
const gone = () => {
  throw new Error('the database is gone');
};

function setUp(store = memoryStore()) {
  let zone = 'Europe/Berlin';
  const { log, lines } = logLines();
  const details = keptDetails(store.dayDetails, () => zone, log);
  const read = (from: string, until: string) =>
    details.read('leaks', from, until).map((bytes) => Buffer.from(bytes.subarray(4)).toString());
  return { details, store, lines, read, move: (to: string) => (zone = to), days: () => [...details.files()] };
}

describe('details of finished days', () => {
  it('are those of the days asked for, both ends included, also after a restart', () => {
    const { details, read, store, days } = setUp();
    for (const [i, day] of ['2026-11-19', '2026-11-20', '2026-11-21'].entries()) details.save(day, file(i), 'Europe/Berlin', bytesOf(day));
    expect(read('2026-11-20', '2026-11-21')).toEqual(['2026-11-20', '2026-11-21']);
    expect(days()).toEqual([
      ['2026-11-19', file(0)],
      ['2026-11-20', file(1)],
      ['2026-11-21', file(2)],
    ]);
    const again = setUp(store);
    expect([again.days(), again.read('2026-11-19', '2026-11-19')]).toEqual([days(), ['2026-11-19']]);
  });

  it('are of the zone that they were made in', () => {
    const { details, days, move, read } = setUp();
    details.save('2026-11-20', file(1), 'Europe/Berlin', bytesOf('a'));
    details.save('2026-11-21', file(2), 'UTC', bytesOf('b'));
    expect([days(), read('2026-11-01', '2026-11-30')]).toEqual([[['2026-11-20', file(1)]], ['a']]);
    move('UTC');
    expect([days(), read('2026-11-01', '2026-11-30')]).toEqual([[['2026-11-21', file(2)]], ['b']]);
  });

  it('are known of a day as soon as they are saved, where they are of the zone of now', () => {
    const { details, days } = setUp();
    expect(days()).toEqual([]);
    details.save('2026-11-21', file(2), 'UTC', bytesOf('b'));
    expect(days()).toEqual([]);
    details.save('2026-11-20', file(1), 'Europe/Berlin', bytesOf('a'));
    expect(days()).toEqual([['2026-11-20', file(1)]]);
  });

  it('that are damaged are forgotten, and no others', () => {
    const { details, days, read, store } = setUp();
    for (const day of ['2026-11-19', '2026-11-20']) details.save(day, file(1), 'Europe/Berlin', bytesOf(day));
    const damaged = bytesOf('2026-11-21');
    damaged.leaks[5]! ^= 1;
    details.save('2026-11-21', file(1), 'Europe/Berlin', damaged);
    expect(read('2026-11-19', '2026-11-21')).toEqual(['2026-11-19', '2026-11-20']);
    expect(days().map(([day]) => day)).toEqual(['2026-11-19', '2026-11-20']);
    expect(
      setUp(store)
        .days()
        .map(([day]) => day),
    ).toEqual(['2026-11-19', '2026-11-20']);
  });

  it('are none where the database fails, which is said each time', () => {
    const store = memoryStore();
    const broken = setUp({ ...store, dayDetails: { files: gone, save: gone, read: gone, remove: gone } });
    broken.details.save('2026-11-20', file(1), 'Europe/Berlin', bytesOf('a'));
    expect([broken.days(), broken.read('2026-11-20', '2026-11-20')]).toEqual([[], []]);
    expect(broken.lines).toEqual(Array.from({ length: 3 }, () => 'details: the database is gone'));
  });
});
