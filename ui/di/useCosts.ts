import { httpCosts } from '../../adapters/http/index.ts';
import type { Costs } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const costs = token<Costs>('Costs');

/** The way to what energy cost; its code comes with the page that asks. */
export const useCosts = (): Costs => useAreaService(costs, (get) => httpCosts(get(stationLinkToken)));
