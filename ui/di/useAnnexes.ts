import { httpAnnexes } from '../../adapters/http/index.ts';
import type { Annexes } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const annexes = token<Annexes>('Annexes');

/** The way to the data for an assessment; its code comes with the page that asks. */
export const useAnnexes = (): Annexes => useAreaService(annexes, (get) => httpAnnexes(get(stationLinkToken)));
