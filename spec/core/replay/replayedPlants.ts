import type { ReplayDemand, ReplayMachine, ReplayPlant } from '../../../core/replay/ReplayPlant.ts';

/** A screw of one speed whose power doesn't follow the pressure. */
export const screw: ReplayMachine = {
  slot: 1,
  fullM3min: 12.6,
  fullKW: 80,
  powerShares: [0, 1, 0],
  minShare: 1,
  slopePerBar: 0,
  refBar: 7,
  noLoadKW: 20,
  ventingS: 12,
  startS: 6,
  runOnS: 300,
  minLoadS: 30,
  startsPerHour: 12,
};

/** One that follows the demand with its speed, and one with guide vanes, which blows off. */
export const trimmer: ReplayMachine = { ...screw, slot: 2, powerShares: [0.07, 0.765, 0.165], minShare: 0.2, slopePerBar: 0.07 };
export const turbo: ReplayMachine = {
  ...screw,
  slot: 5,
  fullM3min: 16,
  fullKW: 93,
  powerShares: [0.2, 0.8, 0],
  minShare: 0.7,
  minLoadS: 600,
};

export const plantOf = (machines: readonly ReplayMachine[], change: Partial<ReplayPlant> = {}): ReplayPlant => ({
  machines,
  band: { lowBar: 6.8, highBar: 7.3 },
  order: machines.map(({ slot }) => slot),
  volumeM3: 12,
  dropBarPerFlow2: 0,
  followingShare: 0,
  ...change,
});

export const slotsPerHour = 360;

/** A flow for each slot of 10 s at 7 bar, with nothing on load when it begins. */
export function demandOfFlows(flows: readonly number[], change: Partial<ReplayDemand> = {}): ReplayDemand {
  const count = flows.length;
  return {
    fromMs: 0,
    flowM3min: Float32Array.from(flows),
    pressureBar: new Float32Array(count).fill(7),
    onLoad: new Uint16Array(count),
    running: new Uint16Array(count),
    unavailable: new Uint16Array(count),
    days: [{ from: 0, order: [] }],
    ...change,
  };
}

export const steadyDemand = (flowM3min: number, hours: number, change: Partial<ReplayDemand> = {}): ReplayDemand =>
  demandOfFlows(
    Array.from({ length: hours * slotsPerHour }, () => flowM3min),
    change,
  );
