import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { encodeSettings, encodeSentSettings, paths } from '../../../adapters/contract/index.ts';
import { defaultSettings, type SettingsGroup, settingsGroups, unchangedSettings } from '../../../core/settings/index.ts';
import { leavesIn, valueAt } from '../../adapters/contract/wires.ts';
import { type RunningStation, startStation } from '../startStation.ts';

describe('the settings of a station', () => {
  let station: RunningStation;
  let token: string;
  beforeAll(async () => {
    station = await startStation();
    token = station.tokenOf('write');
  });
  afterAll(() => station.close());

  const save = (group: SettingsGroup, body: unknown, language = 'en') =>
    station.call(paths.saveSettings(group), {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
  const read = async (group: SettingsGroup) => {
    const answer = await station.call(paths.readSettings(group), { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as Record<string, unknown>;
  };

  test.each(settingsGroups)('[API-8, API-11] of %s are read and saved as they are, answered with OK', async (group) => {
    const before = await read(group);
    expect(before).toEqual(encodeSettings({ [group]: station.settings.all()[group] })[group]);
    const answer = await save(group, encodeSentSettings(group, unchangedSettings(station.settings.all()[group])));
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'text/plain; charset=utf-8', 'OK']);
    expect(await read(group)).toEqual(before);
  });

  test.each<[SettingsGroup, object]>([
    ['user', { start_page: 'settings' }],
    ['rights', { demo: { overview: false, analytics: true, energy_balancing: false, maintenance: false, errors: true, settings: false } }],
    ['units', { currency: 'GBP', oil_price: 1.5 }],
    ['email', { account: { smtp_server: 'mail.example', smtp_port: 2525 } }],
    ['print', { orientation: 'portrait', left_margin: 12.5 }],
    ['share', { enabled: true, workgroup: 'HALLE' }],
    ['network', { host_name: 'halle-2' }],
    ['customer', { station_name: 'Werk Ost' }],
    ['sms', { gateway_url: 'https://sms.example/{number}/{text}' }],
    ['plant', { receivers: [{ since: '2026-01-01', volumeM3: 12 }], tariffs: [{ since: '2026-01-01', kind: 'flat', perKWh: 0.3 }] }],
    ['chart', { x_mode: 'max' }],
  ])('[API-8, API-11] of %s are changed to what is sent: %j', async (group, changed) => {
    const before = await read(group);
    expect(before).not.toMatchObject(changed);
    expect(await (await save(group, changed)).text()).toBe('OK');
    expect(await read(group)).toMatchObject(changed);
    const again = encodeSentSettings(group, unchangedSettings(defaultSettings[group]));
    expect(await (await save(group, again)).text()).toBe('OK');
  });

  test.each<[SettingsGroup, object, RegExp]>([
    ['units', { electricity_rate: -1 }, /\nelectricity_rate: The number must not be negative$/],
    ['email', { enabled: true, account: { smtp_server: 'a b' } }, /\naccount\.smtp_server: [^\n]+$/],
    [
      'email',
      { enabled: true, account: { smtp_server: 'a' }, receivers: [{}, { active: true }] },
      /\nreceivers\.1\.email_address: [^\n]+$/,
    ],
    ['sms', { enabled: true, numbers: [{ active: true, number: 'x' }] }, /\ngateway_url: [^\n]+\nnumbers\.0\.number: [^\n]+$/],
  ])("of %s are refused by the wire's names: %j", async (group, body, expected) => {
    expect(await (await save(group, body)).text()).toMatch(expected);
  });

  it('keep the fields that are left out, at every depth', async () => {
    for (const group of settingsGroups) {
      if (group === 'time') continue;
      const before = await read(group);
      for (const path of leavesIn(before).filter((each) => !each.includes('is_set'))) {
        const alone = path.reduceRight<unknown>((value, part) => ({ [part]: value }), valueAt(before, path));
        expect([path, await (await save(group, alone)).text()]).toEqual([path, 'OK']);
        expect(await read(group)).toEqual(before);
      }
    }
  });

  it('of rights change the one area that is sent', async () => {
    const before = await read('rights');
    expect(await (await save('rights', { demo: { maintenance: true } })).text()).toBe('OK');
    expect(await read('rights')).toEqual({ ...before, demo: { ...(before['demo'] as object), maintenance: true } });
    expect(await (await save('rights', { demo: { maintenance: false } })).text()).toBe('OK');
    expect(await read('rights')).toEqual(before);
  });

  it('keep the fields that are left out', async () => {
    await save('units', { electricity_rate: 0.31 });
    expect(await read('units')).toEqual({
      ...(encodeSettings({ units: defaultSettings.units })['units'] as object),
      electricity_rate: 0.31,
    });
  });

  it('are there after a restart, secrets included, of which nothing is reported but that they are set', async () => {
    const account = { smtp_server: 'mail.example', user_password: 's3cret' };
    expect((await save('email', { account })).status).toBe(200);
    expect(station.settings.secret('email.account.userPassword')).toBe('s3cret');
    expect(JSON.stringify(await read('email'))).not.toContain('s3cret');
    await station.close();
    station = await startStation({ folder: station.folder });
    token = station.tokenOf('write');
    expect(await read('email')).toMatchObject({ account: { smtp_server: 'mail.example', user_password: { is_set: true } } });
    expect(station.settings.secret('email.account.userPassword')).toBe('s3cret');
  });

  test.each([
    ['absent', {}, 's3cret'],
    ['empty', { user_password: '' }, 's3cret'],
    ['null', { user_password: null }, undefined],
    ['a text', { user_password: 'n3w' }, 'n3w'],
  ])('[API-12] keep, clear or replace a secret that is sent as %s', async (_what, account, expected) => {
    await save('email', { account: { user_password: 's3cret' } });
    expect((await save('email', { account })).status).toBe(200);
    expect(station.settings.secret('email.account.userPassword')).toBe(expected);
    expect(await read('email')).toMatchObject({ account: { user_password: { is_set: expected !== undefined } } });
  });

  test.each<[SettingsGroup, (secret: string | null) => object]>([
    ['email', (secret) => ({ account: { user_password: secret } })],
    ['sms', (secret) => ({ token: secret })],
    ['share', (secret) => ({ user_password: secret })],
  ])('[API-12] of %s say of their secret only that one is set', async (group, body) => {
    const shown = async () => JSON.stringify(await read(group));
    for (const secret of ['never reported again', '', 'reported another time']) {
      expect(await (await save(group, body(secret))).text()).toBe('OK');
      expect(await shown()).toContain('"is_set":true');
      expect(await shown()).not.toMatch(/reported/);
    }
    await save(group, body(null));
    expect(await shown()).toContain('"is_set":false');
  });

  test.each([
    ['de', 'Nicht alle Einstellungen sind gültig. Bitte prüfen!\nip_address: Wert 300 zu groß in Adressteil 1'],
    ['en-GB,en;q=0.9', 'Not all settings are valid. Please check!\nip_address: Value 300 too big in address part 1'],
    ['fr', 'Nicht alle Einstellungen sind gültig. Bitte prüfen!\nip_address: Wert 300 zu groß in Adressteil 1'],
  ])('[API-12] [SET-3] that are not valid are refused with a text in the language %s', async (language, text) => {
    const before = await read('network');
    const answer = await save('network', { dhcp: false, ip_address: '300.1.1.1', network_mask: '255.255.255.0' }, language);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe(text);
    expect(await read('network')).toEqual(before);
  });

  test.each<[SettingsGroup, unknown]>([
    ['units', { electricity_rate: 'much' }],
    ['units', { electricity_rat: 1 }],
    ['units', { pressure: 'Pa' }],
    ['time', { time_zone: 'Mars/Olympus' }],
    ['user', []],
    ['user', 'overview'],
    ['rights', { demo: { overview: 1 } }],
    ['email', { receivers: Array.from({ length: 6 }, () => ({})) }],
    ['customer', { station_name: 'x'.repeat(70_000) }],
    ['plant', { receivers: [{ since: '2026-02-30', volumeM3: 12 }] }],
    ['plant', { tariffs: [{ since: '2026-01-01', kind: 'steps', perKWh: 0.3 }] }],
    ['plant', { targets: Array.from({ length: 101 }, (_, i) => ({ since: `${2000 + i}-01-01`, kWhPerYear: 1 })) }],
  ])('of %s that are of the wrong kind are refused in text, and nothing is saved', async (group, body) => {
    const before = await read(group);
    const answer = await save(group, body, 'en');
    expect([answer.status, await answer.text()]).toEqual([400, 'The input is not valid.']);
    expect(await read(group)).toEqual(before);
  });

  it('without the right are refused in text', async () => {
    const answer = await station.call(paths.saveSettings('user'), {
      method: 'PUT',
      headers: { authorization: `Bearer ${station.tokenOf('read')}`, 'content-type': 'application/json', 'accept-language': 'de' },
      body: '{}',
    });
    expect([answer.status, await answer.text()]).toEqual([403, 'Dazu fehlt das Recht.']);
  });

  it('carry any text of 64 kB unharmed', async () => {
    const text = fc.oneof(
      fc.constantFrom(
        '<script>alert(1)</script>',
        '=HYPERLINK("x")',
        '\u202etxt.exe',
        '\r\nSet-Cookie: a=b',
        "'); DROP TABLE settings;--",
        'x'.repeat(65_536),
      ),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (station_name) => {
        expect((await save('customer', { station_name })).status).toBe(200);
        expect(await read('customer')).toMatchObject({ station_name });
      }),
      { numRuns: 50 },
    );
    await save('customer', { station_name: 'Werk' });
  });

  it('[API-11] of the time are saved and open the web server again, others do not', async () => {
    await save('user', { start_page: 'maintenance' });
    expect(station.restarts()).toBe(0);
    await save('time', { time_zone: 'Europe/Vienna' });
    expect(station.restarts()).toBe(1);
    expect(await read('time')).toMatchObject({ time_zone: 'Europe/Vienna' });
  });

  it('are noted by group and field, never with their values', async () => {
    await save('email', { account: { user_password: 'never-noted' } });
    const notes = JSON.stringify(station.store.audit.newest(10));
    expect(notes).toContain('"group":"email"');
    expect(notes).not.toContain('never-noted');
  });
});
