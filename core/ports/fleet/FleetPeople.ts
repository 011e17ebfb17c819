import type { FleetRole, MemberRole } from '../../fleet/index.ts';
import type { Organisation } from './Organisation.ts';

/** Who is logged in. */
export interface FleetSession {
  readonly account: string;
  readonly email: string;
  readonly name: string;
  /** The highest of its roles. */
  readonly role: FleetRole;
  readonly memberships: readonly { readonly organisation: string; readonly name: string; readonly role: MemberRole }[];
  readonly untilMs: number;
  /** The stations are made up. */
  readonly isDemo: boolean;
}

/** A person in an organisation. */
export interface FleetPerson {
  readonly account: string;
  readonly email: string;
  readonly name: string;
  readonly organisation: string;
  readonly role: MemberRole;
  /** Invited, and has never logged in: there is no password, and no issuer vouches for it. */
  readonly isInvited: boolean;
  /** Name of the organisation whose issuer vouches for it; undefined for none. */
  readonly vouchedBy: string | undefined;
}

/** An organisation as those see it who may manage it. */
export interface ManagedOrganisation extends Organisation {
  readonly stations: number;
  readonly people: number;
}

/** A code for stations that is still valid; the code itself is shown once and kept nowhere. */
export interface OpenCode {
  readonly id: string;
  readonly operator: string;
  readonly owner: string;
  readonly uses: number;
  readonly expiresMs: number;
  /** The station whose controller is replaced. */
  readonly station: string | undefined;
}

/** What is written down of acts. */
export const auditActs = [
  'setUp',
  'login',
  'loginRefused',
  'logout',
  'acknowledgeFault',
  'invitePerson',
  'changeRole',
  'removePerson',
  'makeCode',
  'removeCode',
  'revokeToken',
  'removeStation',
  'makeOrganisation',
  'saveIssuer',
  'removeIssuer',
  'export',
  'chooseMails',
  'testMail',
  'planVisit',
  'changeVisit',
  'closeVisit',
  'removeVisit',
  'placeStation',
  'changeMap',
] as const;
/** One of them. */
export type AuditAct = (typeof auditActs)[number];

/** An act of a person, with the names of what it changed and never the values. */
export interface AuditRow {
  readonly atMs: number;
  readonly act: AuditAct;
  /** E-mail address of the account at that time; undefined where nobody was known. */
  readonly email: string | undefined;
  readonly address: string | undefined;
  readonly organisation: string | undefined;
  readonly station: string | undefined;
  /** What the station was called, once it is removed. */
  readonly removedName: string | undefined;
  readonly fields: readonly string[];
}
