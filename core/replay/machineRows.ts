import type { ReplayMachine } from './ReplayPlant.ts';
import { trimRules } from './replayRules.ts';

/** What stands where in the row of a machine: one place a number, in one array, as a step of a replay reads them together. */
export const rowAt = {
  /** Of what it could deliver; a variable machine on load moves it. */
  share: 0,
  fullM3min: 1,
  /** Power at 0 bar and no flow, and more for each share of the flow and its square; all of it grows by a share for each bar. */
  kW: 2,
  kWPerShare: 3,
  kWPerShare2: 4,
  growthAt0: 5,
  growthPerBar: 6,
  /** 1 of a variable one that blows off what is too much, as it has guide vanes; 0 of one that trims. */
  blowsOff: 7,
  /** In the part that it has now: smallest share, and that at which it runs if no more or less is wanted. */
  minShare: 8,
  middleShare: 9,
  /** Power of all steps on load, at a variable flow, kW. */
  stepsKW: 10,
  /** 1 over the full flow. */
  perFullM3min: 11,
} as const;
/** Numbers of a row. */
export const rowSize = 16;

export const isTrimming = ({ minShare }: ReplayMachine): boolean => minShare < trimRules.trimsBelow;

/** Power at full flow: at 0 bar, and for each bar. */
export const fullPower = ({ fullKW, slopePerBar, refBar }: ReplayMachine) => ({
  kW: fullKW * (1 - slopePerBar * refBar),
  kWPerBar: fullKW * slopePerBar,
});

/** Smallest share of one that carries base load and helps, and that at which it runs if no more or less is wanted: where it is efficient; of a narrow range, full. */
export const baseShares = (machine: ReplayMachine) =>
  isTrimming(machine) ? { min: trimRules.base, middle: trimRules.base } : { min: machine.minShare, middle: 1 };

/** A row for each machine, one behind the other, and one of zeros for where there is none. */
export function machineRows(machines: readonly ReplayMachine[]): Float64Array {
  const rows = new Float64Array((machines.length + 1) * rowSize);
  for (const [i, machine] of machines.entries()) {
    const { fullM3min, fullKW, powerShares, slopePerBar, refBar } = machine;
    const row = rows.subarray(i * rowSize, (i + 1) * rowSize);
    row[rowAt.fullM3min] = fullM3min;
    row[rowAt.perFullM3min] = 1 / fullM3min;
    row[rowAt.kW] = fullKW * powerShares[0];
    row[rowAt.kWPerShare] = fullKW * powerShares[1];
    row[rowAt.kWPerShare2] = fullKW * powerShares[2];
    row[rowAt.growthAt0] = 1 - slopePerBar * refBar;
    row[rowAt.growthPerBar] = slopePerBar;
    row[rowAt.blowsOff] = isTrimming(machine) ? 0 : 1;
  }
  return rows;
}
