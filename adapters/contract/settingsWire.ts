import { areas, type Area, type AreaRights, type Rights } from '../../core/access/index.ts';
import type { Settings } from '../../core/settings/index.ts';
import { currencies, pressureUnits, temperatureUnits, volumeUnits } from '../../core/units/index.ts';
import { type Json, numberOr, oneOf, recordOr, textOr, zoneOr } from './lenient.ts';

/** A field's name on the wire and in core, with the reader of its value. */
type Field<Name> = readonly [wire: string, name: Name, read: (value: unknown) => unknown];
type Fields<Group> = readonly Field<keyof Group & string>[];

const areaNames: Readonly<Record<Area, string>> = {
  overview: 'overview',
  analytics: 'analytics',
  energyBalancing: 'energy_balancing',
  maintenance: 'maintenance',
  errors: 'errors',
  settings: 'settings',
};

const areaRights = (value: unknown): AreaRights | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const wire = recordOr(value);
  return Object.fromEntries(areas.map((area) => [area, wire[areaNames[area]] === true])) as AreaRights;
};
const wireAreaRights = (rights: AreaRights): Json => Object.fromEntries(areas.map((area) => [areaNames[area], rights[area]]));

const fields: { readonly [G in Exclude<keyof Settings, 'rights'>]: Fields<Settings[G]> } = {
  user: [['start_page', 'startPage', oneOf(['overview', 'maintenance', 'settings'])]],
  units: [
    ['pressure', 'pressure', oneOf(pressureUnits)],
    ['temperature', 'temperature', oneOf(temperatureUnits)],
    ['volume', 'volume', oneOf(volumeUnits)],
    ['currency', 'currency', oneOf(currencies)],
    ['electricity_rate', 'electricityRatePerKWh', numberOr],
    ['electricity_co2_equivalent', 'electricityCo2KgPerKWh', numberOr],
    ['oil_price', 'oilPricePerL', numberOr],
    ['oil_heating_value', 'oilHeatingValueKWhPerL', numberOr],
    ['oil_co2_equivalent', 'oilCo2KgPerL', numberOr],
    ['gas_price', 'gasPricePerM3', numberOr],
    ['gas_heating_value', 'gasHeatingValueKWhPerM3', numberOr],
    ['gas_co2_equivalent', 'gasCo2KgPerM3', numberOr],
  ],
  time: [
    ['ntp_server', 'ntpServer', textOr],
    ['time_zone', 'zone', zoneOr],
  ],
  customer: [
    ['station_name', 'stationName', textOr],
    ['customer', 'customer', textOr],
    ['plant_address', 'plantAddress', textOr],
    ['support_contact', 'supportContact', textOr],
    ['support_phone', 'supportPhone', textOr],
    ['contact_link', 'contactLink', textOr],
  ],
};

type PlainGroup = keyof typeof fields;
type AnyFields = readonly Field<string>[];

const encodeGroup = (group: object, of: AnyFields): Json => Object.fromEntries(of.map(([wire, name]) => [wire, (group as Json)[name]]));

const decodeGroup = (group: unknown, of: AnyFields): Json =>
  Object.fromEntries(
    of.map(([wire, name, read]) => [name, read(recordOr(group)[wire])] as const).filter(([, value]) => value !== undefined),
  );

const encodeRights = ({ demo, read }: Rights): Json => ({
  ...(demo && { demo: wireAreaRights(demo) }),
  ...(read && { read: wireAreaRights(read) }),
});

const decodeRights = (wire: Json): Rights => ({ demo: areaRights(wire['demo']), read: areaRights(wire['read']) });

/** The groups that are given, with the wire's field names. */
export function encodeSettings({ rights, ...groups }: Partial<Settings>): Json {
  const plain = Object.entries(groups).map(([group, values]): [string, Json] => [group, encodeGroup(values, fields[group as PlainGroup])]);
  return { ...Object.fromEntries(plain), ...(rights && { rights: encodeRights(rights) }) };
}

/** The groups that were sent; a field that is missing or of the wrong kind falls back to `defaults`. */
export function decodeSettings(wire: unknown, defaults: Settings): Partial<Settings> {
  const sent = recordOr(wire);
  const plain = (Object.keys(fields) as PlainGroup[])
    .filter((group) => sent[group] !== undefined)
    .map((group) => [group, { ...defaults[group], ...decodeGroup(sent[group], fields[group]) }] as const);
  return { ...Object.fromEntries(plain), ...(sent['rights'] !== undefined && { rights: decodeRights(recordOr(sent['rights'])) }) };
}
