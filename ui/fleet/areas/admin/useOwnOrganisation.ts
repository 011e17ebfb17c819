import type { ManagedOrganisation } from '../../../../core/ports/index.ts';
import { fleetStores, useService } from '../../di/index.ts';

/** Id of what a form begins with: the person's own organisation, as root manages those of others too. Empty without any. Only inside an observer. */
export function useOwnOrganisation(organisations: readonly ManagedOrganisation[]): string {
  const memberships = useService(fleetStores.session).session?.memberships ?? [];
  const own = organisations.find(({ id }) => memberships.some(({ organisation }) => organisation === id));
  return (own ?? organisations[0])?.id ?? '';
}
