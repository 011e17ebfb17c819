import type { MaintenanceComponent } from '../../maintenance/index.ts';
import { effectsOn } from '../events/eventEffects.ts';
import { machineFaultKinds } from '../events/faultKinds.ts';
import { machineKinds } from './machineKinds.ts';
import { blowDownKW, machinePowerKW } from './machinePower.ts';
import type { MachineConfig, PlantConfig } from './PlantConfig.ts';
import type { MachineState, PlantState } from './PlantState.ts';
import { remainingS } from './service.ts';

const { max, min } = Math;

/** From a machine's outlet through cooler, separator and dryer to the receiver, at full delivery. */
const treatmentDropBar = 0.15;
/** Extra drop inside the machine when a part has come to the end of its interval; grows with the square of its use. */
const wornDropBar: Readonly<Partial<Record<MaintenanceComponent, number>>> = { oilSeparator: 0.2, suctionFilter: 0.08, dryer: 0.05 };
/** Wear ends here, in intervals. */
const maxWorn = 1.5;

const behindCoolerBar = (flowShare: number, receiverBar: number) => receiverBar + treatmentDropBar * flowShare ** 2;

/** Behind the machine's aftercooler. */
export function linePressureBar({ mode, flowShare }: MachineState, receiverBar: number): number {
  return mode === 'load' ? behindCoolerBar(flowShare, receiverBar) : receiverBar;
}

function wearBar(config: MachineConfig, machine: MachineState, atMs: number): number {
  let dropBar = 0;
  for (let part = 0; part < config.maintenance.length; part++) {
    const { component, intervalH } = config.maintenance[part]!;
    const fullBar = wornDropBar[component];
    if (fullBar === undefined) continue;
    const worn = 1 - remainingS(config, machine, part, atMs) / 3600 / intervalH;
    dropBar += fullBar * min(maxWorn, max(0, worn)) ** 2;
  }
  return dropBar;
}

/** Behind the element while it delivers, with what wear and faults add. */
function loadedBar({ machines, events }: PlantConfig, state: PlantState, position: number): number {
  const config = machines[position]!;
  const machine = state.machines[position]!;
  let innerBar = behindCoolerBar(machine.flowShare, state.receiverPressureBar) + wearBar(config, machine, state.atMs);
  for (const { slot, fault } of effectsOn(events, state.schedule, 'machineFault')) {
    if (slot === config.index) innerBar += machineFaultKinds[fault].dropBar ?? 0;
  }
  return innerBar;
}

/** Behind the element of the machine at a position, bar: in load with what wear and faults add, then falling until only what drives the oil is left, vented while it stands. */
export function innerPressureBar(config: PlantConfig, state: PlantState, position: number): number {
  const { mode, ventingShare } = state.machines[position]!;
  if (mode === 'ready' || mode === 'starting') return 0;
  if (mode === 'load') return loadedBar(config, state, position);
  const { unloadedBar } = machineKinds[config.machines[position]!.kind];
  return ventingShare === 0 ? unloadedBar : unloadedBar + ventingShare * max(0, loadedBar(config, state, position) - unloadedBar);
}

/** Whether its power depends on the pressure. */
const hasPressure = ({ mode, ventingShare }: MachineState) => mode === 'load' || ventingShare > 0;

/** Electrical power of the machine at a position, with what wear and faults add; kW, without sensor noise. */
export function powerAtKW(config: PlantConfig, state: PlantState, position: number): number {
  const machine = state.machines[position]!;
  return machinePowerKW(config.machines[position]!, machine, hasPressure(machine) ? loadedBar(config, state, position) : 0);
}

/** The part of it that is spent on venting. */
export function blowDownAtKW(config: PlantConfig, state: PlantState, position: number): number {
  const machine = state.machines[position]!;
  return hasPressure(machine) ? blowDownKW(config.machines[position]!, machine, loadedBar(config, state, position)) : 0;
}
