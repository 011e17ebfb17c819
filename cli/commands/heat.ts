import { csvText, type CsvRows } from '../../core/csv/index.ts';
import { type Figure, projection, projectionSpread } from '../../core/figures/index.ts';
import { shortfallsOf } from '../../core/formulas/index.ts';
import {
  defaultHeatParameters,
  energyPerDayKWh,
  fuels,
  type FuelTerms,
  fuelTerms,
  type HeatAssumption,
  heatCurve,
  type HeatFigures,
  heatLimits,
  type HeatParameters,
  heatRecovery,
} from '../../core/heat/index.ts';
import { heatCircuits } from '../../core/plantData/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { countsOfTotals, coverageOf, plantIndex } from '../../core/statistics/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { type AnyQuantity, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { msPerDay, msPerSecond } from '../../core/time/index.ts';
import { formatDuration, formatNumber } from '../../i18n/format/index.ts';
import { marked, markedShortfall, shortfallNames, translator } from '../../i18n/index.ts';
import { oneOf, option, optional } from '../../adapters/options/index.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedTotals } from '../files/askedTotals.ts';
import { numberWithin } from '../options/cliKinds.ts';
import { formatOption, outputOptions, rangeOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { textTable } from '../output/textTable.ts';
import { unitChoice } from '../output/unitChoice.ts';

/** The assumptions by their names on the command line. */
const assumptions = {
  use: 'useRatio',
  efficiency: 'heatingEfficiencyRatio',
  cold: 'coldWaterDegC',
  warm: 'warmWaterDegC',
} as const satisfies Readonly<Record<string, HeatAssumption>>;
type AssumptionName = keyof typeof assumptions;
const assumptionNames = keysOf(assumptions);

const assumption = (name: AssumptionName, help: string) => {
  const { min, max } = heatLimits[assumptions[name]];
  return option({ name, kind: numberWithin(min, max), fallback: defaultHeatParameters[assumptions[name]], help });
};

const options = {
  circuit: option({
    name: 'circuit',
    kind: oneOf(heatCircuits, 'NAME'),
    fallback: defaultHeatParameters.circuit,
    help: `where the heat is taken from: ${heatCircuits.join(', ')}`,
  }),
  fuel: option({
    name: 'fuel',
    kind: oneOf(fuels, 'NAME'),
    fallback: defaultHeatParameters.fuel,
    help: `what the heat replaces: ${fuels.join(', ')}`,
  }),
  use: assumption('use', 'part of the heat that finds a use'),
  efficiency: assumption('efficiency', 'of the heating that is replaced'),
  cold: assumption('cold', 'temperature of cold water, degC'),
  warm: assumption('warm', 'temperature of warm water, degC'),
  share: optional({
    name: 'share',
    kind: numberWithin(0, 1),
    fallbackText: '0.72 of oilCirculation, 0.94 of airPipes',
    help: 'part of the energy that can be recovered',
  }),
  price: optional({
    name: 'price',
    kind: numberWithin(0),
    fallbackText: "the station's default",
    help: 'of the fuel, per l of oil or m3 of gas',
  }),
  heatingValue: optional({
    name: 'heating-value',
    kind: numberWithin(0),
    fallbackText: "the station's default",
    help: 'of the fuel, kWh per l or m3',
  }),
  fuelCo2: optional({ name: 'fuel-co2', kind: numberWithin(0), fallbackText: "the station's default", help: 'kg of CO2 per l or m3' }),
  curve: optional({
    name: 'curve',
    kind: oneOf(assumptionNames, 'NAME'),
    help: `also for other values of ${assumptionNames.join(', ')}`,
  }),
  ...rangeOptions,
  format: formatOption(['table', 'csv', 'json']),
  ...outputOptions,
  ...unitOptions,
};

interface HeatRow {
  readonly label: string;
  readonly unit: string;
  readonly digits: number;
  readonly daily: Figure;
  /** With no more digits than are known. */
  readonly yearly: { readonly year: Figure; readonly low: Figure; readonly high: Figure; readonly decimals: number };
}

function heatRows({ unit }: FuelTerms, { daily, yearly }: Recovery, units: UnitChoice, spread: number): readonly HeatRow[] {
  const quantities: readonly (readonly [keyof HeatFigures, string, AnyQuantity])[] = [
    ['heatKWh', 'heat', 'energy'],
    ['fuelEnergyKWh', 'fuel energy', 'energy'],
    ['fuelAmount', 'fuel', unit === 'l' ? 'oilVolume' : 'gasVolume'],
    ['saving', 'saving', 'money'],
    ['co2Kg', 'CO2', 'mass'],
    ['hotWaterKg', 'hot water', 'mass'],
  ];
  return quantities.map(([figure, label, quantity]) => {
    const { unit: shownUnit, digits, value } = displayValue(quantity, daily[figure], units);
    const ofYear = displayValue(quantity, yearly[figure], units).value;
    const { value: year = ofYear, low = year, high = year, decimals = digits } = projection(ofYear, spread) ?? {};
    return { label, unit: shownUnit, digits, daily: value, yearly: { year, low, high, decimals } };
  });
}
type Recovery = ReturnType<typeof heatRecovery>;

/** So many values of a curve fit a terminal. */
const curveLines = 10;
const ratioDigits = 2;

function curveText(name: AssumptionName, points: ReturnType<typeof heatCurve>, { currency }: UnitChoice): string {
  const every = Math.ceil((points.length - 1) / curveLines);
  const shown = points.filter((_, i) => i % every === 0);
  const rows = shown.map(({ at, yearly }) => [
    formatNumber(at, heatLimits[assumptions[name]].step < 1 ? ratioDigits : 0, 'en-GB'),
    formatNumber(yearly.saving, 2, 'en-GB'),
    formatNumber(yearly.co2Kg, 0, 'en-GB'),
  ]);
  return textTable([name, `saving a year [${currency}]`, 'CO2 a year [kg]'], rows);
}

/** What recovering the compressors' heat would save. */
export const heat = declareCommand({
  name: 'heat',
  summary: "what recovering the compressors' heat would save a day and a year",
  details: `From the energy a day in the range; time without data counts as time without energy. A year has 365 such days, and the range that so
many days allow. JSON has it unrounded.`,
  options,
  async run({ format, dialect, out, force, curve, ...values }, paths, shell) {
    const output = { out, force, name: `heat.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const { totals, missingDays } = await askedTotals(paths, values, shell);
    const usual = fuelTerms(values.fuel, defaultSettings.units);
    const terms: FuelTerms = {
      unit: usual.unit,
      pricePerUnit: values.price ?? usual.pricePerUnit,
      heatingValueKWhPerUnit: values.heatingValue ?? usual.heatingValueKWhPerUnit,
      co2KgPerUnit: values.fuelCo2 ?? usual.co2KgPerUnit,
    };
    const parameters: HeatParameters = {
      circuit: values.circuit,
      fuel: values.fuel,
      useRatio: values.use,
      heatingEfficiencyRatio: values.efficiency,
      coldWaterDegC: values.cold,
      warmWaterDegC: values.warm,
      ...(values.share === undefined ? {} : { recoverableShare: values.share }),
    };
    const { fromMs, untilMs } = totals;
    const perDayKWh = energyPerDayKWh(totals.plant.energyKWh, fromMs, untilMs);
    const recovery = heatRecovery(perDayKWh, parameters, terms);
    const points = curve === undefined ? undefined : heatCurve(assumptions[curve], perDayKWh, parameters, terms);
    const units = unitChoice(values);
    const lengthMs = untilMs - fromMs;
    const spread = projectionSpread(lengthMs / msPerDay);
    const rows = heatRows(terms, recovery, units, spread);
    const plant = countsOfTotals(totals).find(({ index }) => index === plantIndex);
    const shortOf = shortfallsOf('heatSavingPerYear', { spanS: lengthMs / msPerSecond, coverage: plant && coverageOf(plant) });
    const isShort = shortOf.length > 0;
    const i18n = await translator('en');

    const csvRows: CsvRows = [
      ['figure', 'unit', 'a day', 'a year', 'a year from', 'a year to', 'too little data'].map((text) => ({ text })),
      ...rows.map(({ label, unit, digits, daily, yearly }) => [
        { text: label },
        { text: unit },
        { number: daily, digits },
        ...[yearly.year, yearly.low, yearly.high].map((number) => ({ number, digits: yearly.decimals })),
        { text: shortfallNames(i18n, shortOf) },
      ]),
    ];
    const texts = {
      table: () => {
        const figures = rows.map(({ label, unit, digits, daily, yearly }) => [
          `${label} [${unit}]`,
          marked(formatNumber(daily, digits, 'en-GB'), isShort),
          marked(formatNumber(yearly.year, yearly.decimals, 'en-GB'), isShort),
          formatNumber(yearly.low, yearly.decimals, 'en-GB'),
          formatNumber(yearly.high, yearly.decimals, 'en-GB'),
        ]);
        const facts = `energy a day: ${formatNumber(perDayKWh, 1, 'en-GB')} kWh\nprojected from ${formatDuration(lengthMs / msPerSecond)}\n\n`;
        const marks = shortOf.map((need) => `${markedShortfall(i18n, need)}\n`).join('');
        const more = curve === undefined || points === undefined ? '' : `\n${curveText(curve, points, units)}`;
        return facts + textTable(['', 'a day', 'a year', 'from', 'to'], figures) + marks + more;
      },
      csv: () => csvText(csvRows, dialectOf[dialect], values.zone),
      json: () =>
        jsonText({
          fromMs,
          untilMs,
          zone: values.zone,
          missingDays,
          energyPerDayKWh: perDayKWh,
          parameters,
          fuel: terms,
          ...recovery,
          yearlySpread: spread,
          ...(isShort && { shortOf }),
          ...(points && { curve: points }),
        }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
