import { expect, test } from '@jest/globals';
import { type Area, areas, type AreaRights } from '../../../../core/access/index.ts';
import { alarmPath } from '../../../../ui/shell/alarm/alarmPath.ts';
import type { Alarm } from '../../../../ui/shell/alarm/alarms.ts';
import { entryBefore, motorTrip } from '../../areas/errors/errorLogFixture.ts';

const rights = (...open: readonly Area[]) => Object.fromEntries(areas.map((area) => [area, open.includes(area)])) as unknown as AreaRights;
const entry = entryBefore(1, 2, motorTrip);
const row = `row=${entry.atMs}.2.${motorTrip}`;

test.each<[readonly Area[], Alarm['source'], boolean, string | undefined]>([
  [areas, 2, true, `/error_log?${row}`],
  [areas, 2, false, '/error_log'],
  [['overview', 'energyBalancing'], 2, true, `/energy_balancing/error_log?${row}`],
  [['overview'], 2, false, '/overview/compressor/2'],
  [['overview'], 'master', false, '/overview/master'],
  [['analytics'], 2, false, undefined],
])('with the areas %j, an alarm of %s, its entry known: %s, leads to %s', (open, source, isKnown, path) => {
  expect(alarmPath({ source, severity: 'error', bitIndex: motorTrip }, isKnown ? entry : undefined, rights(...open))).toBe(path);
});
