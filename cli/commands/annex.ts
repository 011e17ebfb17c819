import { annexJsonOf, annexOutputs } from '../../adapters/annex/index.ts';
import { loadDataSheets, loadMeasures } from '../../adapters/enteredFiles/index.ts';
import { anyText, optional } from '../../adapters/options/index.ts';
import { annexName, annexOf } from '../../core/annex/index.ts';
import { paperOf } from '../../core/report/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { plantDayOf, plantDayRange } from '../../core/time/index.ts';
import { annexWords, languageOf, translator } from '../../i18n/index.ts';
import { annexText } from '../annex/annexText.ts';
import { evidenceOfFiles } from '../annex/evidenceOfFiles.ts';
import { usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedFiles, askedRange } from '../files/askedFiles.ts';
import { enteredOr } from '../files/enteredOr.ts';
import { rateTables } from '../files/rateTables.ts';
import { numberWithin } from '../options/cliKinds.ts';
import {
  formatOption,
  outputOptions,
  rangeOptions,
  reportOptions,
  tariffFileOptions,
  tariffOptions,
  unitOptions,
} from '../options/sharedOptions.ts';
import { regionOf } from '../output/balanceWriters.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { packageVersion } from '../packageVersion.ts';
import { dayRange } from '../performance/dayKinds.ts';

const binary: readonly string[] = ['pdf', 'zip'];

/** What day files say for an assessment of a compressed-air system. */
export const annex = declareCommand({
  name: 'annex',
  summary: 'data for an assessment of the compressed-air system as ISO 11011 describes it: a PDF, and CSV with hashes',
  details: `Days count whole. What no log has is an empty form with a title. The annex is no assessment and claims no conformity.
The same files and options give the same bytes. Each number of pdf and zip stands in json, which names the command that has it as well.
zip has the CSV of all figures, tables and quarter hours, the hashes of the day files, annex.json, and SHA256SUMS.`,
  options: {
    ...rangeOptions,
    sheets: optional({ name: 'sheets', kind: anyText('FILE'), fallbackText: 'none', help: 'data sheets as JSON: docs/cli.md' }),
    volume: optional({ name: 'volume', kind: numberWithin(0.01), fallbackText: 'fitted', help: 'of receivers and pipes, m3' }),
    entered: optional({ name: 'entered', kind: anyText('FILE'), fallbackText: 'nothing', help: 'states of measures as JSON: docs/cli.md' }),
    nightUse: optional({
      name: 'night-use',
      kind: numberWithin(0),
      fallbackText: 'not known',
      help: 'what known consumers take at night, m3/min',
    }),
    low: optional({ name: 'low', kind: numberWithin(0), fallbackText: 'none', help: 'pressure below which it is too low, in bar' }),
    high: optional({ name: 'high', kind: numberWithin(0), fallbackText: 'none', help: 'pressure above which it is too high, in bar' }),
    baseline: optional({
      name: 'baseline',
      kind: dayRange,
      fallbackText: 'none',
      help: 'days that the range is compared with, 28 or more',
    }),
    ...tariffOptions,
    ...tariffFileOptions,
    format: formatOption(['table', 'json', 'pdf', 'zip']),
    out: outputOptions.out,
    force: outputOptions.force,
    currency: unitOptions.currency,
    ...reportOptions,
  },
  async run({ format, language, out, force, name, rate, co2, low, high, sheets, entered, ...asked }, paths, shell) {
    if (binary.includes(format) && out === undefined && shell.isTerminal) throw usageFailure(`a ${format} needs --out PATH, or a pipe`);
    const { zone, machines, currency, baseline } = asked;
    const dataSheets = sheets === undefined ? [] : await enteredOr(loadDataSheets(sheets));
    const kept = entered === undefined ? { measures: [], valuations: [] } : await enteredOr(loadMeasures(entered));
    const tables = await rateTables(asked.tariff, { rate, co2, zone });
    const files = askedFiles(paths, shell);
    const given = askedRange(files, asked);
    const range = {
      fromMs: plantDayRange(plantDayOf(given.fromMs, zone), zone).fromMs,
      untilMs: plantDayRange(plantDayOf(given.untilMs - 1, zone), zone).untilMs,
    };
    const region = regionOf(language);
    const output = { out, force, name: `${annexName({ range, zone }, languageOf(region))}.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const { evidence, dayFiles } = await evidenceOfFiles(
      files,
      {
        ...{
          range,
          zone,
          stationName: name,
          version: packageVersion(),
          currency,
          ...tables,
          machines,
          dataSheets,
          baseline,
          entered: kept,
        },
        ...{ tariff: { ratePerKWh: rate, co2KgPerKWh: co2 }, band: { low, high }, volumeM3: asked.volume, nightUseM3min: asked.nightUse },
      },
      shell,
    ).finally(() => shell.progress.clear());
    const content = { document: annexOf(evidence), quarters: evidence.quarters, dayFiles };
    const outputs = () => annexOutputs(content, region);
    const written = {
      table: async () => annexText(content.document, annexWords(await translator(languageOf(region)), currency)),
      json: () => Promise.resolve(annexJsonOf(content)),
      pdf: async () => (await outputs()).pdf(paperOf(defaultSettings.print)),
      zip: async () => (await outputs()).zip(),
    } as const;
    await writeOutput(await written[format](), output, shell);
  },
});
