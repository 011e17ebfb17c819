import { isIP } from 'node:net';
import { plainHost } from '../http/hostCheck.ts';

/** How the text of an option becomes its value. */
export interface OptionKind<T> {
  /** The value, or undefined when the text is none. */
  read(text: string): T | undefined;
  /** What the text must be. */
  readonly expected: string;
  /** What stands for the value in the help; a switch has none. */
  readonly shownValue?: string;
  /** Whether several are given by commas or by several options. */
  readonly isList?: true;
  /** Whether the text is never told. */
  readonly isSecret?: true;
}

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

/** A host name or address as it stands in the address line of a browser, without port. */
export const hostName: OptionKind<string> = {
  read: plainHost,
  expected: 'a host name or an IP address without port',
  shownValue: 'NAME',
};

const longestPrefix: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** An IP address, or a network with the length of its prefix; not all addresses there are. */
export const network: OptionKind<string> = {
  read(text) {
    const [address = '', prefix, ...more] = text.split('/');
    const longest = longestPrefix[isIP(address)];
    if (longest === undefined || address.includes('%') || more.length > 0) return undefined;
    if (prefix === undefined) return text;
    return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest ? text : undefined;
  },
  expected: 'an IP address or a network such as 10.0.0.0/8',
  shownValue: 'ADDR',
};

/** A secret that goes into a header: long enough not to be guessed. */
export const secretToken: OptionKind<string> = {
  read: (text) => (/^[\x21-\x7e]{16,200}$/.test(text) ? text : undefined),
  expected: '16 to 200 letters, digits or signs of ASCII without spaces',
  shownValue: 'TOKEN',
  isSecret: true,
};
