import { beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { fetchedEvents } from './fetchedEvents.ts';
import { type OpenedFleet, nowMs, openedFleet } from './openedFleet.ts';
import { loggedIn, password, Person } from './person.ts';
import { SpokenStation } from './spokenStation.ts';

describe('people of a fleet', () => {
  let fleet: OpenedFleet;
  let atMs = nowMs;
  beforeAll(async () => {
    fleet = await openedFleet({ clock: { nowMs: () => atMs }, betweenMs: 1 });
  });
  const newcomer = () => new Person(fleet.url);
  const setUp = (person: Person, link: string, more: object) =>
    person.post('setup', { token: link.split('#')[1], name: 'Ann', password, ...more });

  it('begin with one root, who is set up by a link that works once', async () => {
    const { link } = (await fleet.access.firstLink())!;
    const root = newcomer();
    expect((await setUp(root, link, { email: 'root@example.org', password: 'elevenchars' })).status).toBe(400);
    const answer = await setUp(root, link, { email: 'root@example.org' });
    expect(answer.body).toMatchObject({ email: 'root@example.org', name: 'Ann', role: 'root', memberships: [], isDemo: false });
    expect(await root.get('session')).toMatchObject({ status: 200, body: { role: 'root' } });
    expect((await setUp(newcomer(), link, { email: 'second@example.org' })).status).toBe(401);
    expect(await fleet.access.firstLink()).toBeUndefined();
  });

  it('are invited by an admin, and get no more than the role that they were given', async () => {
    const admin = await loggedIn(fleet, 'admin@example.org', [['acme', 'admin']]);
    const invited = { email: 'new@example.org', name: 'New', organisation: 'acme', role: 'viewer' };
    const { link } = (await admin.post('people', invited)).body as { link: string };
    const person = newcomer();
    expect((await setUp(person, link, {})).body).toMatchObject({
      role: 'viewer',
      memberships: [{ organisation: 'acme', name: 'Acme', role: 'viewer' }],
    });
    expect((await person.get('people')).status).toBe(403);
    expect((await admin.post('people', { ...invited, role: 'engineer' })).body).toEqual({ link: null, expiresMs: null });
    expect((await person.get('session')).body).toMatchObject({ role: 'engineer' });
  });

  it('have a session in a cookie that no script and no other site gets, for twelve hours and no longer', async () => {
    await loggedIn(fleet, 'cookie@example.org', [['acme', 'viewer']]);
    const person = newcomer();
    const { headers } = await person.logIn('cookie@example.org');
    const parts = headers.get('set-cookie')!.split('; ');
    expect(parts[0]).toMatch(/^__Host-pressluft=[\w-]{43}$/);
    expect(parts.slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Strict', 'Secure']);
    atMs += 43_199_000;
    expect((await person.get('session')).status).toBe(200);
    atMs += 1000;
    expect((await person.get('session')).status).toBe(401);
    atMs = nowMs;
  });

  it('lose the session with the logout, and the one before with another login', async () => {
    const person = await loggedIn(fleet, 'out@example.org', [['acme', 'viewer']]);
    const before = person.cookie;
    await person.logIn('OUT@example.org');
    const after = person.cookie;
    const other = newcomer();
    other.cookie = before;
    expect((await other.get('session')).status).toBe(401);
    expect((await person.post('logout')).status).toBe(204);
    other.cookie = after;
    expect((await other.get('session')).status).toBe(401);
    other.cookie = `${after}; ${after}`;
    expect((await other.get('session')).status).toBe(401);
  });

  it('are not let in by a page of another origin', async () => {
    const person = await loggedIn(fleet, 'origin@example.org', [['acme', 'viewer']]);
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await person.call('GET', '/fleet/api/session', undefined, headers)).status).toBe(403);
    }
  });

  it('log in over HTTPS or on the machine itself, as browsers drop the cookie elsewhere', async () => {
    const body = JSON.stringify({ email: 'nobody@example.org', password });
    const statusFor = async (host: string) => {
      const headers = { host, 'content-type': 'application/json', 'content-length': String(body.length) };
      const call = request(`${fleet.url}/fleet/api/login`, { method: 'POST', headers }).end(body);
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    expect([await statusFor('localhost'), await statusFor('fleet.example')]).toEqual([401, 403]);
  });

  it('leave what they did in the audit, by names of fields and without a value', async () => {
    const admin = await loggedIn(fleet, 'audited@example.org', [['acme', 'admin']]);
    await newcomer().logIn('unknown@example.org', 'a password typed as address');
    await admin.post('codes', { operator: 'acme', owner: 'acme', uses: 7 });
    await admin.post('people', { email: 'secret@example.org', name: 'Secret Name', organisation: 'acme', role: 'viewer' });
    const rows = (await admin.get('audit')).body as { act: string }[];
    expect(rows.slice(0, 2)).toMatchObject([
      { act: 'invitePerson', email: 'audited@example.org', address: '127.0.0.1', organisation: 'acme', fields: ['role'] },
      { act: 'makeCode', organisation: 'acme', fields: ['operator', 'owner', 'uses'] },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Secret|secret@|typed|"7"/);
    const root = newcomer();
    await root.logIn('root@example.org');
    expect(JSON.stringify((await root.get('audit')).body)).toContain('"loginRefused"');
  });

  it('[FLEET-5] make no code for an organisation that there is none of, whoever asks', async () => {
    const root = newcomer();
    await root.logIn('root@example.org');
    const codes = async () => (await root.get('codes')).body;
    const before = await codes();
    for (const [operator, owner] of [
      ['acme', 'nobody'],
      ['nobody', 'acme'],
      ['nobody', 'nobody'],
    ]) {
      expect((await root.post('codes', { operator, owner, uses: 1 })).status).toBe(404);
    }
    expect(await codes()).toEqual(before);
    expect((await root.post('codes', { operator: 'acme', owner: 'acme', uses: 1 })).status).toBe(200);
  });

  it.each(['elsewhere', 'mine'])(
    '[FLEET-5] make no code for a controller that another organisation runs, though %s owns it',
    async (owner) => {
      for (const id of ['elsewhere', 'mine']) await fleet.store.admin.addOrganisation({ id, name: id });
      const admin = await loggedIn(fleet, `codes-beside-${owner}@example.org`, [['mine', 'admin']]);
      const codes = async () => (await admin.get('codes')).body;
      const before = await codes();
      const station = new SpokenStation(fleet.url);
      await station.enrol(await fleet.enrolments.code({ operator: 'elsewhere', owner, uses: 1, station: undefined }));
      expect((await admin.post('codes', { operator: 'mine', owner: 'mine', uses: 1, station: station.id })).status).toBe(404);
      expect(await codes()).toEqual(before);
    },
  );

  it('[FLEET-5] act at a station as engineers of an organisation, and its admins alone see that', async () => {
    await fleet.store.admin.addOrganisation({ id: 'elsewhere', name: 'Elsewhere' });
    const admin = await loggedIn(fleet, 'admin-of-one@example.org', [['acme', 'admin']]);
    const otherAdmin = await loggedIn(fleet, 'admin-of-other@example.org', [['elsewhere', 'admin']]);
    const both = await loggedIn(fleet, 'both@example.org', [
      ['acme', 'engineer'],
      ['elsewhere', 'engineer'],
    ]);
    const station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.enrolments.code({ operator: 'elsewhere', owner: 'elsewhere', uses: 1, station: undefined }));
    const acts = [
      ['stations/place', { station: station.id, position: { lat: 48.4, lon: 9.99 } }],
      ['faults/acknowledge', { station: station.id, source: 1, bitIndex: 20, why: 'a part is ordered' }],
      ['visits', { visit: 'v-other', stations: [station.id], planned: '2026-11-23', note: '' }],
      ['visits/done', { visit: 'v-other', done: '2026-11-24' }],
      ['visits/remove', { visit: 'v-other' }],
    ] as const;
    for (const [path, body] of acts) expect((await both.post(path, body)).status).toBe(204);
    const actsSeenBy = async (person: Person) =>
      ((await person.get('audit')).body as { station: string | null; act: string; organisation: string }[]).filter(
        (row) => row.station === station.id,
      );
    expect(await actsSeenBy(admin)).toEqual([]);
    expect((await actsSeenBy(otherAdmin)).map(({ act, organisation }) => [act, organisation])).toEqual(
      ['removeVisit', 'closeVisit', 'changeVisit', 'acknowledgeFault', 'placeStation'].map((act) => [act, 'elsewhere']),
    );
  });

  it('take a station away that is revoked and has brought nothing, which is written down; any other stays', async () => {
    const admin = await loggedIn(fleet, 'remover@elsewhere.example', [['elsewhere', 'admin']]);
    const station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.enrolments.code({ operator: 'elsewhere', owner: 'elsewhere', uses: 1, station: undefined }));
    const remove = async () => (await admin.post('stations/remove', { station: station.id })).status;
    const standing = async () =>
      ((await admin.get('stations')).body as { id: string; standing: string }[]).find(({ id }) => id === station.id)?.standing;
    expect([await remove(), await standing()]).toEqual([409, 'silent']);
    expect((await admin.post('tokens/revoke', { station: station.id })).status).toBe(204);
    expect(await standing()).toBe('revoked');
    expect([await remove(), await standing(), await remove()]).toEqual([204, undefined, 404]);
    const [last] = (await admin.get('audit')).body as { act: string; station: string; organisation: string }[];
    expect(last).toMatchObject({ act: 'removeStation', station: station.id, organisation: 'elsewhere', removedName: expect.any(String) });
  });

  it('see what changes while it does', async () => {
    const person = await loggedIn(fleet, 'live@example.org', [['acme', 'viewer']]);
    const station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.newCode());
    const events = await fetchedEvents(`${fleet.url}/fleet/api/live`, person.cookie);
    expect(await events.next()).toMatchObject([{ id: station.id, standing: 'silent', seenMs: null }]);
    await station.exchange();
    expect(await events.next()).toMatchObject([{ id: station.id, standing: 'order', seenMs: nowMs }]);
    await events.close();
  });

  it('wait longer and longer after wrong passwords, right ones too', async () => {
    const person = newcomer();
    const statuses: number[] = [];
    let waitS = 0;
    for (let i = 0; i < 8 && statuses.at(-1) !== 429; i++) {
      const { status, headers } = await person.logIn('root@example.org', `wrong ${i}`);
      statuses.push(status);
      waitS = Number(headers.get('retry-after'));
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 401)).toBe(true);
    expect(waitS).toBeGreaterThan(20);
    expect((await person.logIn('root@example.org')).status).toBe(429);
  });
});
