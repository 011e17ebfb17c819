import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import * as z from 'zod/mini';
import { type ChangeMessage, pushed, type PushedEvent, type SnapshotMessage } from '../../../adapters/contract/index.ts';
import { until } from '../until.ts';

/** A client that keeps what it hears, each message checked against its schema. */
export interface Dashboard {
  /** Event names in the order they came, `connect`, `disconnect` and `connect_error` among them. */
  readonly heard: (readonly [event: string, message: unknown])[];
  /** Messages that do not fit their schema, or have none. */
  readonly unfit: string[];
  readonly socket: Socket;
  count(event: string): number;
  /** What came with an event, first to last. */
  all<Message = unknown>(event: string): Message[];
  hears(event: string, times?: number): Promise<void>;
}

const toDashboard = Object.values<PushedEvent>(pushed).filter(({ direction }) => direction === 'toDashboard');

function problemOf(event: string, args: readonly unknown[]): string | undefined {
  const known = toDashboard.find((candidate) => candidate.event === event);
  if (known === undefined) return `${event} is no known event`;
  const fits = known.schema === undefined ? args.length === 0 : args.length === 1 && z.safeParse(known.schema, args[0]).success;
  return fits ? undefined : `${event} ${JSON.stringify(args).slice(0, 300)}`;
}

export type DashboardOptions = Partial<ManagerOptions & SocketOptions>;

const open: Socket[] = [];

/** Resolves when none of them has a call under way. */
export async function closeDashboards(): Promise<void> {
  const engines = open.splice(0).map((socket) => {
    socket.close();
    return socket.io.engine;
  });
  await until('the end of the clients', () => engines.every((engine) => engine === undefined || engine.readyState === 'closed'));
}

export function dashboard(address: string, token: unknown, options: DashboardOptions = {}): Dashboard {
  const socket = io(address, { auth: { token }, transports: ['websocket'], reconnectionDelay: 50, forceNew: true, ...options });
  open.push(socket);
  const heard: [string, unknown][] = [];
  const unfit: string[] = [];
  socket.onAny((event: string, ...args: unknown[]) => {
    const problem = problemOf(event, args);
    if (problem !== undefined) unfit.push(problem);
    heard.push([event, args[0]]);
  });
  for (const event of ['connect', 'disconnect']) socket.on(event, () => heard.push([event, undefined]));
  socket.on('connect_error', (error) => heard.push(['connect_error', error.message]));
  const count = (event: string) => heard.filter(([name]) => name === event).length;
  return {
    heard,
    unfit,
    socket,
    count,
    all: <Message>(event: string) => heard.flatMap(([name, message]) => (name === event ? [message as Message] : [])),
    hears: (event, times = 1) => until(`${event} ${times} times`, () => count(event) >= times),
  };
}

/** The numbers of the messages about the plant, in the order they came. */
export const numbersOf = (who: Dashboard): readonly number[] =>
  who.heard.flatMap(([event, message]) =>
    event === 'ablauf_snapshot' || event === 'ablauf_change' ? [(message as SnapshotMessage | ChangeMessage).seq] : [],
  );
