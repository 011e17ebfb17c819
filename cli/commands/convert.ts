import { mkdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { systemReason } from '../../adapters/systemError/index.ts';
import { type DayFile, type DayFileLayout, dayFileLayouts, dayFileName, latestLayout } from '../../core/dayFile/index.ts';
import { rangeOf, firstPerInterval } from '../../core/samples/index.ts';
import { type TimeRange, msPerSecond, plantDayRange } from '../../core/time/index.ts';
import { oneOf, option, optional, wholeNumber } from '../../adapters/options/index.ts';
import { CliFailure, usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { convertFormats, converters, type ConvertTo } from '../convert/converters.ts';
import { askedFiles, askedRange } from '../files/askedFiles.ts';
import { type FoundFile, readInPieces, filesNear } from '../../adapters/dayFiles/index.ts';
import { noteProblems } from '../files/noteProblems.ts';
import { outputOptions, rangeOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { openOutput, outputPath } from '../output/openOutput.ts';
import { printable } from '../output/printable.ts';
import { unitChoice } from '../output/unitChoice.ts';
import type { Shell } from '../Shell.ts';

const longestPeriodS = 3600;

const nameOf = ({ day }: FoundFile, format: keyof typeof converters) =>
  dayFileName(day).replace(/csv$/, format === 'json' ? 'json' : 'csv');

/** What a file has and the layout has no column for. */
function lostQuantities({ samples }: DayFile, { plant, compressor }: DayFileLayout): readonly string[] {
  const kept = new Set<string>([...plant.map(({ quantity }) => `${quantity}@0`), ...compressor.map(({ quantity }) => quantity)]);
  const lost = [...samples.columns.keys()].filter((channel) => !kept.has(channel) && !kept.has(channel.split('@')[0]!));
  return [...new Set(lost.map((channel) => channel.split('@')[0]!))];
}

/** Where each file goes; throws a CliFailure when one would be written over. */
function checkOutputs(
  files: readonly FoundFile[],
  { out, force }: { out: string | undefined; force: boolean },
  format: keyof typeof converters,
): void {
  const twice = files.find(({ day }, i) => files[i - 1]?.day === day);
  if (twice !== undefined) throw usageFailure(`there are several files of ${twice.day}; convert them one by one`);
  if (files.length > 1) {
    if (out === undefined) throw usageFailure(`${files.length} files need --out FOLDER`);
    try {
      mkdirSync(out, { recursive: true });
    } catch (error) {
      throw new CliFailure(`${printable(out)} cannot be used as a folder (${systemReason(error)})`);
    }
  }
  for (const file of files) outputPath({ out, force, name: nameOf(file, format) });
}

interface Converting {
  readonly range: TimeRange;
  readonly to: ConvertTo;
  readonly format: keyof typeof converters;
  readonly out: string | undefined;
  readonly force: boolean;
  /** What the layout has no column for is added. */
  readonly lost: Set<string>;
}

/** Whether there was something to convert. */
async function convertFile(file: FoundFile, { range, to, format, out, force, lost }: Converting, shell: Shell): Promise<boolean> {
  const { log, isTooLong } = readInPieces(file.path);
  noteProblems(file.path, { ...log, isTooLong }, shell);
  const within = rangeOf(log.samples, range.fromMs, range.untilMs);
  if (within.length === 0) {
    shell.note(`${printable(file.path)}: no samples to convert`);
    return false;
  }
  if (format === 'day') for (const quantity of lostQuantities(log, to.layout)) lost.add(quantity);
  const samples = to.periodS === undefined ? within : firstPerInterval(within, to.periodS * msPerSecond);
  const output = await openOutput({ out, force, name: nameOf(file, format) }, shell);
  try {
    for (const piece of converters[format]({ day: file.day, header: log.header, samples }, to)) {
      await output.write(piece);
      await setImmediate();
    }
    await output.end();
  } catch (error) {
    await output.drop();
    throw error;
  }
  return true;
}

/** Day files in another layout, or their channels. */
export const convert = declareCommand({
  name: 'convert',
  summary: 'day files in another layout and other units, or their channels as CSV or JSON',
  details: `Layouts: ${dayFileLayouts.map(({ version }) => version).join(', ')}. Several files go into a folder, each under its day.
--every takes the first row of each interval and means nothing: figures of the thinner file differ.`,
  options: {
    format: option({
      name: 'format',
      kind: oneOf(convertFormats, 'FORMAT'),
      fallback: 'day',
      help: 'what is written: day (a day file), csv, json (channels)',
    }),
    layout: option({
      name: 'layout',
      kind: oneOf(
        dayFileLayouts.map(({ version }) => version),
        'VERSION',
      ),
      fallback: latestLayout.version,
      help: 'the layout of a day file',
    }),
    every: optional({ name: 'every', kind: wholeNumber(1, longestPeriodS, 'S'), help: 'one row in so many seconds' }),
    ...rangeOptions,
    ...outputOptions,
    ...unitOptions,
  },
  async run({ format, layout, every, dialect, out, force, ...values }, paths, shell) {
    const found = askedFiles(paths, shell);
    const isAll = values.from === undefined && values.until === undefined;
    const range = isAll ? { fromMs: -Infinity, untilMs: Infinity } : askedRange(found, values);
    const inDays = ({ day }: FoundFile) => {
      const { fromMs, untilMs } = plantDayRange(day, values.zone);
      return fromMs < range.untilMs && untilMs > range.fromMs;
    };
    const files = isAll ? found : filesNear(found, range).filter(inDays);
    if (files.length === 0) throw new CliFailure('no day file has samples in the range');
    checkOutputs(files, { out, force }, format);
    const to: ConvertTo = {
      layout: dayFileLayouts.find(({ version }) => version === layout)!,
      units: unitChoice(values),
      dialect: dialectOf[dialect],
      zone: values.zone,
      periodS: every,
    };
    const lost = new Set<string>();
    let converted = 0;
    for (const [i, file] of files.entries()) {
      shell.progress.files(i, files.length, file.path);
      try {
        if (await convertFile(file, { range, to, format, out, force, lost }, shell)) converted++;
      } catch (error) {
        if (error instanceof CliFailure) throw error;
        shell.note(`${printable(file.path)} cannot be read (${systemReason(error)})`);
      }
    }
    shell.progress.clear();
    if (lost.size > 0) shell.note(`${layout} has no ${[...lost].join(', ')}`);
    if (converted === 0) throw new CliFailure('nothing was converted');
  },
});
