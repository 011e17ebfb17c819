import { entriesOf } from '../../../core/records/index.ts';
import { fleetStores, useService } from '../di/index.ts';
import { type FleetPageEntry, type FleetPageId, fleetPages } from './fleetPages.ts';

/** The pages that this person may open. Only inside an observer. */
export function useFleetPages(): readonly (readonly [id: FleetPageId, page: FleetPageEntry])[] {
  const session = useService(fleetStores.session);
  return entriesOf<FleetPageId, FleetPageEntry>(fleetPages).filter(([, { need }]) => need === undefined || session.may(need));
}
