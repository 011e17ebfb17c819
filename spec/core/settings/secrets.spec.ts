import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  nextSecret,
  sentSecrets,
  type SentSecret,
  settingsGroups,
  unchangedSettings,
  withoutSecrets,
} from '../../../core/settings/index.ts';
import { secretNames } from '../../../core/settings/settingsSecrets.ts';
import { anySettings } from './anySettings.ts';

describe('a secret', () => {
  test.each<[string | undefined, SentSecret, string | undefined]>([
    ['old', undefined, 'old'],
    ['old', '', 'old'],
    ['old', null, undefined],
    ['old', 'new', 'new'],
    [undefined, undefined, undefined],
    [undefined, '', undefined],
    [undefined, null, undefined],
    [undefined, 'new', 'new'],
  ])('that is %p becomes, sent %p, %p', (current, sent, next) => {
    expect(nextSecret(current, sent)).toBe(next);
  });
});

describe('the secrets of the settings', () => {
  it('are those of mail, share, SMS, MQTT and the webhook', () => {
    expect(secretNames).toEqual(['email.account.userPassword', 'share.userPassword', 'sms.token', 'mqtt.password', 'webhook.key']);
  });

  it('are reported by name from what was sent, and kept out of what is shown', () => {
    const secret = fc.constantFrom<SentSecret>(undefined, null, '', 'geheim');
    fc.assert(
      fc.property(anySettings, secret, fc.subarray([...secretNames]), (settings, value, known) => {
        const email = unchangedSettings<'email'>(settings.email);
        const sent = { ...email, account: { ...email.account, userPassword: value } };
        expect(sentSecrets('email', sent)).toEqual(new Map([['email.account.userPassword', value]]));
        const isSet = known.includes('email.account.userPassword');
        expect(withoutSecrets('email', sent, new Set(known))).toEqual({
          ...settings.email,
          account: { ...settings.email.account, userPassword: { isSet } },
        });
      }),
    );
  });

  it('are none where a group has none: it stays as it is', () => {
    fc.assert(
      fc.property(anySettings, fc.constantFrom(...settingsGroups), (settings, group) => {
        fc.pre(!secretNames.some((name) => name.startsWith(`${group}.`)));
        expect(unchangedSettings(settings[group])).toEqual(settings[group]);
        expect(withoutSecrets(group, settings[group], new Set())).toEqual(settings[group]);
        expect(sentSecrets(group, settings[group] as never).size).toBe(0);
      }),
    );
  });
});
