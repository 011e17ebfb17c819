import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type FrameKind = 'tcp' | 'rtu';

/** One request as the device sees it, and its right answer. */
export interface Exchange {
  readonly socket: Socket;
  /** Since the device began, from 0. */
  readonly count: number;
  readonly unit: number;
  readonly functionCode: number;
  readonly at: number;
  readonly asked: number;
  /** A frame around any PDU, as if from this unit. */
  readonly frame: (pdu: Buffer, unit?: number) => Buffer;
  readonly rightPdu: Buffer;
  readonly right: Buffer;
}

/** What stands at each address of each unit, so that no value can be taken for another. */
export const truth = (unit: number, functionCode: number, at: number): number =>
  (unit * 7919 + functionCode * 104_729 + at * 31 + 5) & 0xffff;
/** Of tables of bits. */
export const bitTruth = (unit: number, functionCode: number, at: number): number => (truth(unit, functionCode, at) >> 3) & 1;

/** Bit by bit, to owe nothing to the codec that is tested with it. */
export function plainCrc(bytes: Buffer): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}

export function plainRtu(unit: number, pdu: Buffer): Buffer {
  const body = Buffer.concat([Buffer.of(unit), pdu]);
  const crc = plainCrc(body);
  return Buffer.concat([body, Buffer.of(crc & 0xff, crc >> 8)]);
}

export function plainMbap(id: number, unit: number, pdu: Buffer): Buffer {
  const head = Buffer.alloc(7);
  head.writeUInt16BE(id, 0);
  head.writeUInt16BE(pdu.length + 1, 4);
  head[6] = unit;
  return Buffer.concat([head, pdu]);
}

export function truePdu(unit: number, functionCode: number, at: number, asked: number): Buffer {
  if (functionCode > 2) {
    const words = Array.from({ length: asked }, (_, i) => truth(unit, functionCode, at + i));
    return Buffer.from([functionCode, asked * 2, ...words.flatMap((word) => [word >> 8, word & 0xff])]);
  }
  const bytes = Buffer.alloc(Math.ceil(asked / 8));
  for (let i = 0; i < asked; i++) bytes[i >> 3]! |= bitTruth(unit, functionCode, at + i) << (i & 7);
  return Buffer.concat([Buffer.of(functionCode, bytes.length), bytes]);
}

export interface FaultyDevice {
  readonly port: number;
  readonly sockets: ReadonlySet<Socket>;
  /** Connections so far. */
  readonly accepted: () => number;
  /** All bytes that came. */
  readonly received: () => Buffer;
  close(): Promise<void>;
}

const requestLength = { tcp: 12, rtu: 8 } as const;

/** A device on a real socket that answers each request as it is asked to, right or wrong. */
export async function faultyDevice(
  kind: FrameKind,
  behave: (exchange: Exchange) => void,
  onConnect?: (socket: Socket) => void,
): Promise<FaultyDevice> {
  const sockets = new Set<Socket>();
  const chunks: Buffer[] = [];
  let accepted = 0;
  let count = 0;
  const server = createServer((socket) => {
    accepted++;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    socket.setNoDelay(true);
    onConnect?.(socket);
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      chunks.push(bytes);
      rest = Buffer.concat([rest, bytes]);
      for (; rest.length >= requestLength[kind]; rest = rest.subarray(requestLength[kind])) {
        const id = rest.readUInt16BE(0);
        const pduAt = kind === 'tcp' ? 7 : 1;
        const [unit, functionCode] = [rest[pduAt - 1]!, rest[pduAt]!];
        const [at, asked] = [rest.readUInt16BE(pduAt + 1), rest.readUInt16BE(pduAt + 3)];
        const frame = (pdu: Buffer, from = unit) => (kind === 'tcp' ? plainMbap(id, from, pdu) : plainRtu(from, pdu));
        const rightPdu = truePdu(unit, functionCode, at, asked);
        behave({ socket, count: count++, unit, functionCode, at, asked, frame, rightPdu, right: frame(rightPdu) });
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sockets,
    accepted: () => accepted,
    received: () => Buffer.concat(chunks),
    async close() {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
