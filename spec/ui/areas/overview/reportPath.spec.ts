import { expect, test } from '@jest/globals';
import { type Area, areas, type AreaRights } from '../../../../core/access/index.ts';
import type { ReportedState } from '../../../../ui/areas/overview/model/reportCounts.ts';
import { reportPath } from '../../../../ui/areas/overview/reportPath.ts';

const rights = (...open: readonly Area[]) => Object.fromEntries(areas.map((area) => [area, open.includes(area)])) as unknown as AreaRights;

test.each<[ReportedState, readonly Area[], string | undefined]>([
  ['overdue', areas, '/maintenance/overview'],
  ['maintenance', areas, '/maintenance/overview'],
  ['overdue', ['errors'], '/error_log?severity=maintenance'],
  ['error', areas, '/error_log?severity=error'],
  ['communicationError', areas, '/error_log?severity=error'],
  ['warning', areas, '/error_log?severity=warning'],
  ['warning', ['maintenance'], undefined],
  ['overdue', ['overview'], undefined],
])('the count of machines in %s leads, with the areas %j, to %s', (state, open, path) => {
  expect(reportPath(state, rights(...open))).toBe(path);
});
