import { describe, expect, it } from '@jest/globals';
import { type FleetNeed, type FleetRights, hasRoleIn, highestRole, mayManage, meetsFleetNeed } from '../../../core/fleet/fleetRoles.ts';

const nobody: FleetRights = { isRoot: false, memberships: [] };
const root: FleetRights = { isRoot: true, memberships: [] };
const as = (...roles: readonly FleetRights['memberships'][number]['role'][]): FleetRights => ({
  isRoot: false,
  memberships: roles.map((role, i) => ({ organisation: `o${i + 1}`, role })),
});

describe('what somebody may do', () => {
  const needs: readonly FleetNeed[] = ['nothing', 'viewer', 'engineer', 'admin', 'root'];

  it.each<[string, FleetRights, readonly FleetNeed[]]>([
    ['nobody of no organisation', nobody, ['nothing', 'viewer']],
    ['a viewer', as('viewer'), ['nothing', 'viewer']],
    ['an engineer', as('engineer'), ['nothing', 'viewer', 'engineer']],
    ['a viewer who is an admin elsewhere', as('viewer', 'admin'), ['nothing', 'viewer', 'engineer', 'admin']],
    ['root', root, ['nothing', 'viewer', 'admin', 'root']],
  ])('%s', (_, rights, may) => {
    expect(needs.filter((need) => meetsFleetNeed(rights, need))).toEqual(may);
  });

  it('with a station depends on its own organisations, and root has nothing of it by being root', () => {
    const rights = as('viewer', 'admin');
    expect([hasRoleIn(rights, 'engineer', ['o1']), hasRoleIn(rights, 'engineer', ['o1', 'o2'])]).toEqual([false, true]);
    expect([hasRoleIn(rights, 'viewer', ['o3']), hasRoleIn(root, 'viewer', ['o1']), hasRoleIn(rights, 'viewer', [])]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('with an organisation is for its admins and root', () => {
    const rights = as('engineer', 'admin');
    expect([mayManage(rights, 'o1'), mayManage(rights, 'o2'), mayManage(root, 'o1')]).toEqual([false, true, true]);
  });

  it('is shown by the highest role', () => {
    expect([nobody, as('viewer', 'engineer'), as('admin', 'viewer'), root].map(highestRole)).toEqual([
      'viewer',
      'engineer',
      'admin',
      'root',
    ]);
  });
});
