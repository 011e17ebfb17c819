import { recordOr } from './lenient.ts';
import type { WireChange } from './pushSchemas.ts';

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes that turn one JSON tree into another; arrays and scalars are replaced whole. */
export function changesBetween(before: unknown, after: unknown, prefix = ''): WireChange[] {
  if (Object.is(before, after)) return [];
  if (!isTree(before) || !isTree(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [after === undefined ? [prefix] : [prefix, after]];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesBetween(before[key], after[key], prefix === '' ? key : `${prefix}.${key}`));
}

function withChange(tree: unknown, [head, ...rest]: readonly string[], value: unknown): unknown {
  if (head === undefined) return value;
  const { [head]: child, ...others } = recordOr(tree);
  const changed = withChange(child, rest, value);
  return changed === undefined ? others : { ...others, [head]: changed };
}

/** The tree after the changes; the given one stays as it is. */
export function applyChanges(tree: unknown, changes: readonly WireChange[]): unknown {
  return changes.reduce<unknown>((result, [path, value]) => withChange(result, path === '' ? [] : path.split('.'), value), tree);
}
