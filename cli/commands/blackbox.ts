import { option, optional } from '../../adapters/options/index.ts';
import { filesNear, rowsOfFiles } from '../../adapters/dayFiles/index.ts';
import { type FirstChanges, firstChanges, windowAround, windowCsv, type WindowSeries } from '../../core/blackBox/index.ts';
import { csvText } from '../../core/csv/index.ts';
import type { SampleTable } from '../../core/samples/index.ts';
import { msPerSecond, type TimeRange } from '../../core/time/index.ts';
import { displayUnit, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { formatNumber, unitSymbol } from '../../i18n/format/index.ts';
import { CliFailure, usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedFiles } from '../files/askedFiles.ts';
import { filesNotes } from '../files/filesNotes.ts';
import { moment, zoneName } from '../options/cliKinds.ts';
import { formatOption, outputOptions, rangeOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { textTable } from '../output/textTable.ts';
import { unitChoice } from '../output/unitChoice.ts';

const plantNames = { pressure: 'network pressure', volumeFlow: 'volume flow', power: 'station power', temperature: 'temperature' } as const;
const machineNames = { pressure: 'line pressure', volumeFlow: 'delivery', power: 'power', temperature: 'temperature' } as const;

const nameOf = ({ source, quantity }: Pick<WindowSeries, 'source' | 'quantity'>) =>
  source === 'master' ? plantNames[quantity] : `K${source} ${machineNames[quantity]}`;
const instant = (atMs: number) => new Date(atMs).toISOString().replace('.000', '');

/** What is known of a time around a fault. */
interface Window {
  readonly atMs: number;
  readonly range: TimeRange;
  readonly samples: SampleTable;
  readonly changes: FirstChanges;
}

function tableText({ atMs, range, samples, changes }: Window, units: UnitChoice): string {
  const shown = ({ quantity }: WindowSeries, value: number) => {
    const { value: converted, digits } = displayValue(quantity, value, units);
    return formatNumber(converted, digits + 1, 'en-GB').replaceAll(',', '');
  };
  const rows = [
    ...changes.changed.map((each) => [each, String(Math.round((each.atMs - atMs) / msPerSecond)), shown(each.series, each.value)] as const),
    ...changes.unchanged.map((each) => [each, '', ''] as const),
  ].map(([{ series, low, high }, after, value]) => [
    nameOf(series),
    unitSymbol(displayUnit(series.quantity, units)),
    after,
    value,
    shown(series, low),
    shown(series, high),
  ]);
  const head = `${samples.length} rows from ${instant(range.fromMs)} to ${instant(range.untilMs)}; at is ${instant(atMs)}\n\n`;
  return head + textTable(['line', 'unit', 'left its range [s after at]', 'value', 'range from', 'range to'], rows, [0, 1]);
}

const jsonOf = ({ atMs, range, samples, changes }: Window) => {
  const ofLine = ({ series, low, high }: FirstChanges['unchanged'][number]) => ({
    line: nameOf(series),
    channel: series.id,
    quantity: series.quantity,
    low,
    high,
  });
  return {
    at: instant(atMs),
    from: instant(range.fromMs),
    until: instant(range.untilMs),
    rows: samples.length,
    changed: changes.changed.map((each) => ({ ...ofLine(each), at: instant(each.atMs), value: each.value })),
    unchanged: changes.unchanged.map(ofLine),
  };
};

/** What was logged around a moment, and what changed before it. */
export const blackbox = declareCommand({
  name: 'blackbox',
  summary: 'what was logged around a fault: the 15 min before it and the 5 min after it, and what changed first',
  details: `A line's range is that of the first five minutes. It left it where it stayed outside for ten seconds, or until the fault. These are
facts in their order, no cause. JSON is in bar, m3/min, kW and degC; CSV has every row.`,
  options: {
    at: optional({ name: 'at', kind: moment, help: 'when the fault came, an instant', fallbackText: 'none: it has to be given' }),
    zone: option({ name: 'zone', kind: zoneName, fallback: rangeOptions.zone.fallback, help: 'time zone of the times in a spreadsheet' }),
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
    ...unitOptions,
  },
  async run({ at, zone, format, dialect, out, force, ...shown }, paths, shell) {
    if (at === undefined || 'day' in at) throw usageFailure('--at is missing: an instant such as 2026-11-18T09:36:12Z');
    const output = { out, force, name: `blackbox.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const units = unitChoice(shown);
    const range = windowAround(at.atMs);
    const files = filesNear(askedFiles(paths, shell), range);
    const samples = await rowsOfFiles(files, range, filesNotes(shell)).finally(() => shell.progress.clear());
    if (samples.length === 0) throw new CliFailure(`no samples from ${instant(range.fromMs)} to ${instant(range.untilMs)}`);
    const recorded = { fromMs: range.fromMs, samples, inputs: [] };
    const window = { atMs: at.atMs, range, samples, changes: firstChanges(recorded, at.atMs) };
    const isLocal = dialectOf[dialect].isLocal;
    const texts = {
      table: () => tableText(window, units),
      csv: () =>
        csvText(
          windowCsv(recorded, units, {
            time: `time (${isLocal ? zone : 'UTC'})`,
            series: (series, unit) => `${nameOf(series)} [${unitSymbol(unit)}]`,
          }),
          dialectOf[dialect],
          zone,
        ),
      json: () => jsonText(jsonOf(window)),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
