import { expect, it } from '@jest/globals';
import { type DayLeakEvidence, joinedLeakEvidence } from '../../../core/leakage/index.ts';

const dayOf = (day: number): DayLeakEvidence => ({
  nights: [{ day: `2026-03-0${day}`, flowM3min: day, meanM3min: day, pressureBar: 7, coverage: 1 }],
  cycles: [{ slot: day, fromMs: day, untilMs: day + 1, airM3: 1, pressureBar: 7 }],
  decays: {
    decays: [{ fromMs: day, untilMs: day + 1, startBar: 7, endBar: 6, ratePerMin: 0.1 }],
    ...{ longEnough: 5 * day, farEnough: 3 * day },
  },
  volume: { windows: day, pp: 2 * day, pq: 3 * day, qq: 4 * day, pn: 5 * day, qn: 6 * day, nn: 7 * day },
  days: day,
  range: { fromMs: 100 * day, untilMs: 100 * day + 90 },
});

it('what several days say of leaks is what each says, in their order, and their sums over the time from the first to the last', () => {
  const [first, second, third] = [dayOf(4), dayOf(1), dayOf(2)];
  expect(joinedLeakEvidence([first, second, third], { fromMs: 0, untilMs: 1 })).toEqual({
    nights: [first, second, third].flatMap(({ nights }) => nights),
    cycles: [first, second, third].flatMap(({ cycles }) => cycles),
    decays: { decays: [first, second, third].flatMap(({ decays }) => decays.decays), longEnough: 35, farEnough: 21 },
    volume: { windows: 7, pp: 14, pq: 21, qq: 28, pn: 35, qn: 42, nn: 49 },
    days: 7,
    range: { fromMs: 100, untilMs: 490 },
  });
});

it('no day says nothing of the time that is asked for', () => {
  expect(joinedLeakEvidence([], { fromMs: 3, untilMs: 9 })).toMatchObject({ nights: [], days: 0, range: { fromMs: 3, untilMs: 9 } });
});
