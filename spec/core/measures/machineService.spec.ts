import { expect, it } from '@jest/globals';
import type { MachineReport } from '../../../core/machines/index.ts';
import { machineService } from '../../../core/measures/machineService.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { finding, machineOf, quietYear, range, zone } from './inputs.ts';

const look = (...machines: readonly MachineReport[]) =>
  machineService.look({ ...quietYear, machines: { ...quietYear.machines, machines } });
const changed = (machine: MachineReport, since: string, kind: 'fitted' | 'rule', value: number): MachineReport => ({
  ...machine,
  drift: { ...machine.drift, change: { ...machine.drift.change!, since, size: finding(kind, 'cusum', [value, value, value]) } },
});
const first = machineOf(6, [100, 200, 400]);
const second = machineOf(2, [-50, 300, 700]);

it('a service saves what the drifts of all machines take that rose, each with an end below nothing as nothing, since the first of them', () => {
  const found = look(changed(first, '2026-08-20', 'fitted', 0.04), changed(second, '2026-07-10', 'fitted', 0.09), machineOf(4));
  expect(found).toMatchObject({
    kind: 'found',
    slots: [2, 6],
    energy: { kind: 'fitted', low: 100, value: 500, high: 1100 },
    evidence: { page: 'machines', fromMs: plantDayRange('2026-07-10', zone).fromMs, untilMs: range.untilMs },
  });
  expect(found.facts.toSorted((a, b) => a.slot! - b.slot!)).toEqual([
    { name: 'driftShare', value: 0.09, slot: 2 },
    { name: 'driftShare', value: 0.04, slot: 6 },
  ]);
});

it('a service by a rule is one as soon as a drift is', () => {
  expect(look(changed(first, '2026-08-20', 'fitted', 0.04), changed(second, '2026-07-10', 'rule', 0.09))).toMatchObject({
    energy: { kind: 'rule' },
  });
});

it.each<readonly [string, readonly MachineReport[], string]>([
  ['less', [changed(first, '2026-08-20', 'fitted', -0.04)], 'noDrift'],
  ['the same', [changed(first, '2026-08-20', 'fitted', 0)], 'noDrift'],
  ['what nobody has watched yet', [{ ...machineOf(1), drift: { ...machineOf(1).drift, watched: 0 } }], 'tooFewDays'],
])('no service is of use to machines that need %s', (_, machines, reason) => {
  expect(look(...machines)).toMatchObject({ kind: 'none', reason });
});

it('one machine that is watched for a day is enough', () => {
  const watched = (days: number) => ({ ...machineOf(1), drift: { ...machineOf(1).drift, watched: days } });
  expect(look(watched(0), watched(1))).toMatchObject({ kind: 'none', reason: 'noDrift' });
});
