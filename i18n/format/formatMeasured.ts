import { type Region, regionFacts } from '../Region.ts';
import { isMissing, missing } from './missing.ts';

const minus = '\u2212';
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const defaultDigits = 6;
/** Beyond these it is written with a power of ten. */
const [smallest, greatest] = [1e-3, 1e9];

const raised = (exponent: number) =>
  (exponent < 0 ? '⁻' : '') + [...String(Math.abs(exponent))].map((digit) => superscripts[Number(digit)]).join('');

function scientific(value: number, region: Region): string {
  const [mantissa = '', exponent = ''] = value.toExponential(1).split('e');
  const text = new Intl.NumberFormat(regionFacts(region).numbers, { maximumFractionDigits: 1 }).format(Number(mantissa));
  return `${text} · 10${raised(Number(exponent))}`;
}

/** A number of any size as a device gave it, with six digits at most, or as many as are named; `---` when missing. */
export function formatMeasured(value: number | undefined, region: Region, digits = defaultDigits): string {
  if (isMissing(value)) return missing;
  const size = Math.abs(value);
  if (size !== 0 && (size < smallest || size >= greatest)) return scientific(value, region).replace('-', minus);
  return new Intl.NumberFormat(regionFacts(region).numbers, { maximumSignificantDigits: digits }).format(value).replace('-', minus);
}
