import { machineKinds } from './machineKinds.ts';
import type { PlantConfig } from './PlantConfig.ts';
import type { MachineState } from './PlantState.ts';

const { max, min } = Math;

/** Time in which a pressure error is to be made up. */
const correctionMin = 1.5;

const clamp = (value: number, low: number, high: number) => min(high, max(low, value));

/** The delivery that brings the network pressure back to the middle of the band. */
export function requiredM3min({ band, receiverVolumeM3 }: PlantConfig, flowTrendM3min: number, networkPressureBar: number): number {
  const middleBar = (band.lowBar + band.highBar) / 2;
  return flowTrendM3min + ((middleBar - networkPressureBar) * receiverVolumeM3) / correctionMin;
}

/** Machines in load with their flow moved towards the required delivery: the first that can trims, the others make up what it can't. */
export function trimmed(
  config: PlantConfig,
  machines: readonly MachineState[],
  order: readonly number[],
  deliveryM3min: number,
  stepS: number,
): readonly MachineState[] {
  const inLoad = order.filter((i) => machines[i]!.mode === 'load');
  const trim = inLoad.find((i) => machineKinds[config.machines[i]!.kind].canTrim);
  const rangeOf = (i: number) => {
    const { trimRange, baseRange } = machineKinds[config.machines[i]!.kind];
    return i === trim ? trimRange : baseRange;
  };

  let missingM3min = deliveryM3min;
  for (const i of inLoad) missingM3min -= config.machines[i]!.fullDeliveryM3min * rangeOf(i).preferred;

  const after = machines.slice();
  for (const i of trim === undefined ? inLoad : [trim, ...inLoad.filter((j) => j !== trim)]) {
    const { fullDeliveryM3min, kind } = config.machines[i]!;
    const { low, preferred, high } = rangeOf(i);
    const target = clamp(preferred + missingM3min / fullDeliveryM3min, low, high);
    missingM3min -= (target - preferred) * fullDeliveryM3min;
    const { flowShare } = machines[i]!;
    const stride = machineKinds[kind].rampPerS * stepS;
    const next = flowShare + clamp(target - flowShare, -stride, stride);
    if (next !== flowShare) after[i] = { ...machines[i]!, flowShare: next };
  }
  return after;
}
