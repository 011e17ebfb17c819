import { httpLeakages } from '../../adapters/http/index.ts';
import type { Leakages } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const leakages = token<Leakages>('Leakages');

/** The way to what leaks; its code comes with the page that asks. */
export const useLeakages = (): Leakages => useAreaService(leakages, (get) => httpLeakages(get(stationLinkToken)));
