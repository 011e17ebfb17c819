import type { MachineConfig } from './PlantConfig.ts';
import type { MachineState } from './PlantState.ts';

const { expm1 } = Math;

const runningTimeConstantS = 240;
const standingTimeConstantS = 1500;
/** Rise above ambient as shares of the rise at full load. */
const minLoadedRise = 0.85;
const unloadedRise = 0.75;

export const warnAboveDegC = 100;
const clearBelowDegC = 97;

/** How far a temperature moves to its end value in one step, 0..1. */
export interface ThermalStep {
  readonly running: number;
  readonly standing: number;
}

export function thermalStep(stepS: number): ThermalStep {
  return { running: -expm1(-stepS / runningTimeConstantS), standing: -expm1(-stepS / standingTimeConstantS) };
}

function riseShare({ mode, flowShare }: MachineState): number {
  if (mode === 'ready') return 0;
  return mode === 'load' ? minLoadedRise + (1 - minLoadedRise) * flowShare : unloadedRise;
}

/** The temperature that the element would reach. */
export function settledElementDegC(config: MachineConfig, state: MachineState, ambientDegC: number): number {
  return ambientDegC + config.elementRiseK * riseShare(state);
}

export function nextElementDegC(config: MachineConfig, state: MachineState, ambientDegC: number, step: ThermalStep): number {
  const part = state.mode === 'ready' ? step.standing : step.running;
  return state.elementDegC + part * (settledElementDegC(config, state, ambientDegC) - state.elementDegC);
}

/** Whether the warning is up, with hysteresis. */
export function isHot(elementDegC: number, wasHot: boolean): boolean {
  return elementDegC > (wasHot ? clearBelowDegC : warnAboveDegC);
}
