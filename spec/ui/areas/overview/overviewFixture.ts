import { type MemoryStationOptions } from '../../../fakes/index.ts';
import { type Compressor, emptySlot, slotCount, statusBit } from '../../../../core/compressor/index.ts';
import { type AnalogInput, measuringPoint } from '../../../../core/inputs/index.ts';
import { type Master, masterBit, type StationSnapshot } from '../../../../core/master/index.ts';
import { OverviewMasterVm } from '../../../../ui/areas/overview/overviewMaster.vm.ts';
import { liveLink } from '../../../../ui/stores/index.ts';
import { morningMs, storesOver } from '../../stores/stationFixture.ts';

export const standing = statusBit.on;
export const inNoLoad = statusBit.on | statusBit.running;
export const inLoad = inNoLoad | statusBit.loaded;

/** A screw compressor in load. */
export function machine(index: number, differences: Partial<Compressor> = {}): Compressor {
  return {
    ...emptySlot(index),
    name: `K${index}`,
    technology: 4,
    status: inLoad,
    symbols: 0,
    productType: 'S 60',
    linePressureBar: 7.2,
    deliveryVolumeM3min: 10,
    electricalPowerKW: 60,
    temperatureDegC: 80,
    loadRatio: 0.7,
    ...differences,
  };
}

export const treatmentInputs: readonly AnalogInput[] = [
  { index: 1, name: measuringPoint.receiverPressure, function: 'pressure', value: 7.4 },
  { index: 2, name: measuringPoint.dewPoint, function: 'temperature', value: 3 },
];

const defaultMaster: Master = {
  sdCard: 1,
  version: 'V3.21-RC10',
  status: masterBit.on | masterBit.active,
  systemPressureBar: 7.2,
  loadRatio: 0.7,
  volumeFlowM3min: 19,
  deliveryVolumeM3min: 20,
  powerKW: 120,
  inputs: treatmentInputs,
};

/** A station with the given machines; the other slots are empty. */
export function stationWith(machines: readonly Compressor[], master: Partial<Master> = {}, atMs = morningMs): StationSnapshot {
  return {
    atMs,
    master: { ...defaultMaster, ...master },
    compressors: Array.from({ length: slotCount }, (_, i) => machines.find(({ index }) => index === i + 1) ?? emptySlot(i + 1)),
  };
}

/** The overview of a station without a network, logged in. */
export async function openOverview(options: MemoryStationOptions = {}) {
  const parts = storesOver(options);
  liveLink({ feed: parts.station.feed, ...parts });
  await parts.facts.load();
  await parts.session.login('read');
  const vm = new OverviewMasterVm({ plant: parts.plant, log: parts.log, machines: parts.machines, trends: parts.trends });
  return { ...parts, vm };
}
