import { httpMonthReports } from '../../adapters/http/index.ts';
import type { MonthReportApi } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const reports = token<MonthReportApi>('MonthReports');

/** The way to the reports of months; its code comes with the page that asks. */
export const useMonthReports = (): MonthReportApi => useAreaService(reports, (get) => httpMonthReports(get(stationLinkToken)));
