import { describe, expect, test } from '@jest/globals';
import { defaultSettings, openGroups, type SettingsGroup } from '../../../../core/settings/index.ts';
import { FormPage } from '../../../../ui/areas/settings/form/FormPage.tsx';
import type { GroupForm } from '../../../../ui/areas/settings/form/GroupForm.ts';
import { GroupFormVm } from '../../../../ui/areas/settings/form/groupForm.vm.ts';
import type { SettingsSlug } from '../../../../ui/areas/settings/settingsPages.ts';
import { SettingsStore } from '../../../../ui/stores/index.ts';
import { openSettings, plain, rendered } from './settingsFixture.tsx';

interface Case {
  readonly slug: SettingsSlug;
  readonly group: SettingsGroup;
  /** An edit that is valid. */
  readonly edit: readonly [path: string, value: string | boolean | number];
  readonly readFailed: string;
  readonly saveFailed: string;
}

const cases: readonly Case[] = [
  {
    slug: 'network',
    group: 'network',
    edit: ['hostName', 'halle-2'],
    readFailed: 'Die Netzwerkeinstellungen ließen sich nicht lesen',
    saveFailed: 'Die Netzwerkeinstellungen ließen sich nicht speichern',
  },
  {
    slug: 'dimensions',
    group: 'units',
    edit: ['currency', 'GBP'],
    readFailed: 'Einheiten und Kosten ließen sich nicht lesen',
    saveFailed: 'Einheiten und Kosten ließen sich nicht speichern',
  },
  {
    slug: 'email',
    group: 'email',
    edit: ['account.smtpServer', 'mail.example'],
    readFailed: 'Die E-Mail-Einstellungen ließen sich nicht lesen',
    saveFailed: 'Die E-Mail-Einstellungen ließen sich nicht speichern',
  },
  {
    slug: 'print',
    group: 'print',
    edit: ['leftMarginMm', 12],
    readFailed: 'Die Einstellungen für Druck und Export ließen sich nicht lesen',
    saveFailed: 'Die Einstellungen für Druck und Export ließen sich nicht speichern',
  },
  {
    slug: 'users',
    group: 'user',
    edit: ['startPage', 'maintenance'],
    readFailed: 'Die Startseite ließ sich nicht lesen',
    saveFailed: 'Die Startseite ließ sich nicht speichern',
  },
  {
    slug: 'time',
    group: 'time',
    edit: ['ntpServer', 'ntp.example'],
    readFailed: 'Die Konfiguration der Uhrzeit ließ sich nicht laden',
    saveFailed: 'Die Konfiguration der Uhrzeit ließ sich nicht speichern',
  },
];

async function formOf(group: SettingsGroup, settings: SettingsStore) {
  const opened = await openSettings();
  const { station, session, drafts, preferences } = opened;
  const context = () => ({ zones: ['UTC'], allowLocalGateway: true });
  const vm = new GroupFormVm(group, { keeper: station.settingsApi, session, settings, drafts, preferences, context });
  return { opened, station, vm, form: { vm, words: {} } as unknown as GroupForm<SettingsGroup> };
}

const pageOf = (opened: Awaited<ReturnType<typeof openSettings>>, slug: (typeof cases)[number]['slug'], form: GroupForm<SettingsGroup>) =>
  rendered(
    opened,
    <FormPage slug={slug} form={form}>
      fields
    </FormPage>,
  );

describe('a page of settings', () => {
  test.each(cases)('[MSG-1] $slug says that its group could not be read', async ({ slug, group, readFailed }) => {
    const { opened, station, vm, form } = await formOf(group, new SettingsStore());
    station.fail((openGroups as readonly SettingsGroup[]).includes(group) ? 'openSettings' : 'withheldSettings', 'unreachable');
    await vm.read();
    const page = pageOf(opened, slug, form);
    expect(plain(page)).toContain(readFailed);
    expect(plain(page)).not.toContain('fields');
  });

  test.each(cases)('$slug says that the controller does not have its group', async ({ slug, group, readFailed }) => {
    const { opened, station, vm, form } = await formOf(group, new SettingsStore());
    station.fail((openGroups as readonly SettingsGroup[]).includes(group) ? 'openSettings' : 'withheldSettings', 'notOffered');
    await vm.read();
    const page = pageOf(opened, slug, form);
    expect(vm.reading).toBe('notOffered');
    expect(plain(page)).toContain('Diese Einstellungen hat die Steuerung nicht.');
    for (const text of [readFailed, 'Erneut versuchen', 'fields']) expect(plain(page)).not.toContain(text);
  });

  test.each(cases)('[MSG-1] $slug says that its group could not be saved', async ({ slug, group, edit: [path, value], saveFailed }) => {
    const settings = new SettingsStore();
    settings.receive(defaultSettings);
    const { opened, station, vm, form } = await formOf(group, settings);
    const close = vm.follow();
    vm.edit(path as never, value as never);
    station.fail('saveSettings', 'unreachable');
    await vm.apply();
    const page = pageOf(opened, slug, form);
    close();
    expect(plain(page)).toContain(saveFailed);
    expect(vm.isChanged).toBe(true);
  });
});
