import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { sqliteStore } from '../../adapters/sqlite/index.ts';
import { dayFileName } from '../../core/dayFile/index.ts';
import { inputFileName } from '../../core/inputFile/index.ts';
import { inputText } from '../cli/inputDays.ts';
import { dayText } from '../cli/plantDays.ts';
import { pressluft } from '../cli/pressluft.ts';

const page = readFileSync('docs/cli.md', 'utf8');
/** The file of tariffs that the page shows. */
const [, tariff] = /^```json\n([^]*?)^```$/m.exec(page)!;
/** The file of variables that the page shows. */
const [, variables] = /^```csv\n([^]*?)^```$/m.exec(page)!;
/** The indented commands of the page. */
const examples = page
  .split('\n')
  .filter((line) => line.startsWith('    npx pressluft '))
  .map((line) => line.trim());
const words = (example: string) => [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);

describe('the page on the command line', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
    for (const name of ['card', 'reports']) mkdirSync(join(folder, name));
    mkdirSync(join(folder, 'data'));
    sqliteStore(join(folder, 'data', 'pressluft.db'), { realm: 'station', totalsFormat: 1 }).close();
    copyFileSync('field/profiles/eastron-sdm630.json', join(folder, 'own-meter.json'));
    writeFileSync(join(folder, 'tariff.json'), tariff!);
    writeFileSync(join(folder, 'variables.csv'), variables!);
    for (const day of ['2026-11-19', '2026-11-20']) {
      writeFileSync(join(folder, 'card', dayFileName(day)), dayText(day));
      writeFileSync(join(folder, 'card', inputFileName(day)), inputText(day));
    }
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('shows every command', () => {
    const shown = new Set(examples.map((example) => words(example)[2]));
    for (const command of [
      'balance',
      'statistics',
      'heat',
      'heatreport',
      'cost',
      'leaks',
      'machines',
      'performance',
      'duties',
      'convert',
      'inputs',
      'inspect',
      'blackbox',
      'profile',
      'station',
      '--help',
    ])
      expect(shown).toContain(command);
  });

  test.each(examples)('%s', async (example) => {
    const { status, stdout, notes } = await pressluft(folder, ...words(example).slice(2));
    expect(status).toBe(0);
    for (const line of notes) expect(line).toMatch(/^pressluft: (no samples of \d+ of 30 days: |V2\.15-RC1 has no )/);
    const out = / --out ([\w.]+)/.exec(example)?.[1];
    if (out === undefined) {
      expect(stdout).not.toBe('');
      return;
    }
    const written = statSync(join(folder, out));
    const has = written.isDirectory() ? readdirSync(join(folder, out)).length : written.size;
    expect([stdout, has > 0]).toEqual(['', true]);
  });
});
