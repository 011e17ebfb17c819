import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { reaction } from 'mobx';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ContainerContext, pageContainer, ports, stores } from '../di/index.ts';
import { App } from './App.tsx';
import { applyTheme } from '../shell/applyTheme.ts';
import { followLanguage } from '../shell/followLanguage.ts';
import { openHistoryGate } from '../shell/historyGate.ts';
import { loadFirstTexts } from '../shell/loadFirstTexts.ts';
import { liveLink } from '../stores/index.ts';
import '../theme/index.css';

const page = pageContainer();

const preferences = page.get(stores.preferences);
applyTheme(preferences);
const link = liveLink({
  feed: page.get(ports.plantFeed),
  session: page.get(stores.session),
  plant: page.get(stores.plant),
  settings: page.get(stores.settings),
  log: page.get(stores.log),
});
for (const input of ['keydown', 'pointerdown'] as const) addEventListener(input, () => link.noteInput(), { capture: true });
openHistoryGate();

/** What knows the station beforehand does not move when it hears of it; one that does not answer is not waited for. */
const longestWaitMs = 500;
const { token } = page.get(stores.session);
const plant = page.get(stores.plant);
const faultsKnown = () =>
  new Promise<void>((resolve) =>
    reaction(
      () => plant.areFaultsKnown,
      () => resolve(),
    ),
  );
const known = Promise.all([page.get(stores.station).load(), token !== undefined && faultsKnown()]);
await Promise.all([
  followLanguage(i18n, preferences, loadFirstTexts),
  Promise.race([known, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]),
]);
createRoot(document.getElementById('root')!).render(
  <ContainerContext value={page}>
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </I18nProvider>
  </ContainerContext>,
);
