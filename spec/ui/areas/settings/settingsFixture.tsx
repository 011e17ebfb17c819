import type { ReactNode } from 'react';
import type { MemoryStationOptions } from '../../../fakes/index.ts';
import type { SettingsContext, SettingsGroup } from '../../../../core/settings/index.ts';
import { GroupFormVm } from '../../../../ui/areas/settings/form/groupForm.vm.ts';
import { stationLink } from '../../../../adapters/http/index.ts';
import { stationLinkToken } from '../../../../ui/di/stationLinkToken.ts';
import { ports, stores } from '../../../../ui/di/tokens.ts';
import { DraftsStore, liveLink } from '../../../../ui/stores/index.ts';
import { markupOf } from '../../markupOf.tsx';
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
    keeper: station.settingsApi,
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
  return markupOf(opened, page, path, (bound) => {
    bound.bind(stationLinkToken).toConstantValue(stationLink({ log: opened.warned }));
    bound.bind(stores.drafts).toConstantValue(opened.drafts);
    bound.bind(ports.settingsApi).toConstantValue(opened.station.settingsApi);
    bound.bind(ports.stationCommands).toConstantValue(opened.station.stationCommands);
    bound.bind(ports.clock).toConstantValue({ nowMs: () => morningMs });
    bound.bind(ports.log).toConstantValue(opened.warned);
  });
}

/** What is read, without tags. */
export const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
