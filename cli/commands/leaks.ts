import {
  channelSumsOfFiles,
  type ChannelsWatcher,
  filesNear,
  type FoundFile,
  leakEvidenceOfFiles,
  rowsOfFiles,
} from '../../adapters/dayFiles/index.ts';
import { optional } from '../../adapters/options/index.ts';
import { csvText } from '../../core/csv/index.ts';
import { leakCostChannels, leakCostOfQuarters } from '../../core/leakCost/index.ts';
import { leakageOf, type LeakKnowledge, minLeakTestMs } from '../../core/leakage/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { plantDayOf, plantDayRange, type TimeRange, timeRangeMs } from '../../core/time/index.ts';
import { CliFailure, usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import type { Shell } from '../Shell.ts';
import { askedFiles, askedRange } from '../files/askedFiles.ts';
import { filesNotes } from '../files/filesNotes.ts';
import { rateTables } from '../files/rateTables.ts';
import { leaksCsv, leaksJson, leaksText } from '../leaks/leaksTables.ts';
import { numberWithin, timeSpan } from '../options/cliKinds.ts';
import { formatOption, outputOptions, rangeOptions, tariffFileOptions, tariffOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { unitChoice } from '../output/unitChoice.ts';

/** The rows of a time with all consumers off. */
async function testOf(range: TimeRange, files: readonly FoundFile[], shell: Shell): Promise<LeakKnowledge['test']> {
  const estimated = new Set<Channel>();
  const watcher: ChannelsWatcher = { ...filesNotes(shell), estimated: (channels) => channels.forEach((channel) => estimated.add(channel)) };
  const rows = await rowsOfFiles(filesNear(files, range), range, watcher).finally(() => shell.progress.clear());
  if (rows.length < 2) throw new CliFailure('no samples in the time of the test');
  return { range, rows, estimated: [...estimated] };
}

/** How much air leaks, by three ways. */
export const leaks = declareCommand({
  name: 'leaks',
  summary: 'how much air leaks, from nights, load cycles and falls of the pressure, each with its interval of 90 %',
  details: `Days count whole. A day's night is 23 to 5; cycles and falls of the pressure count in nights, on Saturdays and Sundays.
Without --night-use or --test each figure is an upper bound: what consumers take at night is in it. A change is one that lasts, of the flow of
nights, against the 14 to 28 nights at the beginning of the range. Money is of a year in which nothing changes:
what the leaked air costs, and what less leaking saves. The receivers' volume is fitted from the files
unless --volume says it. JSON is in m3/min, m3 and bar.`,
  options: {
    ...rangeOptions,
    nightUse: optional({
      name: 'night-use',
      kind: numberWithin(0),
      fallbackText: 'not known',
      help: 'what known consumers take at night, m3/min',
    }),
    volume: optional({ name: 'volume', kind: numberWithin(0.01), fallbackText: 'fitted', help: 'of receivers and pipes, m3' }),
    test: optional({
      name: 'test',
      kind: timeSpan,
      fallbackText: 'none',
      help: 'when all consumers were off, ten minutes or longer: measures leaks, and gives the night use',
    }),
    ...tariffOptions,
    ...tariffFileOptions,
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
    ...unitOptions,
  },
  async run({ nightUse: typed, volume: entered, test: testRange, tariff, rate, co2, format, dialect, out, force, ...asked }, paths, shell) {
    const output = { out, force, name: `leaks.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    if (typed !== undefined && testRange !== undefined) throw usageFailure('--test gives the night use: leave --night-use out');
    if (testRange !== undefined && timeRangeMs(testRange) < minLeakTestMs) throw usageFailure('--test must be ten minutes or longer');
    const tables = await rateTables(tariff, { rate, co2, zone: asked.zone });
    const files = askedFiles(paths, shell);
    const given = askedRange(files, asked);
    const [first, last] = [plantDayOf(given.fromMs, asked.zone), plantDayOf(given.untilMs - 1, asked.zone)];
    const within = files.filter(({ day }) => day >= first && day <= last);
    const { evidence, isFlowEstimated } = await leakEvidenceOfFiles(within, asked.zone, filesNotes(shell)).finally(() =>
      shell.progress.clear(),
    );
    if (evidence.days === 0) throw new CliFailure(`no day file of ${first} to ${last} could be read`);
    const test = testRange && (await testOf(testRange, files, shell));
    const leakage = leakageOf(evidence, { volumeM3: entered, nightUseM3min: typed, test });
    if (leakage.test?.isOld === true) shell.note('the test is older than 180 days');
    if (isFlowEstimated) shell.note('the flow was calculated and not measured, if only in part, and with it what leaks');
    const range = { fromMs: plantDayRange(first, asked.zone).fromMs, untilMs: plantDayRange(last, asked.zone).untilMs };
    const estimated = new Set<Channel>();
    // what is wrong with the files was said by the first reading
    const quiet: ChannelsWatcher = {
      progress: filesNotes(shell).progress,
      estimated: (channels) => channels.forEach((channel) => estimated.add(channel)),
    };
    const found = await channelSumsOfFiles(filesNear(files, range), range, leakCostChannels, quiet).finally(() => shell.progress.clear());
    const cost = leakCostOfQuarters({ leakage, found, prices: tables.prices, zone: asked.zone, estimated: [...estimated], range });
    const result = { leakage, cost, isFlowEstimated };
    const units = unitChoice(asked);
    const texts = {
      table: () => leaksText(result, units),
      csv: () => csvText(leaksCsv(result, units), dialectOf[dialect], asked.zone),
      json: () => jsonText({ currency: units.currency, ...leaksJson(result) }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
