import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  defaultSettings,
  type EmailReceiver,
  parsePort,
  type Sent,
  type Settings,
  type SettingsContext,
  type SettingsGroup,
  settingsGroups,
  type SettingsMessage,
  settingsProblems,
  unchangedSettings,
} from '../../../core/settings/index.ts';
import { portProblem } from '../../../core/settings/numberProblem.ts';
import { anySettings } from './anySettings.ts';

const context: SettingsContext = { zones: ['UTC', 'Europe/Berlin'], allowLocalGateway: false };
const problems = <G extends SettingsGroup>(group: G, values: Sent<Settings[G]>) => settingsProblems(group, values, context);
const sent = <G extends SettingsGroup>(group: G): Sent<Settings[G]> => unchangedSettings<G>(defaultSettings[group]);
const amounts = Object.entries(defaultSettings.units).filter(([, value]) => typeof value === 'number');

describe('the settings of a group', () => {
  test.each(settingsGroups)('%s are valid by default', (group) => {
    expect(problems(group, sent(group) as never)).toEqual([]);
  });

  it('give the same problems again, each field once, and never fail', () => {
    fc.assert(
      fc.property(anySettings, fc.constantFrom(...settingsGroups), (settings, group) => {
        const found = problems(group, unchangedSettings(settings[group]) as never);
        expect(problems(group, unchangedSettings(settings[group]) as never)).toEqual(found);
        expect(new Set(found.map(({ field }) => field)).size).toBe(found.length);
      }),
    );
  });

  it('of rights, user, share and chart are always valid', () => {
    fc.assert(
      fc.property(anySettings, ({ rights, user, share, chart }) => {
        expect([
          ...problems('rights', rights),
          ...problems('user', user),
          ...problems('share', unchangedSettings<'share'>(share)),
          ...problems('chart', chart),
        ]).toEqual([]);
      }),
    );
  });
});

describe('prices, heating values, CO2 factors and margins', () => {
  const margins = ['leftMarginMm', 'topMarginMm', 'rightMarginMm', 'bottomMarginMm'];

  test.each<[number, SettingsMessage | undefined]>([
    [0, undefined],
    [-0, undefined],
    [0.38, undefined],
    [1e9, undefined],
    [-0.01, { code: 'negativeNumber' }],
    [NaN, { code: 'noNumber' }],
    [Infinity, { code: 'noNumber' }],
  ])('are numbers of zero or more: %p gives %p', (value, message) => {
    const expected = message === undefined ? [] : [message];
    for (const [field] of amounts) {
      const found = problems('units', { ...defaultSettings.units, [field]: value });
      expect(found).toEqual(expected.map((each) => ({ field, message: each })));
    }
    for (const field of margins) {
      const found = problems('print', { ...defaultSettings.print, [field]: value });
      expect(found).toEqual(expected.map((each) => ({ field, message: each })));
    }
  });

  it('are eight, each with its unit of entry, and four', () => {
    expect(amounts.map(([name]) => name)).toEqual([
      'electricityRatePerKWh',
      'electricityCo2KgPerKWh',
      'oilPricePerL',
      'oilHeatingValueKWhPerL',
      'oilCo2KgPerL',
      'gasPricePerM3',
      'gasHeatingValueKWhPerM3',
      'gasCo2KgPerM3',
    ]);
    expect(Object.keys(defaultSettings.print)).toEqual(expect.arrayContaining(margins));
  });

  test.each([0, 29, 1201, 1e9])('with a resolution of %d dpi are not printed', (imageResolutionDpi) => {
    const message = { code: 'outOfRange', least: 30, most: 1200 };
    expect(problems('print', { ...defaultSettings.print, imageResolutionDpi })).toEqual([{ field: 'imageResolutionDpi', message }]);
  });

  test.each([30, 1200])('with a resolution of %d dpi are printed', (imageResolutionDpi) => {
    expect(problems('print', { ...defaultSettings.print, imageResolutionDpi })).toEqual([]);
  });
});

describe('the mail settings', () => {
  const { account, receivers } = sent('email');
  const working = { ...account, smtpServer: 'smtp.werk.example' };
  const email = (given: Partial<typeof working>, five: readonly EmailReceiver[] = receivers) =>
    problems('email', { enabled: true, account: { ...working, ...given }, receivers: five });

  it('are not looked at while mail is off', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(problems('email', { ...unchangedSettings<'email'>(settings.email), enabled: false })).toEqual([]);
      }),
    );
  });

  test.each<[string, SettingsMessage | undefined]>([
    ['smtp.werk.example', undefined],
    ['192.168.0.1', undefined],
    ['', { code: 'serverRequired' }],
    [' ', { code: 'spaceInServer' }],
    ['smtp werk', { code: 'spaceInServer' }],
    ['smtp.werk.example ', { code: 'spaceInServer' }],
  ])('need a server without space: %p gives %p', (smtpServer, message) => {
    expect(email({ smtpServer })).toEqual(message === undefined ? [] : [{ field: 'account.smtpServer', message }]);
  });

  test.each(['1', '25', '587', '65535'])('take the port %p', (text) => {
    expect(parsePort(text)).toBe(Number(text));
    expect(email({ smtpPort: parsePort(text) })).toEqual([]);
  });

  test.each(['', '0', '65536', '99999', '123456', '025', '+25', '-25', ' 25', '25 ', '25.0', '2e1', '0x19', '2,5', '٢٥', 'smtp'])(
    'refuse the port %p',
    (text) => {
      expect(email({ smtpPort: parsePort(text) })).toEqual([{ field: 'account.smtpPort', message: { code: 'invalidPort' } }]);
    },
  );

  it('take whole ports of 1 to 65535 only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer({ min: -10, max: 70_000 })), (port) => {
        const isPort = Number.isInteger(port) && port >= 1 && port <= 65_535;
        expect(portProblem(port)).toEqual(isPort ? undefined : { code: 'invalidPort' });
        if (isPort) expect(parsePort(String(port))).toBe(port);
      }),
    );
  });

  test.each([
    ['', []],
    ['station@werk.example', []],
    ['station@werk', [{ field: 'account.senderAddress', message: { code: 'invalidEmailAddress' } }]],
    [' ', [{ field: 'account.senderAddress', message: { code: 'invalidEmailAddress' } }]],
  ])('may have a sender, but only a valid one: %p gives %p', (senderAddress, expected) => {
    expect(email({ senderAddress })).toEqual(expected);
  });

  it('need a valid address for each active receiver, and none for the others', () => {
    const five = receivers.map((receiver, i) => ({
      ...receiver,
      active: i % 2 === 0,
      emailAddress: i === 0 ? 'a@werk.example' : 'nobody',
    }));
    expect(email({}, five)).toEqual(
      [2, 4].map((i) => ({ field: `receivers.${i}.emailAddress`, message: { code: 'invalidEmailAddress' } })),
    );
  });
});

describe('the network settings', () => {
  const manual = { hostName: 'pressluft', dhcp: false, ipAddress: '192.168.0.9', networkMask: '255.255.255.0', gateway: '', dnsServer: '' };

  it('need an address and a mask, gateway and name server only when there are any', () => {
    expect(problems('network', manual)).toEqual([]);
    expect(problems('network', { ...manual, gateway: '192.168.0.1', dnsServer: '192.168.0.1' })).toEqual([]);
    expect(problems('network', { ...manual, ipAddress: '', networkMask: '255.0.255.0', gateway: '224.0.0.1', dnsServer: '1.2.3' })).toEqual(
      [
        { field: 'ipAddress', message: { code: 'incompletePart', part: 1 } },
        { field: 'networkMask', message: { code: 'invalidMask' } },
        { field: 'gateway', message: { code: 'valueTooBig', value: '224', part: 1 } },
        { field: 'dnsServer', message: { code: 'incompletePart', part: 4 } },
      ],
    );
  });

  it('need only a host name when the addresses come from the network', () => {
    fc.assert(
      fc.property(anySettings, ({ network }) => {
        expect(problems('network', { ...network, dhcp: true, hostName: 'pressluft' })).toEqual([]);
      }),
    );
    expect(problems('network', { ...manual, dhcp: true, hostName: 'press luft' })).toEqual([
      { field: 'hostName', message: { code: 'invalidName' } },
    ]);
  });
});

describe('the other settings', () => {
  test.each([
    ['', 'UTC', []],
    ['pool.ntp.org', 'Europe/Berlin', []],
    ['192.168.0', 'UTC', [{ field: 'ntpServer', message: { code: 'incompletePart', part: 4 } }]],
    [
      '-',
      'Mars/Olympus',
      [
        { field: 'ntpServer', message: { code: 'invalidName' } },
        { field: 'zone', message: { code: 'unknownZone' } },
      ],
    ],
  ])('time server %p and zone %p: %p', (ntpServer, zone, expected) => {
    expect(problems('time', { ntpServer, zone })).toEqual(expected);
  });

  it('refuse a contact link that is none', () => {
    const contactLink = 'javascript:alert(1)';
    expect(problems('customer', { ...defaultSettings.customer, contactLink })).toEqual([
      { field: 'contactLink', message: { code: 'invalidLink' } },
    ]);
  });

  it('look at gateway and active numbers only while SMS is on', () => {
    const { receivers } = sent('sms');
    const five = receivers.map((receiver, i) => ({ ...receiver, active: i < 2, number: i === 0 ? '+4917012345678' : '12' }));
    const sms = { enabled: true, gatewayUrl: 'https://localhost/{number}/{text}', token: undefined, receivers: five };
    const wrongNumber = { field: 'receivers.1.number', message: { code: 'invalidPhoneNumber' } };
    expect(problems('sms', sms)).toEqual([{ field: 'gatewayUrl', message: { code: 'localAddress' } }, wrongNumber]);
    expect(settingsProblems('sms', sms, { ...context, allowLocalGateway: true })).toEqual([wrongNumber]);
    expect(problems('sms', { ...sms, enabled: false })).toEqual([]);
  });

  test.each([
    [0, false],
    [1, true],
    [28, true],
    [29, false],
  ])('let a report be made on day %i of a month: %p', (day, isRight) => {
    const found = problems('report', { ...defaultSettings.report, day });
    expect(found).toEqual(isRight ? [] : [{ field: 'day', message: { code: 'outOfRange', least: 1, most: 28 } }]);
  });

  const broker = { ...sent('mqtt'), enabled: true, brokerUrl: 'mqtts://broker.example:8883' };
  const pem = '-----BEGIN CERTIFICATE-----\nAb+/c=\n-----END CERTIFICATE-----\n';
  test.each([
    [{}, []],
    [{ caCertificate: pem + pem, station: 'hall_1-b', everyS: 300, dashboardUrl: 'https://station.example' }, []],
    ...['', 'http://a.example', 'mqtt://', 'mqtt://a.example:65536', 'mqtt://user@a.example', 'mqtt://a.example/x', 'mqtt://1.2.3'].map(
      (brokerUrl) => [{ brokerUrl }, [['brokerUrl', 'invalidBrokerAddress']]] as const,
    ),
    ...['mqtt://localhost', 'mqtt://127.0.0.1:1883', 'mqtts://169.254.1.1'].map(
      (brokerUrl) => [{ brokerUrl }, [['brokerUrl', 'localAddress']]] as const,
    ),
    ...['', 'Hall', 'a/b', '#', '-a', 'a'.repeat(33)].map((station) => [{ station }, [['station', 'invalidTopicName']]] as const),
    [{ caCertificate: 'plant' }, [['caCertificate', 'invalidCertificate']]],
    [{ everyS: 0 }, [['everyS', 'outOfRange']]],
    [{ everyS: 301 }, [['everyS', 'outOfRange']]],
    [{ everyS: 1, brokerUrl: 'mqtt://broker.example:65535' }, []],
    [
      { everyS: NaN, dashboardUrl: 'ftp://a' },
      [
        ['everyS', 'noNumber'],
        ['dashboardUrl', 'invalidWebAddress'],
      ],
    ],
    [{ enabled: false, brokerUrl: '', station: '' }, []],
  ] as const)('[NORTH-1] of a broker with %p: %p', (change, expected) => {
    expect(problems('mqtt', { ...broker, ...change }).map(({ field, message }) => [field, message.code])).toEqual(expected);
  });

  it('let a broker be on this machine where that is allowed', () => {
    const own = { ...broker, brokerUrl: 'mqtt://localhost' };
    expect(settingsProblems('mqtt', own, { ...context, allowLocalGateway: true })).toEqual([]);
  });
});
