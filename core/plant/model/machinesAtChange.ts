import { withMode } from './advanceMachine.ts';
import { type Standing, standingOf } from '../events/eventEffects.ts';
import { machineFaultKinds } from '../events/faultKinds.ts';
import type { MachineConfig, PlantConfig } from './PlantConfig.ts';
import type { EventEffect } from '../events/PlantEvent.ts';
import { machineFlowM3min } from './plantFlows.ts';
import type { EventSchedule } from '../events/eventSchedule.ts';
import type { MachineState } from './PlantState.ts';
import { newMachine, withService } from './service.ts';

const { max } = Math;

/** By position: which machines the sequencer can use. */
export function ableMachines({ machines, events }: PlantConfig, schedule: EventSchedule): readonly boolean[] {
  return machines.map(({ index }) => standingOf(events, schedule, index) === 'able');
}

function atBegin(config: MachineConfig, machine: MachineState, effect: EventEffect, atMs: number): MachineState {
  if (effect.kind === 'service') return withService(config, machine, effect.component, atMs);
  const { heatsToDegC } = effect.kind === 'machineFault' ? machineFaultKinds[effect.fault] : {};
  return heatsToDegC === undefined || machine.mode === 'ready'
    ? machine
    : { ...machine, elementDegC: max(machine.elementDegC, heatsToDegC), hot: true };
}

function atEnd(config: MachineConfig, machine: MachineState, effect: EventEffect, atMs: number): MachineState {
  return effect.kind === 'absence' && effect.comesBack === 'new' ? newMachine(config, machine, atMs) : machine;
}

const stays: Readonly<Record<Standing, boolean>> = { able: true, stopped: false, off: false, absent: false };

/** The machines after events began or ended: services done, exchanged machines new, stopped ones standing. */
export function machinesAtChange(
  { machines: configs, events }: PlantConfig,
  before: EventSchedule,
  now: EventSchedule,
  machines: readonly MachineState[],
  atMs: number,
): readonly MachineState[] {
  return machines.map((machine, i) => {
    const config = configs[i]!;
    let after = machine;
    events.forEach(({ effect }, e) => {
      if (!('slot' in effect) || effect.slot !== config.index || before.on[e] === now.on[e]) return;
      after = now.on[e] ? atBegin(config, after, effect, atMs) : atEnd(config, after, effect, atMs);
    });
    return stays[standingOf(events, now, config.index)] || after.mode === 'ready' ? after : withMode(config, after, 'ready');
  });
}

/** What the machines that were in load and stand now delivered. */
export function lostFlowM3min({ machines }: PlantConfig, before: readonly MachineState[], now: readonly MachineState[]): number {
  if (before === now) return 0;
  let lostM3min = 0;
  machines.forEach((config, i) => {
    if (now[i]!.mode === 'ready') lostM3min += machineFlowM3min(config, before[i]!);
  });
  return lostM3min;
}
