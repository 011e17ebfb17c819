import { type ActiveFault, faultNumber, faultSeverity, type FaultSource } from '../../faults/index.ts';
import { effectsOn, standingOf } from '../events/eventEffects.ts';
import { type FaultKind, machineFaultKinds, type MachineFaultName, masterFaultKinds, type MasterFaultName } from '../events/faultKinds.ts';
import type { PlantConfig } from '../model/PlantConfig.ts';
import { plantFlows } from '../model/plantFlows.ts';
import type { PlantState } from '../model/PlantState.ts';
import { remainingS } from '../model/service.ts';

/** A machine that stands does not warm up. */
const needsRunning = ({ heatsToDegC, stops }: FaultKind) => heatsToDegC !== undefined && stops === undefined;

/** What the machine at a position reports; of a machine without communication nothing else is known. */
export function machineFaults({ machines, events }: PlantConfig, state: PlantState, position: number): ReadonlySet<MachineFaultName> {
  const config = machines[position]!;
  const machine = state.machines[position]!;
  if (standingOf(events, state.schedule, config.index) === 'absent') return new Set();
  const faults = new Set<MachineFaultName>();
  for (const { slot, fault } of effectsOn(events, state.schedule, 'machineFault')) {
    if (slot === config.index && (machine.mode !== 'ready' || !needsRunning(machineFaultKinds[fault]))) faults.add(fault);
  }
  if (faults.has('communicationLost')) return new Set(['communicationLost']);
  if (machine.hot) faults.add('highTemperature');
  for (let part = 0; part < config.maintenance.length; part++) {
    if (remainingS(config, machine, part, state.atMs) <= 0) faults.add(`${config.maintenance[part]!.component}Due`);
  }
  return faults;
}

/** What the master control reports of itself and the network. */
export function masterFaults(config: PlantConfig, state: PlantState, networkPressureBar: number): ReadonlySet<MasterFaultName> {
  const { events, machines, alarm } = config;
  const faults = new Set<MasterFaultName>(effectsOn(events, state.schedule, 'masterFault').map(({ fault }) => fault));
  const broken = effectsOn(events, state.schedule, 'sensorFault');
  if (broken.length > 0) faults.add('sensorFault');
  if (!broken.some(({ sensor }) => sensor === 'networkPressure')) {
    if (networkPressureBar < alarm.belowBar) faults.add('pressureBelowMinimum');
    if (networkPressureBar > alarm.aboveBar) faults.add('pressureAboveMaximum');
  }
  if (machines.every(({ index }) => standingOf(events, state.schedule, index) !== 'able')) faults.add('noMachineAvailable');
  return faults;
}

function activeFault(source: FaultSource, { bitIndex }: FaultKind): ActiveFault {
  return { source, bitIndex, number: faultNumber(source, bitIndex)!, severity: faultSeverity(bitIndex)! };
}

/** All messages that are up, the master's first, then in the order of the machines, each by bit. */
export function plantFaults(config: PlantConfig, state: PlantState): readonly ActiveFault[] {
  const { networkPressureBar } = plantFlows(config, state);
  const listed = (source: FaultSource, kinds: readonly FaultKind[]) =>
    kinds.toSorted((a, b) => a.bitIndex - b.bitIndex).map((kind) => activeFault(source, kind));
  const ofMaster = [...masterFaults(config, state, networkPressureBar)].map((name) => masterFaultKinds[name]);
  const ofMachine = (position: number) => [...machineFaults(config, state, position)].map((name) => machineFaultKinds[name]);
  return [...listed('master', ofMaster), ...config.machines.flatMap(({ index }, i) => listed(index, ofMachine(i)))];
}
