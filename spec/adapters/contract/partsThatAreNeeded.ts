import { expect, test } from '@jest/globals';

/** Reads a part of an answer, a whole one, and the fields without which there is none. */
export type NeededParts = Readonly<
  Record<
    string,
    readonly [
      read: (part: Readonly<Record<string, unknown>>) => unknown,
      whole: Readonly<Record<string, unknown>>,
      ...needed: readonly string[],
    ]
  >
>;

/** Specs of parts that are there where they are whole, and are left out where a field of theirs is missing or no value. */
export function partsThatAreNeeded(parts: NeededParts): void {
  test.each(Object.keys(parts))('has %s where it is whole', (name) => {
    const [read, whole] = parts[name]!;
    expect(read(whole)).toBeDefined();
  });

  test.each(Object.entries(parts).flatMap(([name, [, , ...needed]]) => needed.map((field) => [name, field] as const)))(
    'is without %s that lacks %s',
    (name, field) => {
      const [read, whole] = parts[name]!;
      for (const value of [undefined, {}]) expect(read({ ...whole, [field]: value })).toBeUndefined();
    },
  );
}
