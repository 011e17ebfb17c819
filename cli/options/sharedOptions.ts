import { anyText, oneOf, onOrOff, option, optional } from '../../adapters/options/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { currencies } from '../../core/units/index.ts';
import type { Language, Region } from '../../i18n/index.ts';
import { moment, namedMachines, numberWithin, unitsOf, zoneName } from './cliKinds.ts';

/** Languages that a report can be printed in, as in a region of theirs; the first is the default. */
const reportLanguages = [
  'en',
  'de',
  'en-GB',
  'en-US',
  'en-CA',
  'en-IE',
  'en-AU',
  'en-NZ',
  'de-DE',
  'de-AT',
  'de-CH',
] as const satisfies readonly (Language | Region)[];
/** How CSV is written. */
export const csvDialects = ['machine', 'sheet'] as const;

/** Which time is meant. */
export const rangeOptions = {
  from: optional({ name: 'from', kind: moment, fallbackText: 'the first day with a file', help: 'first day, or an instant' }),
  until: optional({
    name: 'until',
    kind: moment,
    fallbackText: 'the last day with a file',
    help: 'last day, which is included, or an instant, which is not',
  }),
  zone: option({ name: 'zone', kind: zoneName, fallback: defaultSettings.time.zone, help: "the plant's time zone, which its days are of" }),
} as const;

/** What a result is written in. */
export const formatOption = <const Formats extends readonly [string, ...string[]]>(formats: Formats) =>
  option<Formats[number]>({
    name: 'format',
    kind: oneOf<Formats[number]>(formats, 'FORMAT'),
    fallback: formats[0],
    help: `what is written: ${formats.join(', ')}`,
  });

/** Where it is written to. */
export const outputOptions = {
  out: optional({
    name: 'out',
    kind: anyText('PATH'),
    fallbackText: 'standard output',
    help: 'file to write, or a folder to write into',
  }),
  force: option({ name: 'force', kind: onOrOff, fallback: false, help: 'replace a file that exists' }),
  dialect: option({
    name: 'dialect',
    kind: oneOf(csvDialects, 'DIALECT'),
    fallback: csvDialects[0],
    help: 'CSV for programs (machine) or for a German spreadsheet (sheet)',
  }),
} as const;

/** What figures are shown in. */
export const unitOptions = {
  units: option({
    name: 'units',
    kind: unitsOf,
    fallback: [],
    fallbackText: 'bar,degC,m3',
    help: 'units of pressures, temperatures and volumes, several with commas',
  }),
  currency: option({
    name: 'currency',
    kind: oneOf(currencies, 'CODE'),
    fallback: defaultSettings.units.currency,
    help: 'label of all money: EUR, USD, GBP; nothing is converted',
  }),
} as const;

/** What electricity costs and emits. */
export const tariffOptions = {
  rate: option({
    name: 'rate',
    kind: numberWithin(0),
    fallback: defaultSettings.units.electricityRatePerKWh,
    help: 'price of a kWh',
  }),
  co2: option({ name: 'co2', kind: numberWithin(0), fallback: defaultSettings.units.electricityCo2KgPerKWh, help: 'kg of CO2 per kWh' }),
} as const;

/** Tariffs that change. */
export const tariffFileOptions = {
  tariff: optional({ name: 'tariff', kind: anyText('FILE'), fallbackText: '--rate and --co2', help: 'tariffs as JSON: docs/cli.md' }),
} as const;

/** Who a report is of, and how it speaks. */
export const reportOptions = {
  name: option({ name: 'name', kind: anyText('NAME'), fallback: defaultSettings.customer.stationName, help: "the station's name" }),
  machines: option({
    name: 'machine',
    kind: namedMachines,
    fallback: [],
    help: 'an installed machine and its name; several times, or with commas',
  }),
  language: option({
    name: 'language',
    kind: oneOf(reportLanguages, 'CODE'),
    fallback: reportLanguages[0],
    help: 'en or de, or with the region whose numbers and dates are written: en-US, de-CH, ...',
  }),
} as const;
