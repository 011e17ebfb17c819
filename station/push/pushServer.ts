import type { IncomingMessage, Server as HttpServer, RequestListener } from 'node:http';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { type DashboardEmits, type StationEmits, unauthorized } from '../../adapters/contract/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { KnownSession, Sessions } from '../access/sessions.ts';
import type { Patience } from './Patience.ts';

export type PushSocket = Socket<DashboardEmits, StationEmits, DefaultEventsMap, KnownSession>;
/** Each connection's data is its session. */
export type PushServer = Server<DashboardEmits, StationEmits, DefaultEventsMap, KnownSession>;

export interface PushServerParts {
  readonly sessions: Pick<Sessions, 'find'>;
  /** Whether a request comes from the station's own pages, or from no page at all. */
  readonly mayConnect: (request: IncomingMessage) => boolean;
  /** Of all sessions together. */
  readonly mostConnections: number;
  readonly mostPerSession: number;
  readonly patience: Patience;
}

/** A dashboard sends a token and names of events, nothing longer. */
const largestMessageBytes = 4096;
/** A peer that does not close its end of a closed connection is left. */
const lingerMs = msPerSecond;

const tokenOf = ({ handshake }: PushSocket) => (typeof handshake.auth['token'] === 'string' ? handshake.auth['token'] : '');

/** Leaves plain requests to the web server: the push connection has upgrades only. */
function onUpgradesOnly(http: HttpServer, open: () => PushServer): PushServer {
  const answering = http.listeners('request') as RequestListener[];
  const io = open();
  http.removeAllListeners('request');
  for (const listener of answering) http.on('request', listener);
  return io;
}

/** Takes connections of accepted sessions, as many as there may be, from the station's own pages. */
export function pushServer(http: HttpServer, parts: PushServerParts): PushServer {
  const { sessions, mayConnect, mostConnections, mostPerSession, patience } = parts;
  const io = onUpgradesOnly(
    http,
    (): PushServer =>
      new Server(http, {
        serveClient: false,
        transports: ['websocket'],
        allowUpgrades: false,
        perMessageDeflate: false,
        maxHttpBufferSize: largestMessageBytes,
        connectTimeout: patience.handshakeMs,
        pingInterval: patience.heartbeatMs,
        pingTimeout: patience.silenceMs,
        allowRequest(request, answer) {
          if (!mayConnect(request)) answer('origin not allowed', false);
          else if (io.engine.clientsCount >= mostConnections) answer('too many connections', false);
          else answer(undefined, true);
        },
      }),
  );

  const connectionsOf = (id: string) => [...io.of('/').sockets.values()].filter(({ data }) => data.id === id).length;
  const problemOf = (socket: PushSocket): string | undefined => {
    const known = sessions.find(tokenOf(socket));
    if (known === undefined) return unauthorized;
    if (connectionsOf(known.id) >= mostPerSession) return 'too many connections';
    socket.data = known;
    return undefined;
  };
  io.use((socket, next) => {
    const problem = problemOf(socket);
    next(problem === undefined ? undefined : new Error(problem));
    if (problem !== undefined) setImmediate(() => socket.conn.close());
  });

  io.engine.on('connection', (connection: PushSocket['conn']) => {
    connection.once('close', () => {
      setTimeout(() => connection.request.socket.destroy(), lingerMs).unref();
    });
  });
  return io;
}
