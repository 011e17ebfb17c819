import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'pressluft-language-'));
const french = join(folder, 'i18n/catalogues/fr');

const facts = `
  import type { LanguageFacts } from '../../LanguageFacts.ts';
  import type { RegionFacts } from '../../RegionFacts.ts';
  const france: RegionFacts = {
    numbers: 'fr-FR', datePattern: 'dd/MM/yyyy', dayAndMonthPattern: 'dd/MM', dayPattern: 'd', clockPattern: 'HH:mm:ss', minutePattern: 'HH:mm',
    unitsBefore: [], gapAfterUnit: '', unitsClose: [], cellSeparator: ';', decimalSign: ',', savesForSheets: true,
  };
  export const facts = { name: 'Français', sharedDatePattern: 'dd/MM/yyyy', regions: { 'fr-FR': france } } as const satisfies LanguageFacts;
`;
const program = `
  import { languageFacts, languages, translator } from './i18n/index.ts';
  import { formatDay, formatMonth, formatNumber, parseNumber } from './i18n/format/index.ts';
  const i18n = await translator('fr');
  console.log(JSON.stringify({
    languages,
    name: languageFacts('fr').name,
    text: i18n._('Leerlauf'),
    day: formatDay('2026-03-01', 'fr-FR'),
    month: formatMonth('2026-03', 'fr-FR'),
    number: formatNumber(-1234567.5, 1, 'fr-FR'),
    read: parseNumber(formatNumber(-1234567.5, 1, 'fr-FR'), 'fr-FR'),
    typed: parseNumber('1 234,5', 'fr-FR'),
  }));
`;
const node = (...args: readonly string[]) => promisify(execFile)(process.execPath, ['--no-warnings', ...args], { cwd: folder });
const compile = async () => {
  await node('tools/languages.mjs');
  await node('node_modules/@lingui/cli/dist/lingui.js', 'compile', '--config', 'i18n/lingui.config.ts', '--strict', '--workers', '1');
};
const translate = (text: string, words: string) => {
  const file = join(french, 'messages.po');
  writeFileSync(file, readFileSync(file, 'utf8').replace(new RegExp(`(msgid "${text}"\nmsgstr ")[^"]*`), `$1${words}`));
};

describe('a third language', () => {
  beforeAll(() => {
    for (const part of ['core', 'i18n', 'tools', 'package.json']) cpSync(join(root, part), join(folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    cpSync(join(folder, 'i18n/catalogues/en'), french, { recursive: true });
    writeFileSync(join(french, 'facts.ts'), facts);
    writeFileSync(join(folder, 'program.ts'), program);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is one folder: the choice offers it, texts, dates and numbers follow it', async () => {
    translate('Leerlauf', 'Marche à vide');
    await compile();
    const { stdout } = await node('program.ts');
    expect(JSON.parse(stdout)).toEqual({
      languages: ['de', 'en', 'fr'],
      name: 'Français',
      text: 'Marche à vide',
      day: '01/03/2026',
      month: 'mars 2026',
      number: '\u22121\u202f234\u202f567,5',
      read: -1_234_567.5,
      typed: 1234.5,
    });
  });

  it('is refused while a text is missing', async () => {
    translate('Leerlauf', '');
    await expect(compile()).rejects.toThrow(/Leerlauf|missing/i);
  });
});
