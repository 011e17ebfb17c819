import type { Socket } from 'node:net';
import { msPerSecond } from '../../core/time/index.ts';
import type { PushSocket } from './PushSocket.ts';

export type PushConnection = PushSocket['conn'];

/** The network connections that carry the push connections: a WebSocket's own one, or those of the calls under way of one that is polled. */
export interface PushLines {
  find(id: string): PushConnection | undefined;
  /** Takes up a connection that has begun, with its own socket if it has one; `leave` frees the place that it holds while it is polled. */
  begin(connection: PushConnection, own: Socket | undefined, leave: (() => void) | undefined): void;
  /** Notes that a connection is carried by a socket; gives the call that ends this. */
  carry(id: string, socket: Socket): () => void;
  /** Says that a session is accepted: the connection may last. */
  keep(connection: PushConnection): void;
  /** Lets go what is still to be sent, then ends the connection, however slow the client is. */
  close(connection: PushConnection): void;
  /** Ends a connection that knows why it is refused; one that is polled ends itself, as its next poll would be an error in the browser otherwise, or is ended soon. */
  refuse(connection: PushConnection): void;
  /** Ends a connection at once, whatever still waits for it; the dashboard tries again by itself. */
  cut(connection: PushConnection): void;
}

interface Line {
  readonly connection: PushConnection;
  readonly carriers: Set<Socket>;
  ending: NodeJS.Timeout | undefined;
}

/** A peer that does not take the end of a connection is left. */
const lingerMs = msPerSecond;

/** A connection without a session is ended after the time of a handshake. */
export function pushLines(handshakeMs: number): PushLines {
  const lines = new Map<string, Line>();
  // The library has it for itself.
  const idOf = (connection: PushConnection) => connection['id'] as string;

  const cut = (connection: PushConnection) => {
    for (const socket of lines.get(idOf(connection))?.carriers ?? []) socket.destroy();
    connection.close(true);
  };
  const endAfter = (line: Line, ms: number) => {
    clearTimeout(line.ending);
    line.ending = setTimeout(() => cut(line.connection), ms).unref();
  };

  const close = (connection: PushConnection) => {
    const line = lines.get(idOf(connection));
    if (line === undefined) return;
    endAfter(line, lingerMs);
    if (connection.transport.writable) connection.close(true);
    else connection.once('drain', () => connection.close(true));
  };

  return {
    find: (id) => lines.get(id)?.connection,
    begin(connection, own, leave = () => undefined) {
      const line: Line = { connection, carriers: new Set(own === undefined ? [] : [own]), ending: undefined };
      lines.set(idOf(connection), line);
      // For so long one that is polled waits for a further poll to say that it is closed; the library's half a minute would hold up the end of the station.
      Object.assign(connection.transport, { closeTimeout: lingerMs });
      endAfter(line, handshakeMs + lingerMs);
      connection.once('upgrade', leave);
      connection.once('close', () => {
        lines.delete(idOf(connection));
        clearTimeout(line.ending);
        leave();
        setTimeout(() => {
          for (const socket of line.carriers) socket.destroy();
        }, lingerMs).unref();
      });
    },
    carry(id, socket) {
      const carriers = lines.get(id)?.carriers;
      carriers?.add(socket);
      return () => carriers?.delete(socket);
    },
    keep(connection) {
      clearTimeout(lines.get(idOf(connection))?.ending);
    },
    close,
    refuse(connection) {
      const line = lines.get(idOf(connection));
      if (connection.transport.name !== 'polling') close(connection);
      else if (line !== undefined) endAfter(line, lingerMs);
    },
    cut,
  };
}
