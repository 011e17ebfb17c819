import type { FleetMachineState, FleetState } from '../../core/fleet/index.ts';
import { type Compressor, notInstalled } from '../../core/compressor/index.ts';
import { sdCardState } from '../../core/master/index.ts';
import type { PlantSample } from '../../core/ports/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';

/** An empty slot has no values. */
const machineState = (machine: Compressor): FleetMachineState =>
  machine.technology === notInstalled
    ? { status: undefined, powerKW: undefined, deliveryM3min: undefined, temperatureDegC: undefined }
    : {
        status: machine.status,
        powerKW: machine.electricalPowerKW,
        deliveryM3min: machine.deliveryVolumeM3min,
        temperatureDegC: machine.temperatureDegC,
      };

/** What a station says of the moment of its latest sample; `today` are the totals of the plant's day. */
export function fleetState(
  { atMs, master, compressors, faults }: PlantSample,
  { today, isMailFailing }: { readonly today: RangeTotals | undefined; readonly isMailFailing: boolean },
): FleetState {
  const card = sdCardState(master.sdCard);
  return {
    atMs,
    pressureBar: master.systemPressureBar,
    volumeFlowM3min: master.volumeFlowM3min,
    deliveryM3min: master.deliveryVolumeM3min,
    powerKW: master.powerKW,
    masterStatus: master.status,
    machines: compressors.map(machineState),
    faults: faults.map(({ source, bitIndex }) => ({ source, bitIndex })),
    isCardFailing: card !== undefined && card !== 'ok',
    isMailFailing,
    todayKWh: today?.plant.energyKWh,
    todayM3: today?.plant.deliveredM3,
  };
}
