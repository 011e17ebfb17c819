/** Where an Elektronikon keeps 32 bits: an object's index, 0 to FFFF, and its subindex, 0 to FF. */
export type Item = readonly [index: number, subindex: number];

/** Items that are asked for at once; the controller's own page asks for no more. */
export const maxItems = 1000;

const answerDigits = 8;
const indexDigits = 4;
const subindexDigits = 2;
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** The form that asks for items. */
export function questionOf(items: readonly Item[]): string {
  return `QUESTION=${items.map(([index, subindex]) => hex(index, indexDigits) + hex(subindex, subindexDigits)).join('')}`;
}

const one = new RegExp(`X|[0-9A-F]{${answerDigits}}`, 'giy');

/** The 32 bits of each item, undefined where the controller has none; undefined for a text that is no answer to so many items. */
export function answersIn(text: string, count: number): readonly (number | undefined)[] | undefined {
  const answer = text.replace(/\s+/g, '');
  const found = answer.match(one) ?? [];
  if (found.length !== count || found.join('').length !== answer.length) return undefined;
  return found.map((each) => (each.length === answerDigits ? Number.parseInt(each, 16) : undefined));
}

const wordBits = 16;
const wordMask = 0xffff;
const byteBits = 8;
const byteMask = 0xff;

/** Parts of 32 bits. */
export const parts = {
  all: (bits: number) => bits >>> 0,
  high: (bits: number) => bits >>> wordBits,
  low: (bits: number) => bits & wordMask,
  signedHigh: (bits: number) => bits >> wordBits,
} as const;

export type ItemPart = keyof typeof parts;

/** The two registers that 32 bits are. */
export const wordsOf = (bits: number): readonly number[] => [parts.high(bits), parts.low(bits)];

/** What the controller says of one of its inputs, counters or drives. */
export interface ItemDescription {
  readonly isActive: boolean;
  /** What it counts or measures in; another list for inputs and for counters. */
  readonly kind: number;
  /** Number of its name in the controller's list of texts. */
  readonly label: number;
}

/** A description's bits: number of the name, kind, and a byte that is 0 where there is nothing. */
export function descriptionOf(bits: number): ItemDescription {
  return { isActive: (bits & byteMask) !== 0, kind: (bits >> byteBits) & byteMask, label: parts.high(bits) };
}
