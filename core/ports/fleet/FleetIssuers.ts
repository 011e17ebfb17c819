import type { Managed } from './FleetAccounts.ts';
import type { Organisation } from './Organisation.ts';

/** Who vouches for the people of an organisation by OpenID Connect; the client's secret is written and never answered. */
export interface OrganisationIssuer {
  readonly organisation: string;
  /** Its address, as it names itself. */
  readonly issuer: string;
  readonly clientId: string;
  /** Of e-mail addresses, in lower case; each belongs to one organisation. */
  readonly domains: readonly string[];
}

/** An issuer as an admin enters it. */
export interface IssuerToSave extends OrganisationIssuer {
  /** Undefined keeps that of before. */
  readonly clientSecret: string | undefined;
}

/** What an issuer is asked with. */
export interface IssuerClient extends OrganisationIssuer {
  readonly clientSecret: string;
}

/** A log-in that is on its way to an issuer and back. */
export interface BegunLogin {
  /** Of what the browser keeps of it. */
  readonly tokenHash: Uint8Array;
  readonly organisation: string;
  readonly issuer: string;
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
  readonly redirectUri: string;
  /** The page that follows. */
  readonly returnTo: string;
  readonly untilMs: number;
}

/** Somebody for whom an organisation's issuer vouches. */
export interface IssuedPerson {
  readonly organisation: string;
  /** What the issuer names it by, for ever. */
  readonly subject: string;
  readonly email: string;
}

/** Whose account somebody gets into, or why none. */
export type JoinOutcome =
  { readonly outcome: 'joined'; readonly account: string } | { readonly outcome: 'notInvited' | 'otherSubject' | 'otherOrganisations' };

/** Issuers of organisations, and log-ins by them. Each call is one transaction. */
export interface FleetIssuers {
  issuers(of: Managed): Promise<readonly OrganisationIssuer[]>;
  /**
   * Replaces that of the organisation. `domainTaken` by another organisation; `secretMissing` for a new address without a secret.
   * With another address, subjects of before are forgotten, and sessions of those people end.
   */
  saveIssuer(issuer: IssuerToSave): Promise<'saved' | 'domainTaken' | 'secretMissing'>;
  /** Forgets its subjects, and ends their sessions. `false` where there is none. */
  removeIssuer(organisation: string): Promise<boolean>;
  /** Whose issuer an e-mail domain in lower case belongs to. */
  organisationOf(domain: string): Promise<Organisation | undefined>;
  clientOf(organisation: string): Promise<IssuerClient | undefined>;
  /** Forgets those that are over by then. */
  begin(login: BegunLogin, nowMs: number): Promise<void>;
  /** Gives a log-in once; undefined where there is none, or no more. */
  take(tokenHash: Uint8Array, nowMs: number): Promise<BegunLogin | undefined>;
  /**
   * Finds the account of a subject. Without one, that of the e-mail address is bound to it from then on, if it was invited to this organisation,
   * is in no other and is not root; its links of invitation end.
   */
  join(person: IssuedPerson): Promise<JoinOutcome>;
}
