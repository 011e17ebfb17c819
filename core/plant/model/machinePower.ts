import { machineKinds } from './machineKinds.ts';
import type { MachineConfig } from './PlantConfig.ts';
import type { MachineMode, MachineState } from './PlantState.ts';

const ratedBar = 7;
const morePowerPerBar = 0.07;

/** Draw without load, in multiples of the unloaded draw. */
const unloadedFactor: Readonly<Record<Exclude<MachineMode, 'load'>, number>> = { ready: 0, starting: 1.3, noLoad: 1, runOn: 1 };

/** Electrical power in kW at a pressure in its outlet; rated input grows about 7 % per bar. */
export function machinePowerKW(config: MachineConfig, { mode, flowShare }: MachineState, outletBar: number): number {
  const ratedKW = config.fullDeliveryM3min * config.ratedSpecificPower;
  if (mode !== 'load') return ratedKW * config.unloadedPowerShare * unloadedFactor[mode];
  const { standing, linear, quadratic } = machineKinds[config.kind].power;
  return ratedKW * (standing + flowShare * (linear + flowShare * quadratic)) * (1 + morePowerPerBar * (outletBar - ratedBar));
}
