import type { ReactNode } from 'react';
import { ports, stores } from '../../../../ui/di/tokens.ts';
import { morningMs } from '../../stores/stationFixture.ts';
import { serviceApi } from '../../../../ui/di/useServiceApi.ts';
import { markupOf, plain } from '../../markupOf.tsx';
import type { openMaintenance } from './maintenanceFixture.ts';

/** The markup of a page of the area, in German. */
export function renderedPage(opened: Awaited<ReturnType<typeof openMaintenance>>, page: ReactNode, path = '/maintenance'): string {
  return markupOf(opened, page, path, (bound) => {
    bound.bind(stores.services).toConstantValue(opened.services);
    bound.bind(ports.clock).toConstantValue({ nowMs: () => morningMs });
    bound.bind(serviceApi).toConstantValue(opened.station.services);
    bound.bind(stores.runningHours).toConstantValue(opened.runningHours);
  });
}

export { plain };
export const headingOf = (page: string) => plain(/<h1>.*?<\/h1>/.exec(page)?.[0] ?? '');
/** The cells of each row of services, without tags. */
export const rowsOf = (page: string, rowClass: string) =>
  [...page.matchAll(new RegExp(`<tr class="${rowClass}[^>]*>(.*?)</tr>`, 'g'))].map(([, row = '']) =>
    [...row.matchAll(/<(?:th|td)[^>]*>(.*?)<\/(?:th|td)>/g)].map(([, cell = '']) => plain(cell)),
  );
