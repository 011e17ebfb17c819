import { pressureStepBar } from '../cost/index.ts';
import { daysPerYear, waterHeatCapacityKJperKgK } from '../heat/index.ts';
import { hoursPerYear } from '../leakCost/index.ts';
import type { Formula, TermKind } from './Formula.ts';

/** Where a rule comes from: the specification of this product, a standard by its number, or this project where both are silent. */
export type FormulaSource = 'given' | 'decided' | 'ISO 1217';

/** What is counted or summed sample by sample. */
export type CountedRule =
  | 'motorStarts'
  | 'energy'
  | 'energyLoad'
  | 'noLoadTime'
  | 'volume'
  | 'leaked'
  | 'powerNow'
  | 'deliveryNow'
  | 'loadRatioNow'
  | 'meanValue'
  | 'timeInBand'
  | 'greatestPower'
  | 'greatestHeat'
  | 'heatHours'
  | 'nightLevel'
  | 'leakPerWeek';

/** How a figure comes about: by a formula, or counted in the samples. */
export type Calculation = { readonly formula: Formula } | { readonly counted: CountedRule };

/** The description of a computed figure. */
export type FigureFormula = Calculation & {
  /** What it is one of. */
  readonly topic: (typeof formulaTopics)[number];
  /** `any`: of whichever quantity its values are. */
  readonly kind: TermKind | 'any';
  readonly source: FormulaSource;
};

/** What the figures are of, in the order in which they are read. */
export const formulaTopics = ['energy', 'running', 'leakage', 'heat', 'values'] as const;

const minutesPerHour: Formula = { constant: 60, unit: 'min/h' };
const secondsPerMinute: Formula = { constant: 60, unit: 's/min' };
/** ISO 1217 */
const freeAir: Formula = { constant: 1, unit: 'bar(a)' };
const kJperKWh: Formula = { constant: 3600, unit: 'kJ/kWh' };
const waterHeat: Formula = { constant: waterHeatCapacityKJperKgK, unit: 'kJ/(kg K)' };
const litreMass: Formula = { constant: 1000, unit: 'kg/m³' };
const days: Formula = { constant: daysPerYear, unit: 'd' };
const yearHours: Formula = { constant: hoursPerYear, unit: 'h/a' };
const pressureStep: Formula = { constant: pressureStepBar, unit: 'bar' };
const perPower = (energy: Formula): Formula => ({ times: [{ over: energy, under: 'volume' }, minutesPerHour] });

/** Every figure that is calculated from others, in the order in which people read of them. */
export const figureFormulas = {
  energy: { topic: 'energy', kind: 'energy', source: 'given', counted: 'energy' },
  energyLoad: { topic: 'energy', kind: 'energy', source: 'given', counted: 'energyLoad' },
  energyNoLoad: { topic: 'energy', kind: 'energy', source: 'decided', formula: { minus: ['energy', 'energyLoad'] } },
  cost: { topic: 'energy', kind: 'money', source: 'given', formula: { times: ['energy', 'rate'] } },
  co2: { topic: 'energy', kind: 'mass', source: 'given', formula: { times: ['energy', 'co2Factor'] } },
  meanPrice: { topic: 'energy', kind: 'energyPrice', source: 'decided', formula: { over: 'cost', under: 'energy' } },
  greatestPower: { topic: 'energy', kind: 'power', source: 'decided', counted: 'greatestPower' },
  noLoadShare: { topic: 'energy', kind: 'share', source: 'given', formula: { over: 'energyNoLoad', under: 'energy' } },
  loadEnergyShare: { topic: 'energy', kind: 'share', source: 'given', formula: { over: 'energyLoad', under: 'energy' } },
  volume: { topic: 'energy', kind: 'volume', source: 'given', counted: 'volume' },
  specificEnergy: { topic: 'energy', kind: 'specificEnergy', source: 'ISO 1217', formula: { over: 'energy', under: 'volume' } },
  specificPower: { topic: 'energy', kind: 'specificPower', source: 'given', formula: perPower('energy') },
  specificPowerLoad: { topic: 'energy', kind: 'specificPower', source: 'decided', formula: perPower('energyLoad') },
  specificPowerNoLoad: {
    topic: 'energy',
    kind: 'specificPower',
    source: 'decided',
    formula: { minus: ['specificPower', 'specificPowerLoad'] },
  },
  powerNow: { topic: 'energy', kind: 'power', source: 'decided', counted: 'powerNow' },
  deliveryNow: { topic: 'energy', kind: 'volumeFlow', source: 'decided', counted: 'deliveryNow' },
  specificPowerNow: { topic: 'energy', kind: 'specificPower', source: 'ISO 1217', formula: { over: 'power', under: 'delivery' } },
  airCost: { topic: 'energy', kind: 'airCost', source: 'given', formula: { times: ['specificEnergy', 'rate'] } },
  pressureStepCost: {
    topic: 'energy',
    kind: 'money',
    source: 'decided',
    formula: { times: ['loadCostPerYear', 'sharePerBar', pressureStep] },
  },
  energySaved: { topic: 'energy', kind: 'energy', source: 'decided', formula: { minus: ['expectedEnergy', 'energy'] } },
  enpi: { topic: 'energy', kind: 'ratio', source: 'decided', formula: { over: 'energy', under: 'expectedEnergy' } },
  costSaved: { topic: 'energy', kind: 'money', source: 'decided', formula: { times: ['savedEnergy', 'rate'] } },
  co2Saved: { topic: 'energy', kind: 'mass', source: 'decided', formula: { times: ['savedEnergy', 'co2Factor'] } },
  comparedSpecific: {
    topic: 'energy',
    kind: 'specificEnergy',
    source: 'decided',
    formula: { times: ['baselineSpecific', 'measuredPerExpected'] },
  },
  changeSaving: { topic: 'energy', kind: 'energy', source: 'decided', formula: { minus: ['replayedEnergy', 'changedEnergy'] } },
  changeCostSaving: { topic: 'energy', kind: 'money', source: 'decided', formula: { minus: ['replayedCost', 'changedCost'] } },
  changeCo2Saving: { topic: 'energy', kind: 'mass', source: 'decided', formula: { minus: ['replayedCo2', 'changedCo2'] } },
  stateSaving: {
    topic: 'energy',
    kind: 'energy',
    source: 'decided',
    formula: { plus: ['pressureSaving', 'leakSaving', 'runOnSaving'] },
  },
  runningTime: { topic: 'running', kind: 'duration', source: 'decided', formula: { plus: ['loadTime', 'noLoadTime'] } },
  noLoadTime: { topic: 'running', kind: 'duration', source: 'given', counted: 'noLoadTime' },
  loadShare: {
    topic: 'running',
    kind: 'share',
    source: 'decided',
    formula: { over: 'loadTime', under: { plus: ['loadTime', 'noLoadTime'] } },
  },
  loadRatioNow: { topic: 'running', kind: 'ratio', source: 'decided', counted: 'loadRatioNow' },
  motorStarts: { topic: 'running', kind: 'count', source: 'given', counted: 'motorStarts' },
  startsPerRunHour: { topic: 'running', kind: 'startRate', source: 'decided', formula: { over: 'motorStarts', under: 'runningTime' } },
  timeInBand: { topic: 'values', kind: 'share', source: 'decided', counted: 'timeInBand' },
  coverage: { topic: 'running', kind: 'ratio', source: 'decided', formula: { over: 'knownTime', under: 'rangeTime' } },
  leaked: { topic: 'leakage', kind: 'volume', source: 'decided', counted: 'leaked' },
  leakedShare: { topic: 'leakage', kind: 'ratio', source: 'given', formula: { over: 'leaked', under: 'volume' } },
  leakageCost: { topic: 'leakage', kind: 'money', source: 'given', formula: { times: ['cost', { over: 'leaked', under: 'volume' }] } },
  leakageCo2: { topic: 'leakage', kind: 'mass', source: 'given', formula: { times: ['co2', { over: 'leaked', under: 'volume' }] } },
  leakFlow: { topic: 'leakage', kind: 'volumeFlow', source: 'decided', formula: { minus: ['nightFlow', 'nightUse'] } },
  leakRise: { topic: 'leakage', kind: 'volumeFlow', source: 'decided', formula: { minus: ['nightFlow', 'nightFlowBefore'] } },
  nightLevel: { topic: 'leakage', kind: 'volumeFlow', source: 'decided', counted: 'nightLevel' },
  leakPerWeek: { topic: 'leakage', kind: 'volumeFlow', source: 'decided', counted: 'leakPerWeek' },
  testedNightUse: { topic: 'leakage', kind: 'volumeFlow', source: 'decided', formula: { minus: ['nightFlow', 'testLeak'] } },
  leakByCycles: {
    topic: 'leakage',
    kind: 'volumeFlow',
    source: 'decided',
    formula: { times: [{ over: 'cycleAir', under: 'cycleTime' }, secondsPerMinute] },
  },
  leakByDecay: {
    topic: 'leakage',
    kind: 'volumeFlow',
    source: 'decided',
    formula: { times: ['decayRate', 'receiverVolume', { over: 'absolutePressure', under: freeAir }] },
  },
  leakFlowShare: { topic: 'leakage', kind: 'ratio', source: 'decided', formula: { over: 'leakFlow', under: 'meanFlow' } },
  leakedAirCost: {
    topic: 'leakage',
    kind: 'money',
    source: 'decided',
    formula: { times: ['leakFlow', 'specificPower', yearHours, 'rate'] },
  },
  repairSaving: {
    topic: 'leakage',
    kind: 'money',
    source: 'decided',
    formula: { times: ['leakFlow', 'marginalPower', yearHours, 'rate'] },
  },
  leakRiseCost: {
    topic: 'leakage',
    kind: 'money',
    source: 'decided',
    formula: { times: ['leakRise', 'marginalPower', yearHours, 'rate'] },
  },
  energyPerDay: { topic: 'heat', kind: 'energy', source: 'given', formula: { over: 'energy', under: 'days' } },
  wasteHeat: { topic: 'heat', kind: 'energy', source: 'decided', formula: { times: ['energy', 'recoverableShare', 'unusedShare'] } },
  greatestHeat: { topic: 'heat', kind: 'power', source: 'decided', counted: 'greatestHeat' },
  heatHours: { topic: 'heat', kind: 'duration', source: 'decided', counted: 'heatHours' },
  heat: { topic: 'heat', kind: 'energy', source: 'given', formula: { times: ['energyPerDay', 'recoverableShare', 'use'] } },
  fuelEnergy: { topic: 'heat', kind: 'energy', source: 'given', formula: { over: 'heat', under: 'efficiency' } },
  fuelAmount: { topic: 'heat', kind: 'oilVolume', source: 'given', formula: { over: 'fuelEnergy', under: 'heatingValue' } },
  heatSaving: { topic: 'heat', kind: 'money', source: 'given', formula: { times: ['fuelAmount', 'fuelPrice'] } },
  heatCo2: { topic: 'heat', kind: 'mass', source: 'given', formula: { times: ['fuelAmount', 'fuelCo2Factor'] } },
  hotWater: {
    topic: 'heat',
    kind: 'volume',
    source: 'given',
    formula: {
      over: { times: ['heat', kJperKWh] },
      under: { times: [waterHeat, { minus: ['warmWater', 'coldWater'] }, litreMass] },
    },
  },
  heatSavingPerYear: { topic: 'heat', kind: 'money', source: 'given', formula: { times: ['perDay', days] } },
  meanValue: { topic: 'values', kind: 'any', source: 'decided', counted: 'meanValue' },
} as const satisfies Readonly<Record<string, FigureFormula>>;
/** The name of a computed figure. */
export type ComputedFigure = keyof typeof figureFormulas;

/** Its description, whichever kind it is of. */
export const formulaOf = (figure: ComputedFigure): FigureFormula => figureFormulas[figure];
