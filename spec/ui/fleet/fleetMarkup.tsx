import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ContainerContext } from '../../../ui/di/ContainerContext.tsx';
import { fleetStores } from '../../../ui/fleet/di/fleetTokens.ts';
import { PreferencesStore } from '../../../ui/stores/PreferencesStore.ts';
import type { OpenedStores } from './fleetFixture.ts';

/** The markup of a page or a part of one over the stores of a fleet; its texts are their German ids. */
export function fleetMarkup(
  { session, stations }: OpenedStores,
  part: ReactNode,
  path = '/',
  bindMore: (bound: Container) => void = () => undefined,
): string {
  const bound = new Container();
  bound.bind(fleetStores.session).toConstantValue(session);
  bound.bind(fleetStores.stations).toConstantValue(stations);
  bound.bind(fleetStores.preferences).toConstantValue(new PreferencesStore({ load: () => undefined, save: () => undefined }));
  bindMore(bound);
  return renderToStaticMarkup(
    <ContainerContext value={bound}>
      <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
        <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
      </I18nProvider>
    </ContainerContext>,
  );
}
