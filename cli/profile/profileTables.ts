import type { CsvRows, CsvValue } from '../../core/csv/index.ts';
import {
  type CalendarType,
  type CalendarTypeId,
  type DayHours,
  type DayTypes,
  type DurationCurve,
  type NoDayTypesReason,
  reachedFor,
} from '../../core/loadProfile/index.ts';
import { weekdayOf } from '../../core/time/index.ts';
import { formatNumber } from '../../i18n/format/index.ts';
import { textTable } from '../output/textTable.ts';

/** How values are shown: their unit, and what a value is in it. */
export interface ShownIn {
  readonly unit: string;
  readonly digits: number;
  readonly of: (value: number | undefined) => number | undefined;
}

/** One of the results, as a table for a terminal and as lines for a file. */
export interface ProfileTable {
  readonly text: string;
  readonly csv: CsvRows;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const moreDigits = 2;
const percent = 100;

const shown = (value: number | undefined, digits: number) => formatNumber(value, digits, 'en-GB').replaceAll(',', '');
const number = (value: number | undefined, digits: number): CsvValue => ({ number: value, digits: digits + moreDigits });
const texts = (cells: readonly string[]): readonly CsvValue[] => cells.map((text) => ({ text }));

/** A line for each day, a column for each hour of its clock. */
export function heatMapTable(days: readonly DayHours[], { unit, digits, of }: ShownIn): ProfileTable {
  const rows = days.map(({ day, means }) => ({ names: [day, weekdays[weekdayOf(day)]!], values: means.map(of) }));
  return {
    text: `${unit} in each hour\n${textTable(
      ['day', '', ...hours],
      rows.map(({ names, values }) => [...names, ...values.map((value) => shown(value, digits))]),
      [0, 1],
    )}`,
    csv: [
      texts(['day', 'weekday', ...hours.map((hour) => `${hour} [${unit}]`)]),
      ...rows.map(({ names, values }) => [...texts(names), ...values.map((value) => number(value, digits))]),
    ],
  };
}

const shownShares = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1];

/** What was reached for how long; a file has every quarter hour. */
export function durationTable(curve: DurationCurve, { unit, digits, of }: ShownIn): ProfileTable {
  let passed = 0;
  return {
    text: textTable(
      ['share of the time [percent]', 'hours', `at least [${unit}]`],
      shownShares.map((share) => [shown(share * percent, 0), shown(share * curve.hours, 1), shown(of(reachedFor(curve, share)), digits)]),
      [],
    ),
    csv: [
      texts(['hours', `at least [${unit}]`]),
      ...curve.steps.map((step) => [number((passed += step.hours), moreDigits), number(of(step.mean), digits)]),
    ],
  };
}

const reasons: Readonly<Record<NoDayTypesReason, string>> = {
  fewDays: 'less than 14 days of which 20 hours are known',
  notDistinct: 'the days do not fall into types',
};

const calendarNames: Readonly<Record<CalendarTypeId, string>> = {
  workdays: 'Mon Tue Wed Thu Fri',
  saturday: 'Sat',
  sunday: 'Sun',
  holiday: 'holidays',
};

/** A line for each type that was found, and for each of the calendar; a file has their hours. */
export function dayTypesTable(found: DayTypes, calendar: readonly CalendarType[], { unit, digits, of }: ShownIn): ProfileTable {
  const byCalendar = calendar.map(({ id, days, hours: means }) => [
    ...texts(['calendar', calendarNames[id], String(days)]),
    ...means.map((mean) => number(of(mean), digits)),
  ]);
  const head = texts(['type', 'mostly', 'days', ...hours.map((hour) => `${hour} [${unit}]`)]);
  if (found.kind === 'none') return { text: `no types of days: ${reasons[found.reason]}\n`, csv: [head, ...byCalendar] };
  const { types, unusual } = found;
  const namesOf = (of7: readonly number[]) => of7.map((weekday) => weekdays[weekday]).join(' ');
  const rows = types.map((type, i) => ({
    ...type,
    name: String(i + 1),
    least: Math.min(...type.hours),
    greatest: Math.max(...type.hours),
  }));
  const table = textTable(
    ['type', 'mostly', 'days', `mean [${unit}]`, 'least hour', 'greatest hour'],
    rows.map(({ name, weekdays: mostly, days, mean, least, greatest }) => [
      name,
      namesOf(mostly),
      String(days.length),
      ...[mean, least, greatest].map((value) => shown(of(value), digits)),
    ]),
    [0, 1],
  );
  return {
    text: `${table}unusual days: ${unusual.length === 0 ? 'none' : unusual.join(', ')}\n`,
    csv: [
      head,
      ...rows.map(({ name, weekdays: mostly, days, hours: means }) => [
        ...texts([name, namesOf(mostly), String(days.length)]),
        ...means.map((mean) => number(of(mean), digits)),
      ]),
      ...byCalendar,
    ],
  };
}
