import { type DataBasis, type DataNeedName, isShortOf } from '../figures/index.ts';
import { type ComputedFigure, formulaOf } from './figureFormulas.ts';

/** Figures that stand for a usual week or a year, not for their period alone. */
const weekly: ReadonlySet<ComputedFigure> = new Set([
  'leaked',
  'leakedShare',
  'leakageCost',
  'leakageCo2',
  'energyPerDay',
  'heatSavingPerYear',
]);
/** Those that relate a machine's work to its running. */
const ofRunning: ReadonlySet<ComputedFigure> = new Set([
  'noLoadShare',
  'loadEnergyShare',
  'specificEnergy',
  'specificPower',
  'specificPowerLoad',
  'specificPowerNoLoad',
  'airCost',
  'loadShare',
  'startsPerRunHour',
]);
/** Of one moment, or of what a person entered: no amount of data makes them whole. */
const momentary: ReadonlySet<ComputedFigure> = new Set(['powerNow', 'deliveryNow', 'specificPowerNow', 'loadRatioNow', 'coverage']);

/** How much data a computed figure wants. */
export function needsOf(figure: ComputedFigure): readonly DataNeedName[] {
  if (momentary.has(figure)) return [];
  if (weekly.has(figure) || formulaOf(figure).topic === 'heat') return ['wholeWeek', 'recorded'];
  return ofRunning.has(figure) ? ['runningHour', 'recorded'] : ['recorded'];
}

/** Which of its needs a figure of this data falls short of; none where nobody knows how much there is. */
export const shortfallsOf = (figure: ComputedFigure, basis: DataBasis): readonly DataNeedName[] =>
  needsOf(figure).filter((need) => isShortOf(need, basis));
