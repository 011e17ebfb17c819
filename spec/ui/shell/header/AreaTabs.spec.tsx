import { describe, expect, it } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Container } from 'inversify';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { stores } from '../../../../ui/di/tokens.ts';
import { ContainerContext } from '../../../../ui/di/ContainerContext.tsx';
import { AreaTabs } from '../../../../ui/shell/header/AreaTabs.tsx';
import { storesOver } from '../../stores/stationFixture.ts';

const all = ['Übersicht', 'Analyse', 'Energiebilanz', 'Wartung', 'Störmeldungen', 'Einstellungen'];

async function tabsOf(level: string | undefined, path: string): Promise<string> {
  const { session, plant } = storesOver();
  if (level !== undefined) await session.login(level);
  const page = new Container();
  page.bind(stores.session).toConstantValue(session);
  page.bind(stores.plant).toConstantValue(plant);
  return renderToStaticMarkup(
    <ContainerContext value={page}>
      <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
        <MemoryRouter initialEntries={[path]}>
          <AreaTabs />
        </MemoryRouter>
      </I18nProvider>
    </ContainerContext>,
  );
}
const linksIn = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
const namesIn = (markup: string) => [...markup.matchAll(/<(?:a|span) [^>]*>([^<]*)</g)].map(([, name]) => name?.trim());

describe('the top tabs', () => {
  it('[ACC-5] [ROUTE-18] are all disabled without a login', async () => {
    const markup = await tabsOf(undefined, '/');
    expect(namesIn(markup)).toEqual(all);
    expect(linksIn(markup)).toEqual([]);
    expect(markup.match(/aria-disabled="true"/g)).toHaveLength(all.length);
  });

  it('[ROUTE-18] lead to the areas that the rights allow', async () => {
    const markup = await tabsOf('read', '/analysis/graphics');
    expect(namesIn(markup)).toEqual(all);
    expect(linksIn(markup)).toEqual([
      '/overview/master',
      '/analysis/graphics',
      '/energy_balancing/energy_consumption',
      '/maintenance/overview',
      '/error_log',
    ]);
    expect(markup).toMatch(/<a [^>]*aria-current="page"[^>]*>Analyse\b/);
  });
});
