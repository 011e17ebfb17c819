import type { Server } from 'node:net';
import type { AddressPlaces } from './addressPlaces.ts';

/** Hangs up on connections beyond so many in all, and beyond the places of their address. */
export function countConnections(server: Server, max: number, places: AddressPlaces): void {
  server.maxConnections = max;
  server.on('connection', (socket) => {
    const leave = places.take(socket.remoteAddress ?? '');
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  });
}
