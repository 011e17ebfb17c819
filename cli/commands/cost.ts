import { anyText, oneOf, onOrOff, option, optional } from '../../adapters/options/index.ts';
import { costPeriods, energyCostOf } from '../../core/cost/index.ts';
import { csvText } from '../../core/csv/index.ts';
import { declareCommand } from '../CliCommand.ts';
import { costCsv, costText, peakTable, periodTable } from '../cost/costTables.ts';
import { askedTotals } from '../files/askedTotals.ts';
import { rateTables, seriesOfFile } from '../files/rateTables.ts';
import { wholeQuarterHours } from '../files/wholeQuarterHours.ts';
import { numberWithin } from '../options/cliKinds.ts';
import { formatOption, outputOptions, rangeOptions, tariffFileOptions, tariffOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { unitChoice } from '../output/unitChoice.ts';

const percent = 100;

/** What the energy of a range cost at the price of each quarter hour. */
export const cost = declareCommand({
  name: 'cost',
  summary: 'energy, cost, CO2 and peaks of any period, each quarter hour at the price of its own time',
  details: `Prices are flat, or of --tariff FILE: by hours of the week or as a series, from days on, with what peaks cost.
A quarter hour without a price has no cost; its energy stands apart. CSV is a line for each period, with --peak for each peak.`,
  options: {
    ...rangeOptions,
    ...tariffOptions,
    ...tariffFileOptions,
    every: option({
      name: 'every',
      kind: oneOf(costPeriods, 'PERIOD'),
      fallback: costPeriods[0],
      help: `periods: ${costPeriods.join(', ')}`,
    }),
    siteMeter: optional({
      name: 'site-meter',
      kind: anyText('FILE'),
      fallbackText: 'the peak of the site is not known',
      help: 'power of the whole site as CSV start;power, kW',
    }),
    peak: option({ name: 'peak', kind: onOrOff, fallback: false, help: 'the ten highest quarter hours, and what ran in them' }),
    accuracy: optional({
      name: 'accuracy',
      kind: numberWithin(0, percent),
      fallbackText: '1, of estimated power 15',
      help: 'how far power can be off, percent',
    }),
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
    ...unitOptions,
  },
  async run({ tariff, rate, co2, siteMeter, every, peak, accuracy, format, dialect, out, force, ...asked }, paths, shell) {
    const output = { out, force, name: `cost.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const { zone } = asked;
    const tables = await rateTables(tariff, { rate, co2, zone });
    const site = siteMeter === undefined ? undefined : await seriesOfFile(siteMeter, zone);
    const { totals, energies } = await askedTotals(paths, asked, shell, {
      withEnergies: true,
      onRange: (range) => Promise.resolve(void wholeQuarterHours(range)),
    });
    const { fromMs, untilMs, estimated } = totals;
    const question = { range: { fromMs, untilMs }, ...tables, site, zone, every, estimated };
    const found = energyCostOf(energies!, { ...question, ...(accuracy !== undefined && { accuracy: accuracy / percent }) });
    const units = unitChoice(asked);
    const texts = {
      table: () => costText(found, { units, zone, withPeaks: peak }),
      csv: () => csvText(costCsv((peak ? peakTable : periodTable)(found, units)), dialectOf[dialect], zone),
      json: () => jsonText({ currency: units.currency, ...found }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
