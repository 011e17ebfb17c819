import { httpServiceApi } from '../../adapters/http/index.ts';
import type { ServiceApi } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

export const serviceApi = token<ServiceApi>('ServiceApi');

/** The way to the services that were closed; its code comes with the page that asks. */
export const useServiceApi = (): ServiceApi => useAreaService(serviceApi, (get) => httpServiceApi(get(stationLinkToken)));
