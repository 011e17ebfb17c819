import { isNameOf } from '../../core/records/index.ts';
import type { SimpleUnit, Unit } from '../../core/units/index.ts';

const symbols: Readonly<Record<SimpleUnit, string>> = {
  bar: 'bar',
  psi: 'psi',
  MPa: 'MPa',
  degC: '°C',
  degF: '°F',
  degK: 'K',
  K: 'K',
  m3: 'm³',
  cft: 'cft',
  l: 'l',
  s: 's',
  min: 'min',
  h: 'h',
  d: 'd',
  kW: 'kW',
  kWh: 'kWh',
  mA: 'mA',
  kg: 'kg',
  percent: '%',
  EUR: '€',
  USD: '$',
  GBP: '£',
};

/** What the trade writes for units by cubic feet. */
const compounds: readonly (readonly [Unit, string])[] = [
  ['kW/100cfm', 'kW/100 cfm'],
  ['cft/min', 'cfm'],
];

/** A unit as it is written beside a number, the same in every language: `m³/min`, `€/kWh`. */
export function unitSymbol(unit: Unit): string {
  const compound = compounds.find(([of]) => of === unit)?.[1];
  return compound ?? unit.replace(/\w+/g, (name) => (isNameOf(symbols, name) ? symbols[name] : name));
}
