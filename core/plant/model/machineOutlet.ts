import type { MaintenanceComponent } from '../../maintenance/index.ts';
import { effectsOn } from '../events/eventEffects.ts';
import { machineFaultKinds } from '../events/faultKinds.ts';
import { machineKinds } from './machineKinds.ts';
import { machinePowerKW } from './machinePower.ts';
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

/** Behind the machine's aftercooler. */
export function linePressureBar({ mode, flowShare }: MachineState, receiverBar: number): number {
  return receiverBar + (mode === 'load' ? treatmentDropBar * flowShare ** 2 : 0);
}

function wearBar(config: MachineConfig, machine: MachineState, atMs: number): number {
  let dropBar = 0;
  config.maintenance.forEach(({ component, intervalH }, part) => {
    const worn = 1 - remainingS(config, machine, part, atMs) / 3600 / intervalH;
    dropBar += (wornDropBar[component] ?? 0) * min(maxWorn, max(0, worn)) ** 2;
  });
  return dropBar;
}

/** Behind the element of the machine at a position, bar: with what wear and faults add while it delivers, vented while it stands. */
export function innerPressureBar({ machines, events }: PlantConfig, state: PlantState, position: number): number {
  const config = machines[position]!;
  const machine = state.machines[position]!;
  if (machine.mode === 'ready' || machine.mode === 'starting') return 0;
  if (machine.mode !== 'load') return machineKinds[config.kind].unloadedBar;
  let innerBar = linePressureBar(machine, state.receiverPressureBar) + wearBar(config, machine, state.atMs);
  for (const { slot, fault } of effectsOn(events, state.schedule, 'machineFault')) {
    if (slot === config.index) innerBar += machineFaultKinds[fault].dropBar ?? 0;
  }
  return innerBar;
}

/** Electrical power of the machine at a position, with what wear and faults add; kW, without sensor noise. */
export function powerAtKW(config: PlantConfig, state: PlantState, position: number): number {
  return machinePowerKW(config.machines[position]!, state.machines[position]!, innerPressureBar(config, state, position));
}
