import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  expectedServiceMs,
  type ListedService,
  type MaintenanceItem,
  runningHoursByIndex,
  runningHoursPerDay,
  serviceDue,
  type ServiceDue,
  serviceList,
} from '../../../core/maintenance/index.ts';
import type { Counts } from '../../../core/statistics/index.ts';
import { item, maintenanceItem } from './items.ts';

const nowMs = Date.UTC(2026, 10, 20, 14, 32);
const dayMs = 86_400_000;

describe('a service', () => {
  test.each([
    [-0.1, 'overdue'],
    [0, 'dueSoon'],
    [99.9, 'dueSoon'],
    [100, 'notDue'],
    [undefined, undefined],
    [NaN, undefined],
  ])('with %p h left is %p', (remainingH, due) => {
    expect(serviceDue(remainingH)).toBe(due);
  });

  it('is expected when the running hours a day have used up what is left', () => {
    expect(expectedServiceMs(item({ remainingH: 64 }), 16, nowMs)).toBe(nowMs + 4 * dayMs);
    expect(expectedServiceMs(item({ remainingH: 0 }), 16, nowMs)).toBe(nowMs);
  });

  it('is expected in a century at the latest', () => {
    expect(expectedServiceMs(item({ remainingH: 36_525 }), 1, nowMs)).toBe(nowMs + 36_525 * dayMs);
    expect(expectedServiceMs(item({ remainingH: 36_525.1 }), 1, nowMs)).toBeUndefined();
  });

  it('of the year comes by the calendar, though the machine stands', () => {
    expect(expectedServiceMs(item({ component: 'annualMaintenance', remainingH: 48 }), 0, nowMs)).toBe(nowMs + 2 * dayMs);
  });

  test.each([
    ['the machine stands', 10, 0],
    ['its running time is unknown', 10, undefined],
    ['its running time is no number', 10, NaN],
    ['it would run more than a day a day', 10, 25],
    ['it is overdue', -1, 16],
    ['what is left is unknown', undefined, 16],
    ['what is left is no number', NaN, 16],
    ['it would take longer than a century', 8000, 0.1],
  ])('has no expected date when %s', (_case, remainingH, perDayH) => {
    expect(expectedServiceMs(item({ remainingH }), perDayH, nowMs)).toBeUndefined();
  });

  test.each([
    [43_200, 86_400, 12],
    [0, 86_400, 0],
    [86_400, 86_400, 24],
    [1, 0, undefined],
    [2, 1, undefined],
    [-1, 10, undefined],
    [undefined, 10, undefined],
    [NaN, 10, undefined],
  ])('sees %p s of running in %p s of data as %p h a day', (runningS, coveredS, perDayH) => {
    expect(runningHoursPerDay(runningS, coveredS)).toBe(perDayH);
  });
});

describe('the recent running hours', () => {
  const counts = (index: number, loadS: number | undefined, noLoadS: number | undefined, knownS: number): Counts => ({
    index,
    loadS,
    noLoadS,
    motorStarts: undefined,
    energyKWh: undefined,
    energyLoadKWh: undefined,
    volumeM3: undefined,
    rangeS: 14 * 86_400,
    knownS,
  });

  it('are load and no-load of each machine, related to the time that has data', () => {
    const counted = [counts(1, 36_000, 7200, 86_400), counts(2, 0, 0, 86_400), counts(3, undefined, undefined, 0)];
    const byIndex = runningHoursByIndex(counted, counted);
    expect([...byIndex]).toEqual([
      [1, 12],
      [2, 0],
      [3, undefined],
    ]);
  });

  it('are unknown where it is not reported how much of the time is known', () => {
    const counted = [counts(1, 36_000, 7200, 86_400), counts(2, 0, 0, 86_400)];
    expect([...runningHoursByIndex(counted, counted.slice(1))]).toEqual([
      [1, undefined],
      [2, 0],
    ]);
  });
});

describe('the list of services', () => {
  const perDay = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.double({ min: 0, max: 24, noNaN: true })), { selector: ([index]) => index })
    .map((pairs) => new Map(pairs));

  it('names the soonest of all machines first', () => {
    const rows = [
      item({ index: 1, remainingH: 500 }),
      item({ index: 2, remainingH: -10 }),
      item({ index: 3, remainingH: 40 }),
      item({ index: 1, component: 'motor', remainingH: undefined }),
      item({ index: 4, remainingH: 300 }),
      item({ index: 2, component: 'motor', remainingH: -38 }),
    ];
    const listed = serviceList(
      rows,
      new Map([
        [1, 20],
        [2, 20],
        [4, 2],
        [3, 0],
      ]),
      nowMs,
    );
    expect(listed.map(({ index, remainingH }) => [index, remainingH])).toEqual([
      [2, -38],
      [2, -10],
      [3, 40],
      [1, 500],
      [4, 300],
      [1, undefined],
    ]);
  });

  const running = new Map([[1, 20]]);
  test.each<readonly [string, Partial<MaintenanceItem>, ReadonlyMap<number, number> | undefined, ServiceDue | undefined]>([
    ['overdue', { remainingH: -1 }, running, 'overdue'],
    ['under 100 h', { remainingH: 99 }, undefined, 'dueSoon'],
    ['under 100 h of a machine that stands', { remainingH: 99 }, new Map(), 'dueSoon'],
    ['7 days ahead', { remainingH: 140 }, running, 'dueSoon'],
    ['more than 7 days ahead', { remainingH: 141 }, running, 'notDue'],
    ['7 days ahead by running hours that nobody knows', { remainingH: 140 }, undefined, 'notDue'],
    ['unknown', { remainingH: undefined }, running, undefined],
  ])('marks a service that is %s', (_case, over, perDay, due) => {
    expect(serviceList([item(over)], perDay, nowMs).map((service) => service.due)).toEqual([due]);
  });

  it('has no dates, not even of the annual maintenance, when the running hours are not known: then the remaining time decides', () => {
    const rows = [
      item({ remainingH: 900 }),
      item({ component: 'annualMaintenance', remainingH: 4000 }),
      item({ index: 2, remainingH: 200 }),
    ];
    const listed = serviceList(rows, undefined, nowMs);
    expect(listed.map(({ remainingH, expectedMs }) => [remainingH, expectedMs])).toEqual([
      [200, undefined],
      [900, undefined],
      [4000, undefined],
    ]);
  });

  it('names what is due at the same time by machine and then in the order of the parts', () => {
    const rows = [
      item({ index: 2, component: 'motor' }),
      item({ index: 1, component: 'dryer' }),
      item({ index: 1, component: 'waterFilter' }),
      item({ index: 1, component: 'oilFilter' }),
    ];
    for (const order of [rows, rows.toReversed()])
      expect(
        serviceList(
          order,
          new Map([
            [1, 8],
            [2, 8],
          ]),
          nowMs,
        ).map(({ index, component }) => [index, component]),
      ).toEqual([
        [1, 'waterFilter'],
        [1, 'oilFilter'],
        [1, 'dryer'],
        [2, 'motor'],
      ]);
  });

  it('names those of unknown remaining time by machine, too', () => {
    const rows = [3, 1, 2].map((index) => item({ index, remainingH: undefined }));
    expect(serviceList(rows, undefined, nowMs).map(({ index }) => index)).toEqual([1, 2, 3]);
  });

  it('has every item once, in an order that does not depend on how they came', () => {
    const key = (service: ListedService) => JSON.stringify(service);
    fc.assert(
      fc.property(fc.array(maintenanceItem), perDay, (items, runningHPerDay) => {
        const listed = serviceList(items, runningHPerDay, nowMs);
        expect(listed).toHaveLength(items.length);
        expect(serviceList(items.toReversed(), runningHPerDay, nowMs).map(({ due, expectedMs }) => [due, expectedMs])).toEqual(
          listed.map(({ due, expectedMs }) => [due, expectedMs]),
        );
        expect(new Set(listed.map(key))).toEqual(new Set(serviceList(items.toReversed(), runningHPerDay, nowMs).map(key)));
      }),
    );
  });

  it('puts what is overdue first, then what is due soon, each with its dates in order', () => {
    fc.assert(
      fc.property(fc.array(maintenanceItem), perDay, (items, runningHPerDay) => {
        const listed = serviceList(items, runningHPerDay, nowMs);
        const of = (wanted: ServiceDue | undefined) => listed.filter(({ due }) => due === wanted);
        const groups = [of('overdue'), of('dueSoon'), of('notDue'), of(undefined)];
        expect(listed).toEqual(groups.flat());
        for (const group of groups) {
          const dates = group.flatMap(({ expectedMs }) => expectedMs ?? []);
          expect(dates).toEqual(dates.toSorted((a, b) => a - b));
          expect(dates.every((atMs) => atMs >= nowMs && Number.isFinite(atMs))).toBe(true);
        }
      }),
    );
  });
});
