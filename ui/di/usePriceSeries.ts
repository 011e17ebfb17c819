import { httpPriceSeries } from '../../adapters/http/index.ts';
import type { PriceSeriesApi } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const priceSeries = token<PriceSeriesApi>('PriceSeriesApi');

/** The way to the series of prices; its code comes with the page that asks. */
export const usePriceSeries = (): PriceSeriesApi => useAreaService(priceSeries, (get) => httpPriceSeries(get(stationLinkToken)));
