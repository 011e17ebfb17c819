import { csvNumber } from '../csv/index.ts';
import { isOneOf, recordOf } from '../records/index.ts';
import { instantInText, isPlantDay, type PlantDay, plantDayOf, plantDayRange } from '../time/index.ts';
import { type FurtherVariable, furtherVariables, type PerformanceDay } from './PerformanceDay.ts';

/** Why a line of variables can't be taken. */
export type VariableProblem = 'head' | 'columns' | 'time' | 'name' | 'value' | 'temperatureUnit' | 'otherUnit' | 'repeated' | 'empty';

/** The variables of each day: of temperatures the mean, of production the sum. */
export type DayVariables = ReadonlyMap<PlantDay, Readonly<Partial<Record<FurtherVariable, number>>>>;

/** Further variables: what each day has, and which of them a day must have. */
export interface KnownVariables {
  readonly days: DayVariables;
  readonly names: readonly FurtherVariable[];
}

/** What a file of variables says, with the unit that each is kept in, or the first line that can't be taken. */
export type VariableFile =
  | (KnownVariables & { readonly units: Readonly<Partial<Record<FurtherVariable, string>>>; readonly problem?: never })
  | { readonly days?: never; readonly problem: { readonly line: number; readonly code: VariableProblem } };

interface Row {
  readonly name: FurtherVariable;
  readonly day: PlantDay;
  readonly atMs: number;
  readonly value: number;
  readonly unit: string;
}

const head = /^\uFEFF?time([;,])name\1value\1unit$/i;
const columns = 4;
const celsius = (value: number) => value;
const fahrenheit = (value: number) => ((value - 32) * 5) / 9;
const toCelsius: Readonly<Record<string, (value: number) => number>> = {
  '°C': celsius,
  degC: celsius,
  C: celsius,
  '°F': fahrenheit,
  degF: fahrenheit,
  F: fahrenheit,
};

/** A day stands for its first instant. */
function timeOf(text: string, afterMs: number, zone: string): Pick<Row, 'day' | 'atMs'> | undefined {
  if (isPlantDay(text)) return { day: text, atMs: plantDayRange(text, zone).fromMs };
  const atMs = instantInText(text, afterMs, zone);
  return atMs === undefined ? undefined : { day: plantDayOf(atMs, zone), atMs };
}

function rowOf(text: string, separator: string, latest: ReadonlyMap<FurtherVariable, Row>, zone: string): Row | VariableProblem {
  const cells = text.split(separator).map((cell) => cell.trim());
  const [time = '', written = '', number = '', unit = ''] = cells;
  if (cells.length !== columns) return 'columns';
  const name = written.toLowerCase();
  if (!isOneOf(furtherVariables, name)) return 'name';
  const before = latest.get(name);
  const at = timeOf(time, before?.atMs ?? -Infinity, zone);
  if (at === undefined) return 'time';
  const value = csvNumber(number, separator);
  if (value === undefined) return 'value';
  if (name === 'temperature' && toCelsius[unit] === undefined) return 'temperatureUnit';
  if (name !== 'temperature' && before !== undefined && before.unit !== unit) return 'otherUnit';
  return { name, ...at, value: name === 'temperature' ? toCelsius[unit]!(value) : value, unit };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const ofDay: Readonly<Record<FurtherVariable, (values: readonly number[]) => number>> = {
  temperature: (values) => sumOf(values) / values.length,
  production: sumOf,
};

function daysOf(rows: readonly Row[]): DayVariables {
  const days = new Map<PlantDay, Record<FurtherVariable, number[]>>();
  for (const { day, name, value } of rows) {
    const of = days.get(day) ?? recordOf(furtherVariables, (): number[] => []);
    days.set(day, of);
    of[name].push(value);
  }
  return new Map(
    Array.from(days, ([day, of]) => [
      day,
      Object.fromEntries(furtherVariables.filter((name) => of[name].length > 0).map((name) => [name, ofDay[name](of[name])])),
    ]),
  );
}

/**
 * The days of a CSV `time,name,value,unit`: temperatures and production. A time is a day, an instant with its offset, or a time of the
 * plant's zone (IANA name); lines of a variable can be in any order, each time once.
 */
export function variableFile(text: string, zone: string): VariableFile {
  const [first = '', ...lines] = text.split(/\r?\n/);
  const separator = head.exec(first.trim())?.[1];
  if (separator === undefined) return { problem: { line: 1, code: 'head' } };
  const latest = new Map<FurtherVariable, Row>();
  const taken = new Set<string>();
  const rows: Row[] = [];
  for (const [i, content] of lines.entries()) {
    if (content.trim() === '') continue;
    const line = i + 2;
    const row = rowOf(content, separator, latest, zone);
    if (typeof row === 'string') return { problem: { line, code: row } };
    const place = `${row.name} ${row.atMs}`;
    if (taken.has(place)) return { problem: { line, code: 'repeated' } };
    taken.add(place);
    latest.set(row.name, row);
    rows.push(row);
  }
  if (rows.length === 0) return { problem: { line: 1, code: 'empty' } };
  const names = furtherVariables.filter((name) => latest.has(name));
  const units = Object.fromEntries(names.map((name) => [name, name === 'temperature' ? '°C' : latest.get(name)!.unit]));
  return { days: daysOf(rows), names, units };
}

/** Days with the variables of a file; those for which it lacks one are left out. */
export const withVariables = (days: readonly PerformanceDay[], { days: variables, names }: KnownVariables): readonly PerformanceDay[] =>
  days.flatMap((day) => {
    const of = variables.get(day.day);
    return of === undefined || names.some((name) => of[name] === undefined)
      ? []
      : [{ ...day, temperatureC: of.temperature, production: of.production }];
  });
