import { setTimeout as delay } from 'node:timers/promises';
import { type Exchange, type FrameKind, faultyDevice, truth } from '../faultyDevice.ts';
import type { OpenClient, TriedClient } from './clients.ts';

/** What came of a trial: right values or none and back again, a wrong value, no value ever after, or a question that never ends. */
export type Verdict = 'passes' | 'wrong value' | 'never again' | 'hangs' | 'not read';

const timeoutMs = 400;
const betweenMs = 10;
const hangMs = 60_000;
const holding = 3;
const triesAfter = 8;
const [firstUnit, secondUnit] = [1, 2];

const send = ({ socket }: Exchange, bytes: Buffer) => void socket.write(bytes);

async function inPieces({ socket, right }: Exchange): Promise<void> {
  for (const byte of right) {
    socket.write(Buffer.of(byte));
    await delay(1);
  }
}

interface Trial {
  readonly title: string;
  readonly kinds: readonly FrameKind[];
  /** Of the device, to the question that goes wrong. */
  readonly fault: (exchange: Exchange) => void;
  /** Whether the right answer to that question comes before the answer to the next one on the same connection. */
  readonly isLate?: true;
  /** Whether the faulty question has to be answered all the same. */
  readonly isReadable?: true;
}

const both = ['tcp', 'rtu'] as const;

export const trials: readonly Trial[] = [
  {
    title: 'corrupt length in the header',
    kinds: ['tcp'],
    fault: (exchange) => {
      const bytes = Buffer.from(exchange.right);
      bytes.writeUInt16BE(60_000, 4);
      send(exchange, bytes);
    },
  },
  {
    title: 'corrupt byte count',
    kinds: both,
    fault: (exchange) => {
      const pdu = Buffer.from(exchange.rightPdu);
      pdu[1] = 250;
      send(exchange, exchange.frame(pdu));
    },
  },
  { title: 'answer in pieces of one byte', kinds: both, fault: (exchange) => void inPieces(exchange), isReadable: true },
  { title: 'late answer', kinds: both, fault: () => undefined, isLate: true },
  {
    title: 'answer twice in a packet',
    kinds: both,
    fault: (exchange) => send(exchange, Buffer.concat([exchange.right, exchange.right])),
  },
  {
    title: 'answer of another unit',
    kinds: both,
    fault: (exchange) => send(exchange, exchange.frame(Buffer.of(holding, 2, 1, 2), secondUnit)),
  },
  { title: 'answer of another function', kinds: both, fault: (exchange) => send(exchange, exchange.frame(Buffer.of(4, 2, 1, 2))) },
  {
    title: 'answer with other registers than asked',
    kinds: both,
    fault: (exchange) => send(exchange, exchange.frame(Buffer.of(holding, 4, 1, 2, 3, 4))),
  },
  { title: 'no answer', kinds: both, fault: () => undefined },
];

/** A question that can't keep the trial waiting. */
async function asked(client: TriedClient, unit: number, at: number): Promise<'right' | 'wrong' | 'none' | 'hangs'> {
  const waiting = new AbortController();
  const limit = delay(hangMs, 'hangs' as const, { signal: waiting.signal }).catch(() => 'hangs' as const);
  const words = await Promise.race([client.read(unit, at, 1).catch(() => undefined), limit]);
  waiting.abort();
  if (words === 'hangs') return 'hangs';
  if (words === undefined) return 'none';
  return words.length === 1 && words[0] === truth(unit, holding, at) ? 'right' : 'wrong';
}

/** Asks with one fault at the third question; whoever says that its connection is gone is connected again. */
export async function verdictOf(open: OpenClient, kind: FrameKind, { fault, isReadable, isLate }: Trial): Promise<Verdict> {
  const faulty = 2;
  let late: Exchange | undefined;
  const device = await faultyDevice(kind, (exchange) => {
    const before = late?.socket === exchange.socket ? late : undefined;
    late = exchange.count === faulty && isLate === true ? exchange : undefined;
    if (exchange.count === faulty) fault(exchange);
    else if (before === undefined) send(exchange, exchange.right);
    else {
      send(before, before.right);
      setTimeout(() => send(exchange, exchange.right), betweenMs);
    }
  });
  let client = await open(kind, device.port, timeoutMs);
  try {
    const outcomes = [];
    for (let at = 0; at < faulty + 1 + triesAfter; at++) {
      if (!client.isOpen()) {
        await client.close();
        client = await open(kind, device.port, timeoutMs);
      }
      outcomes.push(await asked(client, firstUnit, at));
    }
    if (outcomes.includes('hangs')) return 'hangs';
    if (outcomes.includes('wrong')) return 'wrong value';
    if (outcomes.at(-1) !== 'right') return 'never again';
    return isReadable === true && outcomes[faulty] !== 'right' ? 'not read' : 'passes';
  } finally {
    await client.close();
    await device.close();
  }
}

/** Two units asked at once on one connection. */
export async function verdictOfTwoUnits(open: OpenClient, kind: FrameKind): Promise<Verdict> {
  const device = await faultyDevice(kind, (exchange) => send(exchange, exchange.right));
  const client = await open(kind, device.port, timeoutMs);
  try {
    const outcomes = await Promise.all([asked(client, firstUnit, 1), asked(client, secondUnit, 1)]);
    if (outcomes.includes('wrong')) return 'wrong value';
    return outcomes.every((outcome) => outcome === 'right') ? 'passes' : 'not read';
  } finally {
    await client.close();
    await device.close();
  }
}
