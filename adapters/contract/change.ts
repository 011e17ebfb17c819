import { isRecord } from '../../core/records/index.ts';
import { recordOr } from './lenient.ts';
import type { WireChange } from './pushSchemas.ts';

/** The changes that turn one JSON tree into another; arrays and scalars are replaced whole. */
export function changesBetween(before: unknown, after: unknown, prefix = ''): WireChange[] {
  if (Object.is(before, after)) return [];
  if (!isRecord(before) || !isRecord(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [after === undefined ? [prefix] : [prefix, after]];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesBetween(before[key], after[key], prefix === '' ? key : `${prefix}.${key}`));
}

/** A field of its own, whatever its name means to JavaScript. */
const setField = (node: Record<string, unknown>, key: string, value: unknown) =>
  Object.defineProperty(node, key, { value, writable: true, enumerable: true, configurable: true });

/** The tree after the changes; the given one stays as it is. What several changes touch is copied once. */
export function applyChanges(tree: unknown, changes: readonly WireChange[]): unknown {
  const copies = new Map<unknown, Record<string, unknown>>();
  const copyOf = (value: unknown) => {
    const copy = copies.get(value) ?? { ...recordOr(value) };
    copies.set(copy, copy);
    return copy;
  };
  let result = tree;
  for (const [path, value] of changes) {
    if (path === '') {
      result = value;
      continue;
    }
    const keys = path.split('.');
    const last = keys.pop()!;
    let node = copyOf(result);
    result = node;
    for (const key of keys) {
      const child = copyOf(Object.hasOwn(node, key) ? node[key] : undefined);
      setField(node, key, child);
      node = child;
    }
    if (value === undefined) Reflect.deleteProperty(node, last);
    else setField(node, last, value);
  }
  return result;
}
