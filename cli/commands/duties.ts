import { oneOf, option } from '../../adapters/options/index.ts';
import { type CsvRows, csvText } from '../../core/csv/index.ts';
import { duties as all, dutyLanguages, type DutyLanguage, dutyNotice } from '../../core/duties/index.ts';
import { usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { formatOption, outputOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';

const labels: Readonly<
  Record<DutyLanguage, Readonly<Record<'who' | 'what' | 'figures' | 'source' | 'asOf' | 'outlook' | 'notRead', string>>>
> = {
  de: {
    who: 'Wer',
    what: 'Was',
    figures: 'Aus Pressluft',
    source: 'Quelle',
    asOf: 'Stand',
    outlook: 'Ausblick',
    notRead: 'nicht geprüft',
  },
  en: { who: 'who', what: 'what', figures: 'from Pressluft', source: 'source', asOf: 'as of', outlook: 'outlook', notRead: 'not checked' },
};

/** The duties in words, in the order of a table. */
const rowsOf = (language: DutyLanguage) =>
  all.map(({ id, law, who, what, figures, source, asOf, outlook }) => ({
    id,
    law: law[language],
    who: who[language],
    what: what[language],
    figures: figures[language],
    source: source === undefined ? labels[language].notRead : `${source.name}, ${source.url}`,
    asOf,
    outlook: outlook?.[language] ?? '',
  }));

function textOf(language: DutyLanguage): string {
  const words = labels[language];
  const blocks = rowsOf(language).map(({ law, ...row }) => {
    const lines = (['who', 'what', 'figures', 'outlook', 'source', 'asOf'] as const).filter((name) => row[name] !== '');
    return [law, ...lines.map((name) => `  ${words[name]}: ${row[name]}`)].join('\n');
  });
  return `${[dutyNotice[language], ...blocks].join('\n\n')}\n`;
}

const columns = ['law', 'who', 'what', 'figures', 'outlook', 'source', 'asOf'] as const;
const csvOf = (language: DutyLanguage): CsvRows => [
  [{ text: dutyNotice[language] }],
  columns.map((name) => ({ text: name === 'law' ? '' : labels[language][name] })),
  ...rowsOf(language).map((row) => columns.map((name) => ({ text: row[name] }))),
];

/** What has to be reported, and what there is for it. */
export const duties = declareCommand({
  name: 'duties',
  files: '',
  summary: 'what energy managers in Europe have to report, with source and day, and what Pressluft has for it',
  details: 'Informs, does not advise: a list of one day. What says "not checked" has no source that was read.',
  options: {
    language: option({ name: 'language', kind: oneOf(dutyLanguages, 'CODE'), fallback: 'en', help: dutyLanguages.join(' or ') }),
    format: formatOption(['text', 'csv', 'json']),
    ...outputOptions,
  },
  async run({ language, format, dialect, out, force }, paths, shell) {
    if (paths.length > 0) throw usageFailure('duties takes no files');
    const output = { out, force, name: `duties.${format === 'text' ? 'txt' : format}` };
    outputPath(output);
    const texts = {
      text: () => textOf(language),
      csv: () => csvText(csvOf(language), dialectOf[dialect], 'UTC'),
      json: () => jsonText({ notice: dutyNotice[language], duties: all }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
