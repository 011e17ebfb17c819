import type { FleetRights, MemberRole } from '../../fleet/index.ts';
import type { PasswordHash } from '../repositories/PasswordRepository.ts';
import type { AuditRow, FleetPerson, ManagedOrganisation, OpenCode } from './FleetPeople.ts';
import type { Organisation } from './Organisation.ts';

/** A person who can log in. */
export interface FleetAccount extends FleetRights {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** A link that lets somebody choose a password. */
export interface Invitation {
  readonly tokenHash: Uint8Array;
  /** Undefined for the first root, whose account is not there yet. */
  readonly account: string | undefined;
  readonly expiresMs: number;
}

/** Somebody who follows a link. */
export interface AcceptedInvitation {
  readonly tokenHash: Uint8Array;
  /** For the account of the first root. */
  readonly newId: string;
  readonly email: string | undefined;
  readonly name: string;
  readonly password: PasswordHash;
  readonly nowMs: number;
}

/** A person as an admin enters it. */
export interface EnteredPerson {
  /** Of an account that has to be made. */
  readonly newId: string;
  readonly email: string;
  readonly name: string;
  readonly organisation: string;
  readonly role: MemberRole;
}

/** The organisations whose people, codes and acts are asked for. */
export type Managed = 'all' | readonly string[];

/** An act to be written down, with the account that its person has now. */
export interface AuditEntryOfFleet extends Omit<AuditRow, 'removedName'> {
  readonly account: string | undefined;
}

/** People, their sessions, and what they did. Each call is one transaction. */
export interface FleetPeople {
  hasRoot(): Promise<boolean>;
  /** Of an e-mail address in any case of letters. */
  loginOf(email: string): Promise<{ readonly account: string; readonly password: PasswordHash | undefined } | undefined>;
  openSession(session: { readonly tokenHash: Uint8Array; readonly account: string; readonly untilMs: number }): Promise<void>;
  /** Undefined once it has ended. */
  sessionOf(tokenHash: Uint8Array, nowMs: number): Promise<{ readonly account: FleetAccount; readonly untilMs: number } | undefined>;
  endSession(tokenHash: Uint8Array): Promise<void>;
  invite(invitation: Invitation): Promise<void>;
  /**
   * Gives the account its name and password, and ends its sessions and links; the first root is made with an e-mail address, if there is none yet.
   * Undefined for a link that is unknown, used or expired.
   */
  accept(accepted: AcceptedInvitation): Promise<string | undefined>;
  /** Gives a person a role; one with an account keeps its name. `isOwn`: it is in no other organisation, is not root, has no password yet, and no issuer vouches for it. */
  savePerson(person: EnteredPerson): Promise<{ readonly account: string; readonly isOwn: boolean }>;
  /** One that is in no organisation any more and is not root is erased. `false` where it was not a member. */
  removePerson(account: string, organisation: string): Promise<boolean>;
  /** By organisation and e-mail address. */
  people(of: Managed): Promise<readonly FleetPerson[]>;
  addOrganisation(organisation: Organisation): Promise<void>;
  /** By name. */
  organisations(of: Managed): Promise<readonly ManagedOrganisation[]>;
  /** Names of organisations. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Those that are still valid, of operators. */
  codes(of: Managed, nowMs: number): Promise<readonly OpenCode[]>;
  /** `false` where there is none of these operators. */
  removeCode(id: string, of: Managed): Promise<boolean>;
  note(entry: AuditEntryOfFleet): Promise<void>;
  /** Newest first, those before an instant; acts without an organisation are seen by those who manage the person who did them. */
  audit(of: Managed, beforeMs: number, count: number): Promise<readonly AuditRow[]>;
  /** Forgets sessions, links and codes that are over, and acts of before an instant. */
  forget(nowMs: number, auditBeforeMs: number): Promise<void>;
}
