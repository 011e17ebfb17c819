import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type ListedService, serviceList } from '../../../../../core/maintenance/index.ts';
import {
  pressedSort,
  serviceColumns,
  type ServiceSort,
  sortedServices,
  sortFromQuery,
  sortToQuery,
} from '../../../../../ui/areas/maintenance/model/serviceSort.ts';
import { maintenanceItem } from '../../../../core/maintenance/items.ts';
import { item } from '../maintenanceFixture.ts';

const nowMs = Date.UTC(2026, 10, 20, 14);
const perDay = new Map([
  [1, 24],
  [2, 12],
]);
const names = { partName: (component: string) => component, order: (a: string, b: string) => (a < b ? -1 : Number(a > b)) };
const list = serviceList(
  [
    item(2, 'oilFilter', 240, 4000),
    { ...item(1, 'motor', 300), intervalH: undefined },
    item(3, 'dryer', -5, 2000),
    item(3, 'motor', 700, 1000),
    item(1, 'annualMaintenance', undefined, 8760),
  ],
  perDay,
  nowMs,
);
const sorted = (by: ServiceSort['by'], descending = false) => sortedServices(list, { by, descending }, names);
const machines = (services: readonly ListedService[]) => services.map(({ index, component }) => `${index} ${component}`);

describe('the order of the table', () => {
  test.each<readonly [ServiceSort['by'], readonly string[], readonly string[]]>([
    [
      'date',
      ['3 dryer', '1 motor', '2 oilFilter', '3 motor', '1 annualMaintenance'],
      ['2 oilFilter', '1 motor', '3 dryer', '3 motor', '1 annualMaintenance'],
    ],
    [
      'machine',
      ['1 motor', '1 annualMaintenance', '2 oilFilter', '3 dryer', '3 motor'],
      ['3 dryer', '3 motor', '2 oilFilter', '1 motor', '1 annualMaintenance'],
    ],
    [
      'part',
      ['1 annualMaintenance', '3 dryer', '1 motor', '3 motor', '2 oilFilter'],
      ['2 oilFilter', '1 motor', '3 motor', '3 dryer', '1 annualMaintenance'],
    ],
    [
      'remaining',
      ['3 dryer', '2 oilFilter', '1 motor', '3 motor', '1 annualMaintenance'],
      ['3 motor', '1 motor', '2 oilFilter', '3 dryer', '1 annualMaintenance'],
    ],
    [
      'interval',
      ['3 motor', '3 dryer', '2 oilFilter', '1 annualMaintenance', '1 motor'],
      ['1 annualMaintenance', '2 oilFilter', '3 dryer', '3 motor', '1 motor'],
    ],
  ])('by %s has missing values last, both ways', (by, ascending, descending) => {
    expect(machines(sorted(by))).toEqual(ascending);
    expect(machines(sorted(by, true))).toEqual(descending);
  });

  it('by date is soonest first', () => {
    expect(sorted('date')).toEqual(list);
  });

  it('has every row once, and no column loses one', () => {
    const sort = fc.record({ by: fc.constantFrom(...serviceColumns), descending: fc.boolean() });
    fc.assert(
      fc.property(fc.array(maintenanceItem), sort, (items, order) => {
        const rows = serviceList(items, perDay, nowMs);
        const result = sortedServices(rows, order, names);
        expect(result).toHaveLength(rows.length);
        expect(new Set(result)).toEqual(new Set(rows));
      }),
    );
  });
});

describe('the address', () => {
  test.each([
    ['', 'date', false],
    ['sort=machine', 'machine', false],
    ['sort=remaining&order=desc', 'remaining', true],
    ['order=desc', 'date', true],
    ['sort=nonsense', 'date', false],
    ['sort=part&order=up', 'part', false],
  ] as const)('"%s" asks for %s, descending %p', (query, by, descending) => {
    expect(sortFromQuery(new URLSearchParams(query))).toEqual({ by, descending });
  });

  it('keeps every order, and says nothing of the usual one', () => {
    for (const by of serviceColumns)
      for (const descending of [false, true]) expect(sortFromQuery(sortToQuery({ by, descending }))).toEqual({ by, descending });
    expect(sortToQuery({ by: 'date', descending: false }).size).toBe(0);
  });
});

it('a press on a head sorts by it, and a second one turns the order round', () => {
  const byPart = pressedSort({ by: 'date', descending: true }, 'part');
  expect(byPart).toEqual({ by: 'part', descending: false });
  expect(pressedSort(byPart, 'part')).toEqual({ by: 'part', descending: true });
  expect(pressedSort({ by: 'part', descending: true }, 'part')).toEqual(byPart);
});
