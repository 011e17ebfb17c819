import type { ActiveFault, FaultReading } from '../../faults/index.ts';
import type { StationSnapshot } from '../../master/index.ts';
import { machineFaultKinds, masterFaultKinds } from '../events/faultKinds.ts';
import { warnAboveDegC } from './elementTemperature.ts';
import type { PlantConfig } from './PlantConfig.ts';

type Watched = Pick<FaultReading, 'quantity' | 'limit'>;

const ofMachines: ReadonlyMap<number, Watched> = new Map([
  [machineFaultKinds.highTemperature.bitIndex, { quantity: 'temperature', limit: warnAboveDegC }],
  [machineFaultKinds.temperatureTrip.bitIndex, { quantity: 'temperature', limit: machineFaultKinds.temperatureTrip.heatsToDegC! }],
]);

const ofMaster = ({ belowBar, aboveBar }: PlantConfig['alarm']): ReadonlyMap<number, Watched> =>
  new Map([
    [masterFaultKinds.pressureBelowMinimum.bitIndex, { quantity: 'pressure', limit: belowBar }],
    [masterFaultKinds.pressureAboveMaximum.bitIndex, { quantity: 'pressure', limit: aboveBar }],
  ]);

/** The faults of a plant, those that watch a value with what is measured of it and with its limit. */
export function withReadings(
  faults: readonly ActiveFault[],
  { alarm }: PlantConfig,
  { master, compressors }: StationSnapshot,
): readonly ActiveFault[] {
  const watchedByMaster = ofMaster(alarm);
  return faults.map((fault) => {
    const { source, bitIndex } = fault;
    const watched = (typeof source === 'number' ? ofMachines : watchedByMaster).get(bitIndex);
    const value = typeof source === 'number' ? compressors[source - 1]?.temperatureDegC : master.systemPressureBar;
    return watched === undefined ? fault : { ...fault, reading: { ...watched, value } };
  });
}
