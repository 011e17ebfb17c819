import { httpWallLinks } from '../../adapters/http/index.ts';
import type { WallLinksApi } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const wallLinks = token<WallLinksApi>('WallLinksApi');

/** The way to the links of the wall panel; its code comes with the page that asks. */
export const useWallLinks = (): WallLinksApi => useAreaService(wallLinks, (get) => httpWallLinks(get(stationLinkToken)));
