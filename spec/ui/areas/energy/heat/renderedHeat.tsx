import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { services } from '../../../../../ui/di/services.ts';
import { ServicesContext } from '../../../../../ui/di/ServicesContext.tsx';
import { ports, stores } from '../../../../../ui/di/tokens.ts';
import type { openHeat } from './heatFixture.ts';

const path = '/energy_balancing/heat_reclaiming';

/** The markup of the page or a part of it; its texts are their German ids, its numbers as the preferences' language has them. */
export function renderedHeat(opened: ReturnType<typeof openHeat>, part: ReactNode): string {
  const bound = services();
  bound.bind(stores.plant, () => opened.plant);
  bound.bind(stores.machines, () => opened.machines);
  bound.bind(stores.settings, () => opened.settings);
  bound.bind(stores.session, () => opened.session);
  bound.bind(stores.station, () => opened.facts);
  bound.bind(stores.preferences, () => opened.preferences);
  bound.bind(ports.stationCommands, () => opened.station.stationCommands);
  bound.bind(ports.clock, () => ({ nowMs: () => 0 }));
  return renderToStaticMarkup(
    <ServicesContext value={bound}>
      <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
        <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
      </I18nProvider>
    </ServicesContext>,
  );
}

/** What is read, without tags. */
export const plain = (markup: string) => markup.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
