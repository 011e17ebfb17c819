import { httpFleet } from '../../adapters/http/index.ts';
import type { FleetApi } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const fleet = token<FleetApi>('FleetApi');

/** The way to the station's fleet; its code comes with the page that asks. */
export const useFleet = (): FleetApi => useAreaService(fleet, (get) => httpFleet(get(stationLinkToken)));
