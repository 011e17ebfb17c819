import { type FieldOrigins, originOf, type WireOrigin } from '../../adapters/contract/index.ts';

/** How a key stands in a path: numbers are keys of records. */
const keyOf = (key: string) => (/^\d+$/.test(key) ? '*' : key);
const below = (path: string, key: string) => (path === '' ? keyOf(key) : `${path}.${keyOf(key)}`);

/** A message without the fields that are ours. */
export function customersPart(value: unknown, fields: FieldOrigins | undefined, path = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => customersPart(item, fields, path));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => originOf(fields, below(path, key)) !== 'ours');
  return Object.fromEntries(kept.map(([key, field]) => [key, customersPart(field, fields, below(path, key))]));
}

/** Every field of a message with whose it is. */
export function originsIn(value: unknown, fields: FieldOrigins | undefined, path = ''): ReadonlyMap<string, WireOrigin> {
  if (Array.isArray(value)) return new Map(value.flatMap((item) => [...originsIn(item, fields, path)]));
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, field]) => {
      const at = below(path, key);
      return [[at, originOf(fields, at)] as const, ...originsIn(field, fields, at)];
    }),
  );
}
