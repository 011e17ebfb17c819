import { afterEach } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** A web server on this machine, closed after the spec. */
export interface LocalServer {
  readonly address: string;
  close(): Promise<void>;
}

export async function localServer(answer: RequestListener): Promise<LocalServer> {
  // no idle connection is closed at the moment at which a call takes it again
  const server = createServer({ keepAliveTimeout: 0 }, answer);
  const close = async () => {
    server.closeAllConnections();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  opened.push(() => void close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
