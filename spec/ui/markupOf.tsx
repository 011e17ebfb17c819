import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, type MemoryRouterProps } from 'react-router';
import { ContainerContext } from '../../ui/di/ContainerContext.tsx';
import { stores } from '../../ui/di/tokens.ts';
import type { storesOver } from './stores/stationFixture.ts';

/** What is read, without tags. */
export const plain = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');

type OpenedStores = Pick<ReturnType<typeof storesOver>, 'plant' | 'machines' | 'settings' | 'session' | 'facts' | 'preferences'>;

type Entry = NonNullable<MemoryRouterProps['initialEntries']>[number];

/** The markup of a page or a part of one over the stores of a station; its texts are their German ids. */
export function markupOf(
  opened: OpenedStores,
  page: ReactNode,
  path: Entry,
  bindMore: (bound: Container) => void = () => undefined,
): string {
  const bound = new Container();
  bound.bind(stores.plant).toConstantValue(opened.plant);
  bound.bind(stores.machines).toConstantValue(opened.machines);
  bound.bind(stores.settings).toConstantValue(opened.settings);
  bound.bind(stores.session).toConstantValue(opened.session);
  bound.bind(stores.station).toConstantValue(opened.facts);
  bound.bind(stores.preferences).toConstantValue(opened.preferences);
  bindMore(bound);
  const { language } = opened.preferences;
  return renderToStaticMarkup(
    <ContainerContext value={bound}>
      <I18nProvider i18n={setupI18n({ locale: language, messages: { [language]: {} } })}>
        <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
      </I18nProvider>
    </ContainerContext>,
  );
}
