import { type Compressor, emptySlot, slotCount, statusBit } from '../compressor/index.ts';
import { type AnalogInput, masterBit, measuringPoint, sdCardCode, type StationSnapshot } from '../master/index.ts';
import { msPerMinute } from '../time/index.ts';
import { machineKinds } from './machineKinds.ts';
import { machinePowerKW } from './machinePower.ts';
import { noiseStream, smoothNoise } from './noise.ts';
import type { MachineConfig, PlantConfig } from './PlantConfig.ts';
import { blowOffShare, machineFlowM3min, plantFlows } from './plantFlows.ts';
import type { MachineMode, MachineState, PlantState } from './PlantState.ts';
import { isServiceDue } from './service.ts';

const modeBits: Readonly<Record<MachineMode, number>> = {
  ready: 0,
  starting: statusBit.running | statusBit.starting,
  load: statusBit.running | statusBit.loaded,
  noLoad: statusBit.running,
  runOn: statusBit.running | statusBit.runOn,
};

/** From a machine's outlet through cooler, separator and dryer to the receiver, at full delivery. */
const treatmentDropBar = 0.15;
/** From the network's sensor to the far end of the hall, at `plateauM3min`. */
const pipeDropBar = 0.12;
/** Below this much running time in the last hour or so the load ratio is 0. */
const leastRecentS = 60;

function statusOf(machine: MachineState): number {
  return (
    statusBit.on | modeBits[machine.mode] | (isServiceDue(machine) ? statusBit.maintenance : 0) | (machine.hot ? statusBit.warning : 0)
  );
}

const loadRatio = (loadS: number, noLoadS: number) => (loadS + noLoadS < leastRecentS ? 0 : loadS / (loadS + noLoadS));

function compressorOf(config: PlantConfig, machine: MachineConfig, of: MachineState, networkBar: number, receiverBar: number): Compressor {
  const linePressureBar = receiverBar + (of.mode === 'load' ? treatmentDropBar * of.flowShare ** 2 : 0);
  return {
    index: machine.index,
    name: machine.name,
    technology: machine.technology,
    status: statusOf(of),
    symbols: machineKinds[machine.kind].symbols,
    productType: machine.productType,
    linePressureBar,
    deliveryVolumeM3min: machineFlowM3min(machine, of) * (1 - blowOffShare(config, machine, networkBar)),
    electricalPowerKW: machinePowerKW(machine, of, linePressureBar),
    temperatureDegC: of.elementDegC,
    loadRatio: loadRatio(of.recentLoadS, of.recentNoLoadS),
  };
}

function inputsOf(config: PlantConfig, state: PlantState, networkBar: number, flowM3min: number): readonly AnalogInput[] {
  const { plateauM3min } = config.demand;
  const dewPointDegC =
    2.7 + 0.6 * (flowM3min / plateauM3min) + 0.3 * smoothNoise(state.seed, noiseStream.dewPoint, state.atMs, 10 * msPerMinute);
  return [
    { index: 1, name: measuringPoint.receiverPressure, function: 'pressure', value: state.receiverPressureBar },
    { index: 2, name: measuringPoint.dewPoint, function: 'temperature', value: dewPointDegC },
    { index: 3, name: 'ADD_PRESS_1', function: 'pressure', value: networkBar - pipeDropBar * (flowM3min / plateauM3min) ** 2 },
  ];
}

/** What the station's controller reports; its flows hold from this instant until the next step. */
export function plantSnapshot(config: PlantConfig, state: PlantState): StationSnapshot {
  const { usedM3min, leakedM3min, deliveredM3min, blownOffM3min, networkPressureBar } = plantFlows(config, state);
  const compressors = Array.from({ length: slotCount }, (_, i) => emptySlot(i + 1));
  let powerKW = 0;
  let recentLoadS = 0;
  let recentNoLoadS = 0;
  let active = false;
  state.machines.forEach((of, i) => {
    const machine = config.machines[i]!;
    const compressor = compressorOf(config, machine, of, networkPressureBar, state.receiverPressureBar);
    compressors[machine.index - 1] = compressor;
    powerKW += compressor.electricalPowerKW ?? 0;
    recentLoadS += of.recentLoadS;
    recentNoLoadS += of.recentNoLoadS;
    active ||= of.mode !== 'ready';
  });
  const volumeFlowM3min = usedM3min + leakedM3min;
  return {
    atMs: state.atMs,
    master: {
      sdCard: sdCardCode('ok'),
      version: config.version,
      status: masterBit.on | (active ? masterBit.active : 0),
      systemPressureBar: networkPressureBar,
      loadRatio: loadRatio(recentLoadS, recentNoLoadS),
      volumeFlowM3min,
      deliveryVolumeM3min: deliveredM3min - blownOffM3min,
      powerKW,
      inputs: inputsOf(config, state, networkPressureBar, volumeFlowM3min),
    },
    compressors,
  };
}
