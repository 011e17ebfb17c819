const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const entriesOf = (value: object): ReadonlyMap<string, unknown> =>
  value instanceof Map ? new Map([...value].map(([key, inner]) => [String(key), inner])) : new Map(Object.entries(value));

const near = (a: number, b: number, tolerance: number) =>
  Object.is(a, b) || a === b || Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));

const shown = (value: unknown) => (isObject(value) ? (Array.isArray(value) ? `list of ${value.length}` : 'object') : String(value));

/** Where two results first differ, as text; undefined when they agree. Numbers agree within a relative tolerance; NaN agrees with NaN. */
export function difference(ours: unknown, theirs: unknown, tolerance: number, path = 'result'): string | undefined {
  if (typeof ours === 'number' && typeof theirs === 'number')
    return near(ours, theirs, tolerance) ? undefined : `${path}: ${ours} against ${theirs}`;
  if (!isObject(ours) || !isObject(theirs)) return ours === theirs ? undefined : `${path}: ${shown(ours)} against ${shown(theirs)}`;
  const [mine, other] = [entriesOf(ours), entriesOf(theirs)];
  if (mine.size !== other.size) return `${path}: ${mine.size} entries against ${other.size}`;
  for (const [key, value] of mine) {
    if (!other.has(key)) return `${path}.${key}: missing in the other`;
    const found = difference(value, other.get(key), tolerance, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
