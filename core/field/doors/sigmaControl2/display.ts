import type { FieldUnit } from '../../FieldUnit.ts';
import { partOf } from './calls.ts';

const startPage = 0;
const maxDepth = 20;
const maxIds = 20;

const membersOf = (whole: unknown): readonly unknown[] => (typeof whole === 'object' && whole !== null ? Object.values(whole) : []);

function firstPage(menu: unknown, depth = 0): unknown {
  if (depth > maxDepth) return undefined;
  if (partOf(menu, 'Type') === startPage) return menu;
  for (const member of membersOf(menu)) {
    const page = firstPage(member, depth + 1);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** Ids of the objects in the line at the top of the first page; empty where the menu has none. */
export function statusLineIds(menu: unknown): readonly number[] {
  const line = partOf(firstPage(menu), 'StatusLine');
  return [line, ...membersOf(line)]
    .map((object) => partOf(object, 'Id'))
    .filter((id): id is number => typeof id === 'number' && Number.isInteger(id))
    .slice(0, maxIds);
}

/** A value as it is shown. */
export interface ShownValue {
  readonly value: number;
  readonly unit: FieldUnit;
}

const kinds = { pressure: 8, temperature: 9 } as const;
const units: Readonly<Record<keyof typeof kinds, Readonly<Record<string, FieldUnit>>>> = {
  pressure: { bar: 'bar', psi: 'psi', kpa: 'kPa', mpa: 'MPa' },
  temperature: { c: 'degC', f: 'degF', k: 'K' },
};
const shown = /^(-?\d{1,5}(?:[.,]\d{1,3})?)\s*°?\s*([a-z]{1,3})$/i;

/** What is shown of a kind; undefined unless exactly one object of the kind is, with a number and a unit. */
export function shownValue(objects: unknown, kind: keyof typeof kinds): ShownValue | undefined {
  const found = membersOf(objects).filter((object) => partOf(object, 'Type') === kinds[kind]);
  if (found.length !== 1) return undefined;
  const text = ['ValueText', 'Value', 'Text'].map((key) => partOf(found[0], key)).find((each) => typeof each === 'string');
  const [, number = '', name = ''] = shown.exec(text?.trim() ?? '') ?? [];
  const unit = Object.hasOwn(units[kind], name.toLowerCase()) ? units[kind][name.toLowerCase()] : undefined;
  return unit === undefined ? undefined : { value: Number(number.replace(',', '.')), unit };
}
