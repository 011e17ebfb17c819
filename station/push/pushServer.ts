import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { unauthorized } from '../../adapters/contract/index.ts';
import type { Sessions } from '../../server/access/sessions.ts';
import type { PushDoor } from '../../server/http/frontDoor.ts';
import { guardCalls } from './guardCalls.ts';
import type { PushTimeouts } from './PushTimeouts.ts';
import { type PushLines, pushLines } from './pushLines.ts';
import type { PushServer, PushSocket } from './PushSocket.ts';

export interface PushServerParts {
  readonly sessions: Pick<Sessions, 'find'>;
  /** What each call passes. */
  readonly door: PushDoor;
  /** Of all sessions together. */
  readonly maxConnections: number;
  readonly maxPerSession: number;
  readonly timeouts: PushTimeouts;
}

/** A dashboard sends a token and names of events, nothing longer. */
const largestMessageBytes = 4096;

const tokenOf = ({ handshake }: PushSocket) => (typeof handshake.auth['token'] === 'string' ? handshake.auth['token'] : '');

/** Takes connections of accepted sessions, as many as there may be, from the station's own pages: as WebSocket, or polled where a proxy lets nothing else through. */
export function pushServer(http: HttpServer, parts: PushServerParts): { readonly io: PushServer; readonly lines: PushLines } {
  const { sessions, door, maxConnections, maxPerSession, timeouts } = parts;
  const lines = pushLines(timeouts.handshakeMs);
  const io: PushServer = new Server(http, {
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: largestMessageBytes,
    connectTimeout: timeouts.handshakeMs,
    upgradeTimeout: timeouts.handshakeMs,
    pingInterval: timeouts.heartbeatMs,
    pingTimeout: timeouts.silenceMs,
  });
  guardCalls(http, io, { door, lines, maxConnections, maxBytes: largestMessageBytes });

  const connectionsOf = (id: string) => [...io.of('/').sockets.values()].filter(({ data }) => data.id === id).length;
  const problemOf = (socket: PushSocket): string | undefined => {
    const known = sessions.find(tokenOf(socket));
    if (known === undefined) return unauthorized;
    if (connectionsOf(known.id) >= maxPerSession) return 'too many connections';
    socket.data = known;
    return undefined;
  };
  io.use((socket, next) => {
    const problem = problemOf(socket);
    next(problem === undefined ? undefined : new Error(problem));
    if (problem !== undefined) setImmediate(() => lines.refuse(socket.conn));
  });
  io.on('connection', (socket) => {
    lines.keep(socket.conn);
    socket.on('disconnect', () => lines.close(socket.conn));
  });
  return { io, lines };
}
