import type { AuditEntryOfFleet, EnrolmentLeave, FleetPeople, Managed, Organisation } from '../../core/ports/index.ts';
import { forgetOf, type MemoryAccounts, withEmail } from './memoryAccounts.ts';

/** What a fleet's store in memory has beside its people. */
export interface BesidePeople {
  readonly organisations: Map<string, Organisation>;
  /** By the hash of their codes, in hexadecimal digits. */
  readonly leaves: Map<string, EnrolmentLeave>;
  /** What stations were called that are removed, by id. */
  readonly removedNames: Map<string, string>;
  stations(): readonly { readonly operator: string; readonly owner: string }[];
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const isIn = (of: Managed, organisation: string | undefined) => of === 'all' || (organisation !== undefined && of.includes(organisation));
const done = <T>(value: T) => Promise.resolve(value);

/** The people of a fleet's store in memory. */
export function memoryFleetPeople(kept: MemoryAccounts, { organisations, leaves, removedNames, ...beside }: BesidePeople): FleetPeople {
  const { accounts, sessions, invitations, vouched } = kept;
  const acts: AuditEntryOfFleet[] = [];
  const hasRoot = () => [...accounts.values()].some(({ isRoot }) => isRoot);
  const forgetAll = (account: string) => {
    forgetOf(sessions, account);
    forgetOf(invitations, account);
  };

  return {
    hasRoot: () => done(hasRoot()),
    loginOf(email) {
      const found = withEmail(kept, email);
      return done(found && { account: found.id, password: found.password });
    },
    openSession: ({ tokenHash, ...session }) => done(void sessions.set(hex(tokenHash), session)),
    sessionOf(tokenHash, nowMs) {
      const session = sessions.get(hex(tokenHash));
      if (session === undefined || session.untilMs <= nowMs) return done(undefined);
      const { id, email, name, isRoot, roles } = accounts.get(session.account)!;
      const memberships = [...roles]
        .map(([organisation, role]) => ({ organisation, role }))
        .sort((a, b) => (a.organisation < b.organisation ? -1 : 1));
      return done({ account: { id, email, name, isRoot, memberships }, untilMs: session.untilMs });
    },
    endSession: (tokenHash) => done(void sessions.delete(hex(tokenHash))),
    invite: (invitation) => done(void invitations.set(hex(invitation.tokenHash), invitation)),
    accept({ tokenHash, newId, email, name, password, nowMs }) {
      const link = invitations.get(hex(tokenHash));
      if (link === undefined || link.expiresMs <= nowMs) return done(undefined);
      invitations.delete(hex(tokenHash));
      if (link.account !== undefined) {
        Object.assign(accounts.get(link.account)!, { name, password });
        forgetAll(link.account);
        return done(link.account);
      }
      if (email === undefined || hasRoot()) return done(undefined);
      accounts.set(newId, { id: newId, email, name, isRoot: true, password, roles: new Map() });
      for (const [hash, each] of invitations) if (each.account === undefined) invitations.delete(hash);
      return done(newId);
    },
    savePerson({ newId, email, name, organisation, role }) {
      const account = withEmail(kept, email) ?? { id: newId, email, name, isRoot: false, password: undefined, roles: new Map() };
      accounts.set(account.id, account);
      account.roles.set(organisation, role);
      return done({
        account: account.id,
        isOwn: account.roles.size === 1 && !account.isRoot && account.password === undefined && !vouched.has(account.id),
      });
    },
    removePerson(id, organisation) {
      const account = accounts.get(id);
      const wasMember = account?.roles.delete(organisation) === true;
      if (vouched.get(id)?.organisation === organisation) vouched.delete(id);
      if (account?.roles.size === 0 && !account.isRoot) {
        accounts.delete(id);
        forgetAll(id);
      }
      return done(wasMember);
    },
    people: (of) =>
      done(
        [...accounts.values()]
          .flatMap(({ id, email, name, password, roles }) =>
            [...roles].flatMap(([organisation, role]) =>
              isIn(of, organisation)
                ? [
                    {
                      ...{ account: id, email, name, organisation, role, isInvited: password === undefined && !vouched.has(id) },
                      vouchedBy: organisations.get(vouched.get(id)?.organisation ?? '')?.name,
                    },
                  ]
                : [],
            ),
          )
          .sort((a, b) => (`${a.organisation} ${a.email.toLowerCase()}` < `${b.organisation} ${b.email.toLowerCase()}` ? -1 : 1)),
      ),
    addOrganisation: (organisation) => done(void organisations.set(organisation.id, organisations.get(organisation.id) ?? organisation)),
    organisations: (of) =>
      done(
        [...organisations.values()]
          .filter(({ id }) => isIn(of, id))
          .map(({ id, name }) => ({
            ...{ id, name, stations: beside.stations().filter(({ operator, owner }) => operator === id || owner === id).length },
            people: [...accounts.values()].filter(({ roles }) => roles.has(id)).length,
          }))
          .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)),
      ),
    namesOf: (ids) => done(new Map(ids.flatMap((id) => (organisations.has(id) ? [[id, organisations.get(id)!.name] as const] : [])))),
    codes: (of, nowMs) =>
      done(
        [...leaves]
          .filter(([, { operator, uses, expiresMs }]) => isIn(of, operator) && uses > 0 && expiresMs > nowMs)
          .map(([hash, { operator, owner, uses, expiresMs, station }]) => ({
            id: hash.slice(0, 16),
            operator,
            owner,
            uses,
            expiresMs,
            station,
          }))
          .sort((a, b) => a.expiresMs - b.expiresMs),
      ),
    removeCode(id, of) {
      const [hash] = [...leaves].find(([each, { operator }]) => each.startsWith(id) && isIn(of, operator)) ?? [];
      return done(hash !== undefined && leaves.delete(hash));
    },
    note: (entry) => done(void acts.unshift(entry)),
    audit: (of, beforeMs, count) =>
      done(
        acts
          .filter(({ atMs, organisation, station, account }) => {
            const isOwn = [...(accounts.get(account ?? '')?.roles.keys() ?? [])].some((each) => isIn(of, each));
            return (
              atMs < beforeMs && (of === 'all' || isIn(of, organisation) || (organisation === undefined && station === undefined && isOwn))
            );
          })
          .slice(0, count)
          .map(({ atMs, act, email, address, organisation, station, fields }) => ({
            atMs,
            act,
            email,
            address,
            organisation,
            station,
            removedName: removedNames.get(station ?? ''),
            fields,
          })),
      ),
    forget(nowMs, auditBeforeMs) {
      for (const [hash, { untilMs }] of sessions) if (untilMs <= nowMs) sessions.delete(hash);
      for (const [hash, { expiresMs }] of invitations) if (expiresMs <= nowMs) invitations.delete(hash);
      for (const [hash, { expiresMs }] of leaves) if (expiresMs <= nowMs) leaves.delete(hash);
      acts.splice(0, acts.length, ...acts.filter(({ atMs }) => atMs >= auditBeforeMs));
      for (const id of removedNames.keys()) if (!acts.some(({ station }) => station === id)) removedNames.delete(id);
      return done(undefined);
    },
  };
}
