import { describe, expect, it } from '@jest/globals';
import {
  type DayLeakEvidence,
  joinedLeakEvidence,
  knownOfPlant,
  leakageOf,
  type LeakKnowledge,
  type LeakTest,
  type NightFlow,
} from '../../../core/leakage/index.ts';
import { msPerDay, plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../../../core/time/index.ts';
import { tableOf } from '../samples/tables.ts';

const zone = 'Europe/Berlin';
const days = Array.from({ length: 10 }, (_, i) => shiftDay('2026-03-09', i));

/** A day with a night flow, four load cycles of eight minutes and a fall of the pressure. */
function evidenceOf(day: string, airM3: number, ratePerMin: number): DayLeakEvidence {
  const range = plantDayRange(day, zone);
  const night: NightFlow = { day, flowM3min: airM3 / 8, meanM3min: airM3 / 8, pressureBar: 7, coverage: 1 };
  const cycle = (i: number) => ({
    slot: 1,
    fromMs: range.fromMs + i * 480_000,
    untilMs: range.fromMs + (i + 1) * 480_000,
    airM3,
    pressureBar: 7,
  });
  const decay = { fromMs: range.fromMs, untilMs: range.fromMs + 180_000, startBar: 7.2, endBar: 6.8, ratePerMin };
  const volume = { windows: 0, pp: 0, pq: 0, qq: 0, pn: 0, qn: 0, nn: 0 };
  return {
    nights: [night],
    cycles: [0, 1, 2, 3].map(cycle),
    decays: { decays: [decay], longEnough: 1, farEnough: 1 },
    volume,
    days: 1,
    range,
  };
}
const range: TimeRange = { fromMs: plantDayRange(days[0]!, zone).fromMs, untilMs: plantDayRange(days.at(-1)!, zone).untilMs };
const unusual = days.slice(4, 6);
const plant = { receivers: [], flowSensors: [], nightUse: [], leakChanges: [] };
const windows = [
  {
    kind: 'holiday' as const,
    note: '',
    fromMs: plantDayRange(unusual[0]!, zone).fromMs,
    untilMs: plantDayRange(unusual[1]!, zone).untilMs,
  },
];
const known = (marked: typeof windows) => ({
  ...knownOfPlant({ ...plant, windows: marked }, days.at(-1)!, zone),
  volumeM3: 12,
  nightUseM3min: 0,
});

describe('days that are left out', () => {
  it('count in no way to the leaks: neither their nights, nor their load cycles, nor their falls of the pressure', () => {
    const usual = (day: string) => evidenceOf(day, 14, 0.015);
    const odd = (day: string) => (unusual.includes(day) ? evidenceOf(day, 28, 0.03) : usual(day));
    const [marked, without] = [days.map(odd), days.filter((day) => !unusual.includes(day)).map(usual)];
    const found = leakageOf(joinedLeakEvidence(marked, range), known(windows)).findings;
    const plain = leakageOf({ ...joinedLeakEvidence(without, range), days: days.length }, known([])).findings;
    expect(found).toEqual(plain);
    expect(found.map(({ kind }) => kind)).toEqual(['fitted', 'fitted', 'fitted']);
    expect(leakageOf(joinedLeakEvidence(marked, range), known([])).findings).not.toEqual(plain);
  });

  it('leave nothing where all are', () => {
    const all = [{ ...windows[0]!, ...range }];
    const { findings } = leakageOf(joinedLeakEvidence(days.map((day) => evidenceOf(day, 14, 0.015)), range), known(all)); // prettier-ignore
    expect(findings.map((each) => each.kind === 'none' && each.reason)).toEqual(['tooFewDays', 'noSingleMachine', 'alwaysOnLoad']);
  });
});

describe('nights after a change', () => {
  const flows = (before: number, since: number) =>
    [...Array<number>(28).fill(14), ...Array<number>(since).fill(17)]
      .slice(28 - before)
      .map((airM3, i) => evidenceOf(shiftDay('2026-03-09', i), airM3, 0.015));
  const leakOf = (all: readonly DayLeakEvidence[], comparedFrom?: string) => {
    const [byNights] = leakageOf(joinedLeakEvidence(all, range), { nightUseM3min: 0, comparedFrom }).findings;
    return byNights?.kind === 'fitted' ? [byNights.value, byNights.n] : byNights?.kind;
  };

  it('are what leaks now as soon as there are seven, whether the change was found or seen', () => {
    expect(leakOf(flows(28, 6))).toEqual([14 / 8, 28]);
    expect(leakOf(flows(28, 7))).toEqual([17 / 8, 7]);
    expect(leakOf(flows(7, 8), shiftDay('2026-03-09', 7))).toEqual([17 / 8, 8]);
  });
});

describe('a time with all consumers off', () => {
  const testDay = days[4]!;
  const noonMs = plantDayRange(testDay, 'UTC').fromMs + msPerDay / 2;
  const testRange: TimeRange = { fromMs: noonMs, untilMs: noonMs + 900_000 };
  /** A sample a minute: 2 m3/min at 7 bar leak, but for the minutes that are unknown. */
  const rows = tableOf(
    Array.from({ length: 15 }, (_, i) => noonMs + i * 60_000),
    {
      'volumeFlowM3min@0': Array.from({ length: 15 }, (_, i) => (i > 5 && i < 10 ? NaN : 2)),
      'systemPressureBar@0': Array<number>(15).fill(7),
    },
  );
  const nightOf = (day: string, flowM3min: number): NightFlow => ({ day, flowM3min, meanM3min: flowM3min, pressureBar: 7, coverage: 1 });
  const evidence = joinedLeakEvidence(days.map((day) => evidenceOf(day, 48, 0.015)), range); // prettier-ignore
  const withTest = (more: Partial<LeakTest> = {}, knowledge: LeakKnowledge = {}) =>
    leakageOf(evidence, { test: { range: testRange, rows, ...more }, ...knowledge });

  it('says what is used at night, and counts rather than what is entered', () => {
    const { test, nightUse, findings } = withTest({}, { nightUseM3min: 1 });
    expect(test).toMatchObject({ range: testRange, nightUseM3min: 4, isOld: false });
    // of three means of five minutes one has a sample alone
    expect(test!.findings[0]).toMatchObject({ kind: 'measured', value: 2, n: 2, coverage: 2 / 3 });
    expect(nightUse).toEqual({ flowM3min: 4, source: 'fitted' });
    expect(findings[0]).toMatchObject({
      value: 2,
      low: expect.closeTo(6 * 0.97 - 4 * 1.05, 12),
      high: expect.closeTo(6 * 1.03 - 4 * 0.95, 12),
    });
    const entered = leakageOf(evidence, { nightUseM3min: 4 });
    expect(entered).toMatchObject({ test: undefined, nightUse: { flowM3min: 4, source: 'entered' } });
    expect(entered.findings[0]).toMatchObject({ value: 2, low: expect.closeTo(6 * 0.97 - 4 * 1.2, 12) });
    expect(leakageOf(evidence, {}).nightUse).toBeUndefined();
  });

  it('is compared with the nights of two weeks before it and behind it, but for those that are left out', () => {
    const at = (off: number, flowM3min: number) => nightOf(shiftDay(testDay, off), flowM3min);
    const around = [-14, -9, -2, 0, 3, 8, 14].map((off) => at(off, 5));
    const others = [-16, -15, 15, 16, 17, 18, 19, 20].map((off) => at(off, 20));
    const leftOut = [{ day: shiftDay(testDay, 1), kind: 'holiday', note: '', ...plantDayRange(shiftDay(testDay, 1), zone) }] as const;
    expect(withTest({ nights: [...others, ...around] }).nightUse?.flowM3min).toBe(3);
    const all = [...others, ...around, at(1, 99)];
    expect(withTest({ nights: all }, { leftOut }).nightUse?.flowM3min).toBe(3);
    for (const off of [-14, 14, 1]) {
      const fewer = [...around, at(1, 5)].filter(({ day }) => day !== shiftDay(testDay, off));
      expect(withTest({ nights: [...fewer.slice(1), ...others] }, { leftOut }).nightUse).toBeUndefined();
    }
  });

  it('is old after 180 days: what is entered counts then, and the test where nothing is', () => {
    const since = (passedMs: number) => {
      const untilMs = range.untilMs - 180 * msPerDay - passedMs;
      const old = { fromMs: untilMs - 900_000, untilMs };
      const shifted = tableOf(Array.from(rows.timesMs, (atMs) => atMs - testRange.fromMs + old.fromMs), { 'volumeFlowM3min@0': Array<number>(15).fill(2) }); // prettier-ignore
      const oldDay = plantDayOf(old.fromMs, 'UTC');
      const nights = Array.from({ length: 7 }, (_, i) => nightOf(shiftDay(oldDay, i), 7));
      return [{ nightUseM3min: 1 }, {}].map(({ nightUseM3min }) => {
        const { test, nightUse } = withTest({ range: old, rows: shifted, nights }, { nightUseM3min });
        return [test?.isOld, nightUse?.flowM3min, nightUse?.source];
      });
    };
    expect(since(0)).toEqual([[false, 5, 'fitted'], [false, 5, 'fitted']]); // prettier-ignore
    expect(since(1)).toEqual([[true, 1, 'entered'], [true, 5, 'fitted']]); // prettier-ignore
  });
});

describe('what the days say of leaks', () => {
  const sums = { windows: 40, pp: 4, pq: 0, qq: 10, pn: 40, qn: 0, nn: 410 };

  it('is with the volume that is entered, else with the one that is fitted, if there is one', () => {
    const day = { ...evidenceOf(days[0]!, 14, 0.015), volume: sums };
    expect(leakageOf(day, { volumeM3: 6 }).volume).toEqual({ kind: 'entered', volumeM3: 6, low: 6, high: 6 });
    expect(leakageOf(day, {}).volume).toMatchObject({ kind: 'fitted', volumeM3: 10, windows: 40 });
    expect(leakageOf(evidenceOf(days[0]!, 14, 0.015), {}).volume).toBeUndefined();
  });

  it('has the days that are left out and touch its range, with their nights', () => {
    const evidence = joinedLeakEvidence(days.slice(1, 4).map((day) => evidenceOf(day, 14, 0.015)), range); // prettier-ignore
    const leftOut = days.slice(0, 6).map((day) => ({ day, kind: 'holiday' as const, note: day, ...plantDayRange(day, zone) }));
    const without = { ...evidence, nights: evidence.nights.filter(({ day }) => day !== days[2]) };
    expect(leakageOf(without, { leftOut }).leftOut).toEqual([
      { ...leftOut[1]!, night: evidence.nights[0] },
      { ...leftOut[2]!, night: undefined },
      { ...leftOut[3]!, night: evidence.nights[2] },
    ]);
  });

  it('leaves falls of the pressure out of all counts of them', () => {
    const all = joinedLeakEvidence(days.slice(0, 3).map((day) => evidenceOf(day, 14, 0.015)), range); // prettier-ignore
    const reasonWithout = (count: number, longEnough: number, farEnough: number) => {
      const leftOut = days.slice(0, count).map((day) => ({ day, kind: 'holiday' as const, note: '', ...plantDayRange(day, zone) }));
      const decay = leakageOf({ ...all, decays: { ...all.decays, longEnough, farEnough } }, { leftOut, volumeM3: 9 }).findings[2]!;
      return decay.kind === 'none' && decay.reason;
    };
    expect([
      reasonWithout(3, 3, 3),
      reasonWithout(3, 4, 3),
      reasonWithout(3, 4, 4),
      reasonWithout(2, 4, 4),
      reasonWithout(0, 3, 3),
    ]).toEqual(['alwaysOnLoad', 'smallDrop', 'notMonotonic', 'fewDecays', false]);
  });
});
