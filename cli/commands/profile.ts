import { channelSumsOfFiles, filesNear } from '../../adapters/dayFiles/index.ts';
import { oneOf, option } from '../../adapters/options/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import { csvText } from '../../core/csv/index.ts';
import { addedSums, dayHours, dayTypes, durationCurve } from '../../core/loadProfile/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { type Channel, compressorChannel, plantChannel } from '../../core/samples/index.ts';
import type { ChannelSums } from '../../core/totals/index.ts';
import { displayValue, displayUnit, type Quantity } from '../../core/units/index.ts';
import { unitSymbol } from '../../i18n/format/index.ts';
import { CliFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedFiles, askedRange } from '../files/askedFiles.ts';
import { filesNotes } from '../files/filesNotes.ts';
import { wholeQuarterHours } from '../files/wholeQuarterHours.ts';
import { formatOption, outputOptions, rangeOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { unitChoice } from '../output/unitChoice.ts';
import { dayTypesTable, durationTable, heatMapTable, type ProfileTable, type ShownIn } from '../profile/profileTables.ts';

const machines = Array.from({ length: slotCount }, (_, i) => i + 1);

/** What a profile can be of; several channels are added up. */
const series = {
  flow: { quantity: 'volumeFlow', channels: [plantChannel('volumeFlowM3min')] },
  delivery: { quantity: 'volumeFlow', channels: [plantChannel('deliveryVolumeM3min')] },
  pressure: { quantity: 'pressure', channels: [plantChannel('systemPressureBar')] },
  power: { quantity: 'power', channels: machines.map((slot) => compressorChannel('electricalPowerKW', slot)) },
} as const satisfies Readonly<Record<string, { readonly quantity: Quantity; readonly channels: readonly Channel[] }>>;

/** What is made of the quarter hours, in base units, and how it is shown. */
const results = {
  heatmap: (sums: ChannelSums, zone: string) => {
    const days = dayHours(sums, zone);
    return { json: { days }, table: (shown: ShownIn): ProfileTable => heatMapTable(days, shown) };
  },
  duration: (sums: ChannelSums) => {
    const curve = durationCurve(sums);
    return { json: curve, table: (shown: ShownIn): ProfileTable => durationTable(curve, shown) };
  },
  daytypes: (sums: ChannelSums, zone: string) => {
    const types = dayTypes(dayHours(sums, zone));
    return { json: types, table: (shown: ShownIn): ProfileTable => dayTypesTable(types, shown) };
  },
} as const;

/** What the air, or the power, of a range looks like. */
export const profile = declareCommand({
  name: 'profile',
  summary: 'what air, pressure or power look like: by the hour, for how long, and which days are alike',
  details: `heatmap has the mean of each hour of each day, duration what was reached for how long, daytypes the days that are alike.
Hours are those of the plant's clock; the doubled one is one. Time without data is missing, never 0. JSON is in m3/min, bar and kW.`,
  options: {
    ...rangeOptions,
    what: option({ name: 'what', kind: oneOf(keysOf(results), 'NAME'), fallback: 'heatmap', help: keysOf(results).join(', ') }),
    of: option({
      name: 'of',
      kind: oneOf(keysOf(series), 'NAME'),
      fallback: 'flow',
      help: `of what: ${keysOf(series).join(', ')}; power is that of all machines`,
    }),
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
    ...unitOptions,
  },
  async run({ what, of, format, dialect, out, force, ...asked }, paths, shell) {
    const output = { out, force, name: `${what}.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const files = askedFiles(paths, shell);
    const range = wholeQuarterHours(askedRange(files, asked));
    const { quantity, channels } = series[of];
    const found = await channelSumsOfFiles(filesNear(files, range), range, channels, filesNotes(shell)).finally(() =>
      shell.progress.clear(),
    );
    const sums = addedSums([...found.values()]);
    if (sums.steps.length === 0) throw new CliFailure(`no ${of} in the range`);
    const units = unitChoice(asked);
    const shown: ShownIn = {
      unit: unitSymbol(displayUnit(quantity, units)),
      digits: displayValue(quantity, undefined, units).digits,
      of: (value) => displayValue(quantity, value, units).value,
    };
    const { json, table } = results[what](sums, asked.zone);
    const texts = {
      table: () => table(shown).text,
      csv: () => csvText(table(shown).csv, dialectOf[dialect], asked.zone),
      json: () => jsonText({ of, ...range, ...json }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
