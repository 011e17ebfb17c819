import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a station that lets calls through and no WebSocket. */
export async function refusingProxy(stationUrl: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(stationUrl);
  const proxy = createServer((call, answer) => {
    const onward = request({ hostname, port, method: call.method, path: call.url, headers: call.headers }, (from) => {
      answer.writeHead(from.statusCode!, from.headers);
      from.pipe(answer);
    });
    // Who goes, on either side, takes the other along.
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    call.pipe(onward);
  });
  proxy.on('upgrade', (_call, socket) => {
    // nobody else listens, and a page that is closed may have reset it
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      proxy.closeAllConnections();
      await once(proxy.close(), 'close');
    },
  };
}
