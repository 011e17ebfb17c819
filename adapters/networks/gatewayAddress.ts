import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { addressList } from './addressList.ts';

/** This machine's and its link's own addresses and those of no single machine. */
const isOwnOrNobodys = addressList(['0.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '224.0.0.0/3', '::/96', 'fe80::/10', 'ff00::/8']);

/** Whether an address is not another machine's beyond the own link: loopback, link-local, unspecified, multicast, or no address at all. */
export const isForbiddenAddress = (address: string): boolean => isIP(address) === 0 || isOwnOrNobodys(address);

/** The addresses of a host name or a literal address without brackets; throws when the name can't be resolved. */
export async function addressesOf(host: string): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  return family === 0 ? lookup(host, { all: true }) : [{ address: host, family }];
}

/** Resolves any name to addresses that were looked up before, so that a second answer of the name server counts for nothing. */
export function pinnedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = addresses;
    if (all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
}
