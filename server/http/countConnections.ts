import type { Server } from 'node:net';
import type { AddressPlaces } from './addressPlaces.ts';

/** Hangs up on connections beyond so many in all, and beyond the places of their address. */
export function countConnections(server: Server, most: number, places: AddressPlaces): void {
  server.maxConnections = most;
  server.on('connection', (socket) => {
    const leave = places.take(socket.remoteAddress ?? '');
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  });
}
