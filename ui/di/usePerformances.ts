import { httpPerformances } from '../../adapters/http/index.ts';
import type { Performances } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const performances = token<Performances>('Performances');

/** The way to energy against a baseline; its code comes with the page that asks. */
export const usePerformances = (): Performances => useAreaService(performances, (get) => httpPerformances(get(stationLinkToken)));
