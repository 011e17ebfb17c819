import type { Socket } from 'socket.io';

/** How well a client takes what it is sent. */
export interface ConnectionLoad {
  /** How long it has left a heartbeat unanswered: it answers only after what the system has buffered for it, which nothing else shows. */
  unansweredMs(): number;
  /** Whether all that was sent has reached it. */
  isDrained(): boolean;
}

/** Messages that may wait for a client; those to all are shared, so that they cost little. */
const maxQueued = 64;

/** Watches a connection; calls `onFull` with each message beyond those that may wait. */
export function connectionLoad(connection: Socket['conn'], onFull: () => void): ConnectionLoad {
  let queued = 0;
  let unansweredSinceMs: number | undefined;
  connection.on('packetCreate', ({ type }: { readonly type: string }) => {
    if (type === 'ping') unansweredSinceMs ??= performance.now();
    if (++queued > maxQueued) onFull();
  });
  connection.on('flush', () => {
    queued = 0;
  });
  connection.on('heartbeat', () => {
    unansweredSinceMs = undefined;
  });
  return {
    unansweredMs: () => (unansweredSinceMs === undefined ? 0 : performance.now() - unansweredSinceMs),
    isDrained: () => queued === 0 && connection.transport.writable && unansweredSinceMs === undefined,
  };
}
