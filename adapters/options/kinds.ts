import type { OptionKind } from './OptionKind.ts';

const maxDigits = 9;

/** A whole number within bounds. */
export function wholeNumber(lowest: number, highest: number, shownValue = 'N'): OptionKind<number> {
  return {
    read(text) {
      const value = new RegExp(`^\\d{1,${maxDigits}}$`).test(text) ? Number(text) : NaN;
      return value >= lowest && value <= highest ? value : undefined;
    },
    expected: `a whole number from ${lowest} to ${highest}`,
    shownValue,
  };
}

/** Any text but an empty one. */
export function anyText(shownValue: string): OptionKind<string> {
  return {
    read: (text) => (text.trim() === '' || text.includes('\0') ? undefined : text),
    expected: 'a text that is not empty',
    shownValue,
  };
}

/** One of some words. */
export function oneOf<T extends string>(words: readonly T[], shownValue: string): OptionKind<T> {
  return { read: (text) => words.find((word) => word === text), expected: `one of ${words.join(', ')}`, shownValue };
}

const switches: Readonly<Record<string, boolean>> = { '': false, '0': false, false: false, no: false, '1': true, true: true, yes: true };

/** On or off; as an option without a value. */
export const onOrOff: OptionKind<boolean> = { read: (text) => switches[text.toLowerCase()], expected: '1 or 0' };

/** How several values stand in one list. */
interface ListRules<T> {
  /** Between two of them. */
  readonly separator?: RegExp;
  /** What two of them may not have in common, with words for it. */
  readonly once?: { readonly of: (value: T) => string | number; readonly expected: string };
}

/** Several, by commas or by several options. */
export function listOf<T>(kind: OptionKind<T>, { separator = /,/, once }: ListRules<T> = {}): OptionKind<readonly T[]> {
  return {
    read(text) {
      const parts = text.split(separator);
      const all = parts.map((part) => kind.read(part.trim())).filter((value) => value !== undefined);
      if (all.length < parts.length) return undefined;
      const isRepeated = once !== undefined && new Set(all.map(once.of)).size < all.length;
      return isRepeated ? undefined : all;
    },
    expected: `${kind.expected}, several with commas${once === undefined ? '' : `, ${once.expected}`}`,
    ...(kind.shownValue === undefined ? {} : { shownValue: kind.shownValue }),
    isList: true,
  };
}
