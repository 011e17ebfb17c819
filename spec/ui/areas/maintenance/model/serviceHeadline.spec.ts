import { expect, test } from '@jest/globals';
import { type ListedService, serviceList } from '../../../../../core/maintenance/index.ts';
import type { ServicesState } from '../../../../../ui/stores/index.ts';
import { serviceHeadline } from '../../../../../ui/areas/maintenance/model/serviceHeadline.ts';
import { item } from '../maintenanceFixture.ts';

const nowMs = Date.UTC(2026, 10, 20, 14);
const perDay = new Map([
  [1, 24],
  [2, 0],
]);
const dated = (...remaining: readonly (number | undefined)[]) =>
  serviceList(
    remaining.map((hours) => item(1, 'motor', hours)),
    perDay,
    nowMs,
  );
const undated = (...remaining: readonly number[]) =>
  serviceList(
    remaining.map((hours) => item(1, 'motor', hours)),
    undefined,
    nowMs,
  );
const counted = (overdue: number, soon: number, soonHasDates: boolean) => ({ kind: 'counted', overdue, soon, soonHasDates });

test.each<readonly [string, readonly ListedService[], object]>([
  ['one that is overdue and two within a week', dated(-38, 64, 112, 900), counted(1, 2, true)],
  ['only overdue ones', dated(-38, -1, 900), counted(2, 0, false)],
  ['only near ones', dated(64, 900), counted(0, 1, true)],
  ['near ones of unknown date', undated(64, 112, 900), counted(0, 1, false)],
  ['a near one of a machine that stands', [...dated(64), ...serviceList([item(2, 'motor', 64)], perDay, nowMs)], counted(0, 2, false)],
  ['nothing near', dated(900, 2000), counted(0, 0, false)],
  ['some unknown, nothing near', dated(900, undefined), counted(0, 0, false)],
  ['all unknown', dated(undefined, undefined), { kind: 'unknown' }],
  ['no services', [], { kind: 'empty' }],
])('the headline of %s', (_case, services, headline) => {
  expect(serviceHeadline('known', services, nowMs)).toEqual(headline);
});

test.each<ServicesState>(['loading', 'lost', 'incompatible', 'withheld'])(
  'the headline of services that are %s says only that',
  (state) => {
    expect(serviceHeadline(state, dated(-38), nowMs)).toEqual({ kind: state });
  },
);
