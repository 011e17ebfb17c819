import { httpMeasures, httpWhatIfs } from '../../adapters/http/index.ts';
import type { Measures, WhatIfs } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const measures = token<Measures>('Measures');
const whatIfs = token<WhatIfs>('WhatIfs');

/** The way to what there is to do; its code comes with the page that asks. */
export const useMeasures = (): Measures => useAreaService(measures, (get) => httpMeasures(get(stationLinkToken)));

/** The way to replays of days. */
export const useWhatIfs = (): WhatIfs => useAreaService(whatIfs, (get) => httpWhatIfs(get(stationLinkToken)));
