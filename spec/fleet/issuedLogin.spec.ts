import { beforeAll, describe, expect, it } from '@jest/globals';
import { issuerReturnPath } from '../../adapters/contract/index.ts';
import type { AuditRow } from '../../core/ports/index.ts';
import { type IssuerProvider, issuerProvider, type Known } from './issuerProvider.ts';
import { type OpenedFleet, nowMs, openedFleet } from './openedFleet.ts';
import { loggedIn, Person } from './person.ts';
import { Visitor } from './visitor.ts';

const sessionName = '__Host-pressluft';

describe('log-in by the issuer of an organisation', () => {
  let fleet: OpenedFleet;
  let admin: Person;
  let provider: IssuerProvider;
  let atMs = nowMs;
  let count = 0;

  const issuerOf = (organisation: string, { issuer, clientId, clientSecret }: IssuerProvider, domains: readonly string[]) => ({
    ...{ organisation, issuer, clientId, clientSecret, domains },
  });
  const save = async (by: Person, body: object) => (await by.post('issuers', body)).body;
  const isReturn = (url: URL) => url.pathname === issuerReturnPath;
  const isPage = (url: URL) => url.origin === fleet.url && !isReturn(url);

  beforeAll(async () => {
    fleet = await openedFleet({ clock: { nowMs: () => atMs }, betweenMs: 60_000 });
    await fleet.store.admin.addOrganisation({ id: 'other', name: 'Other' });
    admin = await loggedIn(fleet, 'admin@acme.example', [['acme', 'admin']]);
    provider = await issuerProvider({ redirectUri: `${fleet.url}${issuerReturnPath}` });
    expect(await save(admin, issuerOf('acme', provider, ['acme.example', 'Acme.test']))).toEqual({ saving: 'saved' });
  });

  /** Somebody new whom acme has invited, as its issuer knows them. */
  async function invited(more: Partial<Known> = {}): Promise<Known & { readonly email: string }> {
    const email = `person${++count}@acme.example`;
    await admin.post('people', { email, name: 'Ann', organisation: 'acme', role: 'engineer' });
    return { subject: `subject ${count}`, isVerified: true, email, ...more };
  }
  const begin = async (visitor: Visitor, email: string, to = '/faults?state=up') => {
    const answer = await visitor.call(`${fleet.url}/fleet/api/login/begin`, { email, to });
    return (await answer.json()) as { url: string; refusal: string };
  };
  /** Goes to the issuer and comes back, but for the last step. */
  async function wayBack(visitor: Visitor, known: Known & { readonly email: string }, to?: string): Promise<URL> {
    provider.logsIn(known);
    return visitor.follow((await begin(visitor, known.email, to)).url, isReturn);
  }
  const arrive = (visitor: Visitor, back: URL) => visitor.follow(back.href, isPage);
  const arrives = async (visitor: Visitor, known: Known & { readonly email: string }, to?: string) => {
    const { pathname, search } = await arrive(visitor, await wayBack(visitor, known, to));
    return pathname + search;
  };
  const whoIs = async (visitor: Visitor) => {
    const person = new Person(fleet.url);
    person.cookie = `${sessionName}=${visitor.cookie(fleet.url, sessionName)}`;
    return person.get('session');
  };

  it('[FLEET-5] lets somebody in who was invited, at the page that was asked for, and writes it down', async () => {
    const [visitor, ann] = [new Visitor(), await invited()];
    expect(await (await visitor.call(`${fleet.url}/fleet/api/login/way`, { email: ann.email.toUpperCase() })).json()).toEqual({
      organisation: 'Acme',
    });
    expect(await arrives(visitor, ann)).toBe('/faults?state=up');
    expect(await whoIs(visitor)).toMatchObject({
      status: 200,
      body: { email: ann.email, role: 'engineer', untilMs: nowMs + 12 * 3_600_000 },
    });
    expect(((await admin.get('audit')).body as AuditRow[])[0]).toMatchObject({ act: 'login', email: ann.email, fields: ['issuer'] });
    const row = { email: ann.email, isInvited: false, vouchedBy: 'Acme' };
    expect((await admin.get('people')).body).toEqual(expect.arrayContaining([expect.objectContaining(row)]));
    expect((await admin.post('people', { email: ann.email, name: 'Ann', organisation: 'acme', role: 'viewer' })).body).toEqual({
      ...{ link: null, expiresMs: null },
    });
  });

  it('asks with code, PKCE, state and nonce, and keeps a session in the cookie that passwords have', async () => {
    const [visitor, ann] = [new Visitor(), await invited()];
    provider.logsIn(ann);
    const answer = await visitor.call(`${fleet.url}/fleet/api/login/begin`, { email: ann.email, to: '/' });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-pressluft-login=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
    const { url } = (await answer.json()) as { url: string };
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({ response_type: 'code', scope: 'openid email', code_challenge_method: 'S256', client_id: 'pressluft' });
    expect([asked['state'], asked['nonce'], asked['code_challenge']].map((each) => each?.length)).toEqual([43, 43, 43]);
    const back = await visitor.follow(url, isReturn);
    const cookies = (await visitor.call(back.href)).headers.getSetCookie();
    expect(cookies).toEqual([
      '__Host-pressluft-login=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0',
      expect.stringMatching(/^__Host-pressluft=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/),
    ]);
  });

  it.each([
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example', '/'],
    ['https://elsewhere.example', '/'],
    ['/fleet/api/logout', '/'],
    ['/a\r\nset-cookie: x=y', '/'],
    ['/stations/s1?day=2026-11-20', '/stations/s1?day=2026-11-20'],
  ])('leads to pages of the fleet alone: %j', async (to, page) => {
    expect(await arrives(new Visitor(), await invited(), to)).toBe(page);
  });

  it('ends with the logout', async () => {
    const visitor = new Visitor();
    await arrives(visitor, await invited());
    const person = new Person(fleet.url);
    person.cookie = `${sessionName}=${visitor.cookie(fleet.url, sessionName)}`;
    expect((await person.post('logout')).status).toBe(204);
    expect((await whoIs(visitor)).status).toBe(401);
  });

  it('stands beside the password', async () => {
    await loggedIn(fleet, 'both@acme.example', [['acme', 'viewer']]);
    expect(await arrives(new Visitor(), { subject: 'both', email: 'both@acme.example', isVerified: true }, '/')).toBe('/');
    expect((await new Person(fleet.url).logIn('both@acme.example')).status).toBe(200);
  });

  it.each<[string, string, () => Promise<Known & { readonly email: string }>]>([
    ['an address that the issuer has not verified', 'unverified', () => invited({ isVerified: false })],
    ['an address of a domain of nobody', 'foreignDomain', async () => ({ ...(await invited()), email: 'ann@acme.example' })],
    [
      'somebody whom nobody invited',
      'notInvited',
      () => Promise.resolve({ subject: 'stranger', email: 'stranger@acme.example', isVerified: true }),
    ],
  ])('refuses %s, and says so', async (_, reason, known) => {
    const [visitor, who] = [new Visitor(), await known()];
    provider.logsIn(reason === 'foreignDomain' ? { ...who, email: 'ann@elsewhere.example' } : who);
    const back = await visitor.follow((await begin(visitor, who.email)).url, isReturn);
    expect((await arrive(visitor, back)).href).toBe(`${fleet.url}/login?refused=${reason}`);
    expect(visitor.cookie(fleet.url, sessionName)).toBeUndefined();
    expect(((await admin.get('audit')).body as AuditRow[])[0]).toMatchObject({
      act: 'loginRefused',
      organisation: 'acme',
      fields: [reason],
    });
  });

  it('refuses an issuer that names no address', async () => {
    const visitor = new Visitor();
    const { email } = await invited();
    provider.logsIn({ subject: 'nameless' });
    const back = await visitor.follow((await begin(visitor, email)).url, isReturn);
    expect((await arrive(visitor, back)).search).toBe('?refused=unverified');
  });

  it('refuses an answer with another state, and takes none after it', async () => {
    const visitor = new Visitor();
    const back = await wayBack(visitor, await invited());
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect((await arrive(visitor, forged)).search).toBe('?refused=rejected');
    expect((await arrive(visitor, back)).search).toBe('?refused=tooLate');
  });

  it('refuses an ID token for another nonce', async () => {
    const [visitor, ann] = [new Visitor(), await invited()];
    provider.logsIn(ann);
    const url = new URL((await begin(visitor, ann.email)).url);
    url.searchParams.set('nonce', 'n'.repeat(43));
    expect((await arrive(visitor, await visitor.follow(url.href, isReturn))).search).toBe('?refused=rejected');
  });

  it('refuses a code that was used, also in another log-in', async () => {
    const [visitor, ann] = [new Visitor(), await invited()];
    const used = await wayBack(visitor, ann);
    expect((await arrive(visitor, used)).pathname).toBe('/faults');
    expect((await arrive(visitor, used)).search).toBe('?refused=tooLate');
    const second = new Visitor();
    const fresh = await wayBack(second, ann);
    fresh.searchParams.set('code', used.searchParams.get('code')!);
    expect((await arrive(second, fresh)).search).toBe('?refused=rejected');
  });

  it('refuses an answer in another browser, and one that took too long', async () => {
    const visitor = new Visitor();
    const back = await wayBack(visitor, await invited());
    expect((await arrive(new Visitor(), back)).search).toBe('?refused=tooLate');
    atMs += 600_000;
    expect((await arrive(visitor, back)).search).toBe('?refused=tooLate');
    atMs = nowMs;
  });

  it('says when somebody ended it at the issuer', async () => {
    const [visitor, ann] = [new Visitor(), await invited()];
    const back = await wayBack(visitor, ann);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    expect((await arrive(visitor, back)).search).toBe('?refused=cancelled');
  });

  it('holds an account to the subject that had it first', async () => {
    const ann = await invited();
    await arrives(new Visitor(), ann);
    expect(await arrives(new Visitor(), { ...ann, subject: 'somebody else' })).toBe('/login?refused=otherSubject');
    expect(await arrives(new Visitor(), ann, '/')).toBe('/');
    const renamed = new Visitor();
    provider.logsIn({ ...ann, email: 'married@acme.test' });
    await arrive(renamed, await renamed.follow((await begin(renamed, ann.email)).url, isReturn));
    expect((await whoIs(renamed)).body).toMatchObject({ email: ann.email });
  });

  it('opens nothing of another organisation', async () => {
    const otherAdmin = await loggedIn(fleet, 'admin@other.example', [['other', 'admin']]);
    const others = await issuerProvider({ redirectUri: `${fleet.url}${issuerReturnPath}`, tellsInToken: true });
    expect(await save(otherAdmin, issuerOf('other', others, ['acme.example']))).toEqual({ saving: 'domainTaken' });
    expect(await save(otherAdmin, issuerOf('other', others, ['other.example']))).toEqual({ saving: 'saved' });
    const arrivesBy = async (email: string, claimed: string) => {
      const visitor = new Visitor();
      others.logsIn({ subject: claimed, email: claimed, isVerified: true });
      return (await arrive(visitor, await visitor.follow((await begin(visitor, email)).url, isReturn))).search;
    };
    const { email } = await invited();
    expect(await arrivesBy('x@other.example', email)).toBe('?refused=foreignDomain');
    // whoever is in both got into both by a password: one organisation alone can't vouch for that
    await loggedIn(fleet, 'shared@other.example', [['acme', 'admin']]);
    await otherAdmin.post('people', { email: 'shared@other.example', name: 'S', organisation: 'other', role: 'viewer' });
    expect(await arrivesBy('shared@other.example', 'shared@other.example')).toBe('?refused=otherOrganisations');
    await loggedIn(fleet, 'root@other.example', [['other', 'admin']], true);
    expect(await arrivesBy('root@other.example', 'root@other.example')).toBe('?refused=otherOrganisations');
    await otherAdmin.post('people', { email: 'own@other.example', name: 'O', organisation: 'other', role: 'viewer' });
    expect(await arrivesBy('own@other.example', 'own@other.example')).toBe('?state=up');
  });

  it.each([
    ['all', true, 0],
    ['the address alone', 'addressAlone', 1],
    ['neither', false, 1],
  ] as const)(
    'asks for the address and whether it is verified unless the ID token says both: it says %s',
    async (_, tellsInToken, times) => {
      const name = `said-${String(tellsInToken).toLowerCase()}`;
      await fleet.store.admin.addOrganisation({ id: name, name });
      const theirs = await loggedIn(fleet, `admin@${name}.example`, [[name, 'admin']]);
      const issuer = await issuerProvider({ redirectUri: `${fleet.url}${issuerReturnPath}`, tellsInToken });
      await save(theirs, issuerOf(name, issuer, [`${name}.example`]));
      const email = `ann@${name}.example`;
      await theirs.post('people', { email, name: 'Ann', organisation: name, role: 'viewer' });
      const visitor = new Visitor();
      issuer.logsIn({ subject: 'ann', email, isVerified: true });
      const back = await visitor.follow((await begin(visitor, email)).url, isReturn);
      expect([(await arrive(visitor, back)).search, issuer.asked()]).toEqual(['?state=up', times]);
    },
  );

  it('says that an issuer is down, before and after the way to it, and goes on when it is back', async () => {
    const gone = await issuerProvider({ redirectUri: `${fleet.url}${issuerReturnPath}` });
    await fleet.store.admin.addOrganisation({ id: 'third', name: 'Third' });
    const thirds = await loggedIn(fleet, 'admin@third.example', [['third', 'admin']]);
    await save(thirds, issuerOf('third', gone, ['third.example']));
    const visitor = new Visitor();
    gone.logsIn({ subject: 'admin', email: 'admin@third.example', isVerified: true });
    const back = await visitor.follow((await begin(visitor, 'admin@third.example')).url, isReturn);
    await gone.close();
    expect((await arrive(visitor, back)).search).toBe('?refused=issuerDown');
    expect((await thirds.post('issuers/test', { organisation: 'third' })).body).toEqual({ trial: 'issuerDown' });
    expect(await begin(visitor, 'admin@third.example')).toEqual({ url: null, refusal: 'issuerDown' });
    const again = await issuerProvider({ redirectUri: `${fleet.url}${issuerReturnPath}`, port: Number(new URL(gone.issuer).port) });
    again.logsIn({ subject: 'admin', email: 'admin@third.example', isVerified: true });
    expect((await arrive(visitor, await visitor.follow((await begin(visitor, 'admin@third.example')).url, isReturn))).search).toBe(
      '?state=up',
    );
  });

  it('can be tested, shows its secret to nobody, and takes no other address with the secret of before', async () => {
    const trial = async () => (await admin.post('issuers/test', { organisation: 'acme' })).body;
    expect(await trial()).toEqual({ trial: 'works' });
    const kept = { ...issuerOf('acme', provider, ['acme.example', 'acme.test']), clientSecret: undefined };
    expect((await admin.get('issuers')).body).toEqual([
      { organisation: 'acme', issuer: provider.issuer, clientId: 'pressluft', domains: ['acme.example', 'acme.test'] },
    ]);
    expect(JSON.stringify((await admin.get('audit')).body)).not.toContain(provider.clientSecret);
    await save(admin, { ...kept, clientSecret: 'wrong' });
    expect(await trial()).toEqual({ trial: 'clientRefused' });
    await save(admin, issuerOf('acme', provider, kept.domains));
    expect(await save(admin, kept)).toEqual({ saving: 'saved' });
    expect(await trial()).toEqual({ trial: 'works' });
    expect(await save(admin, { ...kept, issuer: `${provider.issuer}/other` })).toEqual({ saving: 'secretMissing' });
    const named = await admin.post('issuers', { ...kept, issuer: 'http://issuer.example', clientSecret: 'x' });
    expect(named.status).toBe(400);
    await save(admin, { ...kept, issuer: `${fleet.url}/fleet`, clientSecret: 'x' });
    expect(await trial()).toEqual({ trial: 'issuerFailed' });
    await save(admin, issuerOf('acme', provider, kept.domains));
  });

  it('ends with the issuer, and with the person', async () => {
    const [visitor, ann] = [new Visitor(), await invited()];
    await arrives(visitor, ann);
    const rows = (await admin.get('people')).body as { account: string; email: string }[];
    await admin.post('people/remove', { account: rows.find(({ email }) => email === ann.email)!.account, organisation: 'acme' });
    expect((await whoIs(visitor)).status).toBe(401);
    expect(await arrives(new Visitor(), ann)).toBe('/login?refused=notInvited');
    const [other, bob] = [new Visitor(), await invited()];
    await arrives(other, bob);
    expect((await admin.post('issuers/remove', { organisation: 'acme' })).status).toBe(204);
    expect((await whoIs(other)).status).toBe(401);
    expect(await begin(other, bob.email)).toEqual({ url: null, refusal: 'foreignDomain' });
    expect((await admin.get('session')).status).toBe(200);
  });

  it('[FLEET-5] takes no more log-ins from an address that begins them and ends none, and says why', async () => {
    const again = await openedFleet({ betweenMs: 1 });
    const chief = await loggedIn(again, 'admin@acme.example', [['acme', 'admin']]);
    expect(await save(chief, issuerOf('acme', provider, ['acme.example']))).toEqual({ saving: 'saved' });
    const begun: unknown[] = [];
    for (let i = 0; i <= 100; i++) {
      const answer = await new Visitor().call(`${again.url}/fleet/api/login/begin`, { email: 'ann@acme.example', to: '/' });
      begun.push(await answer.json());
    }
    expect(begun[0]).toMatchObject({ refusal: null });
    expect(begun.at(-1)).toEqual({ url: null, refusal: 'tooManyBegun' });
  });

  it('makes those wait who come with answers that nobody gave', async () => {
    const again = await openedFleet({ betweenMs: 1 });
    const places: string[] = [];
    for (let i = 0; i < 6; i++)
      places.push((await new Visitor().call(`${again.url}${issuerReturnPath}?code=x&state=y`)).headers.get('location')!);
    expect(places).toEqual([...Array<string>(5).fill('/login?refused=tooLate'), '/login?refused=tooMany']);
  });
});
