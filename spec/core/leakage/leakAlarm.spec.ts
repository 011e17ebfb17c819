import { describe, expect, it } from '@jest/globals';
import { hash01 } from '../../../core/estimate/index.ts';
import { leakAlarm } from '../../../core/leakage/index.ts';
import { shiftDay } from '../../../core/time/index.ts';

const firstDay = '2026-03-02';
const about = (flow: number, count: number, seed: number) =>
  Array.from({ length: count }, (_, i) => flow + 0.08 * (hash01(seed, i, 0) - 0.5));
const alarmOf = (flows: readonly number[], comparedFrom?: string) =>
  leakAlarm({
    nights: flows.map((flowM3min, i) => ({ day: shiftDay(firstDay, i), flowM3min, meanM3min: flowM3min, pressureBar: 7, coverage: 1 })),
    days: flows.length,
    range: { fromMs: 0, untilMs: 1 },
    comparedFrom,
  });

describe('the alarm of the flow of nights', () => {
  const seen = [...about(5, 20, 1), ...about(6, 14, 2), ...about(7, 10, 3)];

  it.each([
    ['the first rise', undefined, 20],
    ['the first one behind a rise that was seen, whose first night is the first of fourteen that it is measured by', 20, 34],
  ])('is %s', (_, from, since) => {
    const found = alarmOf(seen, from === undefined ? undefined : shiftDay(firstDay, from));
    expect(found?.since).toBe(shiftDay(firstDay, since));
    expect(found?.change.low).toBeGreaterThan(0);
  });

  it('is no repair, from which on is measured', () => {
    const repaired = [...about(6, 20, 1), ...about(5, 20, 2)];
    expect(alarmOf(repaired)).toBeUndefined();
    expect(alarmOf([...repaired, ...about(5.6, 10, 3)])?.since).toBe(shiftDay(firstDay, 40));
  });
});
