import type { Spread } from '../estimate/index.ts';
import type { DataSheet } from '../plantData/index.ts';
import { powerCurve } from './powerCurve.ts';
import type { ReplayBand, ReplayDemand, ReplayMachine, ReplayPlant } from './ReplayPlant.ts';
import { machineRules } from './replayRules.ts';

/** What a data sheet says that a replay needs. */
export type SheetMachine = Pick<DataSheet, 'slot' | 'pressureBar' | 'flowM3min' | 'powerKW' | 'noLoadPowerKW' | 'points'>;

/** So long without load before its motor stops. */
export interface MachineRunOn {
  /** 1..10 */
  readonly slot: number;
  readonly runOnS: number;
}

/** What is changed; what is left out stays as it is. */
export interface PlantChange {
  readonly band?: ReplayBand | undefined;
  /** Slots in the order of loading, the same on all days; those left out come last. */
  readonly order?: readonly number[] | undefined;
  /** Of every machine that has such a time. */
  readonly runOnS?: number | undefined;
  /** Of single machines. */
  readonly runOnsS?: readonly MachineRunOn[] | undefined;
  /** What leaks take less. */
  readonly lessLeakM3min?: Spread | undefined;
  readonly volumeM3?: number | undefined;
  /** In the place of the machine of its slot, or one more. */
  readonly machines?: readonly SheetMachine[] | undefined;
  /** Slots that are taken away. */
  readonly without?: readonly number[] | undefined;
}

/** The plant as it is. */
export const unchanged: PlantChange = {};

/** A machine as its data sheet has it; times of starts are rules, or those of the one in whose place it comes. */
export function machineOfSheet(sheet: SheetMachine, before: ReplayMachine | undefined): ReplayMachine {
  const { slot, pressureBar, flowM3min, powerKW, noLoadPowerKW, points } = sheet;
  const all = [...points, { flowM3min, powerKW }].toSorted((a, b) => a.flowM3min - b.flowM3min);
  const full = all.at(-1)!;
  const isVariable = points.length > 0 && all[0]!.flowM3min < full.flowM3min;
  const curve = isVariable
    ? powerCurve(all.map((point) => ({ x: point.flowM3min / full.flowM3min, y: point.powerKW / full.powerKW, weight: 1 })))
    : ([0, 1, 0] as const);
  const sum = curve[0] + curve[1] + curve[2];
  return {
    slot,
    fullM3min: full.flowM3min,
    fullKW: full.powerKW * sum,
    powerShares: [curve[0] / sum, curve[1] / sum, curve[2] / sum],
    minShare: isVariable ? all[0]!.flowM3min / full.flowM3min : 1,
    slopePerBar: machineRules.slopePerBar.value,
    refBar: pressureBar,
    noLoadKW: noLoadPowerKW,
    ventingS: before?.ventingS ?? machineRules.ventingS,
    startS: before?.startS ?? machineRules.startS,
    runOnS: before?.runOnS ?? machineRules.runOnS,
    minLoadS: machineRules.minLoadS,
    startsPerHour: before?.startsPerHour ?? machineRules.startsPerHour,
  };
}

/** A plant with a change. A machine without a run-on, which stops as it unloads, has none behind the change either. */
export function changedPlant(plant: ReplayPlant, change: PlantChange): ReplayPlant {
  const { band, order, runOnS, runOnsS = [], volumeM3, machines = [], without = [] } = change;
  const before = new Map(plant.machines.map((machine) => [machine.slot, machine]));
  for (const sheet of machines) before.set(sheet.slot, machineOfSheet(sheet, before.get(sheet.slot)));
  for (const slot of without) before.delete(slot);
  return {
    ...plant,
    machines: [...before.values()]
      .map((machine) => {
        const own = runOnsS.find(({ slot }) => slot === machine.slot)?.runOnS ?? runOnS;
        return own === undefined || machine.runOnS === 0 ? machine : { ...machine, runOnS: own };
      })
      .toSorted((a, b) => a.slot - b.slot),
    band: band ?? plant.band,
    order: order ?? plant.order,
    volumeM3: volumeM3 ?? plant.volumeM3,
  };
}

/** A demand with so much less for leaks, as far as it has that. */
export const demandWithLess = (demand: ReplayDemand, lessM3min: number): ReplayDemand =>
  lessM3min === 0 ? demand : { ...demand, flowM3min: demand.flowM3min.map((flow) => Math.max(0, flow - lessM3min)) };

/** The share of the flow that follows the pressure when leaks take so much less of a mean flow. */
export const followingWithLess = (share: number, lessM3min: number, meanM3min: number): number =>
  lessM3min === 0 ? share : Math.max(0, (share * meanM3min - lessM3min) / Math.max(lessM3min, meanM3min - lessM3min));
