import { type InputChannel, inputId, type InputMinute } from '../../core/inputFile/index.ts';
import { anyText, listOf, option } from '../../adapters/options/index.ts';
import { type FileProblems, filesNear, findInputFiles, inputMinutesOf } from '../../adapters/dayFiles/index.ts';
import { CliFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedFiles, askedRange } from '../files/askedFiles.ts';
import { filesNotes } from '../files/filesNotes.ts';
import { noteProblems } from '../files/noteProblems.ts';
import { figuresOf, type RangeFigures } from '../inputs/inputFigures.ts';
import { inputJson, inputCsvHead, inputCsvLines, inputTables } from '../inputs/inputWriters.ts';
import { formatOption, outputOptions, rangeOptions, unitOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { openOutput, outputPath, writeOutput } from '../output/openOutput.ts';
import { unitChoice } from '../output/unitChoice.ts';

const kind = { find: findInputFiles, name: 'file of analog inputs', several: 'files of analog inputs' };

async function collected(pieces: AsyncIterable<readonly InputMinute[]>): Promise<readonly InputMinute[]> {
  const all: (readonly InputMinute[])[] = [];
  for await (const minutes of pieces) all.push(minutes);
  return all.flat();
}

/** Analog inputs and faults of a range. */
export const inputs = declareCommand({
  name: 'inputs',
  summary: 'measuring points: mean and extremes of each analog input, by the minute, and the faults that were up',
  details: `Reads the files INPUTS-YYYY-MM-DD.csv that stand beside the day files; FILES are such files, or folders that are searched for them.
A table has the statistics of the range; CSV has a line each minute, JSON both.`,
  options: {
    inputs: option({
      name: 'input',
      kind: listOf(anyText('NAME')),
      fallback: [],
      fallbackText: 'all',
      help: 'inputs of this name only, such as DEW_POINT; several times, or with commas',
    }),
    ...rangeOptions,
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
    ...unitOptions,
  },
  async run({ inputs: names, format, dialect, out, force, ...values }, paths, shell) {
    const output = { out, force, name: `inputs.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const files = askedFiles(paths, shell, kind);
    const range = askedRange(files, values, kind);
    const near = filesNear(files, range);
    const watcher = { ...filesNotes(shell), read: (path: string, problems: FileProblems) => noteProblems(path, problems, shell, '') };
    const read = () => inputMinutesOf(near, range, watcher);
    /** What is wrong is noted already. */
    const readAgain = () => inputMinutesOf(near, range, { progress: watcher.progress });
    const isAsked = ({ name }: InputChannel) => names.length === 0 || names.includes(name);

    const all = await figuresOf(read(), range).finally(() => shell.progress.clear());
    if (all.firstMs === undefined) throw new CliFailure('no minutes in the range');
    const figures: RangeFigures = { ...all, inputs: all.inputs.filter(({ channel }) => isAsked(channel)) };
    if (figures.inputs.length === 0 && names.length > 0)
      throw new CliFailure(
        `no input ${names.join(', ')} in the range; there are ${[...new Set(all.inputs.map(({ channel }) => channel.name))].join(', ')}`,
      );
    const units = unitChoice(values);
    if (format === 'table') return writeOutput(inputTables(figures, range, units), output, shell);
    if (format === 'json') {
      const asked = new Set(figures.inputs.map(({ channel }) => inputId(channel)));
      const minutes = (await collected(readAgain())).map((minute) => ({
        ...minute,
        inputs: minute.inputs.filter(({ channel }) => asked.has(inputId(channel))),
      }));
      return writeOutput(jsonText({ zone: values.zone, ...inputJson(figures, range, minutes) }), output, shell);
    }
    const sheet = { channels: figures.inputs.map(({ channel }) => channel), units, dialect: dialectOf[dialect], zone: values.zone };
    const written = await openOutput(output, shell);
    try {
      await written.write(inputCsvHead(sheet));
      for await (const minutes of readAgain()) await written.write(inputCsvLines(sheet, minutes));
      await written.end();
    } catch (error) {
      await written.drop();
      throw error;
    } finally {
      shell.progress.clear();
    }
  },
});
