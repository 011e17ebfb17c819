import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { stores } from '../../../../ui/di/tokens.ts';
import { ServicesContext } from '../../../../ui/di/ServicesContext.tsx';
import type { openMaintenance } from './maintenanceFixture.ts';

/** The markup of a page of the area, in German. */
export function renderedPage(opened: Awaited<ReturnType<typeof openMaintenance>>, page: ReactNode, path = '/maintenance'): string {
  const container = new Container();
  container.bind(stores.plant).toConstantValue(opened.plant);
  container.bind(stores.machines).toConstantValue(opened.machines);
  container.bind(stores.settings).toConstantValue(opened.settings);
  container.bind(stores.session).toConstantValue(opened.session);
  container.bind(stores.station).toConstantValue(opened.facts);
  container.bind(stores.preferences).toConstantValue(opened.preferences);
  container.bind(stores.services).toConstantValue(opened.services);
  container.bind(stores.runningHours).toConstantValue(opened.runningHours);
  return renderToStaticMarkup(
    <ServicesContext value={container}>
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
