import { powerAtKW } from './machineOutlet.ts';
import type { PlantConfig } from './PlantConfig.ts';
import type { PlantState } from './PlantState.ts';

/** Where the electrical input of an oil-cooled screw machine goes; the other kinds are taken to be alike. */
const heatShares = { oil: 0.72, aftercooler: 0.13, motorAir: 0.09, air: 0.04, radiated: 0.02 } as const;

/** A machine's electrical input and where it goes as heat, in kW; the parts add up to the input. */
export interface MachineHeat {
  readonly slot: number;
  readonly inputKW: number;
  /** Into the oil, and with it into hot water. */
  readonly oilKW: number;
  /** Into the aftercooler's air, out of the compressed air. */
  readonly aftercoolerKW: number;
  readonly motorAirKW: number;
  /** Stays in the compressed air. */
  readonly airKW: number;
  readonly radiatedKW: number;
}

/** Heat of all machines at this moment, in the order of the configuration; zeros for one that stands or is absent. */
export function machineHeatKW(config: PlantConfig, state: PlantState): readonly MachineHeat[] {
  return config.machines.map(({ index }, i) => {
    const inputKW = powerAtKW(config, state, i);
    return {
      slot: index,
      inputKW,
      oilKW: inputKW * heatShares.oil,
      aftercoolerKW: inputKW * heatShares.aftercooler,
      motorAirKW: inputKW * heatShares.motorAir,
      airKW: inputKW * heatShares.air,
      radiatedKW: inputKW * heatShares.radiated,
    };
  });
}
