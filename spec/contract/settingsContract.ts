import { describe, expect, it } from '@jest/globals';
import {
  defaultSettings,
  type Sent,
  type Settings,
  type SettingsGroup,
  settingsGroups,
  unchangedSettings,
} from '../../core/settings/index.ts';
import { until } from '../station/until.ts';
import { listening } from './listening.ts';
import type { Reached } from './ReachedStation.ts';

const unchanged = <G extends SettingsGroup>(shown: Settings[G]): Sent<Settings[G]> => unchangedSettings<G>(shown);
const email = unchanged<'email'>(defaultSettings.email);
const withSecret = (userPassword: string | null): Sent<Settings['email']> => ({ ...email, account: { ...email.account, userPassword } });

/** Values that no station takes, with the wire's name of the field that is wrong. */
const invalid = [
  ['units', 'oil_price', { ...unchanged<'units'>(defaultSettings.units), oilPricePerL: -1 }],
  ['network', 'host_name', { ...unchanged<'network'>(defaultSettings.network), hostName: 'a b' }],
  ['customer', 'contact_link', { ...unchanged<'customer'>(defaultSettings.customer), contactLink: 'javascript:alert(1)' }],
] as const;

/** What every keeper of settings does. */
export function settingsContract({ station, tokenOf }: Reached): void {
  const read = async <G extends SettingsGroup>(group: G): Promise<Settings[G]> => {
    const answer = await station().settingsApi.read(group, await tokenOf('write'));
    if (answer.outcome !== 'succeeded') throw new Error(`${group}: ${answer.outcome}`);
    return answer.value;
  };
  const save = async <G extends SettingsGroup>(group: G, values: Sent<Settings[G]>, language: 'de' | 'en' = 'de') =>
    station().settingsApi.save(group, values, await tokenOf('write'), language);

  describe('settings', () => {
    it.each(settingsGroups)('of %s are taken back as they were given', async (group) => {
      const before = await read(group);
      expect(await save(group, unchangedSettings<typeof group>(before))).toEqual({ outcome: 'succeeded' });
      expect(await read(group)).toEqual(before);
    });

    it('that are saved are reported to every listener that may see them', async () => {
      const [seen, unseen] = [listening(), listening()];
      const feeds = [
        station().feed.open(await tokenOf('write'), seen.listener),
        station().feed.open(await tokenOf('read'), unseen.listener),
      ];
      await until('the settings', () => seen.heard.settings.length > 0 && unseen.heard.settings.length > 0);
      const before = await read('share');
      await save('share', { ...unchanged<'share'>(before), workgroup: 'WERK 1' });
      await until('the change', () => seen.heard.settings.at(-1)?.share?.workgroup === 'WERK 1' && unseen.heard.settings.length > 1);
      expect(unseen.heard.settings.some(({ share }) => share !== undefined)).toBe(false);
      for (const feed of feeds) feed.close();
      await save('share', unchanged<'share'>(before));
    });

    it('of rights count from the next call on', async () => {
      const rights = await read('rights');
      const askAsDemo = async () => (await station().dayFiles.availableDays(await tokenOf('demo'))).outcome;
      await save('rights', { ...rights, demo: { ...rights.demo!, analytics: false, energyBalancing: false } });
      expect(await askAsDemo()).toBe('forbidden');
      await save('rights', rights);
      expect(await askAsDemo()).toBe('succeeded');
    });

    it.each(invalid)(
      '[SET-3] that are not valid are refused in the language of the reader, and nothing changes: %s',
      async (group, field, values) => {
        const before = await read(group);
        const [german, english] = [await save(group, values, 'de'), await save(group, values, 'en')];
        expect(german).toEqual({ outcome: 'refused', text: expect.stringContaining(`${field}: `) });
        expect(german).toHaveProperty('text', expect.stringContaining('Nicht alle Einstellungen sind gültig. Bitte prüfen!'));
        expect(english).toHaveProperty('text', expect.stringContaining('Not all settings are valid. Please check!'));
        expect(await read(group)).toEqual(before);
      },
    );

    it('with something that is no number are refused with words', async () => {
      const values = { ...email, account: { ...email.account, smtpPort: NaN } };
      expect(await save('email', values)).toEqual({ outcome: 'refused', text: expect.stringMatching(/\S/) });
    });

    it('never say a secret, only whether it is set; an empty one keeps it, null clears it', async () => {
      const isSet = async () => (await read('email')).account.userPassword;
      expect(await isSet()).toEqual({ isSet: false });
      await save('email', withSecret('hidden words'));
      expect(JSON.stringify(await read('email'))).not.toContain('hidden');
      expect(await isSet()).toEqual({ isSet: true });
      for (const kept of [withSecret(''), email]) {
        await save('email', kept);
        expect(await isSet()).toEqual({ isSet: true });
      }
      await save('email', withSecret(null));
      expect(await isSet()).toEqual({ isSet: false });
    });

    it('of the time restart the web server', async () => {
      const before = station().restarts();
      await save('time', unchanged<'time'>(await read('time')));
      expect(station().restarts()).toBe(before + 1);
    });
  });

  describe('time zones', () => {
    it('may be chosen by name, and say what they are ahead of UTC', async () => {
      const answer = await station().settingsApi.timeZones(await tokenOf('write'));
      if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
      const offsets = new Map(answer.value.map(({ name, offsetMin }) => [name, offsetMin]));
      expect(offsets.get('UTC')).toBe(0);
      expect([60, 120]).toContain(offsets.get('Europe/Berlin'));
      expect(offsets.get('Asia/Kolkata') ?? offsets.get('Asia/Calcutta')).toBe(330);
    });
  });

  describe('a test mail', () => {
    it('without anybody to send it to is not sent, and it is reported why', async () => {
      expect(await station().settingsApi.sendTestMail(await tokenOf('write'), 'de')).toEqual({
        outcome: 'succeeded',
        value: { isSent: false, text: expect.stringMatching(/\S/) },
      });
    });
  });
}
