import type { FleetAmount, StationLabel } from './FleetAmount.ts';
import type { Figure } from '../figures/index.ts';

/** Energy per air on load at 7 bar, share of the energy without load, motor starts per running hour, faults per 1,000 running hours. */
export const modelFigures = ['onLoadKWhPerM3', 'noLoadShare', 'startsPerH', 'faultsPer1000H'] as const;
export type ModelFigure = (typeof modelFigures)[number];

/** Why there is no median: fewer than five machines of the model have the figure. */
export const noModelReasons = ['fewMachines'] as const;
export type NoModelReason = (typeof noModelReasons)[number];

/** What machines of a model need in the whole fleet, over the last twelve months. */
export interface ModelMedians {
  /** As type plates have it. */
  readonly model: string;
  /** With any of the figures, and at how many stations. */
  readonly machines: number;
  readonly stations: number;
  /** Medians with the interval of 90 % of each, and the machines that each is made of. */
  readonly medians: Readonly<Record<ModelFigure, FleetAmount<NoModelReason>>>;
  readonly counts: Readonly<Record<ModelFigure, number>>;
}

/** A machine beside those of its model. */
export interface BenchmarkedMachine extends StationLabel {
  /** 1..10 */
  readonly slot: number;
  readonly machine: string;
  readonly model: string;
  readonly runningH: number;
  /** Share of the twelve months with data, 0..1. */
  readonly coverage: number;
  /** Power or delivery were calculated and not measured, if only in part. */
  readonly isEstimated: boolean;
  readonly figures: Readonly<Record<ModelFigure, Figure>>;
  /** How much more than the median, as a share of it; undefined without one. */
  readonly deviations: Readonly<Record<ModelFigure, Figure>>;
}

/** Which machines fall behind their like. */
export interface ModelBenchmark {
  /** That the fleet's stations have which somebody sees, by name. */
  readonly models: readonly ModelMedians[];
  /** Furthest above the median energy on load first. */
  readonly machines: readonly BenchmarkedMachine[];
}
