import { describe, expect, it } from '@jest/globals';
import type { MaintenanceItem, ServiceEntry, ServiceRecord } from '../../../core/maintenance/index.ts';
import type { Counts } from '../../../core/statistics/index.ts';
import { plantIndex } from '../../../core/statistics/index.ts';
import { plantDayOf, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { serviceBook } from '../../../station/figures/serviceBook.ts';
import { item } from '../../core/maintenance/items.ts';
import { someService } from '../../core/maintenance/serviceRecords.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';

const nowMs = someService.enteredAtMs;
const { index, component, doneAtMs, by, note, parts, runningH } = someService;
const entry: ServiceEntry = { index, component, doneAtMs, by, note, parts, runningH };
const counts = (index: number, over: Partial<Counts> = {}): Counts => ({
  ...{ index, loadS: 3600, noLoadS: 1800, motorStarts: 1, energyKWh: 1, energyLoadKWh: 1, volumeM3: 1, rangeS: 86_400, knownS: 80_000 },
  ...over,
});

/** A book on a control that begins intervals again, or on one that is only read. */
function bookOn({ canRestart }: { readonly canRestart: boolean }) {
  const store = memoryStore();
  let items: readonly MaintenanceItem[] = [item({ index: 2, intervalH: 2000, remainingH: -38 })];
  let clockMs = nowMs;
  const setRemaining = (of: Pick<MaintenanceItem, 'index' | 'component'>, remainingH: number) => {
    items = items.map((each) => (each.index === of.index && each.component === of.component ? { ...each, remainingH } : each));
    book.take({ maintenance: items });
    return true;
  };
  const book = serviceBook({
    repository: store.services,
    transaction: (change) => store.transaction(change),
    source: canRestart ? { setRemaining } : {},
    counted: ({ fromMs }) =>
      Promise.resolve(
        plantDayOf(fromMs, 'Europe/Berlin') === '2026-11-19'
          ? [counts(2), counts(3, { loadS: undefined, noLoadS: undefined, knownS: 0 }), counts(plantIndex)]
          : [],
      ),
    zone: () => 'Europe/Berlin',
    clock: { nowMs: () => clockMs },
  });
  book.take({ maintenance: items });
  return {
    book,
    remainingH: () => items[0]!.remainingH,
    run: (hours: number) => setRemaining(items[0]!, items[0]!.remainingH! - hours),
    wait: (ms: number) => (clockMs += ms),
  };
}
const closed = (answer: ReturnType<ReturnType<typeof bookOn>['book']['close']>) => answer as ServiceRecord;

describe('the services of a station', () => {
  it('[CARE-1] begin their interval again when they are closed, where the control allows it', () => {
    const { book, remainingH } = bookOn({ canRestart: true });
    expect(book.close(entry)).toEqual({ ...someService, isRestarted: true });
    expect(remainingH()).toBe(2000);
    expect(book.history()).toMatchObject({ canRestart: true, records: [{ ...someService, isRestarted: true }] });
  });

  it('[CARE-1] only note a closed service where the control is read alone', () => {
    const { book, remainingH } = bookOn({ canRestart: false });
    expect(book.close(entry)).toEqual(someService);
    expect(remainingH()).toBe(-38);
    expect(book.history().canRestart).toBe(false);
  });

  it('[CARE-1] count on as before when an entry is taken back', () => {
    const { book, remainingH, run } = bookOn({ canRestart: true });
    const { id } = closed(book.close(entry));
    run(5);
    expect(book.takeBack(id)).toMatchObject({ id });
    expect(remainingH()).toBe(-43);
    expect(book.history().records).toEqual([]);
  });

  it('[CARE-1] keep an entry that is older than a day', () => {
    const { book, wait } = bookOn({ canRestart: true });
    const { id } = closed(book.close(entry));
    wait(86_400_001);
    expect(book.takeBack(id)).toBe('tooLate');
    expect(book.takeBack(77)).toBe('unknownService');
    expect(book.history().records).toHaveLength(1);
  });

  it.each<readonly [string, Partial<ServiceEntry>, string]>([
    ['a machine without it', { index: 3 }, 'unknownService'],
    ['nobody', { by: '' }, 'noName'],
    ['tomorrow', { doneAtMs: nowMs + 86_400_000 }, 'future'],
  ])('refuse an entry for %s, and keep nothing of it', (_name, over, problem) => {
    const { book, remainingH } = bookOn({ canRestart: true });
    expect(book.close({ ...entry, ...over })).toBe(problem);
    expect(book.history().records).toEqual([]);
    expect(remainingH()).toBe(-38);
  });

  it('[CARE-2] know how long each machine ran on each of the last 56 days, oldest first, and not today', async () => {
    const asked: string[] = [];
    const book = serviceBook({
      ...{ repository: memoryStore().services, transaction: (change) => change(), source: {} },
      counted(range) {
        const day = plantDayOf(range.fromMs, 'Europe/Berlin');
        expect(range).toEqual(plantDayRange(day, 'Europe/Berlin'));
        asked.push(day);
        return Promise.resolve([counts(0, { loadS: asked.length, noLoadS: 1000 })]);
      },
      ...{ zone: () => 'Europe/Berlin', clock: { nowMs: () => Date.parse('2026-11-20T22:59:59Z') } },
    });
    const days = (await book.runningDays()).get(0)!;
    expect(asked).toEqual(Array.from({ length: 56 }, (_, i) => shiftDay('2026-09-25', i)));
    expect(days.map(({ day, runningS }) => [day, runningS])).toEqual(asked.map((day, i) => [day, 1001 + i]));
  });

  it('[CARE-2] know how long each machine ran on past days of the zone, the plant apart', async () => {
    const { book } = bookOn({ canRestart: false });
    expect(await book.runningDays()).toEqual(
      new Map([
        [2, [{ day: '2026-11-19', runningS: 5400, knownS: 80_000, rangeS: 86_400 }]],
        [3, [{ day: '2026-11-19', runningS: undefined, knownS: 0, rangeS: 86_400 }]],
      ]),
    );
  });
});
