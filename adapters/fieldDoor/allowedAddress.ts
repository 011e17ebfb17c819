import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { DoorProblem } from '../../core/ports/index.ts';

/** Whether an address may be connected to. */
export type IsAllowed = (address: string) => boolean;

/** An address that a name leads to and that may be connected to, or why there is none. */
export type FoundAddress = { readonly address: string } | { readonly problem: DoorProblem };

/** Where a name leads now; a literal address is taken as it is. */
export async function allowedAddress(host: string, isAllowed: IsAllowed): Promise<FoundAddress> {
  const literal = host.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(literal) > 0 ? [{ address: literal }] : await lookup(host, { all: true }).catch(() => []);
  if (found.length === 0) return { problem: 'noSuchHost' };
  const allowed = found.find(({ address }) => isAllowed(address));
  return allowed === undefined ? { problem: 'notAllowed' } : { address: allowed.address };
}
