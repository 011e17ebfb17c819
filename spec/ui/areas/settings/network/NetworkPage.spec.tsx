import { describe, expect, it, test } from '@jest/globals';
import { defaultSettings, type NetworkSettings, type SettingsMessage } from '../../../../../core/settings/index.ts';
import { settingsText, translator } from '../../../../../i18n/index.ts';
import { NetworkPage } from '../../../../../ui/areas/settings/network/NetworkPage.tsx';
import { openForm, openSettings, plain, rendered } from '../settingsFixture.tsx';

const manual: NetworkSettings = {
  ...defaultSettings.network,
  dhcp: false,
  ipAddress: '192.168.10.20',
  networkMask: '255.255.255.0',
  gateway: '192.168.10.1',
  dnsServer: '',
};
const english = await translator('en');
const withNetwork = (network: NetworkSettings) => ({ settings: { ...defaultSettings, network } });

/** What was typed, and what is said beside the field in German and in English. */
const typed: readonly (readonly [field: keyof NetworkSettings, text: string, german: string, english: string])[] = [
  ['ipAddress', '', 'Adressteil 1 ist unvollständig', 'Incomplete address part 1'],
  ['ipAddress', '192.168.', 'Adressteil 3 ist unvollständig', 'Incomplete address part 3'],
  ['ipAddress', '192.168.10.20.5', 'Adresse zu lang', 'Address too long'],
  [
    'ipAddress',
    '192.1x8.10.20',
    'Ungültige Zeichenfolge &#x27;x&#x27; in Adressteil 2',
    "Invalid character sequence 'x' in address part 2",
  ],
  ['ipAddress', '192.168.10.256', 'Wert 256 zu groß in Adressteil 4', 'Value 256 too big in address part 4'],
  ['ipAddress', '224.0.0.1', 'Wert 224 zu groß in Adressteil 1', 'Value 224 too big in address part 1'],
  ['gateway', '192.168.10', 'Adressteil 4 ist unvollständig', 'Incomplete address part 4'],
  ['dnsServer', '8.8.8.8.8', 'Adresse zu lang', 'Address too long'],
  ['networkMask', '255.0.255.0', 'Ungültige Netzmaske', 'Invalid network mask'],
  ['hostName', 'station_1', 'Ungültiger Name', 'Invalid name'],
];

describe('the network page', () => {
  test.each(typed)('[SET-7] says what is wrong with %s %p in both languages', async (field, text, german, inEnglish) => {
    const opened = await openSettings(withNetwork(manual));
    const { vm } = openForm('network', opened);
    vm.edit(field, text);
    const { message } = vm.fieldAt(field);
    expect(settingsText(english, message as SettingsMessage)).toBe(inEnglish);
    expect(vm.canApply).toBe(false);
    const shown = await openSettings(withNetwork({ ...manual, [field]: text }));
    const page = rendered(shown, <NetworkPage />);
    expect(page).toContain(`<span>${german}</span>`);
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  it('looks at no address while they come from the network, and does not let them be edited', async () => {
    const page = rendered(await openSettings(withNetwork({ ...manual, dhcp: true, ipAddress: '1.2' })), <NetworkPage />);
    expect(page).not.toContain('aria-invalid="true"');
    expect(page.match(/<input [^>]*disabled=""[^>]*type="text"/g)).toHaveLength(4);
    expect(page.match(/<input [^>]*disabled=""[^>]*placeholder="---"/g)).toHaveLength(4);
    expect(plain(page)).toContain('Alle Adressen kommen aus dem Netzwerk.');
  });

  it('lets all of them be edited otherwise', async () => {
    const page = rendered(await openSettings(withNetwork(manual)), <NetworkPage />);
    expect(page).not.toMatch(/<input [^>]*disabled/);
    expect(page).not.toContain('placeholder="---"');
    for (const value of [manual.hostName, manual.ipAddress, manual.networkMask, manual.gateway]) expect(page).toContain(`value="${value}"`);
  });
});
