import { isRows, type SettingsRows } from './rows.ts';
import { isShownSecret } from './secrets.ts';

/** What a form's field holds. */
export type FieldValue = string | number | boolean | null | undefined | readonly string[] | SettingsRows<unknown>;

/** The paths of a group's fields: `enabled`, `account.smtpPort`, `receivers.0.active`. */
export type FieldPath<T> = T extends readonly (infer Item)[]
  ? `${number}.${FieldPath<Item>}`
  : { [K in keyof T & string]: T[K] extends FieldValue ? K : `${K}.${FieldPath<T[K]>}` }[keyof T & string];

/** The value at a path. */
export type ValueAt<T, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? T extends readonly (infer Item)[]
    ? ValueAt<Item, Rest>
    : Head extends keyof T
      ? ValueAt<T[Head], Rest>
      : never
  : Path extends keyof T
    ? T[Path]
    : never;

export interface Leaf {
  readonly path: string;
  readonly value: FieldValue;
  readonly isSecret: boolean;
}

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !isRows(value) &&
  !(Array.isArray(value) && value.every((item) => typeof item !== 'object'));

const pathOf = (prefix: string, key: string | number) => (prefix === '' ? String(key) : `${prefix}.${key}`);

/** The leaves of a group in their order; a shown secret's value is undefined, which keeps it. A list of texts is one leaf, and so are rows. */
export function leavesOf(tree: unknown, prefix = ''): readonly Leaf[] {
  if (isShownSecret(tree)) return [{ path: prefix, value: undefined, isSecret: true }];
  if (!isBranch(tree)) return [{ path: prefix, value: tree as FieldValue, isSecret: false }];
  return Object.entries(tree).flatMap(([key, child]) => leavesOf(child, pathOf(prefix, key)));
}

/** A tree of the same shape with other values at its leaves. */
export function mapLeaves(tree: unknown, valueAt: (path: string, leaf: unknown) => unknown, prefix = ''): unknown {
  if (isShownSecret(tree) || !isBranch(tree)) return valueAt(prefix, tree);
  if (Array.isArray(tree)) return tree.map((child, i) => mapLeaves(child, valueAt, pathOf(prefix, i)));
  return Object.fromEntries(Object.entries(tree).map(([key, child]) => [key, mapLeaves(child, valueAt, pathOf(prefix, key))]));
}
