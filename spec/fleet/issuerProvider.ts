import { afterAll, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Provider } from 'oidc-provider';
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
  /** Knows somebody, who logs in next where there are no forms. */
  logsIn(known: Known): void;
  /** How often it was asked about people, besides the ID token. */
  asked(): number;
  close(): Promise<void>;
}

export interface ProviderOptions {
  readonly redirectUri: string;
  /** Whether the ID token has the address and whether it is verified; else what it leaves out has to be asked for. */
  readonly tellsInToken?: boolean | 'addressAlone';
  readonly port?: number;
  /** With its own forms for people; else who is named logs in. */
  readonly hasForms?: boolean;
}

const ttlS = 600;
const open = new Set<Server>();
const ended = async (server: Server) => {
  open.delete(server);
  server.close();
  server.closeAllConnections();
  if (server.listening) await once(server, 'close');
};
afterAll(async () => {
  await Promise.all([...open].map(ended));
});

/** A provider of OpenID Connect by other people, which listens on this machine. Where it has no forms, who was named last logs in. */
export async function issuerProvider({
  redirectUri,
  tellsInToken = false,
  port: given,
  hasForms = false,
}: ProviderOptions): Promise<IssuerProvider> {
  // no idle connection is closed at the moment at which a call takes it again
  const server = createServer({ keepAliveTimeout: 0 });
  const port = given ?? (await freePort());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  open.add(server);
  const issuer = `http://127.0.0.1:${port}`;
  const [clientId, clientSecret] = ['pressluft', 'the secret of pressluft at its issuer'];
  let next: Known = { subject: 'nobody' };
  const people = new Map<string, Known>();
  let asked = 0;
  // that it forgets all when it ends, and is tried with other releases of Node.js, is known
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { Provider: Made } = await import('oidc-provider');
  const provider: Provider = new Made(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'] },
    conformIdTokenClaims: tellsInToken === false,
    features: { devInteractions: { enabled: hasForms } },
    ttl: { AccessToken: ttlS, Grant: ttlS, IdToken: ttlS, Interaction: ttlS, Session: ttlS },
    pkce: { required: () => true },
    cookies: { keys: ['a key of cookies'] },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: (use) => {
        if (use === 'userinfo') asked++;
        const { email, isVerified } = people.get(subject)!;
        if (email === undefined) return { sub: subject };
        if (use === 'id_token' && tellsInToken === 'addressAlone') return { sub: subject, email };
        return { sub: subject, email, email_verified: isVerified ?? false };
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
    if (hasForms || !(request.url ?? '').startsWith('/interaction/')) void answer(request, response);
    else void provider.interactionFinished(request, response, { login: { accountId: next.subject, remember: false } });
  });
  return {
    ...{ issuer, clientId, clientSecret },
    logsIn(known) {
      next = known;
      people.set(known.subject, known);
    },
    asked: () => asked,
    close: () => ended(server),
  };
}
