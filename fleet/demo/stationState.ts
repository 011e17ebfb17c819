import type { FleetState } from '../../core/fleet/index.ts';
import { type PlantConfig, plantFaults, plantSnapshot, type PlantState } from '../../core/plant/index.ts';
import type { DemoStation } from './demoStations.ts';

/** What a made-up station says of this moment: its kind's plant in its own scale, with the fault that it has all the time. */
export function stationState(
  station: DemoStation,
  config: PlantConfig,
  plant: PlantState,
  today: Pick<FleetState, 'todayKWh' | 'todayM3'>,
): FleetState {
  const { scale, fault, trouble } = station;
  const { atMs, master, compressors } = plantSnapshot(config, plant);
  const inScale = (value: number | undefined) => (value === undefined ? undefined : value * scale);
  const slots = Math.max(...config.machines.map(({ index }) => index));
  const faults = plantFaults(config, plant).map(({ source, bitIndex }) => ({ source, bitIndex }));
  return {
    atMs,
    pressureBar: master.systemPressureBar,
    volumeFlowM3min: inScale(master.volumeFlowM3min),
    deliveryM3min: inScale(master.deliveryVolumeM3min),
    powerKW: inScale(master.powerKW),
    masterStatus: master.status,
    machines: Array.from({ length: slots }, (_, i) => {
      const machine = compressors.find(({ index }) => index === i + 1);
      return {
        status: machine?.status,
        powerKW: inScale(machine?.electricalPowerKW),
        deliveryM3min: inScale(machine?.deliveryVolumeM3min),
        temperatureDegC: machine?.temperatureDegC,
      };
    }),
    faults: fault === undefined ? faults : [...faults, { source: fault.source, bitIndex: fault.bitIndex }],
    isCardFailing: trouble === 'cardFailing',
    isMailFailing: trouble === 'mailFailing',
    ...today,
  };
}
