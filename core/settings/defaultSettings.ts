import { freeLimit, limitCount } from './limits.ts';
import { type EmailReceiver, receiverCount, type SmsReceiver } from './messaging.ts';
import { noRows } from './rows.ts';
import type { Settings } from './Settings.ts';

const times = <Item>(item: Item): readonly Item[] => Array.from({ length: receiverCount }, () => item);

const receiver = { active: false, language: 'de', sendMaintenance: false, sendWarnings: false, sendErrors: true } as const;
const emailReceiver: EmailReceiver = { ...receiver, emailAddress: '', salutation: '', plantAddress: '' };
const smsReceiver: SmsReceiver = { ...receiver, number: '' };

/** What a new station is set to. */
export const defaultSettings: Settings = {
  user: { startPage: 'overview' },
  rights: {
    demo: { overview: true, analytics: true, energyBalancing: true, maintenance: false, errors: false, settings: false },
    read: { overview: true, analytics: true, energyBalancing: true, maintenance: true, errors: true, settings: false },
  },
  units: {
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
  },
  email: {
    enabled: false,
    account: { smtpServer: '', smtpPort: 587, userName: '', userPassword: { isSet: false }, senderAddress: '', useStartTls: true },
    receivers: times(emailReceiver),
  },
  print: {
    orientation: 'landscape',
    paperSize: 'a4',
    leftMarginMm: 10,
    topMarginMm: 10,
    rightMarginMm: 10,
    bottomMarginMm: 10,
    imageResolutionDpi: 150,
  },
  share: {
    enabled: false,
    workgroup: 'WORKGROUP',
    device: 'pressluft',
    writeable: false,
    guestEnabled: false,
    userEnabled: false,
    userName: '',
    userPassword: { isSet: false },
  },
  network: { hostName: 'pressluft', dhcp: true, ipAddress: '', networkMask: '', gateway: '', dnsServer: '' },
  time: { ntpServer: '', zone: 'UTC' },
  customer: {
    stationName: '',
    customer: '',
    plantAddress: '',
    schematicNumber: '',
    supportContact: '',
    supportPhone: '',
    contactLink: 'mailto:service@pressluft.example',
  },
  sms: { enabled: false, gatewayUrl: '', token: { isSet: false }, receivers: times(smsReceiver) },
  chart: { defaultSeries: ['pressure', 'flow', 'delivery'], xMode: 'auto', yMode: 'auto' },
  limits: { recordsWarnings: false, points: Array.from({ length: limitCount }, () => freeLimit) },
  plant: {
    receivers: noRows,
    flowSensors: noRows,
    nightUse: noRows,
    windows: noRows,
    eras: noRows,
    dataSheets: noRows,
    tariffs: noRows,
    co2: noRows,
    targets: noRows,
    siteMeters: noRows,
    baselines: noRows,
    adjustments: noRows,
    leakChanges: noRows,
    dayTypes: noRows,
    heat: noRows,
    measures: noRows,
    valuations: noRows,
  },
  mqtt: {
    enabled: false,
    brokerUrl: '',
    userName: '',
    password: { isSet: false },
    caCertificate: '',
    station: 'pressluft',
    everyS: 10,
    language: 'de',
    homeAssistant: false,
    dashboardUrl: '',
  },
  webhook: { enabled: false, url: '', key: { isSet: false }, caCertificate: '', language: 'de' },
  fleet: { url: '', caCertificate: '', dashboardUrl: '' },
  report: { day: 3, receivers: times({ isSent: false }) },
};
