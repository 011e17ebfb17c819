import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { type AnswerTo, answerHeaders } from './answerHeaders.ts';
import { errorBody, refuseRaw } from './errorReplies.ts';
import type { HostCheck } from './hostCheck.ts';
import { isOwnOrigin } from './originCheck.ts';
import type { TrustedProxies } from './trustedProxies.ts';

/** Stands before everything that answers. */
export interface RequestGuard {
  /** Gives an answer its headers; false when the call is refused, and answered. */
  readonly admit: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Whether a call may go on in another protocol; false when it is refused, and answered. */
  readonly admitUpgrade: (request: IncomingMessage, socket: Socket) => boolean;
  /** Answers a call with a refusal, over its connection where it has no response. */
  readonly refuse: (request: IncomingMessage, to: ServerResponse | Socket, refusal: Refusal) => void;
  readonly headersFor: (request: IncomingMessage) => Readonly<Record<string, string>>;
  /** What the headers of an answer depend on. */
  readonly answerTo: (request: IncomingMessage) => AnswerTo;
}

export interface GuardParts {
  readonly hosts: HostCheck;
  readonly proxies: TrustedProxies;
  /** Most headers of a call. */
  readonly headerCount: number;
  readonly log: Logger;
}

/** Why a call is not answered. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT'];
/** A longer text of a stranger is not logged. */
const longestLogged = 200;

const valuesOf = (request: IncomingMessage, header: string) => request.headersDistinct[header] ?? [];

/** Refuses what no page or program of the station's users sends, before anything else looks at it. */
export function requestGuard({ hosts, proxies, headerCount, log }: GuardParts): RequestGuard {
  const refusals: readonly (Refusal & { readonly applies: (request: IncomingMessage) => boolean })[] = [
    {
      status: 431,
      message: 'There are too many headers.',
      applies: ({ rawHeaders }) => rawHeaders.length / 2 > headerCount,
    },
    { status: 405, message: 'There is no such method.', applies: ({ method = '' }) => !methods.includes(method) },
    { status: 400, message: 'The address of a call begins with a slash.', applies: ({ url = '' }) => !url.startsWith('/') },
    {
      status: 400,
      message: 'The call needs one Host header.',
      applies: (request) => valuesOf(request, 'host').length !== 1,
    },
    {
      status: 421,
      message: 'This station has another name; --allow-host NAME adds one.',
      applies: ({ headers }) => !hosts.isOwn(headers.host),
    },
    { status: 403, message: 'Calls from pages of other origins are refused.', applies: ({ headers }) => !isOwnOrigin(headers) },
  ];
  const refusalOf = (request: IncomingMessage) => refusals.find(({ applies }) => applies(request));

  const answerTo = (request: IncomingMessage): AnswerTo => {
    const { host } = request.headers;
    return { ownHost: hosts.isOwn(host) ? host : undefined, isSecure: proxies.isSecure(request) };
  };
  const note = (request: IncomingMessage, { status }: Refusal) => {
    const [host, origin] = [request.headers.host, request.headers.origin].map((text) => text?.slice(0, longestLogged));
    log.info({ address: proxies.addressOf(request), method: request.method, host, origin }, `refused before it was looked at: ${status}`);
  };

  const refuse = (request: IncomingMessage, to: ServerResponse | Socket, refusal: Refusal) => {
    const { status, message } = refusal;
    note(request, refusal);
    if (!(to instanceof ServerResponse)) {
      refuseRaw(to, status, answerTo(request), message);
      return;
    }
    const body = JSON.stringify(errorBody(status, message));
    to.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).end(request.method === 'HEAD' ? undefined : body);
  };
  const isAdmitted = (request: IncomingMessage, to: ServerResponse | Socket) => {
    const refusal = refusalOf(request);
    if (refusal !== undefined) refuse(request, to, refusal);
    return refusal === undefined;
  };
  const headersFor = (request: IncomingMessage) => answerHeaders(answerTo(request));

  return {
    answerTo,
    headersFor,
    refuse,
    admit(request, response) {
      for (const [name, value] of Object.entries(headersFor(request))) response.setHeader(name, value);
      return isAdmitted(request, response);
    },
    admitUpgrade: isAdmitted,
  };
}
