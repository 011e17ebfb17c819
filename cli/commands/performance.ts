import { type ChannelsWatcher, channelSumsOfFiles, filesNear } from '../../adapters/dayFiles/index.ts';
import { anyText, onOrOff, option, optional } from '../../adapters/options/index.ts';
import { csvText } from '../../core/csv/index.ts';
import { performanceChannels, recordedPerformance } from '../../core/performance/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { plantDayRange, shiftDay } from '../../core/time/index.ts';
import { usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedFiles } from '../files/askedFiles.ts';
import { filesNotes } from '../files/filesNotes.ts';
import { rateTables } from '../files/rateTables.ts';
import { formatOption, outputOptions, rangeOptions, tariffFileOptions, tariffOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { unitChoice } from '../output/unitChoice.ts';
import { adjustmentList, dayRange } from '../performance/dayKinds.ts';
import { loadVariables } from '../performance/loadVariables.ts';
import { performanceCsv, performanceJson, performanceText } from '../performance/performanceTables.ts';

/** Whether a plant needs less energy than its baseline expects. */
export const performance = declareCommand({
  name: 'performance',
  summary: 'energy against a baseline: what was saved, the volume taken out, with its interval of 90 %',
  details: `The energy of each day is fitted to its volume in the baseline, and to what --variables has where it explains more than chance.
Days of which power and flow are known for less than 95 % count nowhere. A saving below its own uncertainty is not distinguishable from 0.
CSV is a line for each day of the report. JSON is in kWh, m3 and kg.`,
  options: {
    zone: rangeOptions.zone,
    baseline: optional({
      name: 'baseline',
      kind: dayRange,
      fallbackText: 'none, it must be given',
      help: 'days to compare with, 28 or more',
    }),
    report: optional({ name: 'report', kind: dayRange, fallbackText: 'all days behind the baseline', help: 'days that are compared' }),
    variables: optional({
      name: 'variables',
      kind: anyText('FILE'),
      fallbackText: 'the volume alone',
      help: 'temperature and production as CSV: docs/cli.md',
    }),
    withPressure: option({
      name: 'with-pressure',
      kind: onOrOff,
      fallback: false,
      help: 'take the pressure out as well: a lower one is then no saving',
    }),
    adjust: option({ name: 'adjust', kind: adjustmentList, fallback: [], help: 'what else changed the need for energy, several times' }),
    ...tariffOptions,
    ...tariffFileOptions,
    format: formatOption(['text', 'csv', 'json']),
    ...outputOptions,
    ...unitOptions,
  },
  async run({ zone, baseline, report: asked, adjust, format, dialect, out, force, ...given }, paths, shell) {
    const output = { out, force, name: `performance.${format === 'text' ? 'txt' : format}` };
    outputPath(output);
    if (baseline === undefined) throw usageFailure('--baseline is missing: two days such as 2026-01-01:2026-03-31');
    const variables = given.variables === undefined ? undefined : await loadVariables(given.variables, zone);
    const tables = await rateTables(given.tariff, { ...given, zone });
    const files = askedFiles(paths, shell);
    const behind = shiftDay(baseline.last, 1);
    const last = files.at(-1)!.day;
    const report = asked ?? { first: behind, last: last < behind ? behind : last };
    const first = report.first < baseline.first ? report.first : baseline.first;
    const until = report.last > baseline.last ? report.last : baseline.last;
    const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(until, zone).untilMs };
    const estimated = new Set<Channel>();
    const watcher: ChannelsWatcher = { ...filesNotes(shell), estimated: (channels) => channels.forEach((each) => estimated.add(each)) };
    const found = await channelSumsOfFiles(filesNear(files, range), range, performanceChannels, watcher).finally(() =>
      shell.progress.clear(),
    );
    const recorded = recordedPerformance({
      ...{ found, baseline, report, zone, variables, prices: tables.prices, co2: tables.co2 },
      estimated: [...estimated],
      adjustments: adjust,
      withPressure: given.withPressure,
    });
    const { performance: of, volumeOf } = recorded;
    const units = unitChoice(given);
    const texts = {
      text: () => performanceText(recorded, units),
      csv: () => csvText(performanceCsv(of), dialectOf[dialect], zone),
      json: () => jsonText({ currency: units.currency, baseline, report, volumeOf, ...performanceJson(of, adjust) }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
