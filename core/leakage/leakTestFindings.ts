import type { Channel, SampleTable } from '../samples/index.ts';
import { msPerMinute, type PlantDay, plantDayOf, shiftDay, type TimeRange, timeRangeMs } from '../time/index.ts';
import { type LeakEvidence, type LeakFinding, type LeakMethod, leakMethods, type NoLeakFlowReason } from './LeakFinding.ts';
import { defaultSensorShare } from './leakFindings.ts';
import { baseLevel, cycleLevel, decayLevel, type Level, meanMargin, meanOf } from './leakLevels.ts';
import { loadCycles } from './loadCycles.ts';
import { broughtTo, middleBar } from './normalNights.ts';
import { pressureDecays } from './pressureDecays.ts';
import { leakFlowChannel, type QuietBin, quietFlows } from './quietFlows.ts';

/** A time in which a person had all consumers off. */
export interface LeakTestQuestion extends Pick<LeakEvidence, 'nights' | 'volume' | 'sensorShare'> {
  readonly range: TimeRange;
  readonly periodS: number;
  /** Channels of the test that were calculated and not measured. */
  readonly estimated?: readonly Channel[] | undefined;
}

/** A test takes this long at least. */
export const minLeakTestMs = 10 * msPerMinute;
const minBins = 2;

function flowLevel(bins: readonly QuietBin[], atBar: number, sensorShare = defaultSensorShare): Level | NoLeakFlowReason {
  if (bins.length < minBins) return 'fewMinutes';
  const flows = bins.map(({ flowM3min, pressureBar }) => broughtTo(atBar, flowM3min, pressureBar));
  const [value, margin] = [meanOf(flows), meanMargin(flows)];
  return { value, low: (value - margin) * (1 - sensorShare), high: (value + margin) * (1 + sensorShare), n: flows.length };
}

/**
 * What leaks by each way in a time in which nothing was used, m3/min at the middle pressure of the nights, else of the test. Of a flow that
 * was calculated nothing counts as measured.
 */
export function leakTestFindings(
  table: SampleTable,
  { range, periodS, nights, volume, sensorShare, estimated = [] }: LeakTestQuestion,
): readonly LeakFinding[] {
  const isLong = timeRangeMs(range) >= minLeakTestMs;
  const bins = isLong ? quietFlows(table, [{ day: plantDayOf(range.fromMs, 'UTC'), ...range }], periodS) : [];
  const known = bins.filter(({ flowM3min }) => !Number.isNaN(flowM3min));
  const atBar = middleBar(nights) ?? middleBar(known) ?? NaN;
  const spans = isLong ? [range] : [];
  const levels: Readonly<Record<LeakMethod, Level | NoLeakFlowReason>> = {
    baseFlow: flowLevel(
      known.filter(({ fed }) => fed),
      atBar,
      sensorShare,
    ),
    loadCycles: cycleLevel({ cycles: loadCycles(table, spans, periodS) }, atBar),
    pressureDecay: decayLevel({ decays: pressureDecays(table, spans, periodS), volume }, atBar),
  };
  const isCalculated = (method: LeakMethod) => method === 'baseFlow' && estimated.includes(leakFlowChannel(table));
  const coverage = bins.length === 0 ? 0 : known.length / bins.length;
  return leakMethods.map((method): LeakFinding => {
    const level = levels[method];
    if (typeof level === 'string') return { kind: 'none', method, reason: level, coverage };
    const assumptions = Number.isNaN(atBar) ? [] : [{ key: 'atBar', value: atBar, source: 'fitted' } as const];
    const { value, low, high, n } = level;
    const kind = isCalculated(method) ? 'rule' : 'measured';
    return { kind, value, low: Math.max(0, low), high, unit: 'm3/min', method, ...range, coverage, n, assumptions };
  });
}

/** Two weeks before a test and two weeks after it: later consumers come and go. */
const daysAround = 14;

/** The days whose nights a test is compared with. */
export function daysAroundTest({ fromMs, untilMs }: TimeRange, zone: string): { readonly first: PlantDay; readonly last: PlantDay } {
  return { first: shiftDay(plantDayOf(fromMs, zone), -daysAround), last: shiftDay(plantDayOf(untilMs - 1, zone), daysAround) };
}

/**
 * What is used at night when least is: the flow of the nights around a test less what leaked in it, by its first way that found it, both at the
 * pressure of these nights; undefined without either.
 */
export function testedNightUse(test: readonly LeakFinding[], { nights }: Pick<LeakEvidence, 'nights'>): number | undefined {
  const leak = test.find(({ kind }) => kind !== 'none');
  const atBar = middleBar(nights) ?? NaN;
  const level = baseLevel({ nights }, atBar);
  if (leak === undefined || leak.kind === 'none' || typeof level === 'string') return undefined;
  const testBar = leak.assumptions.find(({ key }) => key === 'atBar')?.value ?? NaN;
  return Math.max(0, level.value - broughtTo(atBar, leak.value, testBar));
}
