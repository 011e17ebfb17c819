import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect, type Socket } from 'node:net';
import { type LineTimers, tcpLine } from '../../../../adapters/modbus/index.ts';
import type { FrameKind } from '../faultyDevice.ts';

/** What each of the three is asked for: holding registers of a unit; rejects, or gives undefined, when it has none. */
export interface TriedClient {
  read(unit: number, at: number, count: number): Promise<readonly number[] | undefined>;
  /** Whether it takes its connection for open; a client that says no is connected again before the next question. */
  isOpen(): boolean;
  close(): Promise<void>;
  /** Names of what it can call that would change something. */
  readonly writers: readonly string[];
}

export type OpenClient = (kind: FrameKind, port: number, timeoutMs: number) => Promise<TriedClient>;

const load = createRequire(import.meta.url);

const writersOf = (client: object): readonly string[] => {
  const names: string[] = [];
  for (let at: unknown = client; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at))
    names.push(...Object.getOwnPropertyNames(at));
  return names.filter((name) => /^(?:write|preset|force|mask)/i.test(name) && !/ASCII/.test(name)).sort();
};

interface JsClient {
  readHoldingRegisters(
    at: number,
    count: number,
  ): Promise<{ readonly response: { readonly body: { readonly valuesAsArray: readonly number[] } } }>;
}
type JsConstructor = new (socket: Socket, unit: number, timeoutMs: number) => JsClient;

/** One socket, and a client of it for each unit, as its manual says. */
export const openJsmodbus: OpenClient = async (kind, port, timeoutMs) => {
  const { client } = load('jsmodbus') as { readonly client: Readonly<Record<'TCP' | 'RTU', JsConstructor>> };
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const clients = new Map<number, JsClient>();
  const clientOf = (unit: number) => {
    const made = clients.get(unit) ?? new client[kind === 'tcp' ? 'TCP' : 'RTU'](socket, unit, timeoutMs);
    clients.set(unit, made);
    return made;
  };
  // It counts a socket as open that opens after it was made, a serial port that says so.
  if (kind === 'tcp') [1, 2].forEach(clientOf);
  await once(socket, 'connect');
  if (kind === 'rtu') Object.assign(socket, { isOpen: true });
  return {
    read: async (unit, at, count) => (await clientOf(unit).readHoldingRegisters(at, count)).response.body.valuesAsArray,
    isOpen: () => !socket.destroyed,
    close() {
      socket.destroy();
      return Promise.resolve();
    },
    writers: writersOf(clientOf(1)),
  };
};

interface SerialClient {
  connectTCP(host: string, options: object): Promise<void>;
  connectTelnet(host: string, options: object): Promise<void>;
  setID(unit: number): void;
  setTimeout(ms: number): void;
  readHoldingRegisters(at: number, count: number): Promise<{ readonly data: readonly number[] }>;
  close(done: () => void): void;
  on(event: 'error', listener: () => void): void;
  readonly isOpen: boolean;
}

export const openModbusSerial: OpenClient = async (kind, port, timeoutMs) => {
  const Client = load('modbus-serial') as new () => SerialClient;
  const client = new Client();
  client.on('error', () => undefined);
  await (kind === 'tcp' ? client.connectTCP('127.0.0.1', { port }) : client.connectTelnet('127.0.0.1', { port }));
  client.setTimeout(timeoutMs);
  return {
    read: async (unit, at, count) => {
      client.setID(unit);
      return (await client.readHoldingRegisters(at, count)).data;
    },
    isOpen: () => client.isOpen,
    close: () => new Promise((resolve) => client.close(() => resolve())),
    writers: writersOf(client),
  };
};

const stepMs = 10;
/** Time in steps, of which a machine that stands still takes one: an answer has as many turns of this process as ever. */
const steppedTimers: LineTimers = {
  nowMs: () => performance.now(),
  after(ms, run) {
    let steps = Math.ceil(ms / stepMs);
    const timer = setInterval(() => {
      if (--steps > 0) return;
      clearInterval(timer);
      run();
    }, stepMs);
    return () => clearInterval(timer);
  },
};

export const openOwnLine: OpenClient = (framing, port, timeoutMs) => {
  const line = tcpLine({ host: '127.0.0.1', port, framing, timeoutMs, isAllowed: () => true }, { timers: steppedTimers });
  return Promise.resolve({
    async read(unit, at, count) {
      const answer = await line.read({ unit, table: 'holding', at, count });
      return answer.ok ? answer.words : undefined;
    },
    // It connects by itself.
    isOpen: () => true,
    close: () => line.close(),
    writers: writersOf(line),
  });
};
