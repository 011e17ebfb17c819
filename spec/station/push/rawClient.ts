import { once } from 'node:events';
import type { Transport } from '../../server/http/pushBehind.ts';

/** A client of the push connection that sends what it is given, packet by packet. */
export interface RawClient {
  /** Packets, first to last. */
  readonly heard: string[];
  /** Sends nothing when the station has closed. */
  send(packet: string | Uint8Array<ArrayBuffer>): Promise<void>;
  /** The station has closed. */
  readonly closed: Promise<void>;
  close(): void;
}

const pushAddress = (address: string, transport: Transport) => `${address}/socket.io/?EIO=4&transport=${transport}`;
/** Between the packets of an answer to a poll. */
const separator = '\x1e';

async function rawWebSocket(address: string): Promise<RawClient> {
  const socket = new WebSocket(pushAddress(address.replace('http', 'ws'), 'websocket'));
  socket.binaryType = 'arraybuffer';
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  await once(socket, 'open');
  return {
    heard,
    send(packet) {
      if (socket.readyState === socket.OPEN) socket.send(packet);
      return Promise.resolve();
    },
    closed: once(socket, 'close').then(() => undefined),
    close: () => socket.close(),
  };
}

async function rawPolling(address: string): Promise<RawClient> {
  const path = pushAddress(address, 'polling');
  const handshake = await (await fetch(path)).text();
  const { sid } = JSON.parse(handshake.slice(1)) as { readonly sid: string };
  const heard: string[] = [handshake];
  const stop = new AbortController();
  const { signal } = stop;
  const poll = async () => {
    for (let isOpen = true; isOpen;) {
      const answer = await fetch(`${path}&sid=${sid}`, { signal });
      const packets = answer.ok ? (await answer.text()).split(separator) : [];
      heard.push(...packets);
      isOpen = answer.ok && !packets.includes('1');
    }
  };
  return {
    heard,
    async send(packet) {
      await fetch(`${path}&sid=${sid}`, { method: 'POST', body: packet, signal }).catch(() => undefined);
    },
    closed: poll().catch(() => undefined),
    close: () => stop.abort(),
  };
}

export const rawClient = (address: string, transport: Transport): Promise<RawClient> =>
  transport === 'websocket' ? rawWebSocket(address) : rawPolling(address);
