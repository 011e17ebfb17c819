import { type Channel, medianSpacingMs, type SampleTable } from '../samples/index.ts';
import { msPerDay, msPerSecond, type PlantDay, type TimeRange } from '../time/index.ts';
import { effectiveVolume } from './effectiveVolume.ts';
import type { KnownNightUse, KnownVolume, Leakage, LeftOutDay, TestedLeak } from './Leakage.ts';
import type { DayLeakEvidence } from './leakEvidence.ts';
import { leakFindings, leakMethodsDisagree } from './leakFindings.ts';
import { daysAroundTest, leakTestFindings, testedNightUse } from './leakTestFindings.ts';
import { leakTrend } from './leakTrend.ts';
import type { NightFlow } from './nightFlows.ts';

/** A time with all consumers off. */
export interface LeakTest {
  readonly range: TimeRange;
  readonly rows: SampleTable;
  /** Of the days around it; without them those of the evidence count as far as they are around it. */
  readonly nights?: readonly NightFlow[];
  /** Channels of its rows that were calculated and not measured. */
  readonly estimated?: readonly Channel[];
}

/** What people know of a plant. */
export interface LeakKnowledge {
  /** Of receivers and pipes; fitted without it. */
  readonly volumeM3?: number | undefined;
  readonly nightUseM3min?: number | undefined;
  /** How far the flow sensor can be off, 0..1. */
  readonly sensorShare?: number | undefined;
  readonly test?: LeakTest | undefined;
  /** Days whose nights don't count; neither do load cycles and falls of the pressure that begin in them. */
  readonly leftOut?: readonly LeftOutDay[];
  /** Of the last change of the nights that somebody has seen. */
  readonly comparedFrom?: PlantDay | undefined;
}

/** After so long other consumers are there. */
const oldTestMs = 180 * msPerDay;

function volumeOf(enteredM3: number | undefined, { volume }: DayLeakEvidence): KnownVolume | undefined {
  if (enteredM3 !== undefined) return { kind: 'entered', volumeM3: enteredM3, low: enteredM3, high: enteredM3 };
  const fitted = effectiveVolume(volume);
  return fitted && { kind: 'fitted', ...fitted };
}

/** What is entered counts where the test is old or says nothing. */
function nightUseOf(enteredM3min: number | undefined, test: TestedLeak | undefined): KnownNightUse | undefined {
  const entered = enteredM3min === undefined ? undefined : ({ flowM3min: enteredM3min, source: 'entered' } as const);
  const tested = test?.nightUseM3min === undefined ? undefined : ({ flowM3min: test.nightUseM3min, source: 'fitted' } as const);
  return test?.isOld === true ? (entered ?? tested) : (tested ?? entered);
}

function withoutDays(all: DayLeakEvidence, leftOut: readonly LeftOutDay[]): DayLeakEvidence {
  const days = new Set(leftOut.map(({ day }) => day));
  const counts = ({ fromMs: atMs }: Pick<TimeRange, 'fromMs'>) => !leftOut.some(({ fromMs, untilMs }) => atMs >= fromMs && atMs < untilMs);
  const { longEnough, farEnough } = all.decays;
  const decays = all.decays.decays.filter(counts);
  const without = all.decays.decays.length - decays.length;
  return {
    ...all,
    nights: all.nights.filter(({ day }) => !days.has(day)),
    cycles: all.cycles.filter(counts),
    decays: { decays, longEnough: longEnough - without, farEnough: farEnough - without },
  };
}

/** What some days say of leaks, with what people know of the plant. */
export function leakageOf(all: DayLeakEvidence, known: LeakKnowledge): Leakage {
  const { leftOut = [], sensorShare } = known;
  const evidence = withoutDays(all, leftOut);
  const volume = volumeOf(known.volumeM3, evidence);
  const tested = (): TestedLeak | undefined => {
    if (known.test === undefined) return undefined;
    const { range, rows, nights = all.nights, estimated } = known.test;
    // A day of the plant begins within a day of one of UTC.
    const { first, last } = daysAroundTest(range, 'UTC');
    const around = nights.filter(({ day }) => day >= first && day <= last && !leftOut.some((each) => each.day === day));
    const periodS = medianSpacingMs(rows) / msPerSecond;
    const findings = leakTestFindings(rows, { nights: evidence.nights, volume, range, periodS, sensorShare, estimated });
    return {
      range,
      findings,
      nightUseM3min: testedNightUse(findings, { nights: around }),
      isOld: evidence.range.untilMs - range.untilMs > oldTestMs,
    };
  };
  const test = tested();
  const nightUse = nightUseOf(known.nightUseM3min, test);
  const trend = leakTrend({ ...evidence, comparedFrom: known.comparedFrom });
  const findings = leakFindings({
    ...evidence,
    changedOn: trend.change?.since ?? known.comparedFrom,
    volume,
    nightUseM3min: nightUse?.flowM3min,
    nightUseSource: nightUse?.source === 'fitted' ? 'fitted' : 'entered',
    sensorShare,
  });
  const { range, days, nights } = evidence;
  return {
    range,
    days,
    nights,
    findings,
    disagree: leakMethodsDisagree(findings),
    volume,
    nightUse,
    trend,
    test,
    leftOut: leftOut
      .filter(({ fromMs, untilMs }) => untilMs > range.fromMs && fromMs < range.untilMs)
      .map((each) => ({ ...each, night: all.nights.find(({ day }) => day === each.day) })),
  };
}
