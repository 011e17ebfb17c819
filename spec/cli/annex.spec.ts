import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { AnnexDocument, AnnexFigure } from '../../core/annex/index.ts';
import { isObject } from '../../core/records/index.ts';
import { daysBetween } from '../../core/time/index.ts';
import { overTwoDays } from './overTwoDays.ts';
import { daysOf, plantFolder, zone } from './plantDays.ts';
import { runInShell } from './runInShell.ts';

const sheet = { since: '2026-01-01', slot: 3, pressureBar: 7, flowM3min: 16, powerKW: 96, noLoadPowerKW: 30, points: [] };
const percent = 100;

/** What a path of names leads to in a JSON: a figure's value, or a number. */
function numberAt(json: unknown, path: string): unknown {
  const found = path.split('.').reduce<unknown>((of, name) => (isObject(of) ? of[name] : undefined), json);
  return isObject(found) && 'value' in found ? found['value'] : found;
}

/** Commands that say the same, and how they are called. */
const commands: Readonly<Record<Exclude<AnnexFigure['source']['command'], 'annex' | 'performance'>, readonly string[]>> = {
  cost: ['cost'],
  leaks: ['leaks'],
  machines: ['machines'],
  profile: ['profile', '--what', 'pressure', '--low', '6', '--high', '8'],
  heatreport: ['heatreport', '--circuit', 'oilCirculation'],
};

describe('pressluft annex', () => {
  const { run, file, refuses } = overTwoDays('annex');
  const asked = () => ['--sheets', file('sheets.json', [sheet]), '--low', '6', '--high', '8', '--name', 'Werk 1'];
  const json = async () => JSON.parse((await run(...asked(), '--format', 'json')).printed) as AnnexDocument & { readonly data: unknown };

  it('has the numbers that the commands of its parts have of the same files', async () => {
    const folder = plantFolder(daysOf('2026-11-20', '2026-11-21'));
    const figures = (await json()).sections.flatMap((section) => section.figures);
    const compared: string[] = [];
    for (const [command, [name, ...options]] of Object.entries(commands)) {
      const sheets = command === 'machines' ? ['--sheets', file('sheets.json', [sheet])] : [];
      const card = join(folder, 'card');
      const { printed } = await runInShell(name!, card, '--zone', zone, ...options, ...sheets, '--format', 'json');
      const other: unknown = JSON.parse(printed);
      const same = figures.filter(
        ({ source, kind, circuit }) =>
          source.command === command && kind !== 'none' && (circuit === undefined || circuit === 'oilCirculation'),
      );
      for (const { source, value, unit } of same) {
        const there = numberAt(other, source.path);
        const path = `${command} ${source.path}`;
        expect([path, unit === '%' ? Number(there) * percent : there]).toEqual([path, expect.closeTo(value ?? NaN, 9)]);
        compared.push(path);
      }
    }
    for (const path of ['cost energy', 'machines machines.0.specificPower', 'profile pressure.p50', 'heatreport heat'])
      expect(compared).toContain(path);
  });

  it('ranks the measures of two weeks, with range and kind, and names those that were not found', async () => {
    const card = join(plantFolder(daysOf(...daysBetween('2026-11-09', '2026-11-22'))), 'card');
    const entered = file('entered.json', {
      measures: [
        { measure: 'runOn', slots: [3], state: 'decided', on: '2026-12-01', investment: 50, note: 'A', author: 'B', enteredMs: 1 },
      ],
      valuations: [],
    });
    const { printed } = await runInShell('annex', card, '--zone', zone, '--low', '6', '--entered', entered, '--format', 'json');
    const { figures, tables } = (JSON.parse(printed) as AnnexDocument).sections.find(({ id }) => id === 'opportunities')!;
    const saved = figures.filter(({ id }) => id === 'savedCost');
    expect(saved.map(({ measure, kind }) => [measure, kind])).toEqual([
      ['runOn', 'measured'],
      ['pressure', 'rule'],
      ['heat', 'upperBound'],
    ]);
    expect(saved[0]!.low).toBeGreaterThan(saved[1]!.low!);
    const [ranked, notFound] = tables;
    expect(ranked!.rows).toContainEqual(['runOn', expect.any(Number), '3', 'decided', '2026-12-01', 50, null]);
    expect(notFound!.rows).toContainEqual(['order', 'noReplay']);
  });

  it('writes the same bytes each time, as PDF and as a folder with hashes that are right', async () => {
    const folder = plantFolder({});
    const made = async (format: string, name: string) => {
      const path = join(folder, name);
      expect((await run(...asked(), '--format', format, '--out', path)).code).toBe(0);
      return readFileSync(path);
    };
    for (const format of ['pdf', 'zip']) expect((await made(format, `a.${format}`)).equals(await made(format, `b.${format}`))).toBe(true);
    const files = unzipSync(new Uint8Array(await made('zip', 'c.zip')));
    const sums = strFromU8(files['SHA256SUMS']!).trim().split('\n');
    expect(sums).toHaveLength(Object.keys(files).length - 1);
    for (const line of sums) {
      const [sha256, name] = line.split('  ');
      expect([name, createHash('sha256').update(files[name!]!).digest('hex')]).toEqual([name, sha256]);
    }
    expect(strFromU8(files['annex.json']!)).toBe((await run(...asked(), '--format', 'json')).printed);
  });

  it('has the hash of each day file', async () => {
    const { data } = await json();
    const tables = data as readonly { readonly id: string; readonly rows: readonly (readonly unknown[])[] }[];
    const { rows } = tables.find(({ id }) => id === 'dayFiles')!;
    expect(rows.map(([day, name]) => [day, name])).toEqual([
      ['2026-11-20', 'MCHE-20261120.csv'],
      ['2026-11-21', 'MCHE-20261121.csv'],
    ]);
    for (const [, , , sha256] of rows) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('lists figures and empty forms for a terminal, in English or in German', async () => {
    const { printed } = await run(...asked());
    for (const text of ['Electrical energy', 'no price for peaks', 'Critical uses', 'no baseline is set']) expect(printed).toContain(text);
    expect((await run('--language', 'de')).printed).toContain('Kritische Verbraucher');
  });

  refuses([
    { what: 'a PDF on a terminal', options: ['--format', 'pdf'], code: 2, reported: 'needs --out' },
    { what: 'days without a file', options: ['--from', '2026-01-01', '--until', '2026-01-02'], code: 1, reported: 'no day file' },
    { what: 'sheets that are missing', options: ['--sheets', 'none.json'], code: 1, reported: 'none.json' },
  ]);
});
