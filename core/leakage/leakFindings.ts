import { blockBootstrap, type Finding, findingLevel, type Interval, median, tQuantile } from '../estimate/index.ts';
import { amountOf } from '../figures/index.ts';
import type { TimeRange } from '../time/index.ts';
import { secondsPerMinute } from './air.ts';
import type { FittedVolume } from './effectiveVolume.ts';
import { cyclesS, type LoadCycle } from './loadCycles.ts';
import type { NightFlow } from './nightFlows.ts';
import { broughtTo, middleBar, nightCoverage } from './normalNights.ts';
import { decayFlowM3min, type DecaySearch } from './pressureDecays.ts';

/** Ways to a leak flow: from the flow of nights, from load cycles, from the fall of the pressure. */
export const leakMethods = ['baseFlow', 'loadCycles', 'pressureDecay'] as const;
/** One of these ways. */
export type LeakMethod = (typeof leakMethods)[number];

/** Why a way leads to no leak flow. */
export const noLeakFlowReasons = [
  'tooFewDays',
  'noSingleMachine',
  'fewCycles',
  'alwaysOnLoad',
  'smallDrop',
  'notMonotonic',
  'fewDecays',
  'noVolume',
  'nightUseAboveFlow',
  'invalidNightUse',
] as const;
export type NoLeakFlowReason = (typeof noLeakFlowReasons)[number];

/** A leak flow, or why there is none. */
export type LeakFinding = Finding<LeakMethod, NoLeakFlowReason>;

/** What the days of a log say, and what a person knows. */
export interface LeakEvidence {
  readonly nights: readonly NightFlow[];
  readonly cycles: readonly LoadCycle[];
  readonly decays: DecaySearch;
  /** Of receivers and pipes, entered or fitted. */
  readonly volume: Pick<FittedVolume, 'volumeM3' | 'low' | 'high'> | undefined;
  /** What known consumers take at night; without it each flow is an upper bound. */
  readonly nightUseM3min?: number | undefined;
  /** Days asked for. */
  readonly days: number;
  /** From the start of the first one to the end of the last one. */
  readonly range: TimeRange;
}

const unit = 'm3/min';
const minDays = 7;
/** From so many days on the interval is drawn, below it goes from the least to the greatest. */
const daysToDraw = 14;
const lastDays = 28;
const seed = 1;
const minCycles = 3;
const minCyclesS = 900;
const minDecays = 3;
/** Of the network's flow sensor, and of consumers as they are typed in; both as shares. */
const sensorShare = 0.03;
const useShare = 0.2;

interface Level extends Interval {
  readonly value: number;
  readonly n: number;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const isKnown = (value: number) => !Number.isNaN(value);

/** The pressure that all flows are brought to: the middle one of the nights, else of the cycles; NaN where none is logged. */
const referenceBar = ({ nights, cycles }: LeakEvidence) => middleBar(nights) ?? middleBar(cycles) ?? NaN;

function baseLevel({ nights }: LeakEvidence, atBar: number): Level | NoLeakFlowReason {
  const flows = nights.slice(-lastDays).map(({ flowM3min, pressureBar }) => broughtTo(atBar, flowM3min, pressureBar));
  if (flows.length < minDays) return 'tooFewDays';
  const drawn =
    flows.length < daysToDraw
      ? undefined
      : blockBootstrap(flows.length, (at) => median(Array.from(at, (i) => flows[i]!)), { seed, level: findingLevel });
  return { value: median(flows)!, n: flows.length, ...(drawn ?? { low: Math.min(...flows), high: Math.max(...flows) }) };
}

function cycleLevel({ cycles }: LeakEvidence, atBar: number): Level | NoLeakFlowReason {
  if (cycles.length === 0) return 'noSingleMachine';
  const seconds = cyclesS(cycles);
  if (cycles.length < minCycles || seconds < minCyclesS) return 'fewCycles';
  const flows = cycles.map((cycle) => (cycle.airM3 / cyclesS([cycle])) * secondsPerMinute);
  const mean = meanOf(flows);
  const deviation = Math.sqrt(flows.reduce((sum, flow) => sum + (flow - mean) ** 2, 0) / (flows.length - 1));
  const margin = (tQuantile((1 + findingLevel) / 2, flows.length - 1) * deviation) / Math.sqrt(flows.length);
  const pressureBar = meanOf(cycles.map((cycle) => cycle.pressureBar));
  const value = (cycles.reduce((sum, { airM3 }) => sum + airM3, 0) / seconds) * secondsPerMinute;
  const [low, middle, high] = [value - margin, value, value + margin].map((flow) => broughtTo(atBar, flow, pressureBar));
  return { value: middle!, low: low!, high: high!, n: cycles.length };
}

function decayLevel({ decays: { decays, longEnough, farEnough }, volume }: LeakEvidence, atBar: number): Level | NoLeakFlowReason {
  if (longEnough === 0) return 'alwaysOnLoad';
  if (farEnough === 0) return 'smallDrop';
  if (decays.length === 0) return 'notMonotonic';
  if (decays.length < minDecays) return 'fewDecays';
  if (volume === undefined) return 'noVolume';
  const at = isKnown(atBar) ? atBar : meanOf(decays.map(({ startBar, endBar }) => (startBar + endBar) / 2));
  const flows = decays.map((decay) => decayFlowM3min(decay, volume.volumeM3, at));
  return {
    value: median(flows)!,
    low: (Math.min(...flows) * volume.low) / volume.volumeM3,
    high: (Math.max(...flows) * volume.high) / volume.volumeM3,
    n: flows.length,
  };
}

const levels = {
  baseFlow: { of: baseLevel, sensor: sensorShare },
  loadCycles: { of: cycleLevel, sensor: 0 },
  pressureDecay: { of: decayLevel, sensor: 0 },
} as const satisfies Record<LeakMethod, unknown>;

function findingBy(method: LeakMethod, evidence: LeakEvidence, atBar: number): LeakFinding {
  const { nightUseM3min, nights, days, range } = evidence;
  const coverage = nightCoverage(nights, days);
  const { of, sensor } = levels[method];
  const found = of(evidence, atBar);
  const none = (reason: NoLeakFlowReason): LeakFinding => ({ kind: 'none', method, reason, coverage });
  if (typeof found === 'string') return none(found);
  const { value, low, high, n } = found;
  const common = { unit, method, ...range, coverage, n };
  const pressure = isKnown(atBar) ? [{ key: 'atBar', value: atBar, source: 'fitted' } as const] : [];
  if (nightUseM3min === undefined) {
    return { kind: 'upperBound', value, low: 0, high: high * (1 + sensor), ...common, assumptions: pressure };
  }
  if (amountOf(nightUseM3min) === undefined) return none('invalidNightUse');
  const highest = high * (1 + sensor) - nightUseM3min * (1 - useShare);
  if (highest < 0) return none('nightUseAboveFlow');
  return {
    kind: 'fitted',
    value: Math.max(0, value - nightUseM3min),
    low: Math.max(0, low * (1 - sensor) - nightUseM3min * (1 + useShare)),
    high: highest,
    ...common,
    assumptions: [...pressure, { key: 'nightUseM3min', value: nightUseM3min, source: 'entered' }],
  };
}

/**
 * The leak flow of a plant by each way, m3/min of free air at the middle pressure of the nights. Without the night use entered each is an
 * upper bound. Methods are never averaged.
 */
export function leakFindings(evidence: LeakEvidence): readonly LeakFinding[] {
  const atBar = referenceBar(evidence);
  return leakMethods.map((method) => findingBy(method, evidence, atBar));
}

const maxDisagreement = 0.25;

/** Whether two ways that found a flow differ by more than a quarter of the smaller one. */
export function leakMethodsDisagree(findings: readonly LeakFinding[]): boolean {
  const values = findings.flatMap((each) => (each.kind === 'none' ? [] : [each.value]));
  return Math.max(...values) > (1 + maxDisagreement) * Math.min(...values);
}
