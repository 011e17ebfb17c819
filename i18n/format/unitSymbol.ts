import type { Unit } from '../../core/units/index.ts';

const symbols: Readonly<Record<Unit, string>> = {
  bar: 'bar',
  psi: 'psi',
  MPa: 'MPa',
  degC: '°C',
  degF: '°F',
  degK: 'K',
  m3: 'm³',
  cft: 'cft',
  'm3/min': 'm³/min',
  'cft/min': 'cft/min',
  'kW/(m3/min)': 'kW/(m³/min)',
  'kW/(cft/min)': 'kW/(cft/min)',
  kW: 'kW',
  kWh: 'kWh',
  percent: '%',
};

export function unitSymbol(unit: Unit): string {
  return symbols[unit];
}
