import { channelSumsOfFiles, filesNear } from '../../adapters/dayFiles/index.ts';
import { oneOf, option, optional } from '../../adapters/options/index.ts';
import { csvText } from '../../core/csv/index.ts';
import {
  dayHours,
  durationCurve,
  loadProfileOf,
  pressureOf,
  profileChannels,
  type ProfileQuestion,
  profileSeries,
  type ProfileSeries,
  profileSums,
} from '../../core/loadProfile/index.ts';
import { keysOf } from '../../core/records/index.ts';
import type { ChannelSums, SummedChannel } from '../../core/totals/index.ts';
import { displayUnit, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { unitSymbol } from '../../i18n/format/index.ts';
import { CliFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedFiles, askedRange } from '../files/askedFiles.ts';
import { filesNotes } from '../files/filesNotes.ts';
import { wholeQuarterHours } from '../files/wholeQuarterHours.ts';
import { holidayList, numberWithin } from '../options/cliKinds.ts';
import { formatOption, outputOptions, rangeOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { unitChoice } from '../output/unitChoice.ts';
import { machineHours, machineHoursTable, machinePowers } from '../profile/machineHours.ts';
import { pressureTable } from '../profile/pressureTable.ts';
import { dayTypesTable, durationTable, heatMapTable, type ProfileTable, type ShownIn } from '../profile/profileTables.ts';

interface Asked {
  readonly found: ReadonlyMap<SummedChannel, ChannelSums>;
  readonly question: ProfileQuestion;
}

/** What is made of the quarter hours, in base units, and how it is shown. */
const results = {
  heatmap: ({ found, question: { of, zone } }: Asked) => {
    const days = dayHours(profileSums(of, found), zone);
    return { json: { days }, table: (shown: ShownIn): ProfileTable => heatMapTable(days, shown) };
  },
  duration: ({ found, question: { of } }: Asked) => {
    const curve = durationCurve(profileSums(of, found));
    return { json: curve, table: (shown: ShownIn): ProfileTable => durationTable(curve, shown) };
  },
  daytypes: ({ found, question }: Asked) => {
    const { types, calendar } = loadProfileOf(found, question);
    return { json: { ...types, calendar }, table: (shown: ShownIn): ProfileTable => dayTypesTable(types, calendar, shown) };
  },
  pressure: ({ found, question }: Asked) => {
    const pressure = pressureOf(found, question.band);
    return { json: { pressure }, table: (_: ShownIn, units: UnitChoice): ProfileTable => pressureTable(pressure, question.zone, units) };
  },
  machines: ({ found, question: { zone } }: Asked) => {
    const hours = machineHours(found);
    return { json: { hours }, table: (): ProfileTable => machineHoursTable(hours, zone) };
  },
} as const;

/** What the air, or the power, of a range looks like. */
export const profile = declareCommand({
  name: 'profile',
  summary: 'what air, pressure or power look like: by the hour, for how long, and which days are alike',
  details: `heatmap has the mean of each hour of each day, duration what was reached for how long, daytypes the days that are alike and those
of the calendar, pressure how long it was within its limits, and machines the power of each machine in each hour, as other tools read it.
Of a quarter hour the extremes are known and not for how long, so that shares of time are from .. to, and a fall within seconds is not known.
Hours are those of the plant's clock; the doubled one is one. Time without data is missing, never 0. JSON is in m3/min, bar and kW.`,
  options: {
    ...rangeOptions,
    what: option({ name: 'what', kind: oneOf(keysOf(results), 'NAME'), fallback: 'heatmap', help: keysOf(results).join(', ') }),
    of: option({
      name: 'of',
      kind: oneOf(keysOf<ProfileSeries>(profileSeries), 'NAME'),
      fallback: 'flow',
      help: `of what: ${keysOf<ProfileSeries>(profileSeries).join(', ')}; power is that of all machines`,
    }),
    low: optional({ name: 'low', kind: numberWithin(0), fallbackText: 'none', help: 'pressure below which it is too low, in bar' }),
    high: optional({ name: 'high', kind: numberWithin(0), fallbackText: 'none', help: 'pressure above which it is too high, in bar' }),
    holidays: option({
      name: 'holiday',
      kind: holidayList,
      fallback: [],
      help: 'a holiday, such as 2026-12-25; several times, or with commas',
    }),
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
    ...unitOptions,
  },
  async run({ what, of, low, high, holidays, format, dialect, out, force, ...asked }, paths, shell) {
    const output = { out, force, name: `${what}.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const files = askedFiles(paths, shell);
    const range = wholeQuarterHours(askedRange(files, asked));
    const channels = [...new Set([...profileChannels(of), ...machinePowers])];
    const found = await channelSumsOfFiles(filesNear(files, range), range, channels, filesNotes(shell)).finally(() =>
      shell.progress.clear(),
    );
    const series = what === 'pressure' ? 'pressure' : what === 'machines' ? 'power' : of;
    if (profileSums(series, found).steps.length === 0) throw new CliFailure(`no ${series} in the range`);
    const units = unitChoice(asked);
    const { quantity } = profileSeries[series];
    const shown: ShownIn = {
      unit: unitSymbol(displayUnit(quantity, units)),
      digits: displayValue(quantity, undefined, units).digits,
      of: (value) => displayValue(quantity, value, units).value,
    };
    const question = { of: series, band: { low, high }, holidays: new Set(holidays), zone: asked.zone };
    const { json, table } = results[what]({ found, question });
    const texts = {
      table: () => table(shown, units).text,
      csv: () => csvText(table(shown, units).csv, dialectOf[dialect], asked.zone),
      json: () => jsonText({ of: series, ...range, ...json }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
