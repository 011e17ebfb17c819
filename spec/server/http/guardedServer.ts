import { afterAll } from '@jest/globals';
import { fastify } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { errorBody, refuseConnection, sendError } from '../../../server/http/errorReplies.ts';
import { type DoorParts, type FrontDoor, frontDoor } from '../../../server/http/frontDoor.ts';
import type { WebServer } from '../../../server/http/zodTypes.ts';
import { stationLog } from '../../../server/process/log.ts';

/** A web server behind the station's front door. */
export interface GuardedServer {
  readonly server: WebServer;
  readonly door: FrontDoor;
  readonly port: number;
  readonly address: string;
  /** Sends raw bytes and resolves to all that comes until the other side hangs up. */
  raw(bytes: string, from?: string): Promise<string>;
  close(): Promise<void>;
}

const opened: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of opened.splice(0)) await close();
});

export type GuardedOptions = Partial<DoorParts> & { readonly routes?: (server: WebServer, door: FrontDoor) => void | Promise<void> };

const caller = (door: FrontDoor, request: IncomingMessage) => ({ address: door.addressOf(request), ...door.answerTo(request) });

/** Answers `GET /health` and `POST /echo` with who the caller is. */
export async function guardedServer({ routes, ...parts }: GuardedOptions = {}): Promise<GuardedServer> {
  const log = parts.log ?? stationLog('silent');
  const door = frontDoor({ host: '127.0.0.1', allowHosts: [], trustedProxies: [], ...parts, log });
  const server: WebServer = fastify({
    serverFactory: door.serverFactory,
    bodyLimit: door.bodyLimit,
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: refuseConnection,
  }) as unknown as WebServer;
  server.setErrorHandler(sendError);
  server.get('/health', (request) => caller(door, request.raw));
  server.post('/echo', (request) => ({ ...caller(door, request.raw), body: request.body }));
  if (routes === undefined) server.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody(404)));
  await routes?.(server, door);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const scheme = parts.tls === undefined ? 'http' : 'https';
  const close = async () => {
    await server.close();
  };
  opened.push(close);
  return {
    server,
    door,
    port,
    address: `${scheme}://127.0.0.1:${port}`,
    async raw(bytes, from = '127.0.0.1') {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from });
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.on('error', () => undefined);
      socket.write(bytes);
      await new Promise((resolve) => socket.once('close', resolve));
      return Buffer.concat(chunks).toString();
    },
    close,
  };
}
