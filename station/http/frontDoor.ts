import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Logger } from 'pino';
import type { AnswerTo } from './answerHeaders.ts';
import { hostCheck } from './hostCheck.ts';
import { type HttpLimits, httpLimits } from './limits.ts';
import { requestGuard } from './requestGuard.ts';
import type { TlsMaterial } from './tlsFiles.ts';
import { trustedProxies } from './trustedProxies.ts';
import { webListener } from './webListener.ts';

export interface DoorParts {
  /** Address or name that is listened on. */
  readonly host: string;
  readonly allowHosts: readonly string[];
  /** Names that can change while the station runs. */
  readonly names?: () => readonly string[];
  /** Addresses and networks of reverse proxies. */
  readonly trustedProxies: readonly string[];
  /** Undefined for plain HTTP. */
  readonly tls?: TlsMaterial | undefined;
  readonly log: Logger;
  readonly limits?: HttpLimits;
  /** Whether connections of this machine's own programs are not counted. */
  readonly exemptsLoopback?: boolean;
}

/** What all that comes over the network passes first. */
export interface FrontDoor {
  /** Fastify's option of that name. */
  readonly serverFactory: (handle: RequestListener) => Server;
  /** Most bytes of a body, where the call itself does not say more. */
  readonly bodyLimit: number;
  /** What the headers of an answer depend on. */
  readonly answerTo: (request: IncomingMessage) => AnswerTo;
  /** Whether the push connection may be opened. */
  readonly mayConnect: (request: IncomingMessage) => boolean;
  /** Network address of the caller, seen through trusted proxies. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
}

/** Makes the web server's front: limits, encryption, names, origins and the headers of every answer. */
export function frontDoor({ log, limits = httpLimits, exemptsLoopback = true, tls, ...parts }: DoorParts): FrontDoor {
  const proxies = trustedProxies(parts.trustedProxies);
  const guard = requestGuard({ hosts: hostCheck(parts), proxies, headerCount: limits.headerCount, log });
  return {
    serverFactory: webListener({ guard, proxies, tls, limits, exemptsLoopback }),
    bodyLimit: limits.bodyBytes,
    answerTo: guard.answerTo,
    mayConnect: guard.mayConnect,
    addressOf: proxies.addressOf,
  };
}
