import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { type DayFileLayout, dayFileLayouts, layoutInUnits } from '../../core/dayFile/index.ts';
import { pressluftProcess, pressluftToFullDisk } from './cliProcess.ts';
import { programFile } from '../programFile.ts';
import { pressluft } from './pressluft.ts';
import { daysOf, dayText, newFolder, plantFolder } from './plantDays.ts';

const berlin = ['--zone', 'Europe/Berlin'] as const;
/** Machine 3 of each hour: 75 kWh on load, 7.5 kWh without, 720 m3. */
const kWhAnHour = 82.5;

const inPsi = (layout: DayFileLayout) => layoutInUnits(layout, { pressure: 'psi', temperature: 'degF', volume: 'cft' });

interface Balance {
  readonly plant: Readonly<Record<string, { readonly value: number }>>;
  readonly notes: readonly { readonly code: string }[];
  readonly station: string;
  readonly machines: readonly { readonly name: string }[];
}
const jsonOf = async (folder: string, ...args: readonly string[]) => {
  const end = await pressluft(folder, 'balance', 'card', '--format', 'json', ...berlin, ...args);
  expect(end.status).toBe(0);
  return { ...end, balance: JSON.parse(end.stdout) as Balance };
};

describe('pressluft balance', () => {
  it('takes names with commas and with a dash at their start', async () => {
    const machines = ['2=Halle 1, links,3=-x, 2', '--machine=4=GA90'];
    const { balance } = await jsonOf(plantFolder(daysOf('2026-11-20')), '--name', '-x', '--machine', ...machines);
    expect([balance.station, ...balance.machines.map(({ name }) => name)]).toEqual(['-x', 'Halle 1, links', '-x, 2', 'GA90']);
  });

  it.each([['--help'], ['balance', 'card'], ['balance', 'card', '--out', '/dev/full']])(
    'says in one line that the disk is full, and gives exit code 1: %s',
    (...args) => {
      const { status, notes } = pressluftToFullDisk(plantFolder(daysOf('2026-11-20')), ...args);
      expect(notes.join('\n')).toMatch(/(^|\n)pressluft: \S+( output)? cannot be written \(ENOSPC\)$/);
      expect(status).toBe(1);
    },
  );

  it('writes to a device as it is, and leaves it in its place', () => {
    const { status } = pressluftProcess(plantFolder(daysOf('2026-11-20')), 'balance', 'card', ...berlin, '--out', '/dev/null');
    expect([status, statSync('/dev/null').isCharacterDevice()]).toEqual([0, true]);
  });

  it('makes the balance of a folder of day files, with what a kWh costs', async () => {
    const { balance, notes } = await jsonOf(plantFolder(daysOf('2026-11-19', '2026-11-20')), '--rate', '0.2');
    expect(balance.plant['cost']!.value).toBeCloseTo(48 * kWhAnHour * 0.2, 2);
    expect(notes).toEqual([]);
  });

  it('[FIELD-5] says in its first lines what was estimated, in files of its range only', async () => {
    const listed = (day: string, channels: string) => dayText(day).replace('timestamp', `estimated,${channels}\ntimestamp`);
    const texts = {
      ...daysOf('2026-11-19'),
      '2026-11-20': listed('2026-11-20', 'electricalPowerKW@3,deliveryVolumeM3min@3'),
      '2026-11-22': listed('2026-11-22', 'electricalPowerKW@5'),
    };
    const folder = plantFolder(texts);
    const { balance } = await jsonOf(folder, '--from', '2026-11-19', '--until', '2026-11-20');
    expect(balance.notes.slice(0, 2)).toEqual([
      { code: 'estimatedPower', index: 3 },
      { code: 'estimatedDelivery', index: 3 },
    ]);
    expect(balance.notes).not.toContainEqual({ code: 'estimatedPower', index: 5 });
    const table = (await pressluft(folder, 'balance', 'card', ...berlin, '--until', '2026-11-20', '--language', 'en')).stdout;
    expect(table.split('\n').slice(0, 8).join('\n')).toMatch(/Estimated +Power .*3; Delivery volume .*3/);
    expect((await jsonOf(folder, '--until', '2026-11-19')).balance.notes.some(({ code }) => code.startsWith('estimated'))).toBe(false);
  });

  it('takes files of mixed layouts and units together', async () => {
    const [oldest, second, third, newest] = dayFileLayouts.map((layout, i) => dayText(`2026-11-1${i}`, i === 1 ? inPsi(layout) : layout));
    const texts = { '2026-11-10': oldest!, '2026-11-11': second!, '2026-11-12': third!, '2026-11-13': newest! };
    const { balance, notes } = await jsonOf(plantFolder(texts), '--rate', '1');
    expect(balance.plant['cost']!.value).toBeCloseTo(96 * kWhAnHour, 2);
    expect([balance.plant['volumeM3']!.value, balance.plant['pressureMaxBar']!.value, notes]).toEqual([96 * 720, 7.2, []]);
  });

  test.each([
    ['2026-03-29', 23],
    ['2026-06-01', 24],
    ['2026-10-25', 25],
  ])('counts all hours of %s: %d', async (day, hours) => {
    const { balance } = await jsonOf(plantFolder(daysOf(day)), '--rate', '1');
    expect(balance.plant['cost']!.value).toBeCloseTo(hours * kWhAnHour, 2);
  });

  it('counts a day without a file as missing, says so, and reports it in the report', async () => {
    const { balance, notes } = await jsonOf(plantFolder(daysOf('2026-11-18', '2026-11-20')), '--rate', '1');
    expect(balance.plant['cost']!.value).toBeCloseTo(48 * kWhAnHour, 2);
    expect(notes).toEqual(['pressluft: no samples of 1 of 3 days: 2026-11-19']);
    expect(balance.notes).toContainEqual(expect.objectContaining({ code: 'missingDays', days: ['2026-11-19'] }));
  });

  it('takes what can be read of a torn file, names it with line and what was expected, and goes on', async () => {
    const [whole, torn] = [dayText('2026-11-19'), dayText('2026-11-20')];
    const lines = torn.split('\n').slice(0, 5 + 720);
    const folder = plantFolder({ '2026-11-19': whole, '2026-11-20': `${lines.join('\n')}\n2026-11-20T11:0` });
    const { balance, notes } = await jsonOf(folder, '--rate', '1');
    expect(balance.plant['cost']!.value).toBeCloseTo(36 * kWhAnHour, 2);
    expect(notes).toEqual([
      `pressluft: ${join('card', 'MCHE-20261120.csv')}: line 726, column 1: unreadable time, expected YYYY-MM-DDTHH:MM:SSZ`,
    ]);
  });

  it('leaves out what is no day file and what cannot be read, and names each', async () => {
    const folder = plantFolder({ ...daysOf('2026-11-20'), '2026-11-19': dayText('2026-11-19'), '2026-11-18': 'not a day file\n' });
    const unreadable = join(folder, 'card', 'MCHE-20261119.csv');
    chmodSync(unreadable, 0);
    mkdirSync(join(folder, 'MCHE-20261117.csv'));
    writeFileSync(join(folder, 'notes.txt'), '');
    const { status, notes } = await pressluft(folder, 'balance', 'card', 'notes.txt', 'gone.csv', 'MCHE-20261117.csv', ...berlin);
    expect(status).toBe(0);
    expect(notes).toEqual(
      expect.arrayContaining([
        "pressluft: notes.txt: its name is no day file's: it lacks MCHE-",
        'pressluft: gone.csv: there is no such file or folder',
        expect.stringMatching(/MCHE-20261118\.csv: line \d+, column 1: /),
      ]),
    );
    // root reads everything
    if (process.getuid?.() !== 0) expect(notes.join('\n')).toMatch(/MCHE-20261119\.csv cannot be read \(EACCES\)/);
  });

  it('counts each moment once where files overlap', async () => {
    const folder = plantFolder(daysOf('2026-11-20'));
    mkdirSync(join(folder, 'card', 'copy'));
    writeFileSync(join(folder, 'card', 'copy', 'MCHE-20261120-b.csv'), dayText('2026-11-20'));
    const { balance, notes } = await jsonOf(folder, '--rate', '1');
    expect(balance.plant['cost']!.value).toBeCloseTo(24 * kWhAnHour, 2);
    expect(notes).toEqual([expect.stringMatching(/what it has up to 2026-11-20T22:59:00.000Z is counted from another file$/)]);
  });

  it('says that the zone may be wrong where samples lie outside of the days', async () => {
    const { notes } = await pressluft(plantFolder(daysOf('2026-11-20')), 'balance', 'card');
    expect(notes).toEqual([expect.stringMatching(/samples outside of these days in UTC/)]);
  });

  it('is the same report as table, CSV and JSON, in the chosen units and language', async () => {
    const folder = plantFolder(daysOf('2026-11-20'));
    const args = ['balance', 'card', ...berlin, '--units', 'psi,cft', '--currency', 'USD', '--language', 'de', '--name', 'Halle 1'];
    const outputOf = async (...more: readonly string[]) => (await pressluft(folder, ...args, ...more)).stdout;
    const [table, csv, json] = [await outputOf('--format', 'table'), await outputOf('--format', 'csv'), await outputOf('--format', 'json')];
    const { plant } = JSON.parse(json) as Balance;
    expect(table).toMatch(/^.*\nHalle 1\n/);
    expect(table).toContain(plant['cost']!.value.toFixed(2).replace('.', ','));
    expect(csv).toContain(plant['cost']!.value.toFixed(2));
    expect(table).toMatch(/\$.*\n(.*\n)*.*cft/);
    const sheet = await outputOf('--format', 'csv', '--dialect', 'sheet');
    expect(sheet.startsWith('\ufeff')).toBe(true);
    expect(sheet).toContain(`;${plant['cost']!.value.toFixed(2).replace('.', ',')}`);
  });

  it('writes a PDF under the name of the dashboard, the same bytes each time, and replaces it only on command', async () => {
    const folder = plantFolder(daysOf('2026-11-19', '2026-11-20'));
    const name = 'balance_2026-11-19-2026-11-20.pdf';
    const out = newFolder();
    const run = (...more: readonly string[]) => pressluft(folder, 'balance', 'card', ...berlin, '--format', 'pdf', '--out', out, ...more);
    expect(await run()).toEqual({ status: 0, stdout: '', notes: [] });
    expect(readdirSync(out)).toEqual([name]);
    const first = readFileSync(join(out, name));
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await run()).toEqual({
      status: 2,
      stdout: '',
      notes: [`pressluft: ${join(out, name)} exists; --force replaces it; --help says more`],
    });
    expect((await run('--force')).status).toBe(0);
    expect(readFileSync(join(out, name)).equals(first)).toBe(true);
  });

  it('leaves nothing behind where it cannot write', async () => {
    const folder = plantFolder(daysOf('2026-11-20'));
    const { status, notes } = await pressluft(folder, 'balance', 'card', ...berlin, '--out', join('gone', 'balance.txt'));
    expect([status, notes]).toEqual([1, [`pressluft: ${join('gone', 'balance.txt')} cannot be written (ENOENT)`]]);
    expect(existsSync(join(folder, 'gone'))).toBe(false);
  });

  test.each([
    ['in an empty folder', ['empty'], /no day file in empty$/],
    [
      'for files without samples in the range',
      ['card', '--from', '2027-01-01', '--until', '2027-01-02'],
      /no samples from 2027-01-01T00:00/,
    ],
    ['for files that end before the range begins', ['card', '--from', '2027-01-01'], /no day file has samples in the range/],
    ['for a file of another kind', ['notes.txt'], /no day file in notes.txt$/],
  ] as const)('has no result %s: exit code 1', (_what, args, expected) => {
    const folder = plantFolder(daysOf('2026-11-20'));
    mkdirSync(join(folder, 'empty'));
    writeFileSync(join(folder, 'notes.txt'), '');
    const { status, stdout, notes } = pressluftProcess(folder, 'balance', ...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(notes.at(-1)).toMatch(expected);
  });

  it('ends quietly when its reader has seen enough', async () => {
    const folder = plantFolder(daysOf('2026-11-20'));
    const main = programFile('cli');
    const child = spawn(process.execPath, [main, 'convert', 'card', '--format', 'csv'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    expect({ code, signal, errors }).toEqual({ code: 0, signal: null, errors: '' });
  });
});
