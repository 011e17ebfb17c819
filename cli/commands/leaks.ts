import { type ChannelsWatcher, filesNear, type FoundFile, leakEvidenceOfFiles, rowsOfFiles } from '../../adapters/dayFiles/index.ts';
import { optional } from '../../adapters/options/index.ts';
import type { Found } from '../../core/estimate/index.ts';
import { type CsvRows, csvText } from '../../core/csv/index.ts';
import {
  type Leakage,
  leakageOf,
  type LeakFinding,
  type LeakKnowledge,
  type LeakMethod,
  type LeakTrend,
  minLeakTestMs,
  type NoLeakFlowReason,
} from '../../core/leakage/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { plantDayOf, type TimeRange, timeRangeMs } from '../../core/time/index.ts';
import { displayUnit, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { formatNumber, missing, unitSymbol } from '../../i18n/format/index.ts';
import { CliFailure, usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import type { Shell } from '../Shell.ts';
import { askedFiles, askedRange } from '../files/askedFiles.ts';
import { filesNotes } from '../files/filesNotes.ts';
import { numberWithin, timeSpan } from '../options/cliKinds.ts';
import { formatOption, outputOptions, rangeOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { foundKinds } from '../output/foundKinds.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { textTable } from '../output/textTable.ts';
import { unitChoice } from '../output/unitChoice.ts';

const methods: Readonly<Record<LeakMethod, string>> = {
  baseFlow: 'flow of the nights',
  loadCycles: 'load cycles',
  pressureDecay: 'fall of the pressure',
};
const testMethods: Readonly<Record<LeakMethod, string>> = { ...methods, baseFlow: 'flow' };
const reasons: Readonly<Record<NoLeakFlowReason, string>> = {
  tooFewDays: 'fewer than seven nights with data',
  noSingleMachine: 'no fixed-speed machine feeds alone',
  fewCycles: 'fewer than three cycles, or 15 min',
  alwaysOnLoad: 'a machine is always on load',
  smallDrop: 'the pressure falls by less than 0.1 bar',
  notMonotonic: 'the pressure does not fall steadily',
  fewDecays: 'fewer than three falls',
  noVolume: 'the volume is not known: --volume',
  fewMinutes: 'no machine feeds for ten minutes',
  nightUseAboveFlow: 'more is used than flows',
  invalidNightUse: 'the night use is none',
};

/** Why a row has no figure. */
type NoRow = string;

interface Row {
  readonly name: string;
  readonly kind: string;
  /** Value, low, high in the unit. */
  readonly values: readonly (number | undefined)[];
  readonly unit: string;
  readonly digits: number;
  readonly n: number | undefined;
}

/** What the flow of nights became. */
function trendRows({ watched, change, perWeek }: LeakTrend): readonly (readonly [name: string, NoRow | Found<string>])[] {
  const grown: readonly [string, NoRow | Found<string>] =
    change === undefined
      ? ['change', watched === 0 ? 'fewer than 15 nights with data' : `none in ${watched} nights`]
      : [`change since ${change.since}`, change.change];
  return [grown, ['change in a week', perWeek.kind === 'none' ? 'fewer than four weeks' : perWeek]];
}

function rowsOf({ findings, volume, trend, test }: Leakage, units: UnitChoice): readonly Row[] {
  const flow = displayValue('volumeFlow', undefined, units);
  const ofFlow = { unit: unitSymbol(displayUnit('volumeFlow', units)), digits: flow.digits + 1 };
  const rowOf = (name: string, found: NoRow | Found<string>): Row => {
    if (typeof found === 'string') return { name, kind: found, values: [undefined, undefined, undefined], ...ofFlow, n: undefined };
    const values = [found.value, found.low, found.high].map((value) => displayValue('volumeFlow', value, units).value);
    return { name, kind: foundKinds[found.kind], values, ...ofFlow, n: found.n };
  };
  const flowRow = (name: string, finding: LeakFinding) => rowOf(name, finding.kind === 'none' ? reasons[finding.reason] : finding);
  const rows = [
    ...findings.map((finding) => flowRow(methods[finding.method], finding)),
    ...(test?.findings ?? []).map((finding) => flowRow(`test, by ${testMethods[finding.method]}`, finding)),
    ...trendRows(trend).map(([name, found]) => rowOf(name, found)),
  ];
  if (volume === undefined) return rows;
  const values = [volume.volumeM3, volume.low, volume.high].map((value) => displayValue('volume', value, units).value);
  const n = volume.kind === 'fitted' ? volume.windows : undefined;
  return [
    ...rows,
    {
      name: 'receivers and pipes',
      kind: foundKinds[volume.kind],
      values,
      unit: unitSymbol(displayUnit('volume', units)),
      digits: 2,
      n,
    },
  ];
}

const heads = ['by', 'kind', 'value', 'low', 'high', 'unit', 'from'];

const csvRows = (rows: readonly Row[]): CsvRows => [
  heads.map((text) => ({ text })),
  ...rows.map(({ name, kind, values, unit, digits, n }) => [
    { text: name },
    { text: kind },
    ...values.map((number) => ({ number, digits: digits + 2 })),
    { text: unit },
    { number: n, digits: 0 },
  ]),
];

const shown = (value: number | undefined, digits: number) =>
  value === undefined ? missing : formatNumber(value, digits, 'en-GB').replaceAll(',', '');

const tableText = (rows: readonly Row[], disagree: boolean) =>
  textTable(
    heads,
    rows.map(({ name, kind, values, unit, digits, n }) => [name, kind, ...values.map((value) => shown(value, digits)), unit, shown(n, 0)]),
    [0, 1, 5],
  ) + (disagree ? '\nthe ways differ by more than a quarter\n' : '');

const jsonOf = ({ days, nights, findings, disagree, volume, nightUse, trend, test }: Leakage) => ({
  days,
  nights: nights.map(({ day, flowM3min, pressureBar }) => ({
    day,
    flowM3min,
    pressureBar: Number.isNaN(pressureBar) ? null : pressureBar,
  })),
  nightUseM3min: nightUse?.flowM3min,
  leak: findings.find(({ kind }) => kind !== 'none'),
  methods: findings,
  disagree,
  trend,
  test: test && { range: test.range, findings: test.findings, nightUseM3min: test.nightUseM3min },
  volume,
});

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
nights, against the 14 to 28 nights at the beginning of the range.
The receivers' volume is fitted from the files unless --volume says it. JSON is in m3/min, m3 and bar.`,
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
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
    ...unitOptions,
  },
  async run({ nightUse: typed, volume: entered, test: testRange, format, dialect, out, force, ...asked }, paths, shell) {
    const output = { out, force, name: `leaks.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    if (typed !== undefined && testRange !== undefined) throw usageFailure('--test gives the night use: leave --night-use out');
    if (testRange !== undefined && timeRangeMs(testRange) < minLeakTestMs) throw usageFailure('--test must be ten minutes or longer');
    const files = askedFiles(paths, shell);
    const range = askedRange(files, asked);
    const [first, last] = [plantDayOf(range.fromMs, asked.zone), plantDayOf(range.untilMs - 1, asked.zone)];
    const within = files.filter(({ day }) => day >= first && day <= last);
    const { evidence, isFlowEstimated } = await leakEvidenceOfFiles(within, asked.zone, filesNotes(shell)).finally(() =>
      shell.progress.clear(),
    );
    if (evidence.days === 0) throw new CliFailure(`no day file of ${first} to ${last} could be read`);
    const test = testRange && (await testOf(testRange, files, shell));
    const result = leakageOf(evidence, { volumeM3: entered, nightUseM3min: typed, test });
    if (result.test?.isOld === true) shell.note('the test is older than 180 days');
    if (isFlowEstimated) shell.note('the flow was calculated and not measured, if only in part, and with it what leaks');
    const rows = rowsOf(result, unitChoice(asked));
    const texts = {
      table: () => tableText(rows, result.disagree),
      csv: () => csvText(csvRows(rows), dialectOf[dialect], asked.zone),
      json: () => jsonText({ ...jsonOf(result), isFlowEstimated }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
