import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { SettingsGroup } from '../../core/settings/index.ts';
import { savesAt } from '../station/device/savesAt.ts';
import type { RunningStation } from '../station/startStation.ts';

const ok = [200, 'OK'];
const manual = { dhcp: false, ip_address: '192.168.7.20', network_mask: '255.255.255.0', gateway: '192.168.7.1', dns_server: '' };

/** What a station does with network, time and share, whatever device it runs on. */
export function deviceContract(name: string, start: () => Promise<RunningStation>): void {
  describe(`on ${name}, a station`, () => {
    let station: RunningStation;
    let calls: ReturnType<typeof savesAt>;
    beforeAll(async () => {
      station = await start();
      calls = savesAt(station);
    });
    afterAll(() => station.close());

    test.each<[SettingsGroup, Readonly<Record<string, unknown>>]>([
      ['network', { host_name: 'halle-2', ...manual }],
      ['network', { host_name: 'halle-3', dhcp: true }],
      ['time', { ntp_server: 'ntp.example', time_zone: 'Europe/Vienna' }],
      ['share', { enabled: true, workgroup: 'WERK', device: 'Halle 2 ($%;"\')', writeable: true, guest_enabled: true }],
    ])('keeps %s once the device has it: %j', async (group, values) => {
      expect(await calls.save(group, values)).toEqual(ok);
      expect(await calls.read(group)).toMatchObject(values);
    });

    test.each<[SettingsGroup, unknown, string]>([
      ['network', { ...manual, ip_address: '300.1.1.1' }, 'ip_address: Wert 300 zu groß in Adressteil 1'],
      ['network', { host_name: 'a b' }, 'host_name: Ungültiger Name'],
      ['time', { ntp_server: '$(reboot)' }, 'ntp_server: Ungültiger Name'],
    ])('refuses %s that are not valid and keeps what it had: %j', async (group, body, reported) => {
      const before = await calls.read(group);
      const [status, text] = await calls.save(group, body);
      expect([status, text]).toEqual([400, `Nicht alle Einstellungen sind gültig. Bitte prüfen!\n${reported}`]);
      expect(await calls.read(group)).toEqual(before);
    });

    it('never says the password of the share, and keeps it until it is replaced or cleared', async () => {
      const secret = () => station.settings.secret('share.userPassword');
      for (const [body, kept] of [
        [{ user_name: 'card', user_password: 'h1dden' }, 'h1dden'],
        [{ user_name: 'card2' }, 'h1dden'],
        [{ user_password: '' }, 'h1dden'],
        [{ user_password: 'n3w' }, 'n3w'],
        [{ user_password: null }, undefined],
      ] as const) {
        expect(await calls.save('share', body)).toEqual(ok);
        expect(secret()).toBe(kept);
        expect(await calls.read('share')).toMatchObject({ user_password: { is_set: kept !== undefined } });
      }
    });

    it('saves one after another, so that of changes at once none is lost', async () => {
      const parts = [{ workgroup: 'ONE' }, { device: 'two' }, { writeable: false }, { guest_enabled: false }];
      expect(await Promise.all(parts.map((part) => calls.save('share', part)))).toEqual(parts.map(() => ok));
      expect(await calls.read('share')).toMatchObject(Object.assign({}, ...parts) as object);
    });

    it('opens its web server again for the time, and for nothing else', async () => {
      const before = station.restarts();
      for (const group of ['network', 'share', 'user'] as const) expect(await calls.save(group, {})).toEqual(ok);
      expect(station.restarts()).toBe(before);
      expect(await calls.save('time', {})).toEqual(ok);
      expect(station.restarts()).toBe(before + 1);
    });
  });
}
