import { isOneOf } from '../records/index.ts';
import { type Currency, type SimpleUnit, simpleUnits } from './Unit.ts';

/** psi in a bar. */
export const psiPerBar = 14.50377377;
/** Cubic feet in a cubic metre. */
export const cubicFeetPerM3 = 35.31467;
/** Kelvin at 0 degC. */
export const kelvinOffset = 273.15;

/** In this unit: base * times / over + offset. */
export interface UnitScale {
  /** Units of one kind can be converted into each other; money only into its own currency. */
  readonly kind: string;
  readonly times: number;
  readonly over: number;
  readonly offset: number;
}

const scaled = (kind: string, times = 1, over = 1, offset = 0): UnitScale => ({ kind, times, over, offset });
const kelvin = scaled('temperature', 1, 1, kelvinOffset);
const money = (currency: Currency) => scaled(currency);

/** Base units: bar, degC, m3, s, kW, kWh, mA, kg, ratio 0..1. */
const scales: Readonly<Record<SimpleUnit, UnitScale>> = {
  bar: scaled('pressure'),
  psi: scaled('pressure', psiPerBar),
  MPa: scaled('pressure', 1, 10),
  degC: scaled('temperature'),
  degF: scaled('temperature', 9, 5, 32),
  degK: kelvin,
  K: kelvin,
  m3: scaled('volume'),
  cft: scaled('volume', cubicFeetPerM3),
  l: scaled('volume', 1000),
  s: scaled('time'),
  min: scaled('time', 1, 60),
  h: scaled('time', 1, 3_600),
  d: scaled('time', 1, 86_400),
  kW: scaled('power'),
  kWh: scaled('energy'),
  mA: scaled('current'),
  kg: scaled('mass'),
  percent: scaled('ratio', 100),
  EUR: money('EUR'),
  USD: money('USD'),
  GBP: money('GBP'),
};

/** A temperature in a ratio counts as a difference. */
const ratioOf = (above: UnitScale, below: UnitScale): UnitScale =>
  scaled(`${above.kind}/(${below.kind})`, above.times * below.over, above.over * below.times);

const isSimple = (text: string): text is SimpleUnit => isOneOf(simpleUnits, text);

/** `a`, `a/b` or `a/(b/c)`. */
const unitPattern = /^(\w+)(?:\/(?:(\w+)|\((\w+)\/(\w+)\)))?$/;

function parsed(text: string): UnitScale | undefined {
  const [, first, ...below] = unitPattern.exec(text) ?? [];
  const names = [first, ...below].filter((name) => name !== undefined);
  if (names.length === 0 || !names.every(isSimple)) return undefined;
  return names.map((name) => scales[name]).reduceRight((divisor, dividend) => ratioOf(dividend, divisor));
}

const per100Cfm = ratioOf(scales.kW, ratioOf(scaled('volume', cubicFeetPerM3, 100), scales.min));

/** Grows to no more than the few thousand ratios that exist. */
const known = new Map<string, UnitScale>([...Object.entries(scales), ['kW/100cfm', per100Cfm]]);

/** How a unit relates to the base unit of its kind: `bar`, `m3/min`, `kW/(m3/min)`; undefined for an unknown one. */
export function unitScale(unit: string): UnitScale | undefined {
  const kept = known.get(unit);
  if (kept !== undefined) return kept;
  const scale = parsed(unit);
  if (scale !== undefined) known.set(unit, scale);
  return scale;
}
