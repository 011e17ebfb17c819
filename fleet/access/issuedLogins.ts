import { randomBytes } from 'node:crypto';
import { domainOf, type LoginRefusal, returnPath } from '../../core/fleet/index.ts';
import type { Clock, FleetIssuers, Organisation } from '../../core/ports/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import { hashOf } from '../ingest/enrolments.ts';
import { begunLogins } from './begunLogins.ts';
import type { Entry, FleetAccess } from './fleetAccess.ts';
import { type IssuerClients, IssuerRefusal } from './issuerClient.ts';

/** As long as somebody may take at the issuer. */
export const loginMs = 10 * msPerMinute;
/** An office of some hundred people that all log in at once has room. */
const begunLimits = { perAddress: 100, inAll: 5000, forMs: loginMs } as const;
const randomBytesOf = 32;
const random = () => randomBytes(randomBytesOf).toString('base64url');

/** A log-in that a browser goes on with at an issuer. */
export interface BegunHere {
  readonly url: string;
  /** For the browser alone. */
  readonly token: string;
}

/** What became of a log-in by an issuer. */
export type IssuedEntry =
  | (Extract<Entry, { readonly outcome: 'right' }> & { readonly returnTo: string })
  | {
      readonly outcome: 'refused';
      readonly reason: LoginRefusal;
      readonly organisation: string | undefined;
      /** For which the issuer vouched; undefined where it did not. */
      readonly email: string | undefined;
      /** For the log; undefined where there is nothing more to say. */
      readonly cause: string | undefined;
    };
type Refused = Extract<IssuedEntry, { readonly outcome: 'refused' }>;

/** Lets people in for whom an organisation's issuer vouches. */
export interface IssuedLogins {
  /** Whose issuer an e-mail address belongs to. */
  wayOf(email: string): Promise<Organisation | undefined>;
  begin(
    address: string | undefined,
    email: string,
    to: string,
    redirectUri: string,
  ): Promise<BegunHere | { readonly refusal: LoginRefusal; readonly cause: string | undefined }>;
  complete(address: string | undefined, token: string | undefined, answer: URLSearchParams): Promise<IssuedEntry>;
}

export interface IssuedLoginParts {
  readonly issuers: FleetIssuers;
  readonly clients: IssuerClients;
  readonly access: Pick<FleetAccess, 'enter'>;
  readonly clock: Clock;
  /** Never jumps. */
  readonly steady: Clock;
}

/** No fault of the caller, who may try again at once. */
const blameless: readonly LoginRefusal[] = ['cancelled', 'issuerDown', 'issuerFailed'];

export function issuedLogins({ issuers, clients, access, clock, steady }: IssuedLoginParts): IssuedLogins {
  const waiting = begunLogins(begunLimits, () => steady.nowMs());
  const wayOf = (email: string) => issuers.organisationOf(domainOf(email));
  const refused = (reason: LoginRefusal, more: Partial<Refused> = {}): Refused => ({
    ...{ outcome: 'refused', organisation: undefined, email: undefined, cause: undefined },
    ...more,
    reason,
  });

  /** The account that an answer opens, and the page that follows. */
  async function accountOf(token: string | undefined, answer: URLSearchParams) {
    const begun = token === undefined ? undefined : await issuers.take(hashOf(token), clock.nowMs());
    if (begun === undefined) return refused('tooLate');
    const { organisation, returnTo } = begun;
    const client = await issuers.clientOf(organisation);
    if (client?.issuer !== begun.issuer) return refused('tooLate', { organisation });
    try {
      const { subject, email, isVerified } = await clients.personOf(client, begun, answer);
      if (email === undefined || !isVerified) return refused('unverified', { organisation });
      if (!client.domains.includes(domainOf(email))) return refused('foreignDomain', { organisation, email });
      const joined = await issuers.join({ organisation, subject, email });
      return joined.outcome === 'joined'
        ? { outcome: 'found' as const, account: joined.account, returnTo }
        : refused(joined.outcome, { organisation, email });
    } catch (cause) {
      if (!(cause instanceof IssuerRefusal)) throw cause;
      return refused(cause.reason, { organisation, cause: cause.words });
    }
  }

  return {
    wayOf,
    async begin(address, email, to, redirectUri) {
      const organisation = await wayOf(email);
      const client = organisation && (await issuers.clientOf(organisation.id));
      if (client === undefined) return { refusal: 'foreignDomain', cause: undefined };
      const [token, state, nonce, verifier] = [random(), random(), random(), random()];
      if (!waiting.begin(token, address)) return { refusal: 'tooManyBegun', cause: undefined };
      const checks = { state, nonce, verifier, redirectUri };
      try {
        const url = await clients.addressFor(client, checks, email);
        const nowMs = clock.nowMs();
        await issuers.begin(
          {
            ...{ tokenHash: hashOf(token), organisation: client.organisation, issuer: client.issuer, ...checks },
            ...{ returnTo: returnPath(to), untilMs: nowMs + loginMs },
          },
          nowMs,
        );
        return { url, token };
      } catch (cause) {
        waiting.end(token);
        if (!(cause instanceof IssuerRefusal)) throw cause;
        return { refusal: cause.reason, cause: cause.words };
      }
    },
    async complete(address, token, answer) {
      const found = await accountOf(token, answer);
      if (token !== undefined) waiting.end(token);
      if (found.outcome === 'refused' && blameless.includes(found.reason)) return found;
      // what the issuer is waited for takes no place in the line of those who log in
      const entry = await access.enter(address, () => Promise.resolve(found.outcome === 'found' ? found.account : undefined));
      if (entry.outcome === 'tooMany') return refused('tooMany');
      if (found.outcome === 'refused' || entry.outcome === 'wrong') return found.outcome === 'refused' ? found : refused('rejected');
      return { ...entry, returnTo: found.returnTo };
    },
  };
}
