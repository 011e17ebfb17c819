import type { PlantDay } from '../time/index.ts';
import { type FurtherVariable, furtherVariables } from './PerformanceDay.ts';
import type { KnownVariables, VariableFile } from './variableDays.ts';

/** Who imported values last, and when. */
export interface VariableImport {
  readonly unit: string;
  readonly importedMs: number;
  readonly author: string;
}

/** A further variable as it is kept: a value for each day. */
export interface StoredVariable extends VariableImport {
  readonly name: FurtherVariable;
  readonly days: ReadonlyMap<PlantDay, number>;
}

/** What is to know of it. */
export interface ImportedVariable extends VariableImport {
  readonly name: FurtherVariable;
  readonly days: number;
  readonly first: PlantDay;
  readonly last: PlantDay;
}

/** So many days of a variable are kept: 20 years. */
export const maxVariableDays = 7305;
/** Length of a file that is imported, in UTF-16 units: a year of quarter hours of both variables. */
export const longestVariableText = 4_000_000;

/** The variables together, as a model takes them; undefined without any. */
export function knownVariables(stored: readonly StoredVariable[]): KnownVariables | undefined {
  if (stored.length === 0) return undefined;
  const days = new Map<PlantDay, Partial<Record<FurtherVariable, number>>>();
  for (const { name, days: values } of stored) for (const [day, value] of values) days.set(day, { ...days.get(day), [name]: value });
  return { days, names: furtherVariables.filter((name) => stored.some((of) => of.name === name)) };
}

/** What is to know of variables; undefined for one without days. */
export const importedVariables = (stored: readonly StoredVariable[]): readonly ImportedVariable[] =>
  stored.flatMap(({ days, ...of }) => {
    const [first, last] = [...days.keys()].reduce<readonly [PlantDay?, PlantDay?]>(
      ([least, greatest], day) => [
        least === undefined || day < least ? day : least,
        greatest === undefined || day > greatest ? day : greatest,
      ],
      [],
    );
    return first === undefined || last === undefined ? [] : [{ ...of, days: days.size, first, last }];
  });

/** The values of each variable that a file has. */
export const variablesOfFile = (
  { days, names, units }: Extract<VariableFile, { days: unknown }>,
  entered: Omit<VariableImport, 'unit'>,
): readonly StoredVariable[] =>
  names.map((name) => ({
    name,
    unit: units[name] ?? '',
    ...entered,
    days: new Map([...days].flatMap(([day, of]) => (of[name] === undefined ? [] : [[day, of[name]] as const]))),
  }));
