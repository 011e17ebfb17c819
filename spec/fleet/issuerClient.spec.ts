import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { IssuerClient } from '../../core/ports/index.ts';
import { type IssuerClients, issuerClients, IssuerRefusal } from '../../fleet/access/issuerClient.ts';
import { freePort } from '../freePort.ts';
import { openedFleet } from './openedFleet.ts';
import { loggedIn, Person } from './person.ts';

const checks = { state: 's', nonce: 'n', verifier: 'v'.repeat(43), redirectUri: 'https://fleet.example/fleet/oidc/callback' };
const issuerPath = '/.well-known/openid-configuration';

describe('what answers as an issuer', () => {
  let server: Server;
  let issuer = '';
  let answer: RequestListener;
  const clients = (more: { allowLocal?: boolean; timeoutS?: number } = {}) =>
    issuerClients({ allowLocal: true, nowMs: () => 0, timeoutS: 60, ...more });
  const client = (address = issuer): IssuerClient => ({
    ...{ organisation: 'acme', issuer: address, clientId: 'fleet', clientSecret: 'secret', domains: ['acme.example'] },
  });
  const reasonOf = async (at: IssuerClients, of = client()) => {
    const refusal: unknown = await at.addressFor(of, checks, 'a@acme.example').catch((error: unknown) => error);
    return refusal instanceof IssuerRefusal ? refusal.reason : refusal;
  };
  const metadata = (more: object = {}) => ({
    ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys` },
    ...more,
  });
  const says = (body: unknown): RequestListener => {
    return (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  beforeAll(async () => {
    const port = await freePort();
    issuer = `http://127.0.0.1:${port}`;
    server = createServer((request, response) => answer(request, response)).listen(port, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    if (server.listening) await once(server, 'close');
  });

  it('is gone to with all that the answer is held to', async () => {
    answer = says(metadata());
    const url = new URL(await clients().addressFor(client(), checks, 'a@acme.example'));
    expect([url.origin + url.pathname, url.searchParams.get('redirect_uri')]).toEqual([`${issuer}/auth`, checks.redirectUri]);
  });

  it.each<[string, () => RequestListener]>([
    ['names itself otherwise', () => says(metadata({ issuer: `${issuer}/other` }))],
    ['sends browsers to a script', () => says(metadata({ authorization_endpoint: 'javascript:alert(1)' }))],
    ['sends browsers over http to another machine', () => says(metadata({ authorization_endpoint: 'http://issuer.example/auth' }))],
    ['has no page for people', () => says(metadata({ authorization_endpoint: undefined }))],
    ['is no JSON', () => (_, response) => void response.end('<html>')],
    ['leads elsewhere', () => (_, response) => void response.writeHead(302, { location: `${issuer}/moved${issuerPath}` }).end()],
    ['is not there', () => (_, response) => void response.writeHead(404).end()],
  ])('is none where it %s', async (_, listener) => {
    answer = listener();
    expect(await reasonOf(clients())).toBe('issuerFailed');
    expect(await clients().test(client(), checks.redirectUri)).toBe('issuerFailed');
  });

  it('is given up where it says nothing, or without end', async () => {
    answer = () => undefined;
    expect(await reasonOf(clients({ timeoutS: 0.1 }))).toBe('issuerDown');
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(' '.repeat(300 * 1024));
    expect(await reasonOf(clients())).toBe('issuerDown');
  });

  it('is asked once for its addresses while they hold, and again after it failed', async () => {
    let count = 0;
    const at = clients();
    answer = (_, response) => void response.writeHead(500).end();
    expect(await reasonOf(at)).toBe('issuerFailed');
    answer = (request, response) => {
      count++;
      says(metadata())(request, response);
    };
    for (let i = 0; i < 3; i++) await at.addressFor(client(), checks, 'a@acme.example');
    expect(count).toBe(1);
  });

  it.each(['https://127.0.0.1:1', 'https://[::1]:1', 'https://localhost:1', 'https://169.254.169.254', 'http://127.0.0.1:1'])(
    'is not called on this machine or its link: %s',
    async (address) => {
      expect(await clients({ allowLocal: false }).test(client(address), checks.redirectUri)).toBe('notAllowed');
    },
  );

  it('is not called over http, but on this machine', async () => {
    expect(await clients().test(client('http://192.0.2.1'), checks.redirectUri)).toBe('notAllowed');
  });

  it('sends browsers back to the address that a trusted proxy was called by', async () => {
    answer = says(metadata());
    const fleet = await openedFleet({ trustedProxies: ['127.0.0.1'] });
    const admin = await loggedIn(fleet, 'admin@acme.example', [['acme', 'admin']]);
    await admin.post('issuers', client());
    const begin = async (headers: Readonly<Record<string, string>>) => {
      const answered = await new Person(fleet.url).call('POST', '/fleet/api/login/begin', { email: 'a@acme.example', to: '/' }, headers);
      const { url } = answered.body as { url: string };
      return [answered.status, url === undefined ? undefined : new URL(url).searchParams.get('redirect_uri')];
    };
    expect(await begin({ 'x-forwarded-proto': 'https' })).toEqual([200, `${fleet.url.replace('http:', 'https:')}/fleet/oidc/callback`]);
    expect(await begin({})).toEqual([200, `${fleet.url}/fleet/oidc/callback`]);
  });

  it('is not taken without encryption where that was not allowed', async () => {
    const fleet = await openedFleet({ allowLocalIssuer: false });
    const admin = await loggedIn(fleet, 'admin@acme.example', [['acme', 'admin']]);
    expect((await admin.post('issuers', client())).status).toBe(400);
    expect((await admin.post('issuers', client('https://127.0.0.1:1'))).status).toBe(200);
    expect((await admin.post('issuers/test', { organisation: 'acme' })).body).toEqual({ trial: 'notAllowed' });
  });
});
