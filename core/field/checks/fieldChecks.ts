import { median } from '../../estimate/index.ts';
import { ratioOf } from '../../figures/index.ts';
import {
  type Basis,
  basisOf,
  counterDeviation,
  counterMinutes,
  flowOf,
  has,
  hasEnergyStep,
  hasFlow,
  hoursPerHour,
  isForDelivery,
  isForMachines,
  type Limits,
  movingKeys,
  powerShare,
  pressureKeys,
  specificPower,
  stillValues,
  value,
  worstOf,
} from './checkFigures.ts';
import type { Observation, Watched } from './Observation.ts';

/** What is looked at before a device is trusted. */
export const fieldCheckNames = [
  'linePressure',
  'linePressureToSystem',
  'pressure',
  'pressureToSystem',
  'powerOnLoad',
  'powerWithoutLoad',
  'powerAtStandstill',
  'powerSign',
  'counterToPower',
  'counterStep',
  'loadedWithinRunning',
  'hoursToClock',
  'flow',
  'flowAtStandstill',
  'specificPower',
  'dewPoint',
  'moves',
] as const;
export type FieldCheckName = (typeof fieldCheckNames)[number];

/** A check with its figure and limits, in the unit of its quantity: bar, degC, kW/(m3/min), kW, h, min, or a ratio; of `moves` the number of values that never moved. */
export interface FieldCheck {
  readonly name: FieldCheckName;
  readonly outcome: 'passed' | 'failed' | 'notSeenYet';
  /** Undefined where it was not seen yet. */
  readonly figure: number | undefined;
  /** Both included; undefined where any figure will do on this side. */
  readonly low: number | undefined;
  readonly high: number | undefined;
}

interface Check extends Limits {
  readonly name: FieldCheckName;
  readonly applies: (basis: Basis) => boolean;
  readonly figure: (basis: Basis) => number | undefined;
}

const pressureLimits = { low: -0.2, high: 16 };
const powerSignLimits = { low: -0.1 };
const dewPointLimits = { low: -80, high: 40 };
const toSystemLimits = { low: -2, high: 2 };
const pressureDifference =
  (key: string) =>
  ({ values, plant }: Observation) => {
    const [own, system] = [values[key], plant?.master.systemPressureBar];
    return own === undefined || system === undefined ? undefined : own - system;
  };
/** Of all that a transmitter measures as a pressure. */
const worstPressure = (limits: Limits, of: (basis: Basis, key: string) => number | undefined) => (basis: Basis) =>
  worstOf(
    pressureKeys(basis)
      .map((key) => of(basis, key))
      .filter((figure) => figure !== undefined),
    limits,
  );

/** Nothing of a machine is measured better than to so much of its rated value. */
const aboutNothing = 0.05;

const checks: readonly Check[] = [
  {
    name: 'linePressure',
    ...pressureLimits,
    applies: has('linePressure'),
    figure: ({ seen }) => worstOf(seen(value('linePressure')), pressureLimits),
  },
  {
    name: 'linePressureToSystem',
    ...toSystemLimits,
    applies: has('linePressure'),
    figure: ({ seen }) => median(seen(pressureDifference('linePressure'), 'load')),
  },
  {
    name: 'pressure',
    ...pressureLimits,
    applies: (basis) => has(...pressureKeys(basis))(basis),
    figure: worstPressure(pressureLimits, ({ seen }, key) => worstOf(seen(value(key)), pressureLimits)),
  },
  {
    name: 'pressureToSystem',
    ...toSystemLimits,
    applies: (basis) => has(...pressureKeys(basis))(basis),
    figure: worstPressure(toSystemLimits, ({ seen }, key) => median(seen(pressureDifference(key)))),
  },
  { name: 'powerOnLoad', low: 0.3, high: 1.3, applies: (basis) => has('power')(basis) && isForMachines(basis), figure: powerShare('load') },
  { name: 'powerWithoutLoad', high: 0.6, applies: (basis) => has('power')(basis) && isForMachines(basis), figure: powerShare('noLoad') },
  {
    name: 'powerAtStandstill',
    high: aboutNothing,
    applies: (basis) => has('power')(basis) && isForMachines(basis),
    figure: powerShare('standstill'),
  },
  { name: 'powerSign', ...powerSignLimits, applies: has('power'), figure: ({ seen }) => worstOf(seen(value('power')), powerSignLimits) },
  {
    name: 'counterToPower',
    low: -0.05,
    high: 0.05,
    applies: (basis) => has('power')(basis) && has('energyImport', 'energy')(basis),
    figure: counterDeviation,
  },
  { name: 'counterStep', high: 15, applies: hasEnergyStep, figure: counterMinutes },
  {
    name: 'loadedWithinRunning',
    low: 0,
    applies: (basis) => has('runningTime')(basis) && has('loadedTime')(basis),
    figure: ({ seen }) =>
      seen(({ values: { runningTime, loadedTime } }) =>
        runningTime === undefined || loadedTime === undefined ? undefined : runningTime - loadedTime,
      ).at(-1),
  },
  { name: 'hoursToClock', high: 1.05, applies: has('runningTime', 'loadedTime'), figure: hoursPerHour },
  {
    name: 'flow',
    high: 1.2,
    applies: hasFlow,
    figure: ({ seen, ratedM3min }) => ratioOf(worstOf(seen(flowOf), { high: 0 }), ratedM3min),
  },
  {
    name: 'flowAtStandstill',
    high: aboutNothing,
    applies: (basis) => hasFlow(basis) && isForDelivery(basis),
    figure: ({ seen, ratedM3min }) => ratioOf(median(seen(flowOf, 'standstill')), ratedM3min),
  },
  {
    name: 'specificPower',
    low: 4.7,
    high: 12,
    applies: (basis) => (has('power')(basis) || hasFlow(basis)) && isForMachines(basis),
    figure: specificPower,
  },
  {
    name: 'dewPoint',
    ...dewPointLimits,
    applies: has('dewPoint'),
    figure: ({ seen }) => worstOf(seen(value('dewPoint')), dewPointLimits),
  },
  { name: 'moves', high: 0, applies: has(...movingKeys), figure: stillValues },
];

/** What can be said of a device after it was watched for a while: the checks that apply to it, in the order of `fieldCheckNames`. */
export function fieldChecks(watched: Watched): readonly FieldCheck[] {
  const basis = basisOf(watched);
  return checks
    .filter(({ applies }) => applies(basis))
    .map(({ name, low, high, figure: figureOf }) => {
      const figure = figureOf(basis);
      const isWithin = figure !== undefined && figure >= (low ?? -Infinity) && figure <= (high ?? Infinity);
      return { name, outcome: figure === undefined ? 'notSeenYet' : isWithin ? 'passed' : 'failed', figure, low, high };
    });
}
