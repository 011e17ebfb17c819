import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isForbiddenAddress } from './gatewayAddress.ts';

/** What `foreignLookup` says of a name that may not be called. */
export const notAllowedCode = 'ERR_NOT_ALLOWED';

/** Looks a name up for a connection, and refuses one that leads to this machine or its link. A literal address is never looked up. */
export const foreignLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const isForbidden = error === null && addresses.some(({ address }) => isForbiddenAddress(address));
    if (isForbidden) done(Object.assign(new Error(`${host} is this machine or its own link`), { code: notAllowedCode }), []);
    else if (error !== null || options.all === true) done(error, addresses);
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};
