import { describe, expect, test } from '@jest/globals';
import { namedRange } from '../../../core/time/index.ts';

describe('a range of days by its name', () => {
  test.each([
    ['today', '2026-11-25', '2026-11-25', '2026-11-25'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['thisMonth', '2026-11-25', '2026-11-01', '2026-11-25'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['thisWeek', '2026-11-25', '2026-11-23', '2026-11-25'],
    ['thisWeek', '2026-11-23', '2026-11-23', '2026-11-23'],
    ['thisWeek', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['lastWeek', '2026-11-29', '2026-11-16', '2026-11-22'],
    ['last7Days', '2026-11-03', '2026-10-28', '2026-11-03'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['thisYear', '2026-11-25', '2026-01-01', '2026-11-25'],
    ['lastYear', '2025-01-01', '2024-01-01', '2024-12-31'],
  ] as const)('is found from today: %s on %s', (id, today, from, until) => {
    expect(namedRange(id, today)).toEqual({ from, until });
  });
});
