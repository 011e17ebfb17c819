import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { slowestBeatS } from '../../core/fleet/index.ts';
import type { DoorProblem, FleetLink, LinkOutcome, StopSignal } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { decodeWants, encodeExchange, fleetDayFormats, fleetPaths } from '../contract/index.ts';
import { connectProblem, isUntrusted, notAllowedCode } from '../networks/index.ts';
import { codeOf, messageOf } from '../systemError/index.ts';

export interface FleetLinkOptions {
  /** Of the fleet; https, or http of this machine. */
  readonly url: string;
  /** Of who signed its certificate, as PEM, where the system does not know them. */
  readonly ca?: string | undefined;
  /** Looks up its name; as the operating system does where it is left out. */
  readonly lookup?: LookupFunction | undefined;
}

/** Without a byte for so long, a call has failed. */
const timeoutMs = 60 * msPerSecond;
/** A connection without a call is kept for so long: longer than from one beat to the next. */
const keptMs = 70 * msPerSecond;
const maxAnswerLength = 256 * 1024;
const defaultRetryS = 5;

interface Call {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly type: string;
  readonly token: string | undefined;
  readonly body: string | Uint8Array;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  answer.setEncoding('utf8');
  for await (const part of answer) {
    text += String(part);
    if (text.length > maxAnswerLength) throw new Error('the answer is too large');
  }
  return text;
}

function jsonOr(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const notFound: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN']);

function problemOf(error: unknown): DoorProblem {
  const code = codeOf(error);
  if (code === notAllowedCode) return 'notAllowed';
  if (code === silentCode) return 'silent';
  if (notFound.has(code)) return 'noSuchHost';
  return isUntrusted(error) ? 'notTrusted' : connectProblem(error);
}

const silentCode = 'ERR_SILENT';
const silence = () => Object.assign(new Error('it does not answer'), { code: silentCode });
const notAFleet = (reason: string) => ({ kind: 'unreachable', problem: 'notUnderstood', reason }) as const;

const refusals: readonly number[] = [400, 409, 413, 415];

function outcomeOf<Answer>(
  { statusCode = 0, headers }: IncomingMessage,
  text: string,
  read: (wire: Readonly<Record<string, unknown>>) => Answer | undefined,
): LinkOutcome<Answer> {
  const wire = jsonOr(text);
  if (statusCode === 200 || statusCode === 201) {
    const answer = read(wire);
    return answer === undefined ? notAFleet('the answer is not that of a fleet') : { kind: 'answer', answer };
  }
  if (statusCode === 401 || statusCode === 404) return { kind: 'unknown' };
  if (statusCode === 429 || statusCode === 503) {
    const seconds = Number(headers['retry-after']);
    return { kind: 'busy', retryAfterS: seconds >= 0 ? Math.min(seconds, slowestBeatS) : defaultRetryS };
  }
  if (refusals.includes(statusCode))
    return { kind: 'refused', reason: typeof wire['message'] === 'string' ? wire['message'] : String(statusCode) };
  return notAFleet(`it answered with ${statusCode}`);
}

/** Calls to a fleet over HTTPS. Redirects are no answer: a token goes to the named address alone. */
export function fleetLink({ url, ca, lookup }: FleetLinkOptions): FleetLink {
  // from one beat to the next, a connection stays
  const proxy = process.env['NODE_USE_ENV_PROXY'] === '1' && { proxyEnv: process.env };
  const connections = { keepAlive: true, timeout: keptMs, ...(lookup && { lookup }), ...proxy };
  const agents = { http: new HttpAgent(connections), https: new HttpsAgent({ ...connections, ...(ca !== undefined && { ca }) }) };

  async function call<Answer>(
    { method, path, type, token, body }: Call,
    signal: StopSignal,
    read: (wire: Readonly<Record<string, unknown>>) => Answer | undefined,
  ): Promise<LinkOutcome<Answer>> {
    const address = new URL(path, url);
    const headers = {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const stop = new AbortController();
    const abort = () => stop.abort();
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    try {
      const options = { method, headers, signal: stop.signal, timeout: timeoutMs };
      const request =
        address.protocol === 'http:'
          ? httpRequest(address, { ...options, agent: agents.http })
          : httpsRequest(address, { ...options, agent: agents.https });
      request.once('timeout', () => request.destroy(silence()));
      const answered = new Promise<IncomingMessage>((resolve, reject) => request.once('response', resolve).once('error', reject));
      request.end(body);
      const answer = await answered;
      return outcomeOf(answer, await textOf(answer), read);
    } catch (error) {
      return { kind: 'unreachable', problem: problemOf(error), reason: messageOf(error) };
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  const json = 'application/json';
  return {
    enrol: ({ code, installation, name, software }, signal) => {
      const body = JSON.stringify({ code, installation, name, software, formats: fleetDayFormats });
      return call({ method: 'POST', path: fleetPaths.enrol, type: json, token: undefined, body }, signal, ({ station, token }) =>
        typeof station === 'string' && typeof token === 'string' ? { station, token } : undefined,
      );
    },
    exchange: (said, token, signal) => {
      const body = JSON.stringify(encodeExchange(said, fleetDayFormats));
      return call({ method: 'POST', path: fleetPaths.exchange, type: json, token, body }, signal, (wire) =>
        wire['want'] === undefined ? undefined : decodeWants(wire),
      );
    },
    putDay: (day, packed, token, signal) =>
      call({ method: 'PUT', path: fleetPaths.day(day), type: 'application/gzip', token, body: packed }, signal, ({ digest }) =>
        typeof digest === 'string' ? digest : undefined,
      ),
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}
