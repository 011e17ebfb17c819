import { httpServices } from '../../adapters/http/index.ts';
import type { Services } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

export const servicesPort = token<Services>('Services');

/** The way to the services that were closed; its code comes with the page that asks. */
export const useServicesPort = (): Services => useAreaService(servicesPort, (get) => httpServices(get(stationLinkToken)));
