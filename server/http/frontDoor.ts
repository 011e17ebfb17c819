import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Logger } from 'pino';
import { addressList } from '../../adapters/networks/index.ts';
import { addressPlaces } from './addressPlaces.ts';
import type { AnswerTo } from './answerHeaders.ts';
import { hostCheck } from './hostCheck.ts';
import { type HttpLimits, httpLimits } from './limits.ts';
import { type RequestGuard, requestGuard } from './requestGuard.ts';
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

/** What the calls of the push connection pass, as they come to it and not to Fastify. */
export interface PushDoor extends Pick<RequestGuard, 'admit' | 'admitUpgrade' | 'refuse' | 'headersFor'> {
  /** A place of the caller's address for a connection that is polled; gives the call that frees it, undefined when there is none left. */
  readonly takePlace: (request: IncomingMessage) => (() => void) | undefined;
}

/** What all that comes over the network passes first. */
export interface FrontDoor {
  /** Fastify's option of that name. */
  readonly serverFactory: (handle: RequestListener) => Server;
  /** Most bytes of a body, where the call itself does not say more. */
  readonly bodyLimit: number;
  /** What the headers of an answer depend on. */
  readonly answerTo: (request: IncomingMessage) => AnswerTo;
  readonly push: PushDoor;
  /** Network address of the caller, seen through trusted proxies. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
}

const isLoopback = addressList(['127.0.0.0/8', '::1']);

/** Makes the web server's front: limits, encryption, names, origins and the headers of every answer. */
export function frontDoor({ log, limits = httpLimits, exemptsLoopback = true, tls, ...parts }: DoorParts): FrontDoor {
  const proxies = trustedProxies(parts.trustedProxies);
  const guard = requestGuard({ hosts: hostCheck(parts), proxies, headerCount: limits.headerCount, log });
  const standsForMany = (address: string) => proxies.isTrusted(address) || (exemptsLoopback && isLoopback(address));
  const places = addressPlaces(limits.connectionsPerAddress, standsForMany);
  return {
    serverFactory: webListener({ guard, places, tls, limits }),
    bodyLimit: limits.bodyBytes,
    answerTo: guard.answerTo,
    push: { ...guard, takePlace: ({ socket }) => places.take(socket.remoteAddress ?? '') },
    addressOf: proxies.addressOf,
  };
}
