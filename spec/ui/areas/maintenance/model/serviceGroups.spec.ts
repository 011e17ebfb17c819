import { expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { serviceList } from '../../../../../core/maintenance/index.ts';
import { firstOf, serviceGroups, urgentCount } from '../../../../../ui/areas/maintenance/model/serviceGroups.ts';
import { maintenanceItem } from '../../../../core/maintenance/items.ts';
import { item } from '../maintenanceFixture.ts';

const nowMs = Date.UTC(2026, 10, 20, 14);
const perDay = new Map([[1, 24]]);
const groupsOf = (...remaining: readonly (number | undefined)[]) =>
  serviceGroups(
    serviceList(
      remaining.map((hours) => item(1, 'motor', hours)),
      perDay,
      nowMs,
    ),
    nowMs,
  );
const namesOf = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ name, services }) => [name, services.map(({ remainingH }) => remainingH)]);

it('services are grouped by how near they are', () => {
  expect(namesOf(groupsOf(720, 721, -1, 168, 169, 0, undefined))).toEqual([
    ['overdue', [-1]],
    ['dueSoon', [0, 168]],
    ['month', [169, 720]],
    ['later', [721]],
    ['unknown', [undefined]],
  ]);
});

it('a service without a date is a later one', () => {
  expect(serviceGroups(serviceList([item(1, 'motor', 200)], undefined, nowMs), nowMs).map(({ name }) => name)).toEqual(['later']);
});

const later = (count: number) => Array.from({ length: count }, (_, i) => 2000 + i);
test.each([
  ['few services whole', [-1, ...later(3)], 4],
  ['the urgent ones, filled up to eight', [-1, 5, 300, ...later(40)], 8],
  ['all urgent ones, however many they are', [...Array.from({ length: 12 }, (_, i) => 10 + i), ...later(40)], 12],
  ['none of none', [], 0],
])('a list shows at once %s', (_case, remaining, count) => {
  const groups = groupsOf(...remaining);
  expect(urgentCount(groups)).toBe(count);
  expect(firstOf(groups, urgentCount(groups)).flatMap(({ services }) => services.map(({ remainingH }) => remainingH))).toEqual(
    remaining.slice(0, count),
  );
});

it('no service is lost or shown twice, and the order stays', () => {
  fc.assert(
    fc.property(fc.array(maintenanceItem), fc.nat({ max: 40 }), (items, count) => {
      const list = serviceList(items, perDay, nowMs);
      const groups = serviceGroups(list, nowMs);
      expect(groups.flatMap(({ services }) => services)).toEqual(list);
      expect(firstOf(groups, count).flatMap(({ services }) => services)).toEqual(list.slice(0, count));
    }),
  );
});
