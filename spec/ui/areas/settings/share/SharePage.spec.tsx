import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultSettings, type ShareSettings } from '../../../../../core/settings/index.ts';
import { SharePage } from '../../../../../ui/areas/settings/share/SharePage.tsx';
import { anySettings } from '../../../../core/settings/anySettings.ts';
import { openForm, openSettings, plain, rendered } from '../settingsFixture.tsx';

const opened = (share: Partial<ShareSettings> = {}) =>
  openSettings({ settings: { ...defaultSettings, share: { ...defaultSettings.share, ...share } } });
const fields = ['enabled', 'workgroup', 'device', 'writeable', 'guestEnabled', 'userEnabled', 'userName'] as const;

describe('the share page', () => {
  it('[SET-16] begins with everything off, and without user and password', async () => {
    const page = rendered(await opened(), <SharePage />);
    expect(page.match(/type="checkbox"/g)).toHaveLength(4);
    expect(page).not.toContain('checked=""');
    expect(plain(page)).toContain('Bisher nicht gesetzt');
    expect(defaultSettings.share).toMatchObject({ userName: '', userPassword: { isSet: false } });
  });

  it('[SET-16] stores whatever is chosen, and refuses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anySettings, async ({ share }) => {
        const { station, ...parts } = await opened();
        const { vm } = openForm('share', { station, ...parts });
        for (const field of fields) vm.edit(field, share[field]);
        expect(vm.problems).toEqual([]);
        await vm.apply();
        for (const field of fields) expect(parts.settings.settings.share[field]).toBe(share[field]);
      }),
      { numRuns: 30 },
    );
  });

  it('[SET-16] does not show the password, but keeps, replaces and removes it', async () => {
    const parts = await opened();
    const { vm } = openForm('share', parts);
    vm.edit('userPassword', 'geheim');
    await vm.apply();
    expect(parts.settings.settings.share.userPassword).toEqual({ isSet: true });
    const page = rendered(parts, <SharePage />);
    expect(page).toContain('placeholder="Gespeichert, wird nicht angezeigt"');
    expect(page).not.toContain('geheim');
    vm.edit('userName', 'technik');
    await vm.apply();
    expect(parts.settings.settings.share).toMatchObject({ userName: 'technik', userPassword: { isSet: true } });
    vm.edit('userPassword', null);
    await vm.apply();
    expect(parts.settings.settings.share.userPassword).toEqual({ isSet: false });
  });

  it('lets user and password be edited only while their access is on', async () => {
    const offCount = async (userEnabled: boolean) =>
      rendered(await opened({ userEnabled }), <SharePage />).match(/<input [^>]*disabled=""[^>]*class="in"/g)?.length;
    expect([await offCount(false), await offCount(true)]).toEqual([2, undefined]);
  });

  it('says when nobody could get in, and when everybody could delete', async () => {
    const nobody = 'Ohne Gast- und ohne Benutzerzugang kommt niemand an die Daten.';
    const everybody = 'Jeder im Netzwerk kann die Daten ändern und löschen.';
    const notesOf = async (share: Partial<ShareSettings>) => {
      const text = plain(rendered(await opened(share), <SharePage />));
      return [text.includes(nobody), text.includes(everybody)];
    };
    expect(await notesOf({ enabled: true })).toEqual([true, false]);
    expect(await notesOf({ enabled: true, userEnabled: true, writeable: true })).toEqual([false, false]);
    expect(await notesOf({ enabled: true, guestEnabled: true, writeable: true })).toEqual([false, true]);
    expect(await notesOf({})).toEqual([false, false]);
  });
});
