import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { services } from '../../../../ui/di/services.ts';
import { stores } from '../../../../ui/di/tokens.ts';
import { ServicesContext } from '../../../../ui/di/ServicesContext.tsx';
import type { openMaintenance } from './maintenanceFixture.ts';

/** The markup of a page of the area, in German. */
export function renderedPage(opened: Awaited<ReturnType<typeof openMaintenance>>, page: ReactNode, path = '/maintenance'): string {
  const bound = services();
  bound.bind(stores.plant, () => opened.plant);
  bound.bind(stores.machines, () => opened.machines);
  bound.bind(stores.settings, () => opened.settings);
  bound.bind(stores.session, () => opened.session);
  bound.bind(stores.station, () => opened.facts);
  bound.bind(stores.preferences, () => opened.preferences);
  bound.bind(stores.services, () => opened.services);
  bound.bind(stores.runningHours, () => opened.runningHours);
  return renderToStaticMarkup(
    <ServicesContext value={bound}>
      <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
        <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
      </I18nProvider>
    </ServicesContext>,
  );
}

/** What is read, without tags. */
export const plain = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');
export const headingOf = (page: string) => plain(/<h1>.*?<\/h1>/.exec(page)?.[0] ?? '');
/** The cells of each row of services, without tags. */
export const rowsOf = (page: string, rowClass: string) =>
  [...page.matchAll(new RegExp(`<tr class="${rowClass}[^>]*>(.*?)</tr>`, 'g'))].map(([, row = '']) =>
    [...row.matchAll(/<(?:th|td)[^>]*>(.*?)<\/(?:th|td)>/g)].map(([, cell = '']) => plain(cell)),
  );
