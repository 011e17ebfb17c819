import { type Region, regionFacts } from '../Region.ts';
import { decimalSeparator } from './decimalSeparator.ts';

const groupSeparator = (region: Region) =>
  new Intl.NumberFormat(regionFacts(region).numbers).formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? '';

/** Languages that group with a space write a narrow one, which nobody types. */
const oneSpace = (text: string) => text.replace(/\s/gu, ' ');
const escaped = (text: string) => text.replace(/[.]/u, '\\$&');

/** A minus is a hyphen or the sign that formatNumber writes. */
const patternOf = (group: string, decimal: string) =>
  new RegExp(`^[-\u2212]?(?:\\d+|[1-9]\\d{0,2}(?:${escaped(group)}\\d{3})+)(?:${escaped(decimal)}\\d*)?$`);

/** Reads a number as a person types it or formatNumber writes it; NaN when it is none, or too big for one. */
export function parseNumber(text: string, region: Region): number {
  const typed = oneSpace(text.trim());
  const [group, decimal] = [oneSpace(groupSeparator(region)), decimalSeparator(region)];
  if (!patternOf(group, decimal).test(typed)) return NaN;
  const value = Number(typed.replaceAll(group, '').replace(decimal, '.').replace('\u2212', '-'));
  return Number.isFinite(value) ? value : NaN;
}
