import { WebSocket } from 'ws';
import { eventText, packetIn, pingPacket, polledPacket, upgradePacket } from '../../core/field/index.ts';
import type { Clock, DoorProblem } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { connectProblem } from '../networks/index.ts';
import { syscallOf } from '../systemError/index.ts';
import { allowedAddress, type IsAllowed, type Pause, systemPause, within } from '../fieldDoor/index.ts';
import { cookieHeader, type Cookies, cookiesAfter } from './cookies.ts';
import { defaultHttpPort, defaultTimeoutMs, type Exchange } from './exchange.ts';

/** What a feed is made of. */
export interface ManagerFeedParts {
  readonly host: string;
  readonly port?: number | undefined;
  readonly isAllowed: IsAllowed;
  readonly exchange: Exchange;
  readonly cookies: Cookies;
  readonly pause: Pause;
  readonly timeoutMs?: number | undefined;
  /** The manager is given its time with each sign of life. */
  readonly wall: Clock;
  readonly onEvent: (name: string, value: unknown) => void;
}

const maxSessionBytes = 100_000;
/** The image of a station with all its compressors, filters and dryers. */
const maxMessageBytes = 4_000_000;
const heartbeatMs = msPerSecond;
const aliveMs = 10 * msPerSecond;
const probe = 'probe';
const rooms = ['HMI', 'remoteHMI', 'si/currentProcessImage'];

interface FeedSession {
  readonly cookies: Cookies;
  readonly id: string;
  readonly pingIntervalMs: number;
  readonly pingTimeoutMs: number;
}

async function begun({ exchange, cookies }: ManagerFeedParts, signal: AbortSignal): Promise<FeedSession | DoorProblem> {
  const answer = await exchange(
    { method: 'GET', path: '/socket.io/?EIO=3&transport=polling&b64=1', headers: cookieHeader(cookies), maxBytes: maxSessionBytes },
    signal,
  );
  if (typeof answer === 'string') return answer;
  const packet = polledPacket(answer.text);
  if (packet.kind !== 'open') return 'notUnderstood';
  return { ...packet, cookies: cookiesAfter(cookies, answer.headers['set-cookie']) };
}

async function opened(
  { host, port = defaultHttpPort, isAllowed }: ManagerFeedParts,
  { id, cookies }: FeedSession,
): Promise<WebSocket | DoorProblem> {
  const found = await allowedAddress(host, isAllowed);
  if ('problem' in found) return found.problem;
  const address = found.address.includes(':') ? `[${found.address}]` : found.address;
  const query = new URLSearchParams({ EIO: '3', transport: 'websocket', sid: id });
  return new WebSocket(`ws://${address}:${port}/socket.io/?${query.toString()}`, {
    headers: { host: port === defaultHttpPort ? host : `${host}:${port}`, ...cookieHeader(cookies) },
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    followRedirects: false,
  });
}

/** Calls again and again until the signal is given. */
async function every(ms: number, pause: Pause, signal: AbortSignal, call: () => void): Promise<void> {
  while (!signal.aborted) {
    call();
    await pause(ms, signal);
  }
}

/** Follows what a SIGMA AIR MANAGER 4.0 publishes until its connection ends, which is what it gives; undefined because of the signal. */
export async function followManager(parts: ManagerFeedParts, signal: AbortSignal): Promise<DoorProblem | undefined> {
  const { pause, timeoutMs = defaultTimeoutMs, wall, onEvent } = parts;
  const session = await begun(parts, signal);
  if (typeof session === 'string') return session;
  const socket = await opened(parts, session);
  if (typeof socket === 'string') return socket;

  const over = new AbortController();
  let problem: DoorProblem | undefined;
  const end = (why: DoorProblem | undefined) => {
    if (over.signal.aborted) return;
    problem = why;
    over.abort();
    socket.terminate();
  };
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const stop = () => end(undefined);
  signal.addEventListener('abort', stop);
  let probed: (isRight: boolean) => void = () => undefined;
  let lifeMs = 0;
  let waitedMs = 0;

  // what the system says is of the connection, all else of what came over it
  socket.on('error', (error) => end(syscallOf(error) === '' ? 'notUnderstood' : connectProblem(error)));
  socket.on('unexpected-response', () => end('notUnderstood'));
  socket.once('close', () => end('hungUp'));
  socket.once('open', () => socket.send(pingPacket(probe)));
  socket.on('message', (data, isBinary) => {
    lifeMs = waitedMs;
    const packet = isBinary || !Buffer.isBuffer(data) ? ({ kind: 'notUnderstood' } as const) : packetIn(data.toString('utf8'));
    if (packet.kind === 'notUnderstood') end('notUnderstood');
    else if (packet.kind === 'closed') end('hungUp');
    else if (packet.kind === 'pong' && packet.text === probe) probed(true);
    else if (packet.kind === 'event') onEvent(packet.name, packet.value);
  });
  const send = (text: string) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };

  if (signal.aborted) stop();
  const isThere = await within(timeoutMs, false, { pause: systemPause, signal: over.signal }, () => {
    const lost = new Promise<boolean>((resolve) => over.signal.addEventListener('abort', () => resolve(false)));
    return Promise.race([new Promise<boolean>((resolve) => (probed = resolve)), lost]);
  });
  if (!isThere) end('silent');
  else {
    send(upgradePacket);
    send(eventText('initReady'));
    for (const room of rooms) send(eventText('joinroom', room));
  }
  await Promise.all([
    every(heartbeatMs, pause, over.signal, () => {
      waitedMs += heartbeatMs;
      if (waitedMs - lifeMs > session.pingIntervalMs + session.pingTimeoutMs) end('silent');
      else send(eventText('hmiHeartbeat', wall.nowMs()));
    }),
    every(aliveMs, pause, over.signal, () => send(eventText('alive'))),
    every(session.pingIntervalMs, pause, over.signal, () => send(pingPacket())),
    closed,
  ]);
  signal.removeEventListener('abort', stop);
  return problem;
}
