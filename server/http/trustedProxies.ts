import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { addressList } from '../../adapters/networks/index.ts';

/** Who calls, seen through the proxies that may say so. */
export interface TrustedProxies {
  readonly isTrusted: (address: string | undefined) => boolean;
  /** Network address of the caller: of the peer, or what a trusted proxy says of it. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  /** Whether the caller's own connection is encrypted. */
  readonly isSecure: (request: IncomingMessage) => boolean;
}

/** How a socket for both families writes an IPv4 address. */
const mappedIPv4 = /^::ffff:(?=[\d.]+$)/i;
/** More hops than any real chain has. */
const maxHops = 20;

/** Whether TLS ends here. */
export const isEncrypted = (socket: Socket | Partial<TLSSocket>): boolean => 'encrypted' in socket && socket.encrypted === true;

const lastOf = (header: string | readonly string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .at(-1)!
    .trim();

/** An address as proxies write it, some with a port; undefined when it is none. */
function addressIn(text: string): string | undefined {
  const [, address = ''] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [undefined, text];
  return isIP(address) === 0 ? undefined : address;
}

/** Proxies by address or network (`10.0.0.0/8`); what others say of their callers counts for nothing. */
export function trustedProxies(networks: readonly string[]): TrustedProxies {
  const isListed = addressList(networks);
  const isTrusted = (address: string | undefined) => address !== undefined && isListed(address);

  return {
    isTrusted,
    addressOf({ socket, headers }) {
      let address = socket.remoteAddress?.replace(mappedIPv4, '');
      const forwarded = String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .slice(-maxHops);
      while (isTrusted(address) && forwarded.length > 0) {
        const before = addressIn(forwarded.pop()!.trim());
        if (before === undefined) break;
        address = before;
      }
      return address;
    },
    isSecure({ socket, headers }) {
      if (isEncrypted(socket)) return true;
      return isTrusted(socket.remoteAddress) && lastOf(headers['x-forwarded-proto']).toLowerCase() === 'https';
    },
  };
}
