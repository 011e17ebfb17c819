import type { Server, Socket } from 'node:net';

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

/** What the system counts of a connection; Node declares it nowhere. */
interface Handle {
  readonly bytesRead: number;
  readonly bytesWritten: number;
  /** Bytes that wait for the other side. */
  readonly writeQueueSize: number;
}

function markOf(socket: Socket): string {
  const handle = Reflect.get(socket, '_handle') as Handle | null;
  return handle === null ? '' : [handle.bytesRead, handle.bytesWritten, handle.writeQueueSize].join(' ');
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
