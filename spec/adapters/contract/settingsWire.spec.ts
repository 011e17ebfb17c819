import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  decodeSentSettings,
  decodeSettings,
  encodeSentSettings,
  encodeSettings,
  settingsFieldName,
} from '../../../adapters/contract/index.ts';
import { leavesOf } from '../../../core/settings/formTree.ts';
import { completeRights } from '../../../core/access/index.ts';
import { defaultSettings, type SentSecret, type Settings, settingsGroups, unchangedSettings } from '../../../core/settings/index.ts';
import { anySettings } from '../../core/settings/anySettings.ts';
import { leavesIn, pathsIn, sent, valueAt, withAt, wrongValue } from './wires.ts';

const groups = fc.subarray([...settingsGroups]);
const only = (all: Settings, wanted: readonly (keyof Settings)[]): Partial<Settings> =>
  Object.fromEntries(wanted.map((group) => [group, all[group]]));

describe('the settings on the wire', () => {
  it('arrive as they were sent, only the groups that were', () => {
    fc.assert(
      fc.property(anySettings, groups, (all, wanted) => {
        expect(decodeSettings(sent(encodeSettings(only(all, wanted))), defaultSettings)).toEqual(only(all, wanted));
      }),
    );
  });

  it("[SET-1] have the controller's names", () => {
    expect(encodeSettings(defaultSettings)).toEqual({
      mqtt: {
        ...{ enabled: false, broker_url: '', user_name: '', password: { is_set: false }, ca_certificate: '', station: 'pressluft' },
        ...{ every_s: 10, language: 'de', home_assistant: false, dashboard_url: '' },
      },
      report: { day: 3, receivers: Array(5).fill({ send: false }) },
      webhook: { enabled: false, url: '', key: { is_set: false }, ca_certificate: '', language: 'de' },
      fleet: { url: '', ca_certificate: '', dashboard_url: '' },
      limits: { record_warnings: false, points: Array.from({ length: 24 }, () => ({ point: '' })) },
      plant: {
        receivers: [],
        flow_sensors: [],
        night_use: [],
        windows: [],
        eras: [],
        data_sheets: [],
        tariffs: [],
        co2: [],
        targets: [],
        site_meters: [],
        baselines: [],
        adjustments: [],
        leak_changes: [],
        day_types: [],
        heat: [],
        measures: [],
        valuations: [],
      },
      user: { start_page: 'overview' },
      rights: {
        demo: { overview: true, analytics: true, energy_balancing: true, maintenance: false, errors: false, settings: false },
        read: { overview: true, analytics: true, energy_balancing: true, maintenance: true, errors: true, settings: false },
      },
      units: {
        pressure: 'bar',
        temperature: 'degC',
        volume: 'm3',
        currency: 'EUR',
        electricity_rate: 0.25,
        electricity_co2_equivalent: 0.38,
        oil_price: 1,
        oil_heating_value: 10,
        oil_co2_equivalent: 2.68,
        gas_price: 0.9,
        gas_heating_value: 10.3,
        gas_co2_equivalent: 2,
      },
      email: {
        enabled: false,
        account: {
          smtp_server: '',
          smtp_port: 587,
          user_name: '',
          user_password: { is_set: false },
          sender_address: '',
          use_starttls: true,
        },
        receivers: Array(5).fill({
          active: false,
          email_address: '',
          language: 'de',
          send_maintenance: false,
          send_warnings: false,
          send_errors: true,
          salutation: '',
          plant_address: '',
        }),
      },
      print: {
        orientation: 'landscape',
        paper_size: 'a4',
        left_margin: 10,
        top_margin: 10,
        right_margin: 10,
        bottom_margin: 10,
        image_resolution: 150,
      },
      share: {
        enabled: false,
        workgroup: 'WORKGROUP',
        device: 'pressluft',
        writeable: false,
        guest_enabled: false,
        user_enabled: false,
        user_name: '',
        user_password: { is_set: false },
      },
      network: { host_name: 'pressluft', dhcp: true, ip_address: '', network_mask: '', gateway: '', dns_server: '' },
      time: { ntp_server: '', time_zone: 'UTC' },
      customer: {
        station_name: '',
        customer: '',
        plant_address: '',
        schematic_number: '',
        support_contact: '',
        support_phone: '',
        contact_link: 'mailto:service@pressluft.example',
      },
      sms: {
        enabled: false,
        gateway_url: '',
        token: { is_set: false },
        numbers: Array(5).fill({
          active: false,
          number: '',
          language: 'de',
          send_maintenance: false,
          send_warnings: false,
          send_errors: true,
        }),
      },
      chart: { default_series: ['pressure', 'flow', 'delivery'], x_mode: 'auto', y_mode: 'auto' },
    });
  });

  it('[ENT-7] may lack any field, or have nonsense there: settings fall back to their defaults, rights to none', () => {
    const wire = encodeSettings(defaultSettings);
    const unfitFor: Readonly<Record<string, readonly unknown[]>> = {
      string: [7, true],
      number: ['7', true],
      boolean: ['true', 0],
      object: ['x', 7],
    };
    const field = fc.constantFrom(...leavesIn(wire).filter((path) => path[0] !== 'rights'));
    const nonsense = field.chain((path) => {
      const unfit = unfitFor[typeof valueAt(wire, path)]!;
      return fc.tuple(fc.constant(path), fc.constantFrom<unknown>(undefined, null, {}, [7], ...unfit));
    });
    fc.assert(
      fc.property(nonsense, ([path, value]) => {
        expect(decodeSettings(sent(withAt(wire, path, value)), defaultSettings)).toEqual(defaultSettings);
      }),
      { numRuns: 500 },
    );
    const right = fc.constantFrom(...pathsIn(wire).filter((path) => path.length === 3 && path[0] === 'rights'));
    fc.assert(
      fc.property(
        right,
        wrongValue.filter((value) => value !== true),
        (path, value) => {
          const decoded = sent(encodeSettings(decodeSettings(sent(withAt(wire, path, value)), defaultSettings)));
          expect(decoded).toEqual(withAt(wire, path, false));
        },
      ),
    );
  });

  it.each(['Europe/Atlantis', '', 'x'.repeat(1000)])('name no zone that does not exist (%p): it falls back to the default', (zone) => {
    const wire = withAt(encodeSettings(defaultSettings), ['time', 'time_zone'], zone);
    expect(decodeSettings(sent(wire), defaultSettings).time?.zone).toBe(defaultSettings.time.zone);
  });

  it('are no settings at all where something else arrives', () => {
    for (const wire of [undefined, null, 7, 'x', [], {}, { unknown: { a: 1 } }]) expect(decodeSettings(wire, defaultSettings)).toEqual({});
  });

  test.each([null, {}, 7, []])('rights of %p are sets that are missing', (rights) => {
    expect(decodeSettings({ rights }, defaultSettings)).toEqual({ rights: { demo: undefined, read: undefined } });
  });
});

describe('settings that are sent to be saved', () => {
  const secret = fc.constantFrom<SentSecret>(undefined, null, '', 'geheim');

  it.each(settingsGroups)('%s arrive as they were sent', (group) => {
    fc.assert(
      fc.property(anySettings, (all) => {
        const whole = { ...all, rights: completeRights(all.rights) };
        const values = unchangedSettings(whole[group]) as never;
        const arrived = decodeSentSettings(group, sent(encodeSentSettings(group, values)), defaultSettings[group]);
        expect(arrived).toEqual(values);
      }),
    );
  });

  it('have names on the wire for each of their fields', () => {
    const limits = { recordsWarnings: true, points: defaultSettings.limits.points.map((free) => ({ ...free, point: 'networkPressure' })) };
    for (const group of settingsGroups) {
      const wire = encodeSettings({ ...defaultSettings, limits })[group];
      for (const { path } of leavesOf(defaultSettings[group])) {
        const parts = settingsFieldName(group, path).split('.');
        const value = parts.reduce<unknown>((of, part) => (of as Readonly<Record<string, unknown>> | undefined)?.[part], wire);
        expect([path, value]).not.toEqual([path, undefined]);
      }
    }
    expect(settingsFieldName('email', 'receivers.4.emailAddress')).toBe('receivers.4.email_address');
    expect(settingsFieldName('plant', 'nightUse.2.fromHour')).toBe('night_use.2.fromHour');
  });

  it('carry a secret only to set or clear it', () => {
    const share = unchangedSettings<'share'>(defaultSettings.share);
    fc.assert(
      fc.property(secret, (userPassword) => {
        const wire = sent(encodeSentSettings('share', { ...share, userPassword }));
        const keeps = userPassword === undefined || userPassword === '';
        expect(Object.hasOwn(wire as object, 'user_password')).toBe(!keeps);
        expect(decodeSentSettings('share', wire, { ...defaultSettings.share, userPassword: { isSet: true } }).userPassword).toBe(
          keeps ? undefined : userPassword,
        );
      }),
    );
  });

  test.each([
    ['geheim', true],
    ['', false],
  ])('know of a secret that a controller shows, %p, only whether it is set', (user_password, isSet) => {
    const { share } = decodeSettings({ share: { user_password } }, defaultSettings);
    expect(share?.userPassword).toEqual({ isSet });
  });

  test.each([undefined, '', 7, true, {}, [], { is_set: true }])('keep a secret where %p is sent for it', (user_password) => {
    expect(decodeSentSettings('share', { user_password }, defaultSettings.share).userPassword).toBeUndefined();
  });

  it('keep what is not sent, or is nonsense', () => {
    fc.assert(
      fc.property(anySettings, fc.constantFrom(...settingsGroups), wrongValue, (all, group, wire) => {
        expect(decodeSentSettings(group, wire, all[group])).toEqual(unchangedSettings(all[group] as never));
      }),
    );
  });
});
