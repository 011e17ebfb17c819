import { expect } from '@jest/globals';
import { type PlantConfig, type PlantState } from '../../../core/plant/index.ts';
import { freeAirBar } from '../../../core/plant/model/receiver.ts';

/** Of all the air that was there or came. */
const tolerance = 1e-9;

/** Holds a run to the conservation of mass: delivered = used + leaked + blown off + change of the stored air. */
export function expectBalanced(config: PlantConfig, from: PlantState, to: PlantState): void {
  const sinceStart = (flow: keyof PlantState['air']) => to.air[flow] - from.air[flow];
  const stored = (state: PlantState) => (config.receiverVolumeM3 * state.receiverPressureBar) / freeAirBar;
  const flows = { used: sinceStart('usedM3'), leaked: sinceStart('leakedM3'), blownOff: sinceStart('blownOffM3') };
  for (const volumeM3 of [sinceStart('deliveredM3'), ...Object.values(flows), stored(to)]) expect(volumeM3).toBeGreaterThanOrEqual(0);

  const goneM3 = flows.used + flows.leaked + flows.blownOff;
  const errorM3 = sinceStart('deliveredM3') - goneM3 - (stored(to) - stored(from));
  expect(Math.abs(errorM3) / (sinceStart('deliveredM3') + stored(from))).toBeLessThan(tolerance);
}
