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
