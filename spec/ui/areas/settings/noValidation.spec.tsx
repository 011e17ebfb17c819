import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { leavesOf } from '../../../../core/settings/formTree.ts';
import { defaultSettings, type SettingsGroup, unchangedSettings } from '../../../../core/settings/index.ts';
import { NetworkPage } from '../../../../ui/areas/settings/network/NetworkPage.tsx';
import { anySettings } from '../../../core/settings/anySettings.ts';
import { openForm, openSettings, plain, rendered } from './settingsFixture.tsx';

describe('settings that are not validated', () => {
  test.each<SettingsGroup>(['rights', 'user', 'share'])('[SET-8] of %s can be applied whatever they are', async (group) => {
    const opened = await openSettings();
    const { vm } = openForm(group, opened);
    fc.assert(
      fc.property(anySettings, (settings) => {
        for (const { path, value } of leavesOf(unchangedSettings(settings[group]))) vm.edit(path as never, value as never);
        expect(vm.problems).toEqual([]);
        expect(vm.canApply).toBe(vm.isChanged);
        vm.dismiss();
      }),
    );
  });

  it('[SET-8] of other pages are marked as a whole when any of them is invalid', async () => {
    const overall = 'Nicht alle Einstellungen sind gültig. Bitte prüfen!';
    const pageWith = async (hostName: string) =>
      plain(
        rendered(
          await openSettings({ settings: { ...defaultSettings, network: { ...defaultSettings.network, hostName } } }),
          <NetworkPage />,
        ),
      );
    expect(await pageWith('station 1')).toContain(overall);
    expect(await pageWith('station-1')).not.toContain(overall);
  });
});
