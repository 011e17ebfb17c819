import { msPerHour, msPerSecond } from '../../time/index.ts';
import { withMode } from './advanceMachine.ts';
import { machineKinds } from './machineKinds.ts';
import type { MachineConfig, PlantConfig } from './PlantConfig.ts';
import type { MachineState } from './PlantState.ts';

const { max, min } = Math;

export interface SequencerInput {
  readonly atMs: number;
  readonly actedAtMs: number;
  readonly networkPressureBar: number;
  /** What the pressure will soon be if nothing changes. */
  readonly expectedPressureBar: number;
  /** A machine in load has just been lost. */
  readonly lostInLoad: boolean;
  /** Positions of the machines that it can use. */
  readonly order: readonly number[];
  readonly machines: readonly MachineState[];
}

interface Action {
  readonly position: number;
  readonly machine: MachineState;
}

const mayStart = ({ startsPerHour }: MachineConfig, { startedAtMs }: MachineState, atMs: number) =>
  atMs - startedAtMs >= msPerHour / startsPerHour;

/** Loads a machine that runs unloaded, starts one that stands. */
function bringOn(config: MachineConfig, machine: MachineState, atMs: number): MachineState {
  return machine.mode === 'ready'
    ? { ...withMode(config, machine, 'starting'), startedAtMs: atMs, starts: machine.starts + 1 }
    : withMode(config, machine, 'load');
}

function actionFor(
  config: PlantConfig,
  { atMs, networkPressureBar, expectedPressureBar, lostInLoad, order, machines }: SequencerInput,
): Action | undefined {
  const { band, sequencer } = config;
  const modeOf = (i: number) => machines[i]!.mode;
  const isUnloaded = (i: number) => modeOf(i) === 'noLoad' || modeOf(i) === 'runOn';
  const canStart = (i: number) => modeOf(i) === 'ready' && mayStart(config.machines[i]!, machines[i]!, atMs);
  const bring = (position: number | undefined): Action | undefined =>
    position === undefined ? undefined : { position, machine: bringOn(config.machines[position]!, machines[position]!, atMs) };

  const next = () => bring(order.find(isUnloaded) ?? order.find(canStart));
  if (lostInLoad && expectedPressureBar < band.lowBar) return next();

  if (max(networkPressureBar, expectedPressureBar) < band.lowBar) {
    const waits = networkPressureBar > band.lowBar - sequencer.impatientBar && machines.some(({ mode }) => mode === 'starting');
    return waits ? undefined : next();
  }

  const inLoad = order.filter((i) => modeOf(i) === 'load');
  const first = order[0];
  if (min(networkPressureBar, expectedPressureBar) > band.highBar) {
    const releasable = inLoad.filter((i) => machines[i]!.modeS >= config.machines[i]!.minLoadS && (i !== first || inLoad.length === 1));
    const position = releasable.at(-1);
    if (position === undefined) return undefined;
    const machine = config.machines[position]!;
    return { position, machine: withMode(machine, machines[position]!, machineKinds[machine.kind].unloadsTo) };
  }

  // after a change of the order the new trimming machine takes over
  const takesOver = first !== undefined && inLoad.length > 0 && (isUnloaded(first) || canStart(first));
  return takesOver ? bring(first) : undefined;
}

/**
 * Holds the pressure band: below it the next machine of the order is loaded, above it the last is unloaded,
 * one at a time and only while the pressure doesn't recover by itself. A machine lost in load is replaced at once.
 */
export function sequenced(config: PlantConfig, input: SequencerInput): Pick<SequencerInput, 'machines' | 'actedAtMs'> {
  const { lowBar, highBar } = config.band;
  const { settleS, urgentSettleS, urgentBar } = config.sequencer;
  const urgent = input.networkPressureBar < lowBar - urgentBar || input.networkPressureBar > highBar + urgentBar;
  const settled = input.lostInLoad || input.atMs - input.actedAtMs >= (urgent ? urgentSettleS : settleS) * msPerSecond;
  const action = settled ? actionFor(config, input) : undefined;
  if (action === undefined) return input;
  const machines = input.machines.slice();
  machines[action.position] = action.machine;
  return { machines, actedAtMs: input.atMs };
}
