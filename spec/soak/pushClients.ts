/** A process of push clients; reported by its parent what to do, it answers with what they saw. */
import { events } from '../../adapters/contract/index.ts';
import { leanClient, type LeanClient } from './leanClient.ts';

export type PushOrder =
  | { readonly do: 'connect'; readonly address: string; readonly tokens: readonly string[] }
  /** The first `slow` clients read only now and then, the next up to `silent` nothing any more, the others always. */
  | { readonly do: 'measure'; readonly slow: number; readonly silent: number }
  | { readonly do: 'report' };

/** What the clients of a process saw since they were asked to measure. */
export interface PushSight {
  /** From a sample's time to its arrival, ms, of the clients that always read. */
  readonly latenciesMs: readonly number[];
  /** Numbers that clients which always read did not get one after the other. */
  readonly lost: number;
  /** Of each client that always reads. */
  readonly changes: readonly number[];
  readonly reconnects: number;
  /** Whole plants that clients which read slowly or not at all were given. */
  readonly freshSnapshots: number;
}

interface Client {
  readonly address: string;
  readonly token: string;
  kind: 'reading' | 'slow' | 'silent';
  lean?: LeanClient;
  seq?: number;
  changes: number;
}

/** A slow client reads for so long, so often: later than a heartbeat is to be answered. */
const slowReadMs = 50;
const slowEveryMs = 15_000;
/** A silent client gives up and connects again, as a dashboard does that hears no heartbeat. */
const silentForMs = 30_000;
const reconnectMs = 1000;

const snapshotStart = `42["${events.snapshot}",{"seq":`;
const changeStart = `42["${events.change}",{"seq":`;
const sampledPattern = /\["ts",(\d+)\]/;

const clients: Client[] = [];
let latenciesMs: number[] = [];
let [lost, reconnects, freshSnapshots] = [0, 0, 0];

function onSnapshot(client: Client, seq: number): void {
  if (client.kind !== 'reading') freshSnapshots++;
  else if (client.seq !== undefined) lost += Math.abs(seq - client.seq);
  client.seq = seq;
}

function onChange(client: Client, seq: number, packet: string): void {
  const missing = seq - (client.seq ?? NaN) - 1;
  client.seq = seq;
  if (client.kind !== 'reading') return;
  if (missing !== 0) lost += Math.abs(missing) || 1;
  client.changes++;
  latenciesMs.push(Date.now() - Number(sampledPattern.exec(packet)?.[1]));
}

function open(client: Client, onReady: () => void): void {
  delete client.seq;
  client.lean = leanClient(
    client.address,
    client.token,
    (packet) => {
      if (packet.startsWith(changeStart)) onChange(client, Number.parseInt(packet.slice(changeStart.length), 10), packet);
      else if (packet.startsWith(snapshotStart)) {
        onSnapshot(client, Number.parseInt(packet.slice(snapshotStart.length), 10));
        if (client.kind === 'silent') client.lean?.socket.pause();
        onReady();
      }
    },
    () => {
      if (client.kind === 'reading') reconnects++;
      setTimeout(() => open(client, () => undefined), reconnectMs);
    },
  );
}

/** Again and again, each client at a time of its own. */
function atTimes(some: readonly Client[], everyMs: number, call: (client: Client) => void): void {
  some.forEach((client, i) => {
    const repeat = () => setInterval(() => call(client), everyMs);
    setTimeout(repeat, (everyMs * i) / some.length);
  });
}

function slowDown(slow: number, silent: number): void {
  clients.slice(0, silent).forEach((client, i) => {
    client.kind = i < slow ? 'slow' : 'silent';
    client.lean?.socket.pause();
  });
  atTimes(clients.slice(0, slow), slowEveryMs, ({ lean }) => {
    lean?.socket.resume();
    setTimeout(() => lean?.socket.pause(), slowReadMs);
  });
  atTimes(clients.slice(slow, silent), silentForMs, ({ lean }) => lean?.close());
}

const orders = {
  async connect({ address, tokens }: Extract<PushOrder, { do: 'connect' }>) {
    for (const token of tokens) {
      const client: Client = { address, token, kind: 'reading', changes: 0 };
      clients.push(client);
      await new Promise<void>((resolve) => open(client, resolve));
    }
    return 'connected';
  },
  measure({ slow, silent }: Extract<PushOrder, { do: 'measure' }>) {
    if (silent > 0) slowDown(slow, silent);
    latenciesMs = [];
    [lost, reconnects, freshSnapshots] = [0, 0, 0];
    for (const client of clients) client.changes = 0;
    return 'measuring';
  },
  report: (): PushSight => ({
    latenciesMs,
    lost,
    changes: clients.filter(({ kind }) => kind === 'reading').map(({ changes }) => changes),
    reconnects,
    freshSnapshots,
  }),
};

async function obey(order: PushOrder): Promise<void> {
  process.send!(await (orders[order.do] as (order: PushOrder) => unknown)(order));
}
process.on('message', (order: PushOrder) => void obey(order));
