import { httpNamedTokens, wallLinkPaths } from '../../adapters/http/index.ts';
import type { NamedTokensApi } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const wallLinks = token<NamedTokensApi>('WallLinks');

/** The way to the links of the wall panel; its code comes with the page that asks. */
export const useWallLinks = (): NamedTokensApi => useAreaService(wallLinks, (get) => httpNamedTokens(get(stationLinkToken), wallLinkPaths));
