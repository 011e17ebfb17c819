import { httpLoadProfiles } from '../../adapters/http/index.ts';
import type { LoadProfiles } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const loadProfiles = token<LoadProfiles>('LoadProfiles');

/** The way to profiles of what was recorded; its code comes with the page that asks. */
export const useLoadProfiles = (): LoadProfiles => useAreaService(loadProfiles, (get) => httpLoadProfiles(get(stationLinkToken)));
