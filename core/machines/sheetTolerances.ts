import type { PlantDay } from '../time/index.ts';

/** How far a compressor may be off its data sheet in an acceptance test, by its flow. */
export interface SheetTolerance {
  /** Up to it, m3/min. */
  readonly untilM3min: number;
  /** Of volume flow and of specific energy, as shares. */
  readonly flow: number;
  readonly specificEnergy: number;
}

/** ISO 1217:2009, which is under revision: its table was read second hand, and is dated. */
export const sheetTolerances: { readonly source: string; readonly asOf: PlantDay; readonly byFlow: readonly SheetTolerance[] } = {
  source: 'ISO 1217:2009',
  asOf: '2026-11-22',
  byFlow: [
    { untilM3min: 0.5, flow: 0.07, specificEnergy: 0.08 },
    { untilM3min: 1.5, flow: 0.06, specificEnergy: 0.07 },
    { untilM3min: 15, flow: 0.05, specificEnergy: 0.06 },
    { untilM3min: Infinity, flow: 0.04, specificEnergy: 0.05 },
  ],
};

/** Of power without load, as a share. */
export const noLoadTolerance = 0.1;

/** The tolerance of specific energy at a flow, as a share. */
export const specificEnergyTolerance = (flowM3min: number): number =>
  sheetTolerances.byFlow.find(({ untilM3min }) => flowM3min <= untilM3min)!.specificEnergy;
