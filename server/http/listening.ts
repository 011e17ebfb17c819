import { once } from 'node:events';
import { createServer } from 'node:net';
import { plainReason } from '../process/plainReason.ts';
import { StartFailure } from '../process/StartFailure.ts';
import type { TlsFiles } from './tlsFiles.ts';

interface Address {
  readonly host: string;
  /** 0 lets the operating system choose. */
  readonly port: number;
  /** Undefined for plain HTTP. */
  readonly tls?: TlsFiles | undefined;
}

const inBrackets = (host: string) => (host.includes(':') ? `[${host}]` : host);

async function plainly<T>({ host, port }: Address, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const reason = plainReason(error);
    throw reason === undefined ? error : new StartFailure(`cannot listen on ${inBrackets(host)}:${port}: ${reason}`);
  }
}

/** Throws a StartFailure when the port can't be had, so that nothing else is touched before. */
export async function checkPort(address: Address): Promise<void> {
  const probe = createServer();
  await plainly(address, () => once(probe.listen(address.port, address.host), 'listening'));
  await once(probe.close(), 'close');
}

interface Listener {
  listen(address: Pick<Address, 'host' | 'port'>): Promise<unknown>;
  readonly server: { address(): string | null | { readonly port: number } };
}

/** Listens, and returns the address and port by which this machine reaches it: `127.0.0.1:8080`. */
export async function listenAt(listener: Listener, address: Omit<Address, 'tls'>): Promise<string> {
  await plainly(address, () => listener.listen({ host: address.host, port: address.port }));
  const bound = listener.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : address.port;
  const isAny = address.host === '0.0.0.0' || address.host === '::';
  return `${isAny ? '127.0.0.1' : inBrackets(address.host)}:${port}`;
}

/** Listens, and returns the address for a browser. */
export async function listenOn(listener: Listener, address: Address): Promise<string> {
  return `${address.tls === undefined ? 'http' : 'https'}://${await listenAt(listener, address)}`;
}
