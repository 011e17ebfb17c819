import { medianSpacingMs, type SampleTable } from '../samples/index.ts';
import { msPerDay, msPerSecond, type PlantDay, type TimeRange } from '../time/index.ts';
import { effectiveVolume } from './effectiveVolume.ts';
import type { KnownNightUse, KnownVolume, Leakage, TestedLeak } from './Leakage.ts';
import type { DayLeakEvidence } from './leakEvidence.ts';
import { leakFindings, leakMethodsDisagree } from './leakFindings.ts';
import { leakTestFindings, testedNightUse } from './leakTestFindings.ts';
import { leakTrend } from './leakTrend.ts';

/** What people know of a plant. */
export interface LeakKnowledge {
  /** Of receivers and pipes; fitted without it. */
  readonly volumeM3?: number | undefined;
  readonly nightUseM3min?: number | undefined;
  /** How far the flow sensor can be off, 0..1. */
  readonly sensorShare?: number | undefined;
  /** A time with all consumers off, and its rows. */
  readonly test?: { readonly range: TimeRange; readonly rows: SampleTable } | undefined;
  /** Days whose nights don't count. */
  readonly leftOut?: readonly PlantDay[];
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

/** What some days say of leaks, with what people know of the plant. */
export function leakageOf(all: DayLeakEvidence, known: LeakKnowledge): Leakage {
  const { leftOut = [], sensorShare } = known;
  const evidence = { ...all, nights: all.nights.filter(({ day }) => !leftOut.includes(day)) };
  const volume = volumeOf(known.volumeM3, evidence);
  const tested = (): TestedLeak | undefined => {
    if (known.test === undefined) return undefined;
    const { range, rows } = known.test;
    const periodS = medianSpacingMs(rows) / msPerSecond;
    const findings = leakTestFindings(rows, { nights: evidence.nights, volume, range, periodS, sensorShare });
    return {
      range,
      findings,
      nightUseM3min: testedNightUse(findings, evidence),
      isOld: evidence.range.untilMs - range.untilMs > oldTestMs,
    };
  };
  const test = tested();
  const nightUse = nightUseOf(known.nightUseM3min, test);
  const findings = leakFindings({
    ...evidence,
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
    trend: leakTrend(evidence),
    test,
    leftOut,
  };
}
