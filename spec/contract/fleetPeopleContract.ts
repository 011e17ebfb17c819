import { expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import type { AuditEntryOfFleet, FleetStore } from '../../core/ports/index.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const hour = 3_600_000;
const passwordOf = (fill: number) => ({
  ...{ salt: new Uint8Array(16).fill(fill), hash: new Uint8Array(32).fill(fill) },
  ...{ memoryKiB: 19_456, passes: 2 },
});

export interface PeopleContractParts {
  readonly store: () => FleetStore;
  /** A new organisation. */
  readonly organisation: () => Promise<string>;
  /** A new station of an owner, run by somebody else. */
  readonly newStation: (owner: string) => Promise<string>;
}

/** What every store of a fleet does about people. */
export function fleetPeopleContract({ store, organisation, newStation }: PeopleContractParts): void {
  const people = () => store().people;
  const invited = async (organisationId: string, role: 'viewer' | 'admin' = 'viewer') => {
    const email = `${randomUUID()}@Example.org`;
    const saved = await people().savePerson({ newId: randomUUID(), email, name: 'Ann', organisation: organisationId, role });
    const tokenHash = randomBytes(32);
    await people().invite({ tokenHash, account: saved.account, expiresMs: nowMs + hour });
    return { ...saved, email, tokenHash };
  };
  const accept = (tokenHash: Uint8Array, fill = 1, atMs = nowMs) =>
    people().accept({ tokenHash, newId: randomUUID(), email: undefined, name: 'Ann B', password: passwordOf(fill), nowMs: atMs });
  const session = async (account: string, untilMs = nowMs + hour) => {
    const tokenHash = randomBytes(32);
    await people().openSession({ tokenHash, account, untilMs });
    return tokenHash;
  };

  it('lets a person choose a password once, by a link that has not expired', async () => {
    const org = await organisation();
    const { account, email, tokenHash, isOwn } = await invited(org);
    expect(isOwn).toBe(true);
    expect(await people().loginOf(email)).toEqual({ account, password: undefined });
    expect(await accept(randomBytes(32))).toBeUndefined();
    expect(await accept(tokenHash, 1, nowMs + hour)).toBeUndefined();
    const before = await session(account);
    expect(await accept(tokenHash)).toBe(account);
    expect(await accept(tokenHash, 2)).toBeUndefined();
    expect(await people().sessionOf(before, nowMs)).toBeUndefined();
    const login = await people().loginOf(email.toLowerCase());
    expect(Buffer.from(login!.password!.hash)).toEqual(Buffer.from(passwordOf(1).hash));
    expect(login).toMatchObject({ account, password: { memoryKiB: 19_456, passes: 2 } });
    expect(await people().people([org])).toEqual([{ account, email, name: 'Ann B', organisation: org, role: 'viewer', isInvited: false }]);
  });

  it('knows a session with the roles of now until it ends', async () => {
    const [org = '', other = ''] = (await Promise.all([organisation(), organisation()])).sort();
    const { account, email } = await invited(org);
    const token = await session(account);
    await people().savePerson({ newId: randomUUID(), email: email.toUpperCase(), name: 'Other', organisation: other, role: 'engineer' });
    expect(await people().sessionOf(token, nowMs)).toEqual({
      account: {
        ...{ id: account, email, name: 'Ann', isRoot: false },
        memberships: [
          { organisation: org, role: 'viewer' },
          { organisation: other, role: 'engineer' },
        ],
      },
      untilMs: nowMs + hour,
    });
    expect(await people().sessionOf(token, nowMs + hour)).toBeUndefined();
    await people().endSession(token);
    expect(await people().sessionOf(token, nowMs)).toBeUndefined();
  });

  it('gives no link for a person who is in another organisation too, or has a password', async () => {
    const [org, other] = [await organisation(), await organisation()];
    const { email, tokenHash } = await invited(org);
    const again = (to: string) => people().savePerson({ newId: randomUUID(), email, name: 'x', organisation: to, role: 'admin' });
    expect((await again(org)).isOwn).toBe(true);
    expect((await again(other)).isOwn).toBe(false);
    expect((await again(org)).isOwn).toBe(false);
    await people().removePerson((await again(org)).account, other);
    await accept(tokenHash);
    expect((await again(org)).isOwn).toBe(false);
  });

  it('erases a person who is in no organisation any more, with its sessions', async () => {
    const [org, other] = [await organisation(), await organisation()];
    const { account, email } = await invited(org);
    await people().savePerson({ newId: randomUUID(), email, name: 'x', organisation: other, role: 'viewer' });
    const token = await session(account);
    expect(await people().removePerson(account, org)).toBe(true);
    expect(await people().removePerson(account, org)).toBe(false);
    expect((await people().sessionOf(token, nowMs))?.account.memberships).toEqual([{ organisation: other, role: 'viewer' }]);
    await people().removePerson(account, other);
    expect(await people().loginOf(email)).toBeUndefined();
    expect(await people().sessionOf(token, nowMs)).toBeUndefined();
  });

  it('makes one root alone', async () => {
    const [one, two] = [randomBytes(32), randomBytes(32)];
    for (const tokenHash of [one, two]) await people().invite({ tokenHash, account: undefined, expiresMs: nowMs + hour });
    const asked = { email: `${randomUUID()}@example.org`, name: 'Root', password: passwordOf(3), nowMs };
    expect(await people().hasRoot()).toBe(false);
    const root = await people().accept({ ...asked, tokenHash: one, newId: randomUUID() });
    expect(root).toBeDefined();
    expect(await people().hasRoot()).toBe(true);
    expect(await people().accept({ ...asked, tokenHash: two, newId: randomUUID(), email: 'second@example.org' })).toBeUndefined();
    expect((await people().sessionOf(await session(root!), nowMs))?.account.isRoot).toBe(true);
  });

  it('lists codes of the organisations that are asked for, while they are valid, and takes them back', async () => {
    const [org, other] = [await organisation(), await organisation()];
    const leave = (operator: string, expiresMs: number, uses = 2) =>
      store().admin.addLeave({ codeHash: randomBytes(32), operator, owner: operator, expiresMs, uses });
    await leave(org, nowMs + hour);
    await leave(org, nowMs);
    await leave(other, nowMs + hour);
    const codes = await people().codes([org], nowMs);
    expect(codes).toMatchObject([{ operator: org, owner: org, uses: 2, expiresMs: nowMs + hour, station: undefined }]);
    expect(await people().removeCode(codes[0]!.id, [other])).toBe(false);
    expect(await people().removeCode(codes[0]!.id, [org])).toBe(true);
    expect(await people().codes([org], nowMs)).toEqual([]);
  });

  it('counts the stations and people of organisations', async () => {
    const org = await organisation();
    await newStation(org);
    await invited(org);
    expect(await people().organisations([org])).toEqual([{ id: org, name: org, stations: 1, people: 1 }]);
    expect([...(await people().namesOf([org, 'none']))]).toEqual([[org, org]]);
  });

  it('shows acts to those who manage the organisation or, for an act without one, the person; and forgets old ones', async () => {
    const [org, other] = [await organisation(), await organisation()];
    const { account } = await invited(org);
    const entry = (atMs: number, changes: Partial<AuditEntryOfFleet>): AuditEntryOfFleet => ({
      ...{ atMs, act: 'login', account, email: 'a@b', address: '192.0.2.1', organisation: undefined, station: undefined, fields: [] },
      ...changes,
    });
    const login = { ...entry(nowMs, {}), account: undefined, removedName: undefined };
    await people().note(entry(nowMs - 400 * hour, { organisation: org }));
    await people().note(entry(nowMs, {}));
    await people().note(entry(nowMs + 1, { act: 'makeCode', organisation: other, fields: ['uses'] }));
    await people().note(entry(nowMs + 1, { act: 'placeStation', station: randomUUID() }));
    expect(await people().audit([org], nowMs + 2, 10)).toEqual([login, { ...login, atMs: nowMs - 400 * hour, organisation: org }]);
    expect(await people().audit([org], nowMs, 10)).toHaveLength(1);
    expect(await people().audit([other], nowMs + 2, 10)).toMatchObject([{ act: 'makeCode', fields: ['uses'] }]);
    const token = await session(account, nowMs);
    await people().forget(nowMs, nowMs - 300 * hour);
    expect(await people().audit([org], nowMs + 2, 10)).toEqual([login]);
    expect(await people().sessionOf(token, nowMs - 1)).toBeUndefined();
  });

  it('[FLEET-2] names a station that is removed for as long as there is an act of somebody there', async () => {
    const org = await organisation();
    const station = await newStation(org);
    const act = { account: undefined, email: 'a@b', address: '192.0.2.1', organisation: org, station, fields: [] };
    await people().note({ ...act, atMs: nowMs - hour, act: 'revokeToken' });
    const names = async () => (await people().audit([org], nowMs + 1, 10)).map(({ removedName }) => removedName);
    expect(await names()).toEqual([undefined]);
    const [{ plant } = { plant: undefined }] = await store().seenBy([org]).stations();
    await store().admin.revoke(station);
    await store().admin.removeStation(station);
    await people().note({ ...act, atMs: nowMs, act: 'removeStation' });
    expect(await names()).toEqual([plant?.name, plant?.name]);
    await people().forget(nowMs, nowMs);
    expect(await names()).toEqual([plant?.name]);
    await people().forget(nowMs, nowMs + 1);
    await people().note({ ...act, atMs: nowMs, act: 'removeStation' });
    expect(await names()).toEqual([undefined]);
  });

  it('keeps what members say of a fault of a station that they see, and of no other', async () => {
    const [org, other] = [await organisation(), await organisation()];
    const station = await newStation(org);
    const said = { station, source: 2, bitIndex: 20, by: 'Ann', atMs: nowMs, why: 'a part is ordered' };
    expect(await store().actsOf([other]).saveSeen(said)).toBe(false);
    expect(await store().actsOf([org]).saveSeen(said)).toBe(true);
    expect(
      await store()
        .actsOf([org])
        .saveSeen({ ...said, why: 'it is here', atMs: nowMs + 1 }),
    ).toBe(true);
    expect(await store().seenBy([org]).faultsSeen()).toEqual([{ ...said, why: 'it is here', atMs: nowMs + 1 }]);
    expect(await store().seenBy([other]).faultsSeen()).toEqual([]);
  });

  it('remembers days that were not taken, the latest of them', async () => {
    const org = await organisation();
    const station = await newStation(org);
    const day = (i: number) => new Date(Date.parse('2030-01-01') + i * 24 * hour).toISOString().slice(0, 10);
    for (let i = 0; i < 53; i++) await store().ingest.noteRefusal(station, { day: day(i), atMs: nowMs + i, reason: 'clock' });
    const refused = await store().seenBy([org]).refusedDays(nowMs);
    expect(refused).toHaveLength(50);
    expect(refused[0]).toEqual({ station, day: day(52), atMs: nowMs + 52, reason: 'clock' });
    expect(
      await store()
        .seenBy([org])
        .refusedDays(nowMs + 50),
    ).toHaveLength(3);
  });
}
