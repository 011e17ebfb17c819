// what follows overrides it
import '../../theme/index.css';
import '../../shell/page.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { applyTheme } from '../../shell/applyTheme.ts';
import { followLanguage } from '../../shell/followLanguage.ts';
import { loadFirstTexts } from '../../shell/loadFirstTexts.ts';
import { ContainerContext, fleetContainer, fleetStores } from '../di/index.ts';
import { FleetApp } from './FleetApp.tsx';

const page = fleetContainer();
const preferences = page.get(fleetStores.preferences);
applyTheme(preferences);
await Promise.all([followLanguage(i18n, preferences, loadFirstTexts), page.get(fleetStores.session).load()]);
createRoot(document.getElementById('root')!).render(
  <ContainerContext value={page}>
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <FleetApp />
      </BrowserRouter>
    </I18nProvider>
  </ContainerContext>,
);
