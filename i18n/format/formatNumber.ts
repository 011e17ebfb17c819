import { type Region, regionFacts } from '../Region.ts';
import { isMissing, missing } from './missing.ts';

const minus = '\u2212';
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(region: Region, digits: number): Intl.NumberFormat {
  const key = `${region}${digits}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(regionFacts(region).numbers, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formatters.set(key, made);
  return made;
}

/** A number with fixed decimals, `---` when missing; never a negative zero. */
export function formatNumber(value: number | undefined, digits: number, region: Region): string {
  if (isMissing(value)) return missing;
  const text = formatterOf(region, digits).format(value);
  const negative = /^[-\u2212]/.test(text);
  if (!negative) return text;
  return /[1-9]/.test(text) ? minus + text.slice(1) : text.slice(1);
}
