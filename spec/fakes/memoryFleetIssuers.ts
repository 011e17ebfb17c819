import type { BegunLogin, FleetIssuers, IssuerClient, Organisation } from '../../core/ports/index.ts';
import { forgetOf, type MemoryAccounts, withEmail } from './memoryAccounts.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const done = <T>(value: T) => Promise.resolve(value);

/** The issuers of a fleet's store in memory. */
export function memoryFleetIssuers(kept: MemoryAccounts, organisations: ReadonlyMap<string, Organisation>): FleetIssuers {
  const { sessions, invitations, vouched } = kept;
  const clients = new Map<string, IssuerClient>();
  const logins = new Map<string, BegunLogin>();
  const end = (organisation: string) => {
    for (const [account, each] of vouched) {
      if (each.organisation !== organisation) continue;
      forgetOf(sessions, account);
      vouched.delete(account);
    }
  };

  return {
    issuers: (of) =>
      done(
        [...clients.values()]
          .filter(({ organisation }) => of === 'all' || of.includes(organisation))
          .map(({ organisation, issuer, clientId, domains }) => ({ organisation, issuer, clientId, domains }))
          .sort((a, b) => (a.organisation < b.organisation ? -1 : 1)),
      ),
    saveIssuer({ organisation, issuer, clientId, clientSecret, domains }) {
      const before = clients.get(organisation);
      const secret = clientSecret ?? (before?.issuer === issuer ? before.clientSecret : undefined);
      if (secret === undefined) return done('secretMissing');
      const others = [...clients.values()].filter((each) => each.organisation !== organisation);
      if (others.some((each) => each.domains.some((domain) => domains.includes(domain)))) return done('domainTaken');
      if (before !== undefined && before.issuer !== issuer) end(organisation);
      clients.set(organisation, { organisation, issuer, clientId, clientSecret: secret, domains: [...new Set(domains)].sort() });
      return done('saved');
    },
    removeIssuer(organisation) {
      end(organisation);
      for (const [hash, login] of logins) if (login.organisation === organisation) logins.delete(hash);
      return done(clients.delete(organisation));
    },
    organisationOf(domain) {
      const found = [...clients.values()].find(({ domains }) => domains.includes(domain));
      return done(found && organisations.get(found.organisation));
    },
    clientOf: (organisation) => done(clients.get(organisation)),
    begin(login, nowMs) {
      for (const [hash, { untilMs }] of logins) if (untilMs <= nowMs) logins.delete(hash);
      return done(void logins.set(hex(login.tokenHash), login));
    },
    take(tokenHash, nowMs) {
      const login = logins.get(hex(tokenHash));
      logins.delete(hex(tokenHash));
      return done(login !== undefined && login.untilMs > nowMs ? login : undefined);
    },
    join({ organisation, subject, email }) {
      const [known] = [...vouched].find(([, each]) => each.organisation === organisation && each.subject === subject) ?? [];
      if (known !== undefined) return done({ outcome: 'joined', account: known });
      const found = withEmail(kept, email);
      if (found?.roles.has(organisation) !== true) return done({ outcome: 'notInvited' });
      if (vouched.has(found.id)) return done({ outcome: 'otherSubject' });
      if (found.isRoot || found.roles.size > 1) return done({ outcome: 'otherOrganisations' });
      vouched.set(found.id, { organisation, subject });
      forgetOf(invitations, found.id);
      return done({ outcome: 'joined', account: found.id });
    },
  };
}
