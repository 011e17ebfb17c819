import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { BlockList, isIP, type Socket } from 'node:net';
import { countConnections } from './countConnections.ts';
import { refuseConnection } from './errorReplies.ts';
import type { HttpLimits } from './limits.ts';
import type { RequestGuard } from './requestGuard.ts';
import type { TlsMaterial } from './tlsFiles.ts';
import type { TrustedProxies } from './trustedProxies.ts';

export interface ListenerParts {
  readonly guard: RequestGuard;
  readonly proxies: TrustedProxies;
  /** Undefined for plain HTTP. */
  readonly tls: TlsMaterial | undefined;
  readonly limits: HttpLimits;
  /** Whether connections of this machine's own programs are not counted. */
  readonly exemptsLoopback: boolean;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');
const isLoopback = (address: string) => isIP(address) !== 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The options of Node's server; the guard answers for a missing Host header and for too many headers, of which it must see one more. */
const optionsOf = (limits: HttpLimits): ServerOptions => ({
  maxHeaderSize: limits.headerBytes,
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.idleMs,
  connectionsCheckingInterval: limits.checkEveryMs,
  requireHostHeader: false,
  insecureHTTPParser: false,
});

/** Makes the server that hands on to Fastify what the guard admits; for Fastify's `serverFactory`. */
export function webListener({ guard, proxies, tls, limits, exemptsLoopback }: ListenerParts): (handle: RequestListener) => Server {
  return (handle) => {
    const guarded: RequestListener = (request, response) => {
      if (guard.admit(request, response)) handle(request, response);
    };
    const options = optionsOf(limits);
    const server =
      tls === undefined
        ? createServer(options, guarded)
        : createTlsServer({ ...options, ...tls, handshakeTimeout: limits.headersMs }, guarded);
    server.on('connect', (_request, socket) => refuseConnection(new Error('no proxy'), socket as Socket));
    server.maxHeadersCount = limits.headerCount + 1;
    server.setTimeout(limits.stalledMs);
    countConnections(server, { ...limits, isExempt: (address) => proxies.isTrusted(address) || (exemptsLoopback && isLoopback(address)) });
    return server;
  };
}
