import { balanceReportOf, energyBalanceOf } from '../../core/balance/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedTotals } from '../files/askedTotals.ts';
import { formatOption, outputOptions, rangeOptions, reportOptions, tariffOptions, unitOptions } from '../options/sharedOptions.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { unitChoice } from '../output/unitChoice.ts';
import { packageVersion } from '../packageVersion.ts';

/** Energy, costs and specific power of a range. */
export const balance = declareCommand({
  name: 'balance',
  summary: 'energy, costs, volume and specific power of each machine and of the plant',
  details: "The same report as the dashboard's energy balance. In a folder its name is balance_FROM-UNTIL.",
  options: {
    ...rangeOptions,
    ...tariffOptions,
    format: formatOption(['table', 'csv', 'json', 'pdf']),
    ...outputOptions,
    ...unitOptions,
    ...reportOptions,
  },
  async run({ format, language, dialect, out, force, rate, co2, name, machines, ...values }, paths, shell) {
    if (format === 'pdf' && out === undefined && shell.isTerminal) throw usageFailure('a PDF needs --out PATH, or a pipe');
    // loaded while the files are read
    const writers = import('../output/balanceWriters.ts');
    const outputOf = async (range: TimeRange) => {
      const { balanceWriters, nameOfBalance } = await writers;
      return { out, force, name: nameOfBalance(range, values.zone, balanceWriters[format]) };
    };
    const { totals, missingDays, leak } = await askedTotals(paths, values, shell, {
      withLeak: true,
      onRange: async (range) => void (out === undefined || outputPath(await outputOf(range))),
    });
    const made = energyBalanceOf(totals, machines, { ratePerKWh: rate, co2KgPerKWh: co2 }, leak);
    const context = { zone: values.zone, stationName: name, version: packageVersion(), units: unitChoice(values), missingDays };
    const { balanceWriters, regionOf } = await writers;
    const content = await balanceWriters[format].write(balanceReportOf(made, context), regionOf(language), dialect);
    await writeOutput(content, await outputOf(totals), shell);
  },
});
