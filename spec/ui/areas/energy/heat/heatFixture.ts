import type { AirStatistics } from '../../../../../core/balance/index.ts';
import { msPerDay } from '../../../../../core/time/index.ts';
import { HeatVm } from '../../../../../ui/areas/energy/heat/heat.vm.ts';
import type { UnitSettings } from '../../../../../core/settings/index.ts';
import { morningMs, snapshotAt, storesOver } from '../../../stores/stationFixture.ts';

const days = 10;

/** Ten days in which two machines took 1000 kWh a day. */
export const tenDays: AirStatistics = {
  timespan: { fromMs: morningMs - days * msPerDay, untilMs: morningMs },
  machines: [
    { index: 1, energyLoadKWh: 7000, energyNoLoadKWh: 500, volumeM3: 60_000, leakedM3: 6000 },
    { index: 2, energyLoadKWh: 2000, energyNoLoadKWh: 500, volumeM3: 20_000, leakedM3: 2000 },
  ],
  leakOrigin: undefined,
};

/** With other energies of the first machine. */
export const withEnergy = (energyLoadKWh: number | undefined, energyNoLoadKWh: number | undefined): AirStatistics => ({
  ...tenDays,
  machines: [{ index: 1, energyLoadKWh, energyNoLoadKWh, volumeM3: undefined, leakedM3: undefined }],
});

/** The page's view model over stores without a network; `push` is what the station sends. */
export function openHeat(units: Partial<UnitSettings> = {}) {
  const parts = storesOver();
  const { settings } = parts.settings;
  parts.settings.receive({ units: { ...settings.units, ...units } });
  const vm = new HeatVm(parts);
  return {
    ...parts,
    vm,
    push: (thinkGreen: AirStatistics | undefined) => {
      parts.plant.setConnection('connected');
      parts.plant.receiveClock(morningMs);
      parts.plant.receive({ ...snapshotAt(morningMs), thinkGreen });
    },
  };
}
