import { describe, expect, it } from '@jest/globals';
import { type DayLeakEvidence, joinedLeakEvidence, knownOfPlant, leakageOf, type NightFlow } from '../../../core/leakage/index.ts';
import { plantDayRange, shiftDay, type TimeRange } from '../../../core/time/index.ts';

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
