import { isHot, nextElementDegC, type ThermalStep } from './elementTemperature.ts';
import { machineKinds } from './machineKinds.ts';
import type { MachineConfig } from './PlantConfig.ts';
import type { MachineMode, MachineState } from './PlantState.ts';

/** What all machines share in one step. */
export interface MachineStep {
  readonly stepS: number;
  readonly ambientDegC: number;
  readonly thermal: ThermalStep;
  /** What is left of the recent load and no-load time. */
  readonly recentKept: number;
  /** What is left of the pressure of a machine that vents. */
  readonly ventingKept: number;
}

interface Timeout {
  readonly afterS: (config: MachineConfig) => number;
  readonly next: MachineMode;
}

/** Modes that end by themselves. */
const timeouts: Readonly<Partial<Record<MachineMode, Timeout>>> = {
  starting: { afterS: ({ startS }) => startS, next: 'load' },
  noLoad: { afterS: ({ noLoadS }) => noLoadS, next: 'runOn' },
  runOn: { afterS: ({ runOnS }) => runOnS, next: 'ready' },
};

/** The machine as it enters a mode. */
export function withMode(config: MachineConfig, state: MachineState, mode: MachineMode): MachineState {
  if (mode === 'noLoad' || mode === 'runOn')
    return { ...state, mode, modeS: 0, ventingShare: state.mode === 'load' ? 1 : state.ventingShare };
  return { ...state, mode, modeS: 0, flowShare: mode === 'load' ? machineKinds[config.kind].trimRange.low : 0, ventingShare: 0 };
}

/** Counters, timers and temperature after one step in the present mode. */
export function advanceMachine(config: MachineConfig, state: MachineState, step: MachineStep): MachineState {
  const { stepS, recentKept } = step;
  const runS = state.mode === 'ready' ? 0 : stepS;
  const loadS = state.mode === 'load' ? stepS : 0;
  const modeS = state.modeS + stepS;
  const elementDegC = nextElementDegC(config, state, step.ambientDegC, step.thermal);
  const after: MachineState = {
    mode: state.mode,
    modeS,
    flowShare: state.flowShare,
    ventingShare: state.ventingShare * step.ventingKept,
    startedAtMs: state.startedAtMs,
    elementDegC,
    hot: isHot(elementDegC, state.hot),
    loadS: state.loadS + loadS,
    noLoadS: state.noLoadS + runS - loadS,
    starts: state.starts,
    recentLoadS: state.recentLoadS * recentKept + loadS,
    recentNoLoadS: state.recentNoLoadS * recentKept + runS - loadS,
    servicedAtS: state.servicedAtS,
  };
  const timeout = timeouts[state.mode];
  return timeout !== undefined && modeS >= timeout.afterS(config) ? withMode(config, after, timeout.next) : after;
}
