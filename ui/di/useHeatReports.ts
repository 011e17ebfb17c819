import { httpHeatReports } from '../../adapters/http/index.ts';
import type { HeatReports } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const heatReports = token<HeatReports>('HeatReports');

/** The way to the waste heat of a year; its code comes with the page that asks. */
export const useHeatReports = (): HeatReports => useAreaService(heatReports, (get) => httpHeatReports(get(stationLinkToken)));
