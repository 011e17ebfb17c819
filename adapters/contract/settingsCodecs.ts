import type { Area, AreaRights, Rights } from '../../core/access/index.ts';
import type { PlantData } from '../../core/plantData/index.ts';
import {
  type ChartSettings,
  type CustomerSettings,
  type EmailAccount,
  type EmailReceiver,
  type EmailSettings,
  type FleetSettings,
  freeLimit,
  isShownSecret,
  limitCount,
  type LimitSettings,
  limitSeverities,
  messageLanguages,
  type MqttSettings,
  type NetworkSettings,
  orientations,
  paperSizes,
  type PlantSettings,
  type PointLimits,
  type PrintSettings,
  receiverCount,
  type ReportSettings,
  type SettingsGroup,
  type ShareSettings,
  type SmsReceiver,
  type SmsSettings,
  startPages,
  type TimeSettings,
  type UnitSettings,
  type UserSettings,
  type WebhookSettings,
  xModes,
  yModes,
} from '../../core/settings/index.ts';
import { keysOf, recordOf } from '../../core/records/index.ts';
import { currencies, pressureUnits, temperatureUnits, volumeUnits } from '../../core/units/index.ts';
import { listOr, numberOr, oneOf, recordOr, textOr, zoneOr } from './lenient.ts';

/** What a value sent to be saved may be. */
export type SettingsShape =
  | { readonly is: 'text' | 'number' | 'flag' | 'texts' | 'secret' | 'zone' }
  | { readonly is: 'choice'; readonly of: readonly string[] }
  | { readonly is: 'rows'; readonly of: keyof PlantData }
  | { readonly is: 'list'; readonly of: SettingsShape; readonly longest: number }
  | { readonly is: 'record'; readonly of: Readonly<Record<string, SettingsShape>>; readonly isPartial?: true };

/** A value's way to the wire and back; what can't be read falls back. */
interface Codec {
  readonly shape: SettingsShape;
  encode(value: unknown): unknown;
  decode(wire: unknown, fallback: unknown): unknown;
  /** The wire's names along a path of core's; a leaf has no path. */
  wirePath?(path: readonly string[]): readonly string[];
}

const leaf = (shape: SettingsShape, read: (wire: unknown) => unknown): Codec => ({
  shape,
  encode: (value) => value,
  decode: (wire, fallback) => read(wire) ?? fallback,
});
const text = leaf({ is: 'text' }, textOr);
const number = leaf({ is: 'number' }, numberOr);
const flag = leaf({ is: 'flag' }, oneOf([true, false]));
const choice = (allowed: readonly string[]) => leaf({ is: 'choice', of: allowed }, oneOf(allowed));
const texts = leaf({ is: 'texts' }, (wire) => (Array.isArray(wire) && wire.every((item) => typeof item === 'string') ? wire : undefined));

/** A field's name on the wire and its codec. */
type WireField = readonly [wire: string, codec: Codec];
/** The fields of a group by their core names. */
type Fields<Group> = { readonly [K in keyof Group]-?: WireField };

function record<Group>(fields: Fields<Group>, isPartial?: true): Codec {
  const rows = Object.entries<WireField>(fields);
  return {
    shape: {
      is: 'record',
      of: Object.fromEntries(rows.map(([, [wire, { shape }]]) => [wire, shape])),
      ...(isPartial && { isPartial }),
    },
    encode(value) {
      const encoded = rows.map(([name, [wire, codec]]) => [wire, codec.encode(recordOr(value)[name])] as const);
      return Object.fromEntries(encoded.filter(([, field]) => field !== undefined));
    },
    decode(wire, fallback) {
      const sent = recordOr(wire);
      return Object.fromEntries(rows.map(([name, [key, codec]]) => [name, codec.decode(sent[key], recordOr(fallback)[name])]));
    },
    wirePath([first, ...rest]) {
      const [wire = '', codec] = rows.find(([name]) => name === first)?.[1] ?? [];
      return [wire, ...(codec?.wirePath?.(rest) ?? [])];
    },
  };
}

/** As many items as the fallback has. */
const list = (codec: Codec, longest: number): Codec => ({
  shape: { is: 'list', of: codec.shape, longest },
  encode: (value) => listOr(value).map((item) => codec.encode(item)),
  decode: (wire, fallback) => listOr(fallback).map((item, i) => codec.decode(listOr(wire)[i], item)),
  wirePath: ([index = '', ...rest]) => [index, ...(codec.wirePath?.(rest) ?? [])],
});

/** One that says nothing but that it is free. */
const place = (fields: Fields<PointLimits>): Codec => {
  const codec = record(fields, true);
  return {
    ...codec,
    encode: (value) => (recordOr(value)['point'] === '' ? { point: '' } : codec.encode(value)),
    decode: (wire, fallback) => (recordOr(wire)['point'] === '' ? freeLimit : codec.decode(wire, fallback)),
  };
};

/** As many entries as there are, each as in a file. */
const entries = (list: keyof PlantData): Codec => ({
  shape: { is: 'rows', of: list },
  encode: (value) => recordOr(value)['rows'],
  decode(wire, fallback) {
    const isRight = Array.isArray(wire) && wire.every((entry) => typeof entry === 'object' && entry !== null);
    return isRight ? { rows: wire } : fallback;
  },
  wirePath: (path) => path,
});

/** Shown as whether it is set, of a controller that shows the secret itself too; sent as a text to set it, null to clear it, or not at all to keep it. */
const secret: Codec = {
  shape: { is: 'secret' },
  encode(value) {
    if (isShownSecret(value)) return { is_set: value.isSet };
    return value === '' ? undefined : value;
  },
  decode(wire, fallback) {
    if (isShownSecret(fallback))
      return { isSet: typeof wire === 'string' ? wire !== '' : flag.decode(recordOr(wire)['is_set'], fallback.isSet) };
    return wire === null || (typeof wire === 'string' && wire !== '') ? wire : undefined;
  },
};

const areaNames: Readonly<Record<Area, string>> = {
  overview: 'overview',
  analytics: 'analytics',
  energyBalancing: 'energy_balancing',
  maintenance: 'maintenance',
  errors: 'errors',
  settings: 'settings',
};
const allowed: Codec = {
  shape: { is: 'flag' },
  encode: (value) => value === true,
  decode: (wire, fallback) => (typeof wire === 'boolean' ? wire : fallback === true),
};
const areas = record<AreaRights>(recordOf(keysOf(areaNames), (area) => [areaNames[area], allowed]));

/** A set may be missing. */
const areaSet: Codec = {
  ...areas,
  encode: (value) => (value === undefined ? undefined : areas.encode(value)),
  decode: (wire, fallback) => (typeof wire === 'object' && wire !== null ? areas.decode(wire, fallback) : fallback),
};

/** Groups whose fields may be missing: a set of rights that was never given allows nothing. */
export const partialGroups: ReadonlySet<SettingsGroup> = new Set(['rights']);

const receiver = {
  active: ['active', flag],
  language: ['language', choice(messageLanguages)],
  sendMaintenance: ['send_maintenance', flag],
  sendWarnings: ['send_warnings', flag],
  sendErrors: ['send_errors', flag],
} as const;

/** The controller's names of all settings. */
export const settingsCodecs: Readonly<Record<SettingsGroup, Codec>> = {
  user: record<UserSettings>({ startPage: ['start_page', choice(startPages)] }),
  rights: record<Rights>({ demo: ['demo', areaSet], read: ['read', areaSet] }),
  units: record<UnitSettings>({
    pressure: ['pressure', choice(pressureUnits)],
    temperature: ['temperature', choice(temperatureUnits)],
    volume: ['volume', choice(volumeUnits)],
    currency: ['currency', choice(currencies)],
    electricityRatePerKWh: ['electricity_rate', number],
    electricityCo2KgPerKWh: ['electricity_co2_equivalent', number],
    oilPricePerL: ['oil_price', number],
    oilHeatingValueKWhPerL: ['oil_heating_value', number],
    oilCo2KgPerL: ['oil_co2_equivalent', number],
    gasPricePerM3: ['gas_price', number],
    gasHeatingValueKWhPerM3: ['gas_heating_value', number],
    gasCo2KgPerM3: ['gas_co2_equivalent', number],
  }),
  email: record<EmailSettings>({
    enabled: ['enabled', flag],
    account: [
      'account',
      record<EmailAccount>({
        smtpServer: ['smtp_server', text],
        smtpPort: ['smtp_port', number],
        userName: ['user_name', text],
        userPassword: ['user_password', secret],
        senderAddress: ['sender_address', text],
        useStartTls: ['use_starttls', flag],
      }),
    ],
    receivers: [
      'receivers',
      list(
        record<EmailReceiver>({
          ...receiver,
          emailAddress: ['email_address', text],
          salutation: ['salutation', text],
          plantAddress: ['plant_address', text],
        }),
        receiverCount,
      ),
    ],
  }),
  print: record<PrintSettings>({
    orientation: ['orientation', choice(orientations)],
    paperSize: ['paper_size', choice(paperSizes)],
    leftMarginMm: ['left_margin', number],
    topMarginMm: ['top_margin', number],
    rightMarginMm: ['right_margin', number],
    bottomMarginMm: ['bottom_margin', number],
    imageResolutionDpi: ['image_resolution', number],
  }),
  share: record<ShareSettings>({
    enabled: ['enabled', flag],
    workgroup: ['workgroup', text],
    device: ['device', text],
    writeable: ['writeable', flag],
    guestEnabled: ['guest_enabled', flag],
    userEnabled: ['user_enabled', flag],
    userName: ['user_name', text],
    userPassword: ['user_password', secret],
  }),
  network: record<NetworkSettings>({
    hostName: ['host_name', text],
    dhcp: ['dhcp', flag],
    ipAddress: ['ip_address', text],
    networkMask: ['network_mask', text],
    gateway: ['gateway', text],
    dnsServer: ['dns_server', text],
  }),
  time: record<TimeSettings>({ ntpServer: ['ntp_server', text], zone: ['time_zone', leaf({ is: 'zone' }, zoneOr)] }),
  customer: record<CustomerSettings>({
    stationName: ['station_name', text],
    customer: ['customer', text],
    plantAddress: ['plant_address', text],
    schematicNumber: ['schematic_number', text],
    supportContact: ['support_contact', text],
    supportPhone: ['support_phone', text],
    contactLink: ['contact_link', text],
  }),
  sms: record<SmsSettings>({
    enabled: ['enabled', flag],
    gatewayUrl: ['gateway_url', text],
    token: ['token', secret],
    receivers: ['numbers', list(record<SmsReceiver>({ ...receiver, number: ['number', text] }), receiverCount)],
  }),
  chart: record<ChartSettings>({
    defaultSeries: ['default_series', texts],
    xMode: ['x_mode', choice(xModes)],
    yMode: ['y_mode', choice(yModes)],
  }),
  limits: record<LimitSettings>({
    recordsWarnings: ['record_warnings', flag],
    points: [
      'points',
      list(
        place({
          point: ['point', text],
          hasLower: ['has_lower', flag],
          lower: ['lower', number],
          hasUpper: ['has_upper', flag],
          upper: ['upper', number],
          hysteresis: ['hysteresis', number],
          delayS: ['delay_s', number],
          severity: ['severity', choice(limitSeverities)],
          isSent: ['send', flag],
        }),
        limitCount,
      ),
    ],
  }),
  plant: record<PlantSettings>({
    receivers: ['receivers', entries('receivers')],
    flowSensors: ['flow_sensors', entries('flowSensors')],
    nightUse: ['night_use', entries('nightUse')],
    windows: ['windows', entries('windows')],
    eras: ['eras', entries('eras')],
    dataSheets: ['data_sheets', entries('dataSheets')],
    tariffs: ['tariffs', entries('tariffs')],
    co2: ['co2', entries('co2')],
    targets: ['targets', entries('targets')],
    siteMeters: ['site_meters', entries('siteMeters')],
    baselines: ['baselines', entries('baselines')],
    adjustments: ['adjustments', entries('adjustments')],
    leakChanges: ['leak_changes', entries('leakChanges')],
    dayTypes: ['day_types', entries('dayTypes')],
    heat: ['heat', entries('heat')],
    measures: ['measures', entries('measures')],
    valuations: ['valuations', entries('valuations')],
  }),
  mqtt: record<MqttSettings>({
    enabled: ['enabled', flag],
    brokerUrl: ['broker_url', text],
    userName: ['user_name', text],
    password: ['password', secret],
    caCertificate: ['ca_certificate', text],
    station: ['station', text],
    everyS: ['every_s', number],
    language: ['language', choice(messageLanguages)],
    homeAssistant: ['home_assistant', flag],
    dashboardUrl: ['dashboard_url', text],
  }),
  webhook: record<WebhookSettings>({
    enabled: ['enabled', flag],
    url: ['url', text],
    key: ['key', secret],
    caCertificate: ['ca_certificate', text],
    language: ['language', choice(messageLanguages)],
  }),
  fleet: record<FleetSettings>({
    url: ['url', text],
    caCertificate: ['ca_certificate', text],
    dashboardUrl: ['dashboard_url', text],
  }),
  report: record<ReportSettings>({
    day: ['day', number],
    receivers: ['receivers', list(record<{ readonly isSent: boolean }>({ isSent: ['send', flag] }), receiverCount)],
  }),
};
