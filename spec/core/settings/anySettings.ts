import fc from 'fast-check';
import { type AreaRights, areas } from '../../../core/access/index.ts';
import {
  freeLimit,
  limitCount,
  limitSeverities,
  messageLanguages,
  orientations,
  paperSizes,
  receiverCount,
  type Settings,
  type ShownSecret,
  startPages,
  xModes,
  yModes,
} from '../../../core/settings/index.ts';
import { anyPlantSettings } from './anyPlantSettings.ts';
import { currencies, pressureUnits, temperatureUnits, volumeUnits } from '../../../core/units/index.ts';
import { anyText } from '../anyText.ts';

const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
const text = anyText();
const flag = fc.boolean();
const pointLimits = fc
  .record({
    ...{ point: text, hasLower: flag, lower: amount, hasUpper: flag, upper: amount, hysteresis: amount, delayS: amount },
    ...{ severity: fc.constantFrom(...limitSeverities), isSent: flag },
  })
  .map((limits) => (limits.point === '' ? freeLimit : limits));
const secret: fc.Arbitrary<ShownSecret> = fc.record({ isSet: flag });
const areaSet = fc.option(fc.record(Object.fromEntries(areas.map((area) => [area, flag]))) as unknown as fc.Arbitrary<AreaRights>, {
  nil: undefined,
});
const five = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: receiverCount, maxLength: receiverCount });
const receiver = {
  active: flag,
  language: fc.constantFrom(...messageLanguages),
  sendMaintenance: flag,
  sendWarnings: flag,
  sendErrors: flag,
};

/** Settings of every kind, valid or not. */
export const anySettings: fc.Arbitrary<Settings> = fc.record({
  user: fc.record({ startPage: fc.constantFrom(...startPages) }),
  rights: fc.record({ demo: areaSet, read: areaSet }),
  units: fc.record({
    pressure: fc.constantFrom(...pressureUnits),
    temperature: fc.constantFrom(...temperatureUnits),
    volume: fc.constantFrom(...volumeUnits),
    currency: fc.constantFrom(...currencies),
    electricityRatePerKWh: amount,
    electricityCo2KgPerKWh: amount,
    oilPricePerL: amount,
    oilHeatingValueKWhPerL: amount,
    oilCo2KgPerL: amount,
    gasPricePerM3: amount,
    gasHeatingValueKWhPerM3: amount,
    gasCo2KgPerM3: amount,
  }),
  email: fc.record({
    enabled: flag,
    account: fc.record({
      smtpServer: text,
      smtpPort: fc.integer(),
      userName: text,
      userPassword: secret,
      senderAddress: text,
      useStartTls: flag,
    }),
    receivers: five(fc.record({ ...receiver, emailAddress: text, salutation: text, plantAddress: text })),
  }),
  print: fc.record({
    orientation: fc.constantFrom(...orientations),
    paperSize: fc.constantFrom(...paperSizes),
    leftMarginMm: amount,
    topMarginMm: amount,
    rightMarginMm: amount,
    bottomMarginMm: amount,
    imageResolutionDpi: amount,
  }),
  share: fc.record({
    enabled: flag,
    workgroup: text,
    device: text,
    writeable: flag,
    guestEnabled: flag,
    userEnabled: flag,
    userName: text,
    userPassword: secret,
  }),
  network: fc.record({ hostName: text, dhcp: flag, ipAddress: text, networkMask: text, gateway: text, dnsServer: text }),
  time: fc.record({ ntpServer: text, zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/Sao_Paulo') }),
  customer: fc.record({
    stationName: text,
    customer: text,
    plantAddress: text,
    schematicNumber: text,
    supportContact: text,
    supportPhone: text,
    contactLink: text,
  }),
  sms: fc.record({ enabled: flag, gatewayUrl: text, token: secret, receivers: five(fc.record({ ...receiver, number: text })) }),
  chart: fc.record({ defaultSeries: fc.array(text), xMode: fc.constantFrom(...xModes), yMode: fc.constantFrom(...yModes) }),
  limits: fc.array(pointLimits, { maxLength: 3 }).map((taken) => ({
    recordsWarnings: taken.length > 1,
    points: Array.from({ length: limitCount }, (_, place) => taken[place] ?? freeLimit),
  })),
  plant: anyPlantSettings,
  mqtt: fc.record({
    ...{ enabled: flag, brokerUrl: text, userName: text, password: secret, caCertificate: text, station: text, everyS: amount },
    ...{ language: fc.constantFrom(...messageLanguages), homeAssistant: flag, dashboardUrl: text },
  }),
  webhook: fc.record({
    ...{ enabled: flag, url: text, key: secret, caCertificate: text, language: fc.constantFrom(...messageLanguages) },
  }),
  fleet: fc.record({ url: text, caCertificate: text, dashboardUrl: text }),
  report: fc.record({ day: amount, receivers: five(fc.record({ isSent: flag })) }),
});
