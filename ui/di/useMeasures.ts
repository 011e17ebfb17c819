import { httpMeasures } from '../../adapters/http/index.ts';
import type { Measures } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const measures = token<Measures>('Measures');

/** The way to what there is to do; its code comes with the page that asks. */
export const useMeasures = (): Measures => useAreaService(measures, (get) => httpMeasures(get(stationLinkToken)));
