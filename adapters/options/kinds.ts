import type { OptionKind } from './OptionKind.ts';

const mostDigits = 9;

/** A whole number within bounds. */
export function wholeNumber(lowest: number, highest: number, shownValue = 'N'): OptionKind<number> {
  return {
    read(text) {
      const value = new RegExp(`^\\d{1,${mostDigits}}$`).test(text) ? Number(text) : NaN;
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

/** Several, by commas or by several options; a doubled comma says nothing. */
export function listOf<T>(kind: OptionKind<T>): OptionKind<readonly T[]> {
  return {
    read(text) {
      const values = text.split(',').map((part) => kind.read(part.trim()));
      return values.includes(undefined) ? undefined : (values as T[]);
    },
    expected: `${kind.expected}, several with commas`,
    ...(kind.shownValue === undefined ? {} : { shownValue: kind.shownValue }),
    isList: true,
  };
}
