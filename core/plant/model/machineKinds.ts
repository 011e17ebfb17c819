import { symbolBit } from '../../compressor/index.ts';
import type { MachineMode } from './PlantState.ts';

/** Flow as shares of full delivery; `preferred` is where it runs unless it has to make up a difference. */
export interface FlowRange {
  readonly low: number;
  readonly preferred: number;
  readonly high: number;
}

/** How machines of a kind behave. */
export interface MachineKindTraits {
  /** Value of the symbols word, see symbolBit. */
  readonly symbols: number;
  /** Place in the loading order: low is base load. */
  readonly rank: number;
  /** Can follow the demand alone. */
  readonly canTrim: boolean;
  readonly trimRange: FlowRange;
  readonly baseRange: FlowRange;
  /** Change of the flow share each second. */
  readonly rampPerS: number;
  /** Full-load power share at a flow share: standing + linear + quadratic parts, 1 together. */
  readonly power: { readonly standing: number; readonly linear: number; readonly quadratic: number };
  /** What follows load. */
  readonly unloadsTo: MachineMode;
  /** Behind the element while the machine turns without load, bar; screws keep what drives their oil round. */
  readonly unloadedBar: number;
  /** Opens a valve to the outside when the network can't take its flow. */
  readonly blowsOff: boolean;
}

const fullOnly: FlowRange = { low: 1, preferred: 1, high: 1 };
const guideVanes: FlowRange = { low: 0.7, preferred: 1, high: 1 };

const fixedSpeed = {
  symbols: 0,
  canTrim: false,
  trimRange: fullOnly,
  baseRange: fullOnly,
  rampPerS: 1,
  power: { standing: 0, linear: 1, quadratic: 0 },
  blowsOff: false,
} as const;

/** Kinds of machines that the model knows. */
export type MachineKindName = 'fixedScrew' | 'speedControlledScrew' | 'piston' | 'turbo';

export const machineKinds: Readonly<Record<MachineKindName, MachineKindTraits>> = {
  turbo: {
    symbols: 0,
    rank: 1,
    canTrim: false,
    trimRange: guideVanes,
    baseRange: guideVanes,
    rampPerS: 0.01,
    power: { standing: 0.2, linear: 0.8, quadratic: 0 },
    unloadsTo: 'noLoad',
    unloadedBar: 0.3,
    blowsOff: true,
  },
  fixedScrew: { ...fixedSpeed, rank: 2, unloadsTo: 'noLoad', unloadedBar: 2 },
  piston: { ...fixedSpeed, rank: 3, unloadsTo: 'ready', unloadedBar: 0 },
  speedControlledScrew: {
    symbols: symbolBit.frequencyConverter,
    rank: 4,
    canTrim: true,
    trimRange: { low: 0.2, preferred: 0.6, high: 1 },
    baseRange: { low: 0.75, preferred: 0.75, high: 1 },
    rampPerS: 0.02,
    // least specific power at sqrt(standing / quadratic), about 65 % of full flow
    power: { standing: 0.07, linear: 0.765, quadratic: 0.165 },
    unloadsTo: 'noLoad',
    unloadedBar: 2,
    blowsOff: false,
  },
};
