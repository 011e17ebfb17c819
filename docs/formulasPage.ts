/** Writes the table of the computed figures in docs/formulas.md: `node docs/formulasPage.ts`, or `--check` to see whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComputedFigure, figureFormulas, formulaOf } from '../core/formulas/index.ts';
import { keysOf } from '../core/records/index.ts';
import { calculationLine, computedName, sourceText, topicNames, translator } from '../i18n/index.ts';

const page = join(import.meta.dirname, 'formulas.md');
const [begin, end] = ['<!-- formulas: npm run formulas -->', '<!-- end of formulas -->'];

const i18n = await translator('en');
const row = (figure: ComputedFigure) => [
  i18n._(topicNames[formulaOf(figure).topic]),
  computedName(i18n, figure),
  calculationLine(i18n, figure, 'en-GB').replaceAll('\u00a0', ' '),
  sourceText(i18n, formulaOf(figure).source),
];
const table = [['Of', 'Figure', 'Formula', 'Source'], Array<string>(4).fill('---'), ...keysOf(figureFormulas).map(row)]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');

const text = readFileSync(page, 'utf8');
const wanted = `${text.slice(0, text.indexOf(begin) + begin.length)}\n\n${table}\n\n${text.slice(text.indexOf(end))}`;
if (text !== wanted) {
  if (!process.argv.includes('--check')) writeFileSync(page, wanted);
  else {
    console.error(`${page} is out of date: npm run formulas`);
    process.exitCode = 1;
  }
}
