import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request with its whole body. */
export interface TakenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How a controller answers badly, whatever it is asked. */
export const badManners = {
  silent: () => undefined,
  'hangs up': (response: ServerResponse) => response.destroy(),
  'half an answer': (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('0001');
    setImmediate(() => response.destroy());
  },
  'answers that never end': (response: ServerResponse) => {
    response.writeHead(200);
    const piece = 'X'.repeat(65_536);
    const more = () => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  'a redirect': (response: ServerResponse) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'a fault': (response: ServerResponse) => response.writeHead(500).end('Internal Server Error'),
  'another language': (response: ServerResponse) => response.end('<html>router login</html>'),
} as const;
export type BadManner = keyof typeof badManners;

/** A controller over real sockets. */
export interface FakeController {
  readonly server: Server;
  readonly port: number;
  readonly requests: readonly TakenRequest[];
  /** Undefined for answering rightly. */
  manner: BadManner | undefined;
  /** Connections that are open. */
  open(): number;
  close(): Promise<void>;
}

/** On a free port where none is given. */
export async function fakeController(answer: (request: TakenRequest, response: ServerResponse) => void, port = 0): Promise<FakeController> {
  const requests: TakenRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const taken = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(pieces).toString(),
      };
      requests.push(taken);
      if (controller.manner === undefined) answer(taken, response);
      else badManners[controller.manner](response);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const controller: FakeController = {
    server,
    port: (server.address() as AddressInfo).port,
    requests,
    manner: undefined,
    open: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return controller;
}
