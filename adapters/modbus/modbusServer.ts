import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import {
  askedValues,
  type AskedValues,
  exceptionCodes,
  type ExceptionName,
  exceptionPdu,
  identifyFunction,
  identityPdu,
  mbapFrame,
  type MbapRequest,
  mbapRequests,
  valuesPdu,
} from '../../core/modbus/index.ts';
import type { ModbusIdentity } from '../../core/ports/index.ts';

/** Registers and bits that anybody may read. */
export interface RegisterBank {
  /** As many values as are asked for, or why there are none. */
  read(unit: number, asked: AskedValues): readonly number[] | ExceptionName;
  /** Who a unit says that it is, or why it doesn't. */
  identity(unit: number): ModbusIdentity | ExceptionName;
}

export interface ModbusServerLimits {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Without a request. */
  readonly idleMs: number;
}

const defaultLimits: ModbusServerLimits = { connections: 32, connectionsPerAddress: 16, idleMs: 60_000 };
/** Answers of a client that takes nothing; more of them are not kept. */
const maxUnsentBytes = 65_536;

export interface ModbusServer {
  readonly server: Pick<Server, 'address'>;
  listen(address: { readonly host: string; readonly port: number }): Promise<void>;
  /** Hangs up on all. */
  close(): Promise<void>;
}

/** An answer, or the code of an exception. */
function answerTo(bank: RegisterBank, { unit, pdu }: MbapRequest): Uint8Array | number {
  if (pdu[0] === identifyFunction) {
    const identity = bank.identity(unit);
    return typeof identity === 'string' ? exceptionCodes[identity] : identityPdu(pdu, identity);
  }
  const asked = askedValues(pdu);
  if (typeof asked === 'number') return asked;
  const values = bank.read(unit, asked);
  return typeof values === 'string' ? exceptionCodes[values] : valuesPdu(asked, values);
}

function answerFrame(bank: RegisterBank, request: MbapRequest): Uint8Array {
  const answer = answerTo(bank, request);
  return mbapFrame(request.id, request.unit, typeof answer === 'number' ? exceptionPdu(request.pdu[0]!, answer) : answer);
}

/** A server of Modbus TCP that can only be read: functions 1 to 4, and 43 for who it is. Whoever sends what is no Modbus, sends nothing or takes nothing is hung up on. */
export function modbusServer(bank: RegisterBank, limits: ModbusServerLimits = defaultLimits): ModbusServer {
  const sockets = new Set<Socket>();

  const isFull = ({ remoteAddress }: Socket) =>
    sockets.size >= limits.connections ||
    [...sockets].filter((other) => other.remoteAddress === remoteAddress).length >= limits.connectionsPerAddress;

  function serve(socket: Socket): void {
    socket.on('error', () => undefined);
    if (isFull(socket)) {
      socket.destroy();
      return;
    }
    const requestsIn = mbapRequests();
    sockets.add(socket);
    const idle = setTimeout(() => socket.destroy(), limits.idleMs);
    socket.once('close', () => {
      clearTimeout(idle);
      sockets.delete(socket);
    });
    socket.setNoDelay(true);
    socket.on('data', (bytes: Buffer) => {
      const requests = requestsIn(bytes);
      if (requests === 'damaged' || socket.writableLength > maxUnsentBytes) {
        socket.destroy();
        return;
      }
      if (requests.length > 0) idle.refresh();
      for (const request of requests) socket.write(answerFrame(bank, request));
    });
  }

  const server = createServer(serve);
  return {
    server,
    async listen({ host, port }) {
      server.listen(port, host);
      await once(server, 'listening');
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
