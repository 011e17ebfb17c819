import type { Server, Socket } from 'node:net';
import { isObject } from '../../core/records/index.ts';

export interface StallLimits {
  /** Without a byte in either direction. */
  readonly stalledMs: number;
  readonly checkEveryMs: number;
}

interface Progress {
  /** Changes with each byte that moves. */
  mark: string;
  sinceMs: number;
}

/** What the system counts of a connection: bytes of both directions, and those that wait for the other side. Node declares it nowhere. */
function markOf(socket: Socket): string {
  const handle: unknown = Reflect.get(socket, '_handle');
  return isObject(handle) ? [handle['bytesRead'], handle['bytesWritten'], handle['writeQueueSize']].join(' ') : '';
}

/** Hangs up on connections that stand still for too long. Node's own time begins again with a write that nobody takes, and so lasts up to twice as long. */
export function stalledConnections(server: Server, { stalledMs, checkEveryMs }: StallLimits, nowMs = () => performance.now()): void {
  const open = new Map<Socket, Progress>();
  const check = () => {
    const atMs = nowMs();
    for (const [socket, progress] of open) {
      const mark = markOf(socket);
      if (mark !== progress.mark) Object.assign(progress, { mark, sinceMs: atMs });
      else if (atMs - progress.sinceMs >= stalledMs) socket.destroy();
    }
  };
  const timer = setInterval(check, checkEveryMs).unref();
  server.on('close', () => clearInterval(timer));
  server.on('connection', (socket) => {
    open.set(socket, { mark: markOf(socket), sinceMs: nowMs() });
    socket.once('close', () => open.delete(socket));
  });
}
