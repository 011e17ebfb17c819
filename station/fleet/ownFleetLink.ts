import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { fleetLink, notAllowedCode } from '../../adapters/fleetlink/index.ts';
import type { FleetLink } from '../../core/ports/index.ts';
import type { Settings } from '../../core/settings/index.ts';
import { isForbiddenAddress } from '../messages/gatewayAddress.ts';

/** Names that lead to this machine or its link are not called. */
const foreignOnly: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    const isForbidden = error === null && addresses.some(({ address }) => isForbiddenAddress(address));
    if (isForbidden) done(Object.assign(new Error(`${host} is this machine or its own link`), { code: notAllowedCode }), []);
    else if (error !== null || options.all === true) done(error, addresses);
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

/** Calls to the fleet that the settings name; `allowLocal` for one on this machine or its link. */
export function ownFleetLink({ url, caCertificate }: Settings['fleet'], allowLocal: boolean): FleetLink {
  const ca = caCertificate.trim() === '' ? undefined : caCertificate;
  return fleetLink({ url, ca, lookup: allowLocal ? undefined : foreignOnly });
}
