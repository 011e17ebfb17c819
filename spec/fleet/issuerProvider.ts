import { afterAll, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';
import { freePort } from '../freePort.ts';

/** Somebody whom the provider knows. */
export interface Known {
  readonly subject: string;
  readonly email?: string;
  readonly isVerified?: boolean;
}

export interface IssuerProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who logs in there next, at once. */
  logsIn(known: Known): void;
  close(): Promise<void>;
}

export interface ProviderOptions {
  readonly redirectUri: string;
  /** Whether the ID token has the address; else it has to be asked for. */
  readonly tellsInToken?: boolean;
  readonly port?: number;
}

const open = new Set<Server>();
afterAll(() => {
  for (const server of open) server.closeAllConnections();
  for (const server of open) server.close();
});

/** A provider of OpenID Connect by other people, which listens on this machine. Nobody types there: who is named logs in. */
export async function issuerProvider({ redirectUri, tellsInToken = false, port: given }: ProviderOptions): Promise<IssuerProvider> {
  const server = createServer();
  const port = given ?? (await freePort());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  open.add(server);
  const issuer = `http://127.0.0.1:${port}`;
  const [clientId, clientSecret] = ['pressluft', 'the secret of pressluft at its issuer'];
  let next: Known = { subject: 'nobody' };
  const people = new Map<string, Known>();
  // that it forgets all when it ends is known
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'] },
    conformIdTokenClaims: !tellsInToken,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['a key of cookies'] },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => {
        const { email, isVerified } = people.get(subject)!;
        return { sub: subject, ...(email !== undefined && { email, email_verified: isVerified ?? false }) };
      },
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  warnings.mockRestore();
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!(request.url ?? '').startsWith('/interaction/')) void answer(request, response);
    else void provider.interactionFinished(request, response, { login: { accountId: next.subject, remember: false } });
  });
  return {
    ...{ issuer, clientId, clientSecret },
    logsIn(known) {
      next = known;
      people.set(known.subject, known);
    },
    async close() {
      open.delete(server);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
