import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeSettings, encodeSettings } from '../../../adapters/contract/index.ts';
import { type AreaRights, areas } from '../../../core/access/index.ts';
import { defaultSettings, type Settings, settingsGroups } from '../../../core/settings/index.ts';
import { currencies, pressureUnits, temperatureUnits, volumeUnits } from '../../../core/units/index.ts';
import { pathsIn, sent, withAt, wrongValue } from './wires.ts';

const price = fc.double({ min: 0, max: 1e6, noNaN: true });
const text = fc.string({ unit: 'binary' });
const areaSet = fc.option(fc.record(Object.fromEntries(areas.map((area) => [area, fc.boolean()]))) as unknown as fc.Arbitrary<AreaRights>, {
  nil: undefined,
});

const settings: fc.Arbitrary<Settings> = fc.record({
  user: fc.record({ startPage: fc.constantFrom('overview' as const, 'maintenance' as const, 'settings' as const) }),
  rights: fc.record({ demo: areaSet, read: areaSet }),
  units: fc.record({
    pressure: fc.constantFrom(...pressureUnits),
    temperature: fc.constantFrom(...temperatureUnits),
    volume: fc.constantFrom(...volumeUnits),
    currency: fc.constantFrom(...currencies),
    electricityRatePerKWh: price,
    electricityCo2KgPerKWh: price,
    oilPricePerL: price,
    oilHeatingValueKWhPerL: price,
    oilCo2KgPerL: price,
    gasPricePerM3: price,
    gasHeatingValueKWhPerM3: price,
    gasCo2KgPerM3: price,
  }),
  time: fc.record({ ntpServer: text, zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/Sao_Paulo') }),
  customer: fc.record({
    stationName: text,
    customer: text,
    plantAddress: text,
    supportContact: text,
    supportPhone: text,
    contactLink: text,
  }),
});
const groups = fc.subarray([...settingsGroups]);
const only = (all: Settings, wanted: readonly (keyof Settings)[]): Partial<Settings> =>
  Object.fromEntries(wanted.map((group) => [group, all[group]]));

describe('the settings on the wire', () => {
  it('arrive as they were sent, only the groups that were', () => {
    fc.assert(
      fc.property(settings, groups, (all, wanted) => {
        expect(decodeSettings(sent(encodeSettings(only(all, wanted))), defaultSettings)).toEqual(only(all, wanted));
      }),
    );
  });

  it("have the controller's names", () => {
    expect(encodeSettings(defaultSettings)).toEqual({
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
      time: { ntp_server: '', time_zone: 'UTC' },
      customer: {
        station_name: '',
        customer: '',
        plant_address: '',
        support_contact: '',
        support_phone: '',
        contact_link: 'mailto:service@pressluft.example',
      },
    });
  });

  it('[ENT-7] may lack any field, or have nonsense there: settings fall back to their defaults, rights to none', () => {
    const wire = encodeSettings(defaultSettings);
    const field = fc.constantFrom(...pathsIn(wire).filter((path) => path.length === 2 && path[0] !== 'rights'));
    const unfit = fc.constantFrom(undefined, null, true, [], {});
    fc.assert(
      fc.property(field, unfit, (path, value) => {
        expect(decodeSettings(sent(withAt(wire, path, value)), defaultSettings)).toEqual(defaultSettings);
      }),
    );
    const right = fc.constantFrom(...pathsIn(wire).filter((path) => path.length === 3));
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
