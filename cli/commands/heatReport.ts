import { type HeatFormFile, loadHeatForm } from '../../adapters/enteredFiles/index.ts';
import { anyText, listOf, oneOf, option, optional, wholeNumber } from '../../adapters/options/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import { csvText } from '../../core/csv/index.ts';
import { defaultHeatParameters } from '../../core/heat/index.ts';
import { comparedThresholds, formCsv, heatForm, heatReportOf, isYear } from '../../core/heatReport/index.ts';
import { heatCircuits } from '../../core/plantData/index.ts';
import { calendarYears, daysFrom, plantDayOf } from '../../core/time/index.ts';
import { CliFailure, usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { enteredOr } from '../files/enteredOr.ts';
import { askedTotals } from '../files/askedTotals.ts';
import { wholeQuarterHours } from '../files/wholeQuarterHours.ts';
import { heatReportText } from '../heatReport/heatReportTables.ts';
import { numberWithin } from '../options/cliKinds.ts';
import { formatOption, outputOptions, rangeOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';

const { circuit: defaultCircuit } = defaultHeatParameters;
const slot = wholeNumber(1, slotCount);

/** The waste heat of a year, for the report to the German platform. */
export const heatReport = declareCommand({
  name: 'heatreport',
  summary: 'waste heat of a year: heat, power, hours, months, and the fields of the German platform for it',
  details: `Energy while running x share of the circuit, less what is used already. Compared with dated thresholds; it informs and does not advise.
The form, and CSV, which is the form in one line, need a year of 365 or 366 days. JSON is in kWh, kW and h.`,
  options: {
    ...rangeOptions,
    year: optional({
      name: 'year',
      kind: wholeNumber(calendarYears.first, calendarYears.last),
      fallbackText: '--from and --until',
      help: 'a year of the calendar',
    }),
    circuit: option({
      name: 'circuit',
      kind: oneOf(heatCircuits, 'NAME'),
      fallback: defaultCircuit,
      help: `where the heat is taken from: ${heatCircuits.join(', ')}`,
    }),
    of: optional({
      name: 'of',
      kind: listOf(slot, { once: { of: (index) => index, expected: 'each number once' } }),
      fallbackText: 'all with a power',
      help: 'machines of the circuit, 1 to 10, several with commas',
    }),
    share: optional({
      name: 'share',
      kind: numberWithin(0, 1),
      fallbackText: '0.72 of oilCirculation, 0.94 of airPipes',
      help: 'part of the energy that can be recovered',
    }),
    used: optional({ name: 'used', kind: numberWithin(0, 1), fallbackText: '0', help: 'part of that heat that is used already' }),
    temperature: optional({
      name: 'temperature',
      kind: numberWithin(0),
      fallbackText: 'that of --form',
      help: 'of the medium that carries the heat, degC',
    }),
    form: optional({ name: 'form', kind: anyText('FILE'), fallbackText: 'empty fields', help: 'what is entered, as JSON: docs/cli.md' }),
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
  },
  async run({ year, circuit, of, share, used, temperature, form, format, dialect, out, force, ...asked }, paths, shell) {
    const output = { out, force, name: `heat-report.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    if (year !== undefined && (asked.from !== undefined || asked.until !== undefined))
      throw usageFailure('--year stands for --from and --until');
    const ofYear = year === undefined ? {} : { from: { day: `${year}-01-01` }, until: { day: `${year}-12-31` } };
    const entered: HeatFormFile = form === undefined ? {} : await enteredOr(loadHeatForm(form));
    const { zone } = asked;
    const { totals, energies, missingDays } = await askedTotals(paths, { ...asked, ...ofYear }, shell, {
      withEnergies: true,
      onRange: (range) => Promise.resolve(void wholeQuarterHours(range)),
    });
    const { fromMs, untilMs, estimated } = totals;
    const report = heatReportOf(energies!, {
      range: { fromMs, untilMs },
      zone,
      circuit,
      machines: of,
      shares: [{ since: plantDayOf(fromMs, zone), recoverableShare: share, usedShare: used ?? 0 }],
      estimated,
    });
    const temperatureDegC = temperature ?? entered.temperatureDegC;
    const days = daysFrom(plantDayOf(fromMs, zone), plantDayOf(untilMs, zone));
    const fields = isYear(days) ? heatForm(report, entered, temperatureDegC) : undefined;
    if (format === 'csv' && fields === undefined) throw new CliFailure(`the form needs a year, 365 or 366 days; these are ${days}`);
    const thresholds = comparedThresholds(report, { temperatureDegC, companyGWh: entered.companyGWh });
    const texts = {
      table: () => heatReportText(report, { thresholds, fields }),
      csv: () => csvText(formCsv(fields ?? []), dialectOf[dialect], zone),
      json: () => jsonText({ zone, missingDays, ...report, thresholds, ...(fields && { form: fields }) }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
