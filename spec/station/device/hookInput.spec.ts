import { describe, expect, it } from '@jest/globals';
import { encodeSentSettings } from '../../../adapters/contract/index.ts';
import { defaultSettings, type Sent, type Settings, unchangedSettings } from '../../../core/settings/index.ts';
import { hookInput } from '../../../station/device/hookInput.ts';

const network: Sent<Settings['network']> = {
  ...{ hostName: 'station', dhcp: false, ipAddress: '192.168.7.2', networkMask: '255.255.255.0', gateway: '', dnsServer: '192.168.7.1' },
};
const share = (password: Sent<Settings['share']>['userPassword'], more: Partial<Settings['share']> = {}): Sent<Settings['share']> => ({
  ...unchangedSettings<'share'>(defaultSettings.share),
  ...{ ...more, userPassword: password },
});
const valuesIn = (input: ReturnType<typeof hookInput>) =>
  'text' in input ? (JSON.parse(input.text) as { readonly group: string; readonly values: object }) : input;

describe('what a hook reads of a group', () => {
  it('is one line with all its fields, by the names of the calls', () => {
    const input = hookInput('network', network);
    expect(valuesIn(input)).toEqual({ group: 'network', values: encodeSentSettings('network', network) });
    expect(input).toMatchObject({ text: expect.stringMatching(/^[^\n]+\n$/), secrets: [] });
  });

  it('is the name alone of a network that gives the addresses', () => {
    const { hostName } = network;
    const dhcp = { ...network, dhcp: true };
    const values = encodeSentSettings('network', { hostName, dhcp: true } as never);
    const given: unknown = JSON.parse(JSON.stringify(values));
    expect(valuesIn(hookInput('network', dhcp))).toEqual({ group: 'network', values: given });
    expect(JSON.stringify(valuesIn(hookInput('network', dhcp)))).not.toContain('192.168');
  });

  it('is refused with the first field that has a control character, but for addresses that count for nothing', () => {
    expect(hookInput('network', { ...network, gateway: '192.168.7.1\n' })).toEqual({ code: 'controlCharacter', field: 'gateway' });
    for (const text of ['a\u0000', 'a\u2028', 'a\u2029', 'a\ud800'])
      expect(hookInput('network', { ...network, hostName: text })).toEqual({ code: 'controlCharacter', field: 'hostName' });
    expect(hookInput('network', { ...network, dhcp: true, gateway: '\n' })).toHaveProperty('text');
    expect(hookInput('time', { ntpServer: 'zeit.example', zone: 'Europe/Berlin\t' })).toEqual({ code: 'controlCharacter', field: 'zone' });
    expect(hookInput('network', { ...network, hostName: 'Prüfstand 7' })).toHaveProperty('text');
  });

  it('says which secrets are in it', () => {
    expect(hookInput('share', share('geheim 7'))).toMatchObject({ secrets: ['geheim 7'] });
    expect(hookInput('share', share(''))).toMatchObject({ secrets: [] });
    expect(hookInput('share', share('geheim\n'))).toEqual({ code: 'controlCharacter', field: 'userPassword' });
  });
});
