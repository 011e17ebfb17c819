import { msPerHour } from '../../time/index.ts';
import { withMode } from './advanceMachine.ts';
import { ambientDegC } from './ambient.ts';
import { settledElementDegC } from './elementTemperature.ts';
import { scheduleAt } from '../events/eventSchedule.ts';
import { loadingOrder } from './loadingOrder.ts';
import { machineKinds } from './machineKinds.ts';
import { ableMachines } from './machinesAtChange.ts';
import { clockAt, localDay } from '../plantClock.ts';
import type { MachineConfig, PlantConfig } from './PlantConfig.ts';
import { plantFlows } from './plantFlows.ts';
import { firstServicedAtS } from './service.ts';
import type { MachineState, PlantState } from './PlantState.ts';

const secondsPerHour = 3600;

function standing(config: MachineConfig, atMs: number): MachineState {
  const { initial } = config;
  const machine: MachineState = {
    mode: 'ready',
    modeS: 0,
    flowShare: 0,
    ventingShare: 0,
    startedAtMs: atMs - msPerHour,
    elementDegC: 0,
    hot: false,
    loadS: initial.loadH * secondsPerHour,
    noLoadS: initial.noLoadH * secondsPerHour,
    starts: initial.starts,
    recentLoadS: 0,
    recentNoLoadS: 0,
    servicedAtS: [],
  };
  return { ...machine, servicedAtS: firstServicedAtS(config, machine, atMs) };
}

/** Loads machines in order until they cover a flow, the last of them as far as it goes. */
function loadedFor(
  config: PlantConfig,
  machines: readonly MachineState[],
  order: readonly number[],
  flowM3min: number,
): readonly MachineState[] {
  const after = machines.slice();
  let missingM3min = flowM3min;
  for (const i of order) {
    if (missingM3min <= 0) break;
    const machine = config.machines[i]!;
    const { preferred } = machineKinds[machine.kind].trimRange;
    after[i] = { ...withMode(machine, machines[i]!, 'load'), flowShare: preferred };
    missingM3min -= preferred * machine.fullDeliveryM3min;
  }
  return after;
}

/** A plant in the middle of its pressure band, with as many able machines in load as the hour asks for. The seed is an integer. */
export function startPlant(config: PlantConfig, { seed, atMs }: { readonly seed: number; readonly atMs: number }): PlantState {
  const clock = clockAt(config.zone, atMs);
  const schedule = scheduleAt(config, seed, atMs);
  const able = ableMachines(config, schedule);
  const machines = config.machines.map((machine) => standing(machine, atMs));
  const order = loadingOrder(config.machines, machines, able);
  const empty: PlantState = {
    seed,
    atMs,
    clock,
    schedule,
    receiverPressureBar: (config.band.lowBar + config.band.highBar) / 2,
    flowTrendM3min: 0,
    air: { deliveredM3: 0, usedM3: 0, leakedM3: 0, blownOffM3: 0, missedM3: 0 },
    energy: { inputKWh: 0, blowDownKWh: 0 },
    order,
    orderDay: localDay(atMs, clock),
    actedAtMs: atMs,
    machines,
  };
  const { usedM3min, leakedM3min } = plantFlows(config, empty);
  const roomDegC = ambientDegC(config.ambient, seed, atMs, clock);
  return {
    ...empty,
    flowTrendM3min: usedM3min + leakedM3min,
    machines: loadedFor(
      config,
      machines,
      order.filter((i) => able[i]),
      usedM3min + leakedM3min,
    ).map((machine, i) => ({ ...machine, elementDegC: settledElementDegC(config.machines[i]!, machine, roomDegC) })),
  };
}
