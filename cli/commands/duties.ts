import { oneOf, option } from '../../adapters/options/index.ts';
import { csvText } from '../../core/csv/index.ts';
import {
  duties as all,
  dutyCsv,
  dutyFacts,
  dutyLabels,
  dutyLanguages,
  type DutyLanguage,
  dutyNotice,
  dutyWords,
} from '../../core/duties/index.ts';
import { usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { formatOption, outputOptions } from '../options/sharedOptions.ts';
import { dialectOf } from '../output/dialectOf.ts';
import { jsonText } from '../output/jsonText.ts';
import { outputPath, writeOutput } from '../output/openOutput.ts';

/** A block for each duty, what is empty left out. */
function textOf(language: DutyLanguage): string {
  const blocks = all.map((duty) => {
    const words = dutyWords(duty, language);
    const lines = dutyFacts.filter((name) => words[name] !== '').map((name) => `  ${dutyLabels[name][language]}: ${words[name]}`);
    return [duty.law[language], ...lines].join('\n');
  });
  return `${[dutyNotice[language], ...blocks].join('\n\n')}\n`;
}

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
      csv: () => csvText(dutyCsv(language), dialectOf[dialect], 'UTC'),
      json: () => jsonText({ notice: dutyNotice[language], duties: all }),
    } as const;
    await writeOutput(texts[format](), output, shell);
  },
});
