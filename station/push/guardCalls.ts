import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { PushDoor } from '../../server/http/frontDoor.ts';
import { opensWebSocket, pushQuery } from '../../server/http/pushPath.ts';
import type { Refusal } from '../../server/http/requestGuard.ts';
import type { PushConnection, PushLines } from './pushLines.ts';
import type { PushServer } from './PushSocket.ts';

export interface CallGuardParts {
  readonly door: PushDoor;
  readonly lines: PushLines;
  /** Of all sessions together. */
  readonly maxConnections: number;
  /** Of one message. */
  readonly maxBytes: number;
}

type UpgradeListener = (request: IncomingMessage, socket: Socket, head: Buffer) => void;

/** The connection that a call names; empty for one that is to begin. */
const idOf = (request: IncomingMessage) => pushQuery(request).get('sid') ?? '';
const tooLarge = 413;

/** Lets the calls of the push connection pass the door first, polls and upgrades alike, and knows which call carries which connection. */
export function guardCalls(http: HttpServer, { engine }: PushServer, { door, lines, maxConnections, maxBytes }: CallGuardParts): void {
  /** Of connections that are about to begin: the calls that free them. */
  const places = new WeakMap<IncomingMessage, () => void>();
  const begins = (request: IncomingMessage) => idOf(request) === '';

  const refusals: readonly (Refusal & { readonly applies: (request: IncomingMessage) => boolean })[] = [
    {
      status: 405,
      message: 'The push connection is polled with GET and POST.',
      applies: ({ method }) => method !== 'GET' && method !== 'POST',
    },
    { status: 400, message: 'The push connection is not given as a script.', applies: (request) => pushQuery(request).has('j') },
    {
      status: tooLarge,
      message: `A message of the push connection has up to ${maxBytes} bytes.`,
      applies: ({ headers }) => Number(headers['content-length'] ?? 0) > maxBytes,
    },
    {
      status: 400,
      message: 'There is no such push connection.',
      applies: (request) => !begins(request) && lines.find(idOf(request)) === undefined,
    },
    {
      status: 503,
      message: 'There are too many push connections.',
      applies: (request) => begins(request) && engine.clientsCount >= maxConnections,
    },
    {
      status: 503,
      message: 'There are too many push connections of this address.',
      applies: (request) => begins(request) && !opensWebSocket(request) && !places.has(request),
    },
  ];
  const isRefused = (request: IncomingMessage, to: ServerResponse | Socket) => {
    const refusal = refusals.find(({ applies }) => applies(request));
    if (refusal !== undefined) door.refuse(request, to, refusal);
    return refusal !== undefined;
  };

  /** Whether a poll may go on; it carries its connection until it is answered. */
  const admitPoll = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!door.admit(request, response)) return false;
    const putDown = lines.carry(idOf(request), request.socket);
    const place = begins(request) ? door.takePlace(request) : undefined;
    if (place !== undefined) places.set(request, place);
    response.once('close', () => {
      putDown();
      places.get(request)?.();
      const connection = lines.find(idOf(request));
      if (response.statusCode === tooLarge && connection !== undefined) lines.cut(connection);
    });
    return !isRefused(request, response);
  };
  /** The answer to the last poll of each. */
  const answers = new WeakMap<PushConnection, ServerResponse>();
  /** A poll waits until the answer to the one before is taken, so that who reads nothing counts as slow. */
  const afterAnswer = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const connection = lines.find(idOf(request));
    if (request.method !== 'GET' || connection === undefined) return next();
    const before = answers.get(connection);
    answers.set(connection, response);
    if (before?.headersSent === true && !before.destroyed && !before.writableFinished) before.once('close', next);
    else next();
  };
  engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (opensWebSocket(request)) next();
    else if (admitPoll(request, response)) afterAnswer(request, response, next);
  });
  engine.on('headers', (headers: Record<string, string>, request: IncomingMessage) => {
    if (opensWebSocket(request)) Object.assign(headers, door.headersFor(request));
  });

  const [openWebSocket] = http.listeners('upgrade') as readonly UpgradeListener[];
  http.removeAllListeners('upgrade');
  http.on('upgrade', (request, _stream, head) => {
    const { socket } = request;
    if (!door.admitUpgrade(request, socket) || isRefused(request, socket)) return;
    socket.once('close', lines.carry(idOf(request), socket));
    openWebSocket!(request, socket, head);
  });

  engine.on('connection', (connection: PushConnection) => {
    const { request, transport } = connection;
    lines.begin(connection, transport.name === 'websocket' ? request.socket : undefined, places.get(request));
    places.delete(request);
  });
}
