import { channelSumsOfFiles, filesNear } from '../../adapters/dayFiles/index.ts';
import { anyText, onOrOff, option, optional } from '../../adapters/options/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import { csvText } from '../../core/csv/index.ts';
import { addedSums } from '../../core/loadProfile/index.ts';
import { type PerformanceDay, performanceDays, performanceOf, withVariables } from '../../core/performance/index.ts';
import { compressorChannel, plantChannel } from '../../core/samples/index.ts';
import { rateClock } from '../../core/tariff/index.ts';
import { plantDayRange, shiftDay } from '../../core/time/index.ts';
import type { ChannelSums, SummedChannel } from '../../core/totals/index.ts';
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
import { performanceCsv, performanceJson, performanceText, type VolumeSource } from '../performance/performanceTables.ts';

const machines = Array.from({ length: slotCount }, (_, i) => i + 1);
const power = machines.map((slot) => compressorChannel('electricalPowerKW', slot));
const delivery = machines.map((slot) => compressorChannel('deliveryVolumeM3min', slot));
const flow = plantChannel('volumeFlowM3min');
const pressure = plantChannel('systemPressureBar');

/** The flow into the network or, without a sensor of it, what the machines deliver together. */
function airOf(sums: ReadonlyMap<SummedChannel, ChannelSums>): { readonly air: ChannelSums; readonly volumeOf: VolumeSource } {
  const measured = sums.get(flow)!;
  if (measured.steps.length > 0) return { air: measured, volumeOf: 'flow' };
  return { air: addedSums(delivery.map((channel) => sums.get(channel)!)), volumeOf: 'delivery' };
}

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
    const channels = [...power, ...delivery, flow, pressure];
    const sums = await channelSumsOfFiles(filesNear(files, range), range, channels, filesNotes(shell)).finally(() =>
      shell.progress.clear(),
    );
    const { air, volumeOf } = airOf(sums);
    const parts = { power: power.map((channel) => sums.get(channel)!), flow: air, pressure: sums.get(pressure)! };
    const known: readonly PerformanceDay[] = performanceDays(parts, zone, {
      cost: rateClock(tables.prices, zone),
      co2Kg: rateClock(tables.co2, zone),
    });
    const found = performanceOf({
      days: variables === undefined ? known : withVariables(known, variables),
      baseline,
      report,
      zone,
      adjustments: adjust,
      terms: [...(given.withPressure ? (['pressure'] as const) : []), ...(variables?.names ?? [])],
    });
    const units = unitChoice(given);
    const texts = {
      text: () => performanceText(found, volumeOf, units),
      csv: () => csvText(performanceCsv(found), dialectOf[dialect], zone),
      json: () => jsonText({ currency: units.currency, baseline, report, volumeOf, ...performanceJson(found, adjust) }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
