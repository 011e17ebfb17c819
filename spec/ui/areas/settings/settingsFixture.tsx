import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { MemoryStationOptions } from '../../../../adapters/memory/index.ts';
import type { SettingsContext, SettingsGroup } from '../../../../core/settings/index.ts';
import { GroupFormVm } from '../../../../ui/areas/settings/form/groupForm.vm.ts';
import { ports, stores } from '../../../../ui/di/tokens.ts';
import { services } from '../../../../ui/di/services.ts';
import { ServicesContext } from '../../../../ui/di/ServicesContext.tsx';
import { DraftsStore, liveLink } from '../../../../ui/stores/index.ts';
import { keptLog, morningMs, storesOver } from '../../stores/stationFixture.ts';

/** A station without a network and somebody who is logged in there, by default with write access. */
export async function openSettings(options: MemoryStationOptions = {}, level = 'write') {
  const parts = storesOver(options);
  const link = liveLink({ feed: parts.station.feed, ...parts });
  await parts.session.login(level);
  return { ...parts, drafts: new DraftsStore(), link, warned: keptLog() };
}
export type OpenedSettings = Awaited<ReturnType<typeof openSettings>>;

/** The view model of a group's form, followed as by an open page. */
export function openForm<G extends SettingsGroup>(group: G, opened: OpenedSettings, context?: () => SettingsContext) {
  const { station, session, settings, drafts, preferences } = opened;
  const vm = new GroupFormVm(group, {
    keeper: station.settingsKeeper,
    session,
    settings,
    drafts,
    preferences,
    ...(context && { context }),
  });
  return { vm, close: vm.follow() };
}

/** The markup of a page of the area, in German. */
export function rendered(opened: OpenedSettings, page: ReactNode, path = '/settings'): string {
  const bound = services();
  bound.bind(stores.plant, () => opened.plant);
  bound.bind(stores.settings, () => opened.settings);
  bound.bind(stores.session, () => opened.session);
  bound.bind(stores.station, () => opened.facts);
  bound.bind(stores.preferences, () => opened.preferences);
  bound.bind(stores.drafts, () => opened.drafts);
  bound.bind(ports.settingsKeeper, () => opened.station.settingsKeeper);
  bound.bind(ports.stationCommands, () => opened.station.stationCommands);
  bound.bind(ports.clock, () => ({ nowMs: () => morningMs }));
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
export const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
