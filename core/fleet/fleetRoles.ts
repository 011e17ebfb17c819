/** What a person may do in an organisation, each with what those before it may. */
export const memberRoles = ['viewer', 'engineer', 'admin'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Root makes organisations and their people, and sees stations only as a member like any other. */
export type FleetRole = MemberRole | 'root';

/** What a call needs: nothing, a session, or one with a role in some organisation at least; root has what an admin has. */
export type FleetNeed = 'nothing' | FleetRole;

/** Shortest new password of a person, in characters. */
export const shortestFleetPassword = 12;

export interface Membership {
  readonly organisation: string;
  readonly role: MemberRole;
}

/** Whose rights are asked for. */
export interface FleetRights {
  readonly isRoot: boolean;
  readonly memberships: readonly Membership[];
}

const reaches = (role: MemberRole, needed: MemberRole) => memberRoles.indexOf(role) >= memberRoles.indexOf(needed);

/** Whether somebody has a role in any of some organisations, such as those of a station; root has none by being root. */
export const hasRoleIn = ({ memberships }: FleetRights, needed: MemberRole, organisations: readonly string[]): boolean =>
  memberships.some(({ organisation, role }) => organisations.includes(organisation) && reaches(role, needed));

/** Whether somebody may manage an organisation: its people, codes and audit. */
export const mayManage = (rights: FleetRights, organisation: string): boolean =>
  rights.isRoot || hasRoleIn(rights, 'admin', [organisation]);

/** Whether somebody with a session may make a call that needs a role somewhere. */
export function meetsFleetNeed({ isRoot, memberships }: FleetRights, need: FleetNeed): boolean {
  if (need === 'nothing' || need === 'viewer') return true;
  if (need === 'root') return isRoot;
  return (isRoot && need === 'admin') || memberships.some(({ role }) => reaches(role, need));
}

/** The highest role of somebody, for pages that show what can be done. */
export const highestRole = ({ isRoot, memberships }: FleetRights): FleetRole =>
  isRoot ? 'root' : (memberRoles.findLast((role) => memberships.some((each) => each.role === role)) ?? 'viewer');
