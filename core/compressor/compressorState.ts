import { statusBit } from './statusBit.ts';
import { notInstalled, type TechnologyCode } from './technology.ts';

/** What a compressor does, whatever is wrong with it. */
export type RunningState = 'off' | 'ready' | 'starting' | 'runOn' | 'load' | 'noLoad';
/** What a compressor is shown as: the first that its status word matches. */
export type CompressorState = 'notInstalled' | 'communicationError' | 'error' | 'warning' | 'maintenance' | RunningState;

interface Rule<State> {
  readonly state: State;
  readonly mask: number;
  readonly value: number;
}

const whenSet = <State>(state: State, bit: number): Rule<State> => ({ state, mask: bit, value: bit });
const whenUnset = <State>(state: State, bit: number): Rule<State> => ({ state, mask: bit, value: 0 });

const runningRules: readonly Rule<RunningState>[] = [
  whenUnset('off', statusBit.on),
  whenUnset('ready', statusBit.running),
  whenSet('starting', statusBit.starting),
  whenSet('runOn', statusBit.runOn),
  whenSet('load', statusBit.loaded),
];

const displayRules: readonly Rule<CompressorState>[] = [
  whenSet('communicationError', statusBit.communicationError),
  whenSet('error', statusBit.error),
  whenSet('warning', statusBit.warning),
  whenSet('maintenance', statusBit.maintenance),
  ...runningRules,
];

const firstMatch = <State>(rules: readonly Rule<State>[], status: number): State | undefined =>
  rules.find(({ mask, value }) => (status & mask) === value)?.state;

/** What the machine does, whatever is reported about it; undefined when its status is missing. */
export function runningState(status: number | undefined): RunningState | undefined {
  return status === undefined ? undefined : (firstMatch(runningRules, status) ?? 'noLoad');
}

/** The one state that is shown: the most severe report first, then what the machine does; undefined when its status is missing. */
export function compressorState(technology: TechnologyCode | undefined, status: number | undefined): CompressorState | undefined {
  if (technology === notInstalled) return 'notInstalled';
  return status === undefined ? undefined : (firstMatch(displayRules, status) ?? 'noLoad');
}
