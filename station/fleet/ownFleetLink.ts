import { fleetLink } from '../../adapters/fleetlink/index.ts';
import { foreignLookup } from '../../adapters/networks/index.ts';
import type { FleetLink } from '../../core/ports/index.ts';
import type { Settings } from '../../core/settings/index.ts';

/** Calls to the fleet that the settings name; `allowLocal` for one on this machine or its link. */
export function ownFleetLink({ url, caCertificate }: Settings['fleet'], allowLocal: boolean): FleetLink {
  const ca = caCertificate.trim() === '' ? undefined : caCertificate;
  return fleetLink({ url, ca, lookup: allowLocal ? undefined : foreignLookup });
}
