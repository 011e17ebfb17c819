import { lookup } from 'node:dns/promises';
import { Socket } from 'node:net';
import { connectProblem } from '../networks/index.ts';
import type { LineProblem } from '../../core/ports/index.ts';
import type { LineTimers } from './LineTimers.ts';
import type { Transport, Wire, WireEvents } from './Transport.ts';

export interface TcpTarget {
  /** A name or an address. */
  readonly host: string;
  readonly port: number;
  /** Whether an address may be connected to; asked at each connect, after the name is resolved. */
  readonly isAllowed: (address: string) => boolean;
}

const connectLimitMs = 3000;

/** A socket that can't throw, open or not. */
function connecting(address: string, port: number, events: WireEvents) {
  const socket = new Socket();
  let isOpen = false;
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const opened = new Promise<Wire | LineProblem>((resolve) => {
    const ended = (problem: LineProblem) => {
      socket.destroy();
      resolve(problem);
      if (isOpen) events.ended(problem);
      isOpen = false;
    };
    const hangUp = () => {
      isOpen = false;
      socket.destroy();
      return closed;
    };
    socket.on('error', (error) => ended(connectProblem(error)));
    socket.once('end', () => ended('hungUp'));
    socket.once('close', () => ended('hungUp'));
    socket.once('connect', () => {
      isOpen = true;
      resolve({ send: (bytes) => void socket.write(bytes), hangUp });
    });
    socket.on('data', (bytes: Buffer) => {
      if (isOpen) events.bytes(bytes);
    });
  });
  socket.setNoDelay(true);
  socket.setKeepAlive(true);
  socket.connect({ host: address, port });
  return { opened, destroy: () => socket.destroy() };
}

/** Connections over TCP, each of them to an address that is allowed, within three seconds. */
export function tcpTransport({ host, port, isAllowed }: TcpTarget, timers: LineTimers): Transport {
  async function tried(events: WireEvents, limit: AbortSignal): Promise<Wire | LineProblem> {
    const found = await lookup(host, { all: true }).catch(() => []);
    if (found.length === 0) return 'noSuchHost';
    const allowed = found.filter(({ address }) => isAllowed(address));
    let outcome: Wire | LineProblem = 'notAllowed';
    for (const { address } of allowed) {
      if (limit.aborted) break;
      const { opened, destroy } = connecting(address, port, events);
      limit.addEventListener('abort', destroy, { once: true });
      outcome = await opened;
      limit.removeEventListener('abort', destroy);
      if (typeof outcome !== 'string') break;
    }
    return outcome;
  }

  return {
    open(events, signal) {
      const limit = new AbortController();
      return new Promise((resolve) => {
        const giveUp = () => {
          limit.abort();
          resolve('connectTimeout');
        };
        const cancel = timers.after(connectLimitMs, giveUp);
        signal.addEventListener('abort', giveUp, { once: true });
        void tried(events, limit.signal).then(async (outcome) => {
          cancel();
          signal.removeEventListener('abort', giveUp);
          // Who waited in vain wants no connection now.
          if (limit.signal.aborted && typeof outcome !== 'string') await outcome.hangUp();
          resolve(outcome);
        });
      });
    },
  };
}
