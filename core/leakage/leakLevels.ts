import { blockBootstrap, findingLevel, type Interval, median, tQuantile } from '../estimate/index.ts';
import { secondsPerMinute } from './air.ts';
import type { LeakEvidence, NoLeakFlowReason } from './LeakFinding.ts';
import { cyclesS } from './loadCycles.ts';
import { broughtTo } from './normalNights.ts';
import { decayFlowM3min } from './pressureDecays.ts';

const minDays = 7;
/** From so many days on the interval is drawn, below it goes from the least to the greatest. */
const daysToDraw = 14;
const lastDays = 28;
const seed = 1;
const minCycles = 3;
const minCyclesS = 900;
const minDecays = 3;

/** A flow that a way leads to, with its interval and what it is from. */
export interface Level extends Interval {
  readonly value: number;
  readonly n: number;
}

export const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far the mean of some values can be off, by Student's t. */
export function meanMargin(values: readonly number[]): number {
  const mean = meanOf(values);
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
  return (tQuantile((1 + findingLevel) / 2, values.length - 1) * deviation) / Math.sqrt(values.length);
}

type NightEvidence = Pick<LeakEvidence, 'nights' | 'changedOn'>;
type Nights = LeakEvidence['nights'];

/** Those that the level is of: the last four weeks, none of them before a change that is a week old. */
export function levelNights(nights: Nights, changedOn = ''): Nights {
  const since = nights.filter(({ day }) => day >= changedOn);
  return (since.length < minDays ? nights : since).slice(-lastDays);
}

/** Of one flow of each night. */
function levelOf({ nights, changedOn }: NightEvidence, atBar: number, of: (night: Nights[number]) => number) {
  const flows = levelNights(nights, changedOn).map((night) => broughtTo(atBar, of(night), night.pressureBar));
  if (flows.length < minDays) return 'tooFewDays';
  const drawn =
    flows.length < daysToDraw
      ? undefined
      : blockBootstrap(flows.length, (at) => median(Array.from(at, (i) => flows[i]!)), { seed, level: findingLevel });
  return { value: median(flows)!, n: flows.length, ...(drawn ?? { low: Math.min(...flows), high: Math.max(...flows) }) };
}

/** Of what the nights flow while least is used. */
export const baseLevel = (evidence: NightEvidence, atBar: number): Level | NoLeakFlowReason =>
  levelOf(evidence, atBar, ({ flowM3min }) => flowM3min);

/** Of what they flow in the mean; its low end is that of the flow while least is used, as others may be on that nobody knows of. */
export function meanNightLevel(evidence: NightEvidence, atBar: number): Level | NoLeakFlowReason {
  const [least, mean] = [baseLevel(evidence, atBar), levelOf(evidence, atBar, ({ meanM3min }) => meanM3min)];
  return typeof least === 'string' || typeof mean === 'string' ? 'tooFewDays' : { ...mean, low: Math.min(least.low, mean.low) };
}

/** Of load cycles. */
export function cycleLevel({ cycles }: Pick<LeakEvidence, 'cycles'>, atBar: number): Level | NoLeakFlowReason {
  if (cycles.length === 0) return 'noSingleMachine';
  const seconds = cyclesS(cycles);
  if (cycles.length < minCycles || seconds < minCyclesS) return 'fewCycles';
  const flows = cycles.map((cycle) => (cycle.airM3 / cyclesS([cycle])) * secondsPerMinute);
  const margin = meanMargin(flows);
  const pressureBar = meanOf(cycles.map((cycle) => cycle.pressureBar));
  const value = (cycles.reduce((sum, { airM3 }) => sum + airM3, 0) / seconds) * secondsPerMinute;
  const [low, middle, high] = [value - margin, value, value + margin].map((flow) => broughtTo(atBar, flow, pressureBar));
  return { value: middle!, low: low!, high: high!, n: cycles.length };
}

/** Of falls of the pressure. */
export function decayLevel(
  { decays: { decays, longEnough, farEnough }, volume }: Pick<LeakEvidence, 'decays' | 'volume'>,
  atBar: number,
): Level | NoLeakFlowReason {
  if (longEnough === 0) return 'alwaysOnLoad';
  if (farEnough === 0) return 'smallDrop';
  if (decays.length === 0) return 'notMonotonic';
  if (decays.length < minDecays) return 'fewDecays';
  if (volume === undefined) return 'noVolume';
  const at = !Number.isNaN(atBar) ? atBar : meanOf(decays.map(({ startBar, endBar }) => (startBar + endBar) / 2));
  const flows = decays.map((decay) => decayFlowM3min(decay, volume.volumeM3, at));
  return {
    value: median(flows)!,
    low: (Math.min(...flows) * volume.low) / volume.volumeM3,
    high: (Math.max(...flows) * volume.high) / volume.volumeM3,
    n: flows.length,
  };
}
