import { describe, expect, it } from '@jest/globals';
import { dayTypesTable, profileTables } from '../../../core/annex/dayTypeTables.ts';
import type { LoadProfile } from '../../../core/loadProfile/index.ts';
import { evidenceOf } from './someEvidence.ts';

const { profiles: none } = evidenceOf();
const hours = (value: number | undefined) => Array.from({ length: 24 }, () => value);
const days = (values: readonly number[]): LoadProfile['days'] =>
  values.map((value, i) => ({ day: `2026-03-${String(i + 1).padStart(2, '0')}`, means: hours(value) }));
const type = (of: readonly string[], value: number) => ({
  ...{ days: of, weekdays: [], mean: value },
  ...{ hours: hours(value) as number[], low: hours(value - 1) as number[], high: hours(value + 1) as number[] },
});
const profiles = {
  flow: {
    ...none.flow,
    types: {
      ...{ kind: 'found' as const, unusual: [], silhouette: 0.8 },
      types: [type(['2026-03-01', '2026-03-03'], 20), type(['2026-03-02'], 5)],
    },
  },
  power: { ...none.power, days: days([100, 30, 120]) },
  pressure: { ...none.pressure, days: days([7, 7.2, 6.8]) },
};

describe('the types of days in the data for an assessment', () => {
  it('are numbered from 1, with their days and mean flow', () => {
    expect(dayTypesTable({ profiles }).rows).toEqual([
      ['1', 2, 20],
      ['2', 1, 5],
    ]);
  });

  it('have a table each: by the hour, flow, power and pressure of their days, between what 90 % of them lie', () => {
    const [first, second] = profileTables({ profiles });
    expect([first!.part, second!.part]).toEqual([1, 2]);
    expect(first!.columns.map(({ id, unit }) => `${id} ${unit}`.trim())).toEqual([
      ...['hour', 'flow m3/min', 'flowLow m3/min', 'flowHigh m3/min', 'power kW', 'powerLow kW', 'powerHigh kW'],
      ...['pressure bar', 'pressureLow bar', 'pressureHigh bar'],
    ]);
    expect([first!.rows.length, first!.rows[0]![0], first!.rows[23]![0]]).toEqual([24, 0, 23]);
    const [, ...values] = first!.rows[12]!;
    expect(values).toEqual([20, 19, 21, 110, 101, 119, 6.9, 6.81, 6.99].map((value) => expect.closeTo(value, 9)));
    expect(second!.rows[12]).toEqual([12, 5, 4, 6, 30, 30, 30, 7.2, 7.2, 7.2]);
  });

  it('are those of the calendar where days fall into none, without a band', () => {
    const calendar = (value: number, count: number) => [{ id: 'workdays' as const, days: count, hours: hours(value) }];
    const byCalendar = { ...none, flow: { ...none.flow, calendar: calendar(20, 3) }, power: { ...none.power, calendar: calendar(100, 4) } };
    expect(dayTypesTable({ profiles: byCalendar }).rows).toEqual([['workdays', 4, 20]]);
    const [table] = profileTables({ profiles: byCalendar });
    expect(table!.rows[0]).toEqual([0, 20, undefined, undefined, 100, undefined, undefined, undefined, undefined, undefined]);
  });
});
