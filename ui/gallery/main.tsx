import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { languageOr, loadCatalogue } from '../../i18n/index.ts';
import '../theme/index.css';
import { Gallery } from './Gallery.tsx';

const asked = new URLSearchParams(location.search);
const language = languageOr(asked.get('language') ?? undefined);
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = asked.get('theme') === 'dark' ? 'dark' : 'light';
i18n.loadAndActivate({ locale: language, messages: await loadCatalogue(language) });
createRoot(document.getElementById('root')!).render(
  <I18nProvider i18n={i18n}>
    <BrowserRouter>
      <Gallery />
    </BrowserRouter>
  </I18nProvider>,
);
