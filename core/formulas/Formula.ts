import type { AnyQuantity } from '../units/index.ts';

/** What a formula is made of: a term, a constant of nature or of the calendar, or an operation on formulas. */
export type Formula =
  | Term
  | FormulaConstant
  | { readonly over: Formula; readonly under: Formula }
  | { readonly times: readonly Formula[] }
  | { readonly plus: readonly Formula[] }
  | { readonly minus: readonly [Formula, Formula] };

/** A number that nobody measures or enters; its unit is the same in every language. */
export interface FormulaConstant {
  readonly constant: number;
  readonly unit: string;
}

/** How a term is written: as a quantity in the chosen units, as d h min s (in s), or as a count. */
export type TermKind = AnyQuantity | 'duration' | 'count' | 'startRate';

/** What goes into figures, and the figures that go into others; each in the base unit of its kind. */
export const terms = {
  loadTime: 'duration',
  noLoadTime: 'duration',
  runningTime: 'duration',
  knownTime: 'duration',
  rangeTime: 'duration',
  days: 'count',
  motorStarts: 'count',
  energy: 'energy',
  energyLoad: 'energy',
  energyNoLoad: 'energy',
  power: 'power',
  delivery: 'volumeFlow',
  volume: 'volume',
  rate: 'energyPrice',
  co2Factor: 'energyCo2',
  cost: 'money',
  co2: 'mass',
  specificEnergy: 'specificEnergy',
  specificPower: 'specificPower',
  specificPowerLoad: 'specificPower',
  leaked: 'volume',
  leakFlow: 'volumeFlow',
  nightFlow: 'volumeFlow',
  nightFlowBefore: 'volumeFlow',
  nightUse: 'volumeFlow',
  testLeak: 'volumeFlow',
  leakRise: 'volumeFlow',
  cycleAir: 'volume',
  cycleTime: 'duration',
  decayRate: 'ratio',
  receiverVolume: 'volume',
  absolutePressure: 'pressure',
  meanFlow: 'volumeFlow',
  marginalPower: 'specificPower',
  energyPerDay: 'energy',
  recoverableShare: 'ratio',
  unusedShare: 'ratio',
  use: 'ratio',
  heat: 'energy',
  efficiency: 'ratio',
  fuelEnergy: 'energy',
  heatingValue: 'oilHeatingValue',
  fuelAmount: 'oilVolume',
  fuelPrice: 'oilPrice',
  fuelCo2Factor: 'oilCo2',
  warmWater: 'temperature',
  coldWater: 'temperature',
  loadCostPerYear: 'money',
  sharePerBar: 'ratio',
  expectedEnergy: 'energy',
  savedEnergy: 'energy',
  measuredPerExpected: 'ratio',
  baselineSpecific: 'specificEnergy',
  replayedEnergy: 'energy',
  changedEnergy: 'energy',
  replayedCost: 'money',
  changedCost: 'money',
  replayedCo2: 'mass',
  changedCo2: 'mass',
  pressureSaving: 'energy',
  leakSaving: 'energy',
  runOnSaving: 'energy',
  perDay: 'money',
} as const satisfies Readonly<Record<string, TermKind>>;
/** The name of a term. */
export type Term = keyof typeof terms;

/** The terms of a formula, each once, in the order in which it is read. */
export function termsOf(formula: Formula): readonly Term[] {
  if (typeof formula === 'string') return [formula];
  if ('constant' in formula) return [];
  return [...new Set(partsOf(formula).flatMap(termsOf))];
}

const partsOf = (formula: Exclude<Formula, Term | FormulaConstant>): readonly Formula[] => {
  if ('over' in formula) return [formula.over, formula.under];
  if ('times' in formula) return formula.times;
  return 'plus' in formula ? formula.plus : formula.minus;
};
