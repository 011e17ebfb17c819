/** The names of a table's entries, in its order. */
export const keysOf = <K extends string>(table: Readonly<Partial<Record<K, unknown>>>): readonly K[] => Object.keys(table) as K[];

/** The entries of a table, in its order. */
export const entriesOf = <K extends string, V>(table: Readonly<Record<K, V>>): readonly (readonly [K, V])[] =>
  Object.entries<V>(table) as [K, V][];

/** A table with an entry for each name. */
export const recordOf = <K extends string, V>(names: readonly K[], valueOf: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;

/** Whether a value is one of a list. */
export const isOneOf = <T>(values: readonly T[], value: unknown): value is T => values.some((known) => known === value);

/** Whether a text is the name of one of a table's entries. */
export const isNameOf = <K extends string>(table: Readonly<Record<K, unknown>>, name: string): name is K => Object.hasOwn(table, name);

/** Whether a value has members: an object or a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whether a value is an object and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => isObject(value) && !Array.isArray(value);
