import { expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import type { BegunLogin, FleetStore, IssuerToSave } from '../../core/ports/index.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const hour = 3_600_000;

export interface IssuersContractParts {
  readonly store: () => FleetStore;
  /** A new organisation, whose name is its id. */
  readonly organisation: () => Promise<string>;
}

/** What every store of a fleet does about issuers, and log-ins by them. */
export function fleetIssuersContract({ store, organisation }: IssuersContractParts): void {
  const issuers = () => store().issuers;
  const issuerOf = (of: string, more: Partial<IssuerToSave> = {}): IssuerToSave => ({
    ...{ organisation: of, issuer: `https://${of}.example`, clientId: 'fleet', clientSecret: 'secret', domains: [`${of}.example`] },
    ...more,
  });
  const vouching = async (more: Partial<IssuerToSave> = {}) => {
    const org = await organisation();
    expect(await issuers().saveIssuer(issuerOf(org, more))).toBe('saved');
    return org;
  };
  const invited = async (to: string) => {
    const email = `${randomUUID()}@${to}.example`;
    const { account } = await store().people.savePerson({ newId: randomUUID(), email, name: 'Ann', organisation: to, role: 'viewer' });
    return { email, account };
  };
  const session = async (account: string) => {
    const tokenHash = randomBytes(32);
    await store().people.openSession({ tokenHash, account, untilMs: nowMs + hour });
    return async () => (await store().people.sessionOf(tokenHash, nowMs)) !== undefined;
  };
  const login = (of: string, untilMs = nowMs + hour): BegunLogin => ({
    ...{ tokenHash: randomBytes(32), organisation: of, issuer: `https://${of}.example`, state: 's', nonce: 'n', verifier: 'v' },
    ...{ redirectUri: 'https://fleet.example/back', returnTo: '/faults', untilMs },
  });

  it('keeps one issuer of an organisation, and shows its secret to what asks it alone', async () => {
    const org = await vouching({ domains: ['b.test', 'a.test', 'b.test'] });
    const { clientSecret, ...shown } = issuerOf(org, { domains: ['a.test', 'b.test'] });
    expect(await issuers().issuers([org])).toEqual([shown]);
    expect(await issuers().clientOf(org)).toEqual({ ...shown, clientSecret });
    expect(await issuers().organisationOf('b.test')).toEqual({ id: org, name: org });
    const changed = issuerOf(org, { clientId: 'other', clientSecret: undefined });
    expect(await issuers().saveIssuer(changed)).toBe('saved');
    expect(await issuers().clientOf(org)).toEqual({ ...changed, clientSecret: 'secret' });
    expect(await issuers().organisationOf('b.test')).toBeUndefined();
    expect(await issuers().issuers([await organisation()])).toEqual([]);
    expect((await issuers().issuers('all')).map((each) => each.organisation)).toContain(org);
  });

  it('takes no domain of another organisation, and no secret to another address', async () => {
    const [org, other] = [await vouching(), await organisation()];
    expect(await issuers().saveIssuer(issuerOf(other, { domains: ['free.test', `${org}.example`] }))).toBe('domainTaken');
    expect(await issuers().clientOf(other)).toBeUndefined();
    expect(await issuers().saveIssuer(issuerOf(other, { clientSecret: undefined }))).toBe('secretMissing');
    expect(await issuers().saveIssuer(issuerOf(org, { issuer: 'https://new.example', clientSecret: undefined }))).toBe('secretMissing');
    expect((await issuers().clientOf(org))?.issuer).toBe(`https://${org}.example`);
  });

  it('binds an account that was invited to its first subject, and ends its links', async () => {
    const org = await vouching();
    const { email, account } = await invited(org);
    const tokenHash = randomBytes(32);
    await store().people.invite({ tokenHash, account, expiresMs: nowMs + hour });
    const join = (subject: string, address = email) => issuers().join({ organisation: org, subject, email: address });
    expect(await join('one', `x${email}`)).toEqual({ outcome: 'notInvited' });
    expect(await join('one', email.toUpperCase())).toEqual({ outcome: 'joined', account });
    expect(await join('two')).toEqual({ outcome: 'otherSubject' });
    expect(await join('one', 'another@elsewhere.example')).toEqual({ outcome: 'joined', account });
    const password = { salt: new Uint8Array(16), hash: new Uint8Array(32), memoryKiB: 1, passes: 1 };
    const accepted = { tokenHash, newId: randomUUID(), email: undefined, name: 'x', password, nowMs };
    expect(await store().people.accept(accepted)).toBeUndefined();
    expect(await store().people.people([org])).toMatchObject([{ account, isInvited: false, vouchedBy: org }]);
    const again = { newId: randomUUID(), email, name: 'Ann', organisation: org, role: 'admin' } as const;
    expect(await store().people.savePerson(again)).toEqual({ account, isOwn: false });
  });

  it('joins no account of other organisations, and one that is bound goes on in others', async () => {
    const [org, other] = [await vouching(), await vouching()];
    const { email, account } = await invited(org);
    const also = (address: string, to: string) =>
      store().people.savePerson({ newId: randomUUID(), email: address, name: 'x', organisation: to, role: 'viewer' });
    expect(await issuers().join({ organisation: other, subject: 's', email })).toEqual({ outcome: 'notInvited' });
    await also(email, other);
    for (const each of [org, other])
      expect(await issuers().join({ organisation: each, subject: 's', email })).toEqual({ outcome: 'otherOrganisations' });
    await store().people.removePerson(account, other);
    expect(await issuers().join({ organisation: org, subject: 's', email })).toEqual({ outcome: 'joined', account });
    await also(email, other);
    expect(await issuers().join({ organisation: org, subject: 's', email })).toEqual({ outcome: 'joined', account });
    expect(await issuers().join({ organisation: other, subject: 's', email })).toEqual({ outcome: 'otherSubject' });
    await store().people.removePerson(account, org);
    expect(await issuers().join({ organisation: org, subject: 's', email })).toEqual({ outcome: 'notInvited' });
  });

  it.each([
    ['another address', (org: string) => issuers().saveIssuer(issuerOf(org, { issuer: 'https://new.example' }))],
    ['its removal', (org: string) => issuers().removeIssuer(org)],
  ])('ends sessions and subjects of an issuer with %s, and none of others', async (_, end) => {
    const [org, other] = [await vouching(), await vouching()];
    const [{ email, account }, byPassword, another] = [await invited(org), await invited(org), await invited(other)];
    await issuers().join({ organisation: org, subject: 's', email });
    await issuers().join({ organisation: other, subject: 's', email: another.email });
    const [bound, free, others] = [await session(account), await session(byPassword.account), await session(another.account)];
    await issuers().saveIssuer(issuerOf(org, { clientSecret: 'renewed' }));
    expect(await bound()).toBe(true);
    await end(org);
    expect([await bound(), await free(), await others()]).toEqual([false, true, true]);
    expect(await store().people.people([org])).toEqual(
      expect.arrayContaining([expect.objectContaining({ account, isInvited: true, vouchedBy: undefined })]),
    );
  });

  it('gives a log-in that was begun once, while it holds, and not after its issuer went', async () => {
    const org = await vouching();
    const [begun, late, orphan] = [login(org), login(org, nowMs + 1), login(org)];
    for (const each of [begun, late, orphan]) await issuers().begin(each, nowMs);
    const taken = await issuers().take(begun.tokenHash, nowMs);
    expect({ ...taken, tokenHash: Buffer.from(taken!.tokenHash) }).toEqual({ ...begun, tokenHash: Buffer.from(begun.tokenHash) });
    expect(await issuers().take(begun.tokenHash, nowMs)).toBeUndefined();
    expect(await issuers().take(late.tokenHash, nowMs + 1)).toBeUndefined();
    expect(await issuers().removeIssuer(org)).toBe(true);
    expect(await issuers().removeIssuer(org)).toBe(false);
    expect(await issuers().take(orphan.tokenHash, nowMs)).toBeUndefined();
  });
}
