import type { Server } from 'node:net';
import { addressGroup } from '../access/addressGroup.ts';

export interface ConnectionLimits {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Addresses that stand for many callers. */
  readonly isExempt: (address: string) => boolean;
}

/** Hangs up on connections beyond the limits, the push connections among them. */
export function countConnections(server: Server, { connections, connectionsPerAddress, isExempt }: ConnectionLimits): void {
  const open = new Map<string, number>();
  server.maxConnections = connections;
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isExempt(remoteAddress)) return;
    const group = addressGroup(remoteAddress);
    const count = open.get(group) ?? 0;
    if (count >= connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(group, count + 1);
    socket.once('close', () => {
      const left = open.get(group)! - 1;
      if (left === 0) open.delete(group);
      else open.set(group, left);
    });
  });
}
