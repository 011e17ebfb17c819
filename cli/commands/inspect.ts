import { formatNumber, missing } from '../../i18n/format/index.ts';
import { type CsvRows, csvText } from '../../core/csv/index.ts';
import { onOrOff, option } from '../../adapters/options/index.ts';
import { CliFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { askedFiles } from '../files/askedFiles.ts';
import { fileReaders, type FileFacts, type FoundFile, inOrder } from '../../adapters/dayFiles/index.ts';
import { formatOption, outputOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';
import { printable } from '../output/printable.ts';
import { problemText } from '../output/problemText.ts';
import { textTable } from '../output/textTable.ts';
import type { Shell } from '../Shell.ts';

interface Inspected extends FileFacts {
  readonly file: FoundFile;
}

async function inspected(files: readonly FoundFile[], shell: Shell): Promise<readonly Inspected[]> {
  const readers = fileReaders(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const all: Inspected[] = [];
  let done = 0;
  try {
    for await (const [file, facts] of inOrder(files, readers.maxTasks, ({ path }) => readers.read({ wanted: 'facts', path }))) {
      shell.progress.files(++done, files.length, file.path);
      if ('failure' in facts) shell.note(`${printable(file.path)} cannot be read (${facts.failure})`);
      else all.push({ file, ...facts });
    }
  } finally {
    shell.progress.clear();
    await readers.close();
  }
  return all;
}

const instant = (atMs: number | undefined) => (atMs === undefined ? missing : new Date(atMs).toISOString().replace('.000', ''));

const heads = [
  'day',
  'layout',
  'version',
  'period [s]',
  'rows',
  'first row',
  'latest row',
  'gaps',
  'missing [s]',
  'problems',
  'machines',
  'units',
  'file',
];
/** Columns of the table that are no numbers. */
const textColumns = [0, 1, 2, 5, 6, 10, 11, 12];

const cellsOf = ({ file, layoutVersion, header, rows, firstMs, latestMs, gaps, problemCount, machines, units }: Inspected) => [
  file.day,
  layoutVersion ?? missing,
  header.softwareVersion ?? missing,
  header.periodS === undefined ? missing : String(header.periodS),
  String(rows),
  instant(firstMs),
  instant(latestMs),
  String(gaps.count),
  formatNumber(gaps.missingS, 0, 'en-GB').replaceAll(',', ''),
  String(problemCount),
  machines.join(' ') || missing,
  units.join(' ') || missing,
  file.path,
];

const problemLines = (all: readonly Inspected[]) =>
  all.flatMap(({ file, problems, problemCount }) => [
    ...problems.map((problem) => `${printable(file.path)}: ${problemText(problem)}\n`),
    ...(problemCount > problems.length ? [`${printable(file.path)}: ${problemCount - problems.length} more problems\n`] : []),
  ]);

const csvRows = (all: readonly Inspected[]): CsvRows => [
  heads.map((text) => ({ text })),
  ...all.map((each) => [
    { text: each.file.day },
    { text: each.layoutVersion },
    { text: each.header.softwareVersion },
    { text: each.header.periodS?.toString() },
    { number: each.rows, digits: 0 },
    { atMs: each.firstMs },
    { atMs: each.latestMs },
    { number: each.gaps.count, digits: 0 },
    { number: each.gaps.missingS, digits: 0 },
    { number: each.problemCount, digits: 0 },
    { text: each.machines.join(' ') },
    { text: each.units.join(' ') },
    { text: each.file.path },
  ]),
];

const jsonOf = (all: readonly Inspected[]) =>
  all.map(({ file, firstMs, latestMs, ...facts }) => ({
    ...file,
    first: firstMs === undefined ? undefined : instant(firstMs),
    latest: latestMs === undefined ? undefined : instant(latestMs),
    ...facts,
  }));

/** What each file is. */
export const inspect = declareCommand({
  name: 'inspect',
  summary: 'version, layout, period, rows, gaps, problems, machines and units of each file',
  details:
    'Times are UTC. A gap is what a row leaves of the time to the next one; it counts its period. At most 100 problems of a file follow the table.',
  options: {
    quiet: option({ name: 'quiet', kind: onOrOff, fallback: false, help: 'the table without the problems' }),
    format: formatOption(['table', 'csv', 'json']),
    ...outputOptions,
  },
  async run({ quiet, format, dialect, out, force }, paths, shell) {
    const output = { out, force, name: `inspect.${format === 'table' ? 'txt' : format}` };
    outputPath(output);
    const all = await inspected(askedFiles(paths, shell), shell);
    if (all.length === 0) throw new CliFailure('no file could be read');
    const texts = {
      table: () => {
        const problems = quiet ? [] : problemLines(all);
        return [textTable(heads, all.map(cellsOf), textColumns), ...(problems.length === 0 ? [] : ['\n', ...problems])].join('');
      },
      csv: () => csvText(csvRows(all), dialectOf[dialect], 'UTC'),
      json: () => jsonText(jsonOf(all)),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
