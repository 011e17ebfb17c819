import { describe, expect, it, test } from '@jest/globals';
import { defaultSettings, openGroups, openSettings, settingsGroups } from '../../../core/settings/index.ts';
import { defaultLanguage } from '../../../i18n/index.ts';

describe('a new station', () => {
  it('[SET-12] [SET-17] has these tariffs, units, paper, language, network, clock and start page, and sends and shares nothing', () => {
    const { units, print, network, time, user, email, sms, share } = defaultSettings;
    expect(units).toEqual({
      pressure: 'bar',
      temperature: 'degC',
      volume: 'm3',
      currency: 'EUR',
      electricityRatePerKWh: 0.25,
      electricityCo2KgPerKWh: 0.38,
      oilPricePerL: 1,
      oilHeatingValueKWhPerL: 10,
      oilCo2KgPerL: 2.68,
      gasPricePerM3: 0.9,
      gasHeatingValueKWhPerM3: 10.3,
      gasCo2KgPerM3: 2,
    });
    expect(print).toEqual({
      orientation: 'landscape',
      paperSize: 'a4',
      leftMarginMm: 10,
      topMarginMm: 10,
      rightMarginMm: 10,
      bottomMarginMm: 10,
      imageResolutionDpi: 150,
    });
    expect([defaultLanguage, ...[...email.receivers, ...sms.receivers].map(({ language }) => language)]).toEqual(Array(11).fill('de'));
    expect(network.dhcp).toBe(true);
    expect(time).toEqual({ ntpServer: '', zone: 'UTC' });
    expect(user.startPage).toBe('overview');
    expect([email.enabled, sms.enabled, share.enabled]).toEqual([false, false, false]);
  });

  it('[ACC-8] opens overview, analysis and balance to demo, to read maintenance and faults as well, settings to neither', () => {
    const opened = (level: 'demo' | 'read') => Object.entries(defaultSettings.rights[level]!).flatMap(([area, is]) => (is ? [area] : []));
    const toDemo = ['overview', 'analytics', 'energyBalancing'];
    expect([opened('demo'), opened('read')]).toEqual([toDemo, [...toDemo, 'maintenance', 'errors']]);
  });

  it('has five receivers of mails and five of text messages, none of them active', () => {
    const { email, sms } = defaultSettings;
    expect([...email.receivers, ...sms.receivers].map(({ active }) => active)).toEqual(Array(10).fill(false));
    expect([email.receivers.length, sms.receivers.length]).toEqual([5, 5]);
  });

  it('would send mails of errors by a server that begins encryption on port 587, and knows no secret', () => {
    const { email, sms, mqtt, webhook } = defaultSettings;
    expect(email.account).toMatchObject({ smtpPort: 587, useStartTls: true });
    for (const { sendMaintenance, sendWarnings, sendErrors } of [...email.receivers, ...sms.receivers])
      expect([sendMaintenance, sendWarnings, sendErrors]).toEqual([false, false, true]);
    expect([email.account.userPassword, sms.token, mqtt.password, webhook.key]).toEqual(Array(4).fill({ isSet: false }));
  });

  it('speaks to no broker, webhook or fleet; it would say its values every ten seconds', () => {
    const { mqtt, webhook, fleet } = defaultSettings;
    expect([mqtt.enabled, mqtt.homeAssistant, mqtt.everyS, webhook.enabled, fleet.url]).toEqual([false, false, 10, false, '']);
  });

  it('makes the report of a month on the third day of the next, and sends it to nobody', () => {
    expect(defaultSettings.report).toEqual({ day: 3, receivers: Array(5).fill({ isSent: false }) });
  });

  it('lets nobody write into its share', () => {
    expect(defaultSettings.share).toMatchObject({ writeable: false, guestEnabled: false });
  });

  it('has no user and no password for its share', () => {
    expect(defaultSettings.share).toMatchObject({ userEnabled: false, userName: '', userPassword: { isSet: false } });
  });
});

describe('the groups of settings', () => {
  it('are all there', () => {
    expect(Object.keys(defaultSettings).sort()).toEqual(settingsGroups.toSorted());
  });

  it('are open to every session but those of mail, share, network, SMS, the plant, the broker, the webhook, the fleet and the report', () => {
    expect(Object.keys(openSettings(defaultSettings))).toEqual([...openGroups]);
    expect(settingsGroups.filter((group) => !(openGroups as readonly string[]).includes(group))).toEqual([
      'email',
      'share',
      'network',
      'sms',
      'plant',
      'mqtt',
      'webhook',
      'fleet',
      'report',
    ]);
  });

  test.each(openGroups)('%s is open as it is', (group) => {
    expect(openSettings(defaultSettings)[group]).toBe(defaultSettings[group]);
  });
});
