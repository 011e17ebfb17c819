import { machineKinds } from './machineKinds.ts';
import type { MachineConfig } from './PlantConfig.ts';
import type { MachineMode, MachineState } from './PlantState.ts';

const { max } = Math;

const ratedBar = 7;
const morePowerPerBar = 0.07;

/** Draw without load, in multiples of the unloaded draw. */
const unloadedFactor: Readonly<Record<Exclude<MachineMode, 'load'>, number>> = { ready: 0, starting: 1.3, noLoad: 1, runOn: 1 };

/** Draw without load. */
function unloadedKW(config: MachineConfig, mode: Exclude<MachineMode, 'load'>): number {
  return config.fullDeliveryM3min * config.ratedSpecificPower * config.unloadedPowerShare * unloadedFactor[mode];
}

function loadedKW({ kind, fullDeliveryM3min, ratedSpecificPower }: MachineConfig, flowShare: number, loadedBar: number): number {
  const { standing, linear, quadratic } = machineKinds[kind].power;
  const share = standing + flowShare * (linear + flowShare * quadratic);
  return fullDeliveryM3min * ratedSpecificPower * share * (1 + morePowerPerBar * (loadedBar - ratedBar));
}

/** Above the unloaded draw, while the machine vents after its load: falls with the pressure inside; kW. */
export function blowDownKW(config: MachineConfig, { mode, flowShare, ventingShare }: MachineState, loadedBar: number): number {
  if (mode === 'load' || ventingShare === 0) return 0;
  return ventingShare * max(0, loadedKW(config, flowShare, loadedBar) - unloadedKW(config, mode));
}

/** Electrical power in kW; `loadedBar` is the pressure behind the element in load. Rated input grows about 7 % per bar. */
export function machinePowerKW(config: MachineConfig, machine: MachineState, loadedBar: number): number {
  const { mode, flowShare } = machine;
  if (mode === 'load') return loadedKW(config, flowShare, loadedBar);
  return unloadedKW(config, mode) + blowDownKW(config, machine, loadedBar);
}
