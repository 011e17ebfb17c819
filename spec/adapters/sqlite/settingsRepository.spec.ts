import { describe, expect, it } from '@jest/globals';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../../../adapters/sqlite/migrate.ts';
import { settings as newNames } from '../../../adapters/sqlite/migrations/0007_settings.ts';
import { migrations } from '../../../adapters/sqlite/migrations/migrations.ts';
import { settingsRepository } from '../../../adapters/sqlite/settingsRepository.ts';
import { defaultSettings, type Settings } from '../../../core/settings/index.ts';
import { openDatabase } from './openDatabase.ts';

const receiver = { active: true, language: 'en', send_maintenance: true, send_warnings: true, send_errors: false };
const receivers = (contact: object) => [
  { ...receiver, ...contact },
  ...Array.from({ length: 4 }, () => ({ ...receiver, active: false, ...contact })),
];

/** As the version before wrote them. */
const rowsBefore: Readonly<Record<string, unknown>> = {
  user: { start_page: 'maintenance' },
  rights: { read: { overview: true, analytics: false, energy_balancing: true, maintenance: false, errors: true, settings: false } },
  units: {
    ...{ pressure: 'psi', temperature: 'degF', volume: 'cft', currency: 'GBP', electricity_rate: 0.31, electricity_co2_equivalent: 0.2 },
    ...{
      oil_price: 1.5,
      oil_heating_value: 9.5,
      oil_co2_equivalent: 2.5,
      gas_price: 0.8,
      gas_heating_value: 10.1,
      gas_co2_equivalent: 1.9,
    },
  },
  email: {
    enabled: true,
    account: {
      ...{ smtp_server: 'mail.example', smtp_port: 465, user_name: 'u', user_password: { is_set: true } },
      ...{ sender_address: 's@mail.example', use_starttls: false },
    },
    receivers: receivers({ email_address: 'r@mail.example', salutation: 'Hello "start_page":', plant_address: 'Hall 2' }),
  },
  print: {
    ...{ orientation: 'portrait', paper_size: 'letter', left_margin: 11, top_margin: 12, right_margin: 13, bottom_margin: 14 },
    image_resolution: 300,
  },
  share: {
    ...{ enabled: true, workgroup: 'W', device: 'd', writeable: true, guest_enabled: true, user_enabled: true, user_name: 'n' },
    user_password: { is_set: false },
  },
  network: { host_name: 'h', dhcp: false, ip_address: '10.0.0.2', network_mask: '255.0.0.0', gateway: '10.0.0.1', dns_server: '10.0.0.3' },
  time: { ntp_server: 'ntp.example', time_zone: 'Europe/Vienna' },
  customer: {
    ...{ station_name: 'Hall', customer: 'C', plant_address: 'A', support_contact: 'S', support_phone: '1' },
    contact_link: 'mailto:a@b.example',
  },
  sms: { enabled: true, gateway_url: 'https://sms.example', token: { is_set: true }, numbers: receivers({ number: '+49170' }) },
  chart: { default_series: ['pressure'], x_mode: '30min', y_mode: 'manual' },
};

const receiverNow = { active: true, language: 'en', sendMaintenance: true, sendWarnings: true, sendErrors: false } as const;
const receiversNow = <Contact extends object>(contact: Contact) => [
  { ...receiverNow, ...contact },
  ...Array.from({ length: 4 }, () => ({ ...receiverNow, active: false, ...contact })),
];

const settingsNow: Settings = {
  limits: defaultSettings.limits,
  plant: defaultSettings.plant,
  mqtt: defaultSettings.mqtt,
  webhook: defaultSettings.webhook,
  fleet: defaultSettings.fleet,
  report: defaultSettings.report,
  user: { startPage: 'maintenance' },
  rights: {
    demo: undefined,
    read: { overview: true, analytics: false, energyBalancing: true, maintenance: false, errors: true, settings: false },
  },
  units: {
    ...{ pressure: 'psi', temperature: 'degF', volume: 'cft', currency: 'GBP', electricityRatePerKWh: 0.31, electricityCo2KgPerKWh: 0.2 },
    ...{ oilPricePerL: 1.5, oilHeatingValueKWhPerL: 9.5, oilCo2KgPerL: 2.5 },
    ...{ gasPricePerM3: 0.8, gasHeatingValueKWhPerM3: 10.1, gasCo2KgPerM3: 1.9 },
  },
  email: {
    enabled: true,
    account: {
      ...{ smtpServer: 'mail.example', smtpPort: 465, userName: 'u', userPassword: { isSet: true } },
      ...{ senderAddress: 's@mail.example', useStartTls: false },
    },
    receivers: receiversNow({ emailAddress: 'r@mail.example', salutation: 'Hello "start_page":', plantAddress: 'Hall 2' }),
  },
  print: {
    ...{ orientation: 'portrait', paperSize: 'letter', leftMarginMm: 11, topMarginMm: 12, rightMarginMm: 13, bottomMarginMm: 14 },
    imageResolutionDpi: 300,
  },
  share: {
    ...{ enabled: true, workgroup: 'W', device: 'd', writeable: true, guestEnabled: true, userEnabled: true, userName: 'n' },
    userPassword: { isSet: false },
  },
  network: { hostName: 'h', dhcp: false, ipAddress: '10.0.0.2', networkMask: '255.0.0.0', gateway: '10.0.0.1', dnsServer: '10.0.0.3' },
  time: { ntpServer: 'ntp.example', zone: 'Europe/Vienna' },
  customer: {
    ...{ stationName: 'Hall', customer: 'C', plantAddress: 'A', schematicNumber: '', supportContact: 'S', supportPhone: '1' },
    contactLink: 'mailto:a@b.example',
  },
  sms: { enabled: true, gatewayUrl: 'https://sms.example', token: { isSet: true }, receivers: receiversNow({ number: '+49170' }) },
  chart: { defaultSeries: ['pressure'], xMode: '30min', yMode: 'manual' },
};

function put(database: DatabaseSync, rows: Readonly<Record<string, unknown>>): void {
  const insert = database.prepare('INSERT INTO settings (name, json) VALUES (?, ?)');
  for (const [name, row] of Object.entries(rows)) insert.run(name, JSON.stringify(row));
}

describe('the settings in the database', () => {
  it('of an earlier version are all there, texts with names of fields in them as well', () => {
    const database = new DatabaseSync(':memory:');
    migrate(database, migrations.slice(0, migrations.indexOf(newNames)));
    put(database, rowsBefore);
    migrate(database, migrations);
    expect(settingsRepository(database).load(defaultSettings)).toEqual(settingsNow);
    database.close();
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a unit that this version lacks', { units: { ...settingsNow.units, pressure: 'Torr' } }],
    ['a zone that this runtime lacks', { time: { ...settingsNow.time, zone: 'Europe/Atlantis' } }],
    ['a language that this version lacks', { sms: { ...settingsNow.sms, receivers: [{ ...receiverNow, language: 'fr', number: '1' }] } }],
    ['a number in the place of a text', { customer: { stationName: 7 } }],
    ['a text in the place of a list', { chart: { defaultSeries: 'pressure' } }],
    ['nothing', { network: null }],
    [
      'an entry that this version lacks',
      {
        plant: {
          receivers: {
            rows: [
              { since: '2026-01-01', volumeM3: 4 },
              { since: 'soon', volumeM3: 5 },
            ],
          },
          eras: 7,
        },
      },
    ],
  ])('that hold %s fall back there to the defaults, and only there', (_what, rows) => {
    const database = openDatabase();
    put(database, rows);
    const loaded = settingsRepository(database).load(defaultSettings);
    const { units, time, sms, customer, chart, network } = defaultSettings;
    const group = Object.keys(rows)[0] as keyof Settings;
    const expected: Partial<Settings> = {
      units: { ...settingsNow.units, pressure: units.pressure },
      time: { ...settingsNow.time, zone: time.zone },
      sms: { ...settingsNow.sms, receivers: [{ ...receiverNow, language: 'de', number: '1' }, ...sms.receivers.slice(1)] },
      customer,
      chart,
      network,
      plant: { ...defaultSettings.plant, receivers: { rows: [{ since: '2026-01-01', volumeM3: 4 }] } },
    };
    expect(loaded).toEqual({ ...defaultSettings, [group]: expected[group] });
  });

  it('give rights that are not stored to nobody', () => {
    const database = openDatabase();
    put(database, { rights: { demo: { overview: true } } });
    expect(settingsRepository(database).load(defaultSettings).rights).toEqual({
      demo: { overview: true, analytics: false, energyBalancing: false, maintenance: false, errors: false, settings: false },
      read: undefined,
    });
  });
});
