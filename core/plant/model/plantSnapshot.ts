import { type Compressor, emptySlot, slotCount, statusBit } from '../../compressor/index.ts';
import { faultSeverity } from '../../faults/index.ts';
import { type Master, masterBit, sdCardCode, type SdCardState, type StationSnapshot } from '../../master/index.ts';
import { effectsOn, standingOf } from '../events/eventEffects.ts';
import { machineFaultKinds, type MasterFaultName } from '../events/faultKinds.ts';
import { machineKinds } from './machineKinds.ts';
import { machineInputs } from './machineInputs.ts';
import { linePressureBar, powerAtKW } from './machineOutlet.ts';
import { masterInputs } from './masterInputs.ts';
import type { MachineConfig, PlantConfig } from './PlantConfig.ts';
import { machineFaults, masterFaults } from './plantFaults.ts';
import { blowOffShare, machineFlowM3min, plantFlows, type PlantFlows } from './plantFlows.ts';
import type { MachineMode, PlantState } from './PlantState.ts';
import { sensorsOf } from './sensors.ts';

const modeBits: Readonly<Record<MachineMode, number>> = {
  ready: 0,
  starting: statusBit.running | statusBit.starting,
  load: statusBit.running | statusBit.loaded,
  noLoad: statusBit.running,
  runOn: statusBit.running | statusBit.runOn,
};

/** Below this much running time in the last hour or so the load ratio is 0. */
const minRecentS = 60;

const loadRatio = (loadS: number, noLoadS: number) => (loadS + noLoadS < minRecentS ? 0 : loadS / (loadS + noLoadS));

/** Undefined when every part of the whole is missing. */
function sumOfKnown(machines: readonly Compressor[], quantity: 'deliveryVolumeM3min' | 'electricalPowerKW'): number | undefined {
  let sum: number | undefined = machines.length === 0 ? 0 : undefined;
  for (const { [quantity]: value } of machines) if (value !== undefined) sum = (sum ?? 0) + value;
  return sum;
}

const emptySlots = Array.from({ length: slotCount }, (_, i) => emptySlot(i + 1));

/** What of a machine is the same at all times. */
const plates = new WeakMap<MachineConfig, Compressor>();
function plateOf(machine: MachineConfig): Compressor {
  const known = plates.get(machine);
  if (known !== undefined) return known;
  const { index, name, technology, productType, typePlate, kind } = machine;
  const plate = { ...emptySlot(index), name, technology, productType, typePlate, symbols: machineKinds[kind].symbols };
  plates.set(machine, plate);
  return plate;
}

function compressorAt(config: PlantConfig, state: PlantState, position: number, networkBar: number): Compressor {
  const machine = config.machines[position]!;
  const of = state.machines[position]!;
  const standing = standingOf(config.events, state.schedule, machine.index);
  if (standing === 'absent') return emptySlots[machine.index - 1]!;

  const plate = plateOf(machine);
  const faults = machineFaults(config, state, position);
  if (faults.has('communicationLost')) return { ...plate, status: statusBit.communicationError };

  let status = (standing === 'off' ? 0 : statusBit.on) | modeBits[of.mode];
  for (const fault of faults) status |= statusBit[faultSeverity(machineFaultKinds[fault].bitIndex)!];
  const sensors = sensorsOf(config.sensors, state, machine.index);
  return {
    ...plate,
    status,
    linePressureBar: faults.has('pressureSensorBroken')
      ? undefined
      : sensors.pressureBar(linePressureBar(of, state.receiverPressureBar), 0),
    deliveryVolumeM3min: machineFlowM3min(machine, of) * (1 - blowOffShare(config, machine, networkBar)),
    electricalPowerKW: sensors.powerKW(powerAtKW(config, state, position), 1),
    temperatureDegC: sensors.temperatureDegC(of.elementDegC, 2),
    loadRatio: loadRatio(of.recentLoadS, of.recentNoLoadS),
    inputs: machineInputs(config, state, position, sensors),
  };
}

function sdCardWith(faults: ReadonlySet<MasterFaultName>): SdCardState {
  if (faults.has('sdCardMissing')) return 'none';
  return faults.has('sdCardFull') ? 'full' : 'ok';
}

function masterOf(config: PlantConfig, state: PlantState, flows: PlantFlows, installed: readonly Compressor[]): Master {
  const { usedM3min, leakedM3min, networkPressureBar } = flows;
  const faults = masterFaults(config, state, networkPressureBar);
  const broken = new Set(effectsOn(config.events, state.schedule, 'sensorFault').map(({ sensor }) => sensor));
  const sensors = sensorsOf(config.sensors, state, 0);
  const volumeFlowM3min = broken.has('volumeFlow') ? undefined : sensors.flowM3min(usedM3min + leakedM3min, 0);
  let [recentLoadS, recentNoLoadS] = [0, 0];
  for (const machine of state.machines) {
    recentLoadS += machine.recentLoadS;
    recentNoLoadS += machine.recentNoLoadS;
  }
  return {
    sdCard: sdCardCode(sdCardWith(faults)),
    version: config.version,
    status: masterBit.on | (state.machines.some(({ mode }) => mode !== 'ready') ? masterBit.active : 0),
    systemPressureBar: broken.has('networkPressure') ? undefined : sensors.pressureBar(networkPressureBar, 1),
    loadRatio: loadRatio(recentLoadS, recentNoLoadS),
    volumeFlowM3min,
    deliveryVolumeM3min: sumOfKnown(installed, 'deliveryVolumeM3min'),
    powerKW: sumOfKnown(installed, 'electricalPowerKW'),
    inputs: masterInputs(config, state, { flows, broken, sensors, faults, volumeFlowM3min }),
  };
}

/**
 * What the station's controller reports; its flows hold from this instant until the next step.
 * Values of a broken sensor or of a machine without communication are missing, and left out of the master's sums.
 */
export function plantSnapshot(config: PlantConfig, state: PlantState): StationSnapshot {
  const flows = plantFlows(config, state);
  const compressors = emptySlots.slice();
  config.machines.forEach(({ index }, i) => (compressors[index - 1] = compressorAt(config, state, i, flows.networkPressureBar)));
  const installed = compressors.filter(({ technology }) => technology !== 0);
  return { atMs: state.atMs, master: masterOf(config, state, flows, installed), compressors };
}
