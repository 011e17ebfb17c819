import { expect, test } from '@jest/globals';
import { beforeAfter, type Evidence } from '../../../../../core/measures/index.ts';
import { plantDayRange } from '../../../../../core/time/index.ts';
import { checkPath, evidencePath } from '../../../../../ui/areas/energy/measures/evidencePath.ts';

const zone = 'Europe/Berlin';
const days = { fromMs: plantDayRange('2026-03-01', zone).fromMs, untilMs: plantDayRange('2026-03-31', zone).untilMs };
const range = 'from=2026-03-01&until=2026-03-31';

test.each<[page: Evidence['page'], lines: Evidence['lines'], slots: readonly number[], path: string]>([
  ['leakage', [], [], `/energy_balancing/leakage?${range}`],
  ['cost', [], [], `/energy_balancing/cost?${range}`],
  ['heatReport', [], [1, 2], `/energy_balancing/heat_report?${range}`],
  ['machines', [], [3, 5], `/analysis/machines?${range}&machine=3`],
  ['profile', ['noLoadShare'], [3], `/analysis/profile?${range}&series=noLoadShare`],
])('evidence on %s of %j and machines %j is at its days, by the clock of the plant: %s', (page, lines, slots, path) => {
  expect(evidencePath({ page, lines, ...days }, slots, zone)).toBe(path);
});

test('a measure that is done is checked on the page of energy performance, by the days since against the year before', () => {
  expect(checkPath(beforeAfter('2026-11-04', '2026-11-20'))).toBe(
    '/energy_balancing/performance?from=2026-11-05&until=2026-11-20&baseline_from=2025-11-04&baseline_until=2026-11-03',
  );
  expect(checkPath(beforeAfter('2026-11-04', '2026-11-04'))).toBeUndefined();
});
