import * as oidc from 'openid-client';
import type { IssuerTrial } from '../../core/fleet/index.ts';
import type { BegunLogin, IssuerClient } from '../../core/ports/index.ts';
import { isIssuerAddress, issuerFetch, IssuerUnreachable } from './issuerFetch.ts';

/** What fits to an answer of the issuer: kept where the answer is read. */
export type LoginChecks = Pick<BegunLogin, 'state' | 'nonce' | 'verifier' | 'redirectUri'>;

/** Why an issuer did not name a person. */
export class IssuerRefusal extends Error {
  readonly reason: 'issuerDown' | 'issuerFailed' | 'cancelled' | 'rejected';

  constructor(reason: IssuerRefusal['reason'], cause: unknown) {
    super(reason, { cause });
    this.name = 'IssuerRefusal';
    this.reason = reason;
  }

  /** For the log: what went wrong, and why. */
  get words(): string {
    const said: string[] = [];
    for (let each = this.cause; each instanceof Error; each = each.cause) said.push(each.message);
    return [...new Set(said)].join(': ');
  }
}

/** Whom an issuer vouches for. */
export interface VouchedPerson {
  readonly subject: string;
  /** Undefined where it names none. */
  readonly email: string | undefined;
  readonly isVerified: boolean;
}

/** Asks issuers by OpenID Connect: code flow with PKCE, state and nonce, no other. */
export interface IssuerClients {
  /** Where a browser is sent to; throws an IssuerRefusal. */
  addressFor(client: IssuerClient, checks: LoginChecks, email: string): Promise<string>;
  /** Whom an answer is about; throws an IssuerRefusal. */
  personOf(client: IssuerClient, checks: LoginChecks, answer: URLSearchParams): Promise<VouchedPerson>;
  /** Asks for its configuration, and whether it knows the client. */
  test(client: IssuerClient, redirectUri: string): Promise<IssuerTrial>;
}

const defaultTimeoutS = 10;
/** After so long, keys and addresses of an issuer are asked for again. */
const keptMs = 60 * 60 * 1000;
const refusedClient = new Set(['invalid_client', 'unauthorized_client']);

function unreachableIn(error: unknown): IssuerUnreachable | undefined {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof IssuerUnreachable) return each;
  return undefined;
}

const oauthErrorOf = (error: unknown) =>
  error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError ? error.error : undefined;

const isClientRefused = (error: unknown) =>
  error instanceof oidc.WWWAuthenticateChallengeError || refusedClient.has(oauthErrorOf(error) ?? '');

/** Why an answer names nobody. */
function refusalOf(error: unknown): IssuerRefusal {
  if (error instanceof IssuerRefusal) return error;
  if (unreachableIn(error) !== undefined) return new IssuerRefusal('issuerDown', error);
  if (isClientRefused(error)) return new IssuerRefusal('issuerFailed', error);
  if (error instanceof oidc.AuthorizationResponseError)
    return new IssuerRefusal(error.error === 'access_denied' ? 'cancelled' : 'issuerFailed', error);
  return new IssuerRefusal('rejected', error);
}

/** As an issuer wants to be shown the secret; what says nothing takes it in a header (RFC 8414). */
function proofOf(metadata: oidc.ServerMetadata, secret: string): oidc.ClientAuth {
  const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return ways.includes('client_secret_basic') ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret);
}

export interface IssuerClientParts {
  /** Whether issuers may be on this machine or its link, also without encryption. */
  readonly allowLocal: boolean;
  /** A clock that never jumps. */
  readonly nowMs: () => number;
  /** How long an issuer may take for an answer; ten seconds where it is left out. */
  readonly timeoutS?: number;
}

export function issuerClients({ allowLocal, nowMs, timeoutS = defaultTimeoutS }: IssuerClientParts): IssuerClients {
  const fetched = issuerFetch(allowLocal);
  const kept = new Map<string, { readonly of: string; readonly atMs: number; readonly found: Promise<oidc.Configuration> }>();

  async function discover({ issuer, clientId, clientSecret }: IssuerClient): Promise<oidc.Configuration> {
    const address = new URL(issuer);
    const isPlain = address.protocol === 'http:';
    const options = { timeout: timeoutS, [oidc.customFetch]: fetched };
    try {
      // of this machine alone: issuerFetch refuses http of any other
      const plain = isPlain ? [oidc.allowInsecureRequests] : [];
      const found = await oidc.discovery(address, clientId, undefined, oidc.None(), { ...options, execute: plain });
      const metadata = found.serverMetadata();
      if (new URL(metadata.issuer).href !== address.href) throw new Error('it names itself otherwise');
      const page = metadata.authorization_endpoint ?? '';
      if (!URL.canParse(page) || !isIssuerAddress(new URL(page), allowLocal)) throw new Error('it sends people elsewhere than over https');
      const configuration = new oidc.Configuration(metadata, clientId, undefined, proofOf(metadata, clientSecret));
      configuration.timeout = timeoutS;
      configuration[oidc.customFetch] = fetched;
      for (const extend of [...plain, oidc.enableNonRepudiationChecks]) extend(configuration);
      return configuration;
    } catch (error) {
      throw new IssuerRefusal(unreachableIn(error) === undefined ? 'issuerFailed' : 'issuerDown', error);
    }
  }

  function configurationOf(client: IssuerClient): Promise<oidc.Configuration> {
    const of = JSON.stringify([client.issuer, client.clientId, client.clientSecret]);
    const before = kept.get(client.organisation);
    if (before?.of === of && nowMs() - before.atMs < keptMs) return before.found;
    const found = discover(client);
    kept.set(client.organisation, { of, atMs: nowMs(), found });
    found.catch(() => kept.get(client.organisation)?.found === found && kept.delete(client.organisation));
    return found;
  }

  return {
    async addressFor(client, { state, nonce, verifier, redirectUri }, email) {
      const configuration = await configurationOf(client);
      const address = oidc.buildAuthorizationUrl(configuration, {
        ...{ redirect_uri: redirectUri, scope: 'openid email', state, nonce, login_hint: email },
        ...{ code_challenge: await oidc.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      });
      return address.href;
    },
    async personOf(client, { state, nonce, verifier, redirectUri }, answer) {
      const configuration = await configurationOf(client);
      try {
        const address = new URL(redirectUri);
        address.search = answer.toString();
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
        const tokens = await oidc.authorizationCodeGrant(configuration, address, checks);
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('there is no ID token');
        const hasAll = claims['email'] !== undefined && claims['email_verified'] !== undefined;
        // an address and whether it is verified are said by one of them
        const said: Readonly<Record<string, unknown>> = hasAll
          ? claims
          : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        const { email, email_verified: isVerified } = said;
        return { subject: claims.sub, email: typeof email === 'string' ? email : undefined, isVerified: isVerified === true };
      } catch (error) {
        throw refusalOf(error);
      }
    },
    async test(client, redirectUri) {
      kept.delete(client.organisation);
      try {
        const configuration = await configurationOf(client);
        // a code that nobody was given: who refuses it and not the client knows the client
        const grant = { code: oidc.randomState(), redirect_uri: redirectUri, code_verifier: oidc.randomPKCECodeVerifier() };
        await oidc.genericGrantRequest(configuration, 'authorization_code', grant);
        return 'issuerFailed';
      } catch (error) {
        const unreachable = unreachableIn(error);
        if (unreachable !== undefined) return unreachable.isForbidden ? 'notAllowed' : 'issuerDown';
        if (isClientRefused(error)) return 'clientRefused';
        return oauthErrorOf(error) === 'invalid_grant' ? 'works' : 'issuerFailed';
      }
    },
  };
}
