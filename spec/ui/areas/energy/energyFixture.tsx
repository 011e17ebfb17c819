import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { MemoryStationOptions } from '../../../../adapters/memory/index.ts';
import type { AirStatistics, MachineAirStatistics } from '../../../../core/balance/index.ts';
import { ports, stores } from '../../../../ui/di/tokens.ts';
import { services } from '../../../../ui/di/services.ts';
import { ServicesContext } from '../../../../ui/di/ServicesContext.tsx';
import { liveLink } from '../../../../ui/stores/index.ts';
import { keptLog, morningMs, storesOver } from '../../stores/stationFixture.ts';
import { machine, stationWith } from '../overview/overviewFixture.ts';

export const dayMs = 86_400_000;

export const airOf = (index: number, over: Partial<MachineAirStatistics> = {}): MachineAirStatistics => ({
  index,
  energyLoadKWh: 900,
  energyNoLoadKWh: 100,
  volumeM3: 10_000,
  leakedM3: 1000,
  ...over,
});

export const statisticsOf = (machines: readonly MachineAirStatistics[], over: Partial<AirStatistics> = {}): AirStatistics => ({
  timespan: { fromMs: morningMs - 10 * dayMs, untilMs: morningMs },
  machines,
  leakOrigin: 'upperBound',
  ...over,
});

/** A station with the machines K1 to K3, without a network, logged in. */
export async function openEnergy(options: MemoryStationOptions = {}, level = 'read') {
  const parts = storesOver(options);
  liveLink({ feed: parts.station.feed, ...parts });
  await parts.session.login(level);
  const log = keptLog();
  return {
    ...parts,
    log: parts.log,
    warned: log,
    push: (thinkGreen: AirStatistics | undefined, atMs = morningMs) => {
      parts.station.push({
        ...stationWith(
          [1, 2, 3].map((index) => machine(index)),
          {},
          atMs,
        ),
        thinkGreen,
      });
    },
  };
}

/** The markup of a page of the area, in German. */
export function rendered(opened: Awaited<ReturnType<typeof openEnergy>>, page: ReactNode, path = '/energy_balancing'): string {
  const bound = services();
  bound.bind(stores.plant, () => opened.plant);
  bound.bind(stores.machines, () => opened.machines);
  bound.bind(stores.settings, () => opened.settings);
  bound.bind(stores.session, () => opened.session);
  bound.bind(stores.station, () => opened.facts);
  bound.bind(stores.preferences, () => opened.preferences);
  bound.bind(ports.stationCommands, () => opened.station.stationCommands);
  bound.bind(ports.statistics, () => opened.station.statistics);
  bound.bind(ports.log, () => opened.warned);
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
/** The cells of each row of the table of figures, its head and its sum among them. */
export const tableOf = (page: string) =>
  [...(/<table class="tb et-table">(.*?)<\/table>/.exec(page)?.[1] ?? '').matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<(?:th|td)[^>]*>(.*?)<\/(?:th|td)>/g)].map(([, cell = '']) => plain(cell)),
  );
