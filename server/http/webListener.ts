import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressPlaces } from './addressPlaces.ts';
import type { HttpLimits } from './limits.ts';
import { opensWebSocket } from './pushPath.ts';
import type { RequestGuard } from './requestGuard.ts';
import { stalledConnections } from './stalledConnections.ts';
import type { TlsMaterial } from './tlsFiles.ts';

/** Hangs up on connections beyond so many in all, and beyond the places of their address. */
function countConnections(server: Server, max: number, places: AddressPlaces): void {
  server.maxConnections = max;
  server.on('connection', (socket) => {
    const leave = places.take(socket.remoteAddress ?? '');
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  });
}

export interface ListenerParts {
  readonly guard: RequestGuard;
  readonly places: AddressPlaces;
  /** Undefined for plain HTTP. */
  readonly tls: TlsMaterial | undefined;
  readonly limits: HttpLimits;
}

/** The options of Node's server; the guard answers for a missing Host header and for too many headers, of which it must see one more. */
const optionsOf = (limits: HttpLimits): ServerOptions => ({
  maxHeaderSize: limits.headerBytes,
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.idleMs,
  connectionsCheckingInterval: limits.checkEveryMs,
  requireHostHeader: false,
  insecureHTTPParser: false,
  shouldUpgradeCallback: opensWebSocket,
});

/** Makes the server that hands on to Fastify what the guard admits; for Fastify's `serverFactory`. */
export function webListener({ guard, places, tls, limits }: ListenerParts): (handle: RequestListener) => Server {
  return (handle) => {
    const guarded: RequestListener = (request, response) => {
      if (guard.admit(request, response)) handle(request, response);
    };
    const options = optionsOf(limits);
    const server =
      tls === undefined
        ? createServer(options, guarded)
        : createTlsServer({ ...options, ...tls, handshakeTimeout: limits.headersMs }, guarded);
    // Its method is one that the guard refuses.
    server.on('connect', (request) => void guard.admitUpgrade(request, request.socket));
    server.maxHeadersCount = limits.headerCount + 1;
    stalledConnections(server, limits);
    countConnections(server, limits.connections, places);
    return server;
  };
}
