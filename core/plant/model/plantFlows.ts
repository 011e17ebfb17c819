import { demandM3min } from './demand.ts';
import type { DayProfile, PlantEvent } from '../events/PlantEvent.ts';
import { leakM3min } from './leakage.ts';
import { machineKinds } from './machineKinds.ts';
import type { MachineConfig, PlantConfig } from './PlantConfig.ts';
import type { EventSchedule } from '../events/eventSchedule.ts';
import type { MachineState, PlantState } from './PlantState.ts';

const { max, min } = Math;

/** Flows of free air that hold from a state's instant until the next step, m3/min. */
export interface PlantFlows {
  readonly usedM3min: number;
  readonly leakedM3min: number;
  /** Compressed by all machines, blown-off air included. */
  readonly deliveredM3min: number;
  readonly blownOffM3min: number;
  /** What the machines' controls count beyond `deliveredM3min`. */
  readonly missedM3min: number;
  readonly networkPressureBar: number;
}

/** Consumers get less below `fullAboveBar` and nothing below `emptyBelowBar`. */
const fullAboveBar = 4;
const emptyBelowBar = 2;
/** Above the band, until the blow-off valve is fully open. */
const blowOffSpanBar = 0.1;

const clamp01 = (share: number) => min(1, max(0, share));

/** What a machine compresses, as its control counts it. */
export function machineFlowM3min(config: MachineConfig, { mode, flowShare }: MachineState): number {
  return mode === 'load' ? config.fullDeliveryM3min * flowShare : 0;
}

/** The part of a machine's flow that it blows off, 0..1. */
export function blowOffShare(config: PlantConfig, { kind }: MachineConfig, networkPressureBar: number): number {
  return machineKinds[kind].blowsOff ? clamp01((networkPressureBar - config.band.highBar) / blowOffSpanBar) : 0;
}

interface AirEffects {
  readonly leakM3min: number;
  readonly extraM3min: number;
  readonly profile: DayProfile | undefined;
  readonly consumersOff: boolean;
  /** By slot, what of the counted flow machines deliver; undefined where all deliver what is counted. */
  readonly delivered: ReadonlyMap<number, number> | undefined;
}

/** What events do to the air; of several profiles the last holds. */
function airEffects(events: readonly PlantEvent[], { on }: EventSchedule): AirEffects {
  let [leakM3min, extraM3min] = [0, 0];
  let profile: DayProfile | undefined;
  let consumersOff = false;
  let delivered: Map<number, number> | undefined;
  for (let i = 0; i < events.length; i++) {
    if (!on[i]) continue;
    const { effect } = events[i]!;
    if (effect.kind === 'leak') leakM3min += effect.flowM3min;
    else if (effect.kind === 'extraDemand') extraM3min += effect.flowM3min;
    else if (effect.kind === 'dayProfile') profile = effect.profile;
    else if (effect.kind === 'consumersOff') consumersOff = true;
    else if (effect.kind === 'deliversLess') {
      delivered ??= new Map();
      delivered.set(effect.slot, (delivered.get(effect.slot) ?? 1) * (1 - clamp01(effect.share)));
    }
  }
  return { leakM3min, extraM3min, profile, consumersOff, delivered };
}

/** The flows of a plant in a state. */
export function plantFlows(config: PlantConfig, state: PlantState): PlantFlows {
  const { receiverPressureBar, seed, atMs, clock } = state;
  const effects = airEffects(config.events, state.schedule);
  const leakage = { ...config.leakage, flowM3min: max(0, config.leakage.flowM3min + effects.leakM3min) };
  const supplied = clamp01((receiverPressureBar - emptyBelowBar) / (fullAboveBar - emptyBelowBar));
  const wantedM3min = effects.consumersOff ? 0 : demandM3min(config.demand, seed, atMs, clock, effects.profile) + effects.extraM3min;
  const usedM3min = supplied * max(0, wantedM3min);
  const outM3min = usedM3min + leakM3min(leakage, receiverPressureBar);
  const dropBar = config.filterDrop.dropBar * (outM3min / config.filterDrop.flowM3min) ** 2;
  const networkPressureBar = max(0, receiverPressureBar - dropBar);
  let deliveredM3min = 0;
  let blownOffM3min = 0;
  let missedM3min = 0;
  for (let i = 0; i < config.machines.length; i++) {
    const machine = config.machines[i]!;
    const countedM3min = machineFlowM3min(machine, state.machines[i]!);
    const flowM3min = countedM3min * (effects.delivered?.get(machine.index) ?? 1);
    missedM3min += countedM3min - flowM3min;
    deliveredM3min += flowM3min;
    blownOffM3min += flowM3min * blowOffShare(config, machine, networkPressureBar);
  }
  return { usedM3min, leakedM3min: leakM3min(leakage, networkPressureBar), deliveredM3min, blownOffM3min, missedM3min, networkPressureBar };
}
