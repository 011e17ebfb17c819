import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { pageContainer, ports, ServicesContext, stores } from './di/index.ts';
import { App } from './shell/App.tsx';
import { applyTheme } from './shell/applyTheme.ts';
import { followLanguage } from './shell/followLanguage.ts';
import { liveLink } from './stores/index.ts';
import './theme/index.css';

const container = pageContainer();

const preferences = container.get(stores.preferences);
applyTheme(preferences);
const link = liveLink({
  feed: container.get(ports.plantFeed),
  session: container.get(stores.session),
  plant: container.get(stores.plant),
  settings: container.get(stores.settings),
  log: container.get(stores.log),
});
for (const input of ['keydown', 'pointerdown'] as const) addEventListener(input, () => link.noteInput(), { capture: true });
void container.get(stores.station).load();

await followLanguage(i18n, preferences);
createRoot(document.getElementById('root')!).render(
  <ServicesContext value={container}>
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </I18nProvider>
  </ServicesContext>,
);
