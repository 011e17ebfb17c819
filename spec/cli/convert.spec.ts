import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, test } from '@jest/globals';
import { dayFileLayouts, type DayFile, dayFileName, readDayFile } from '../../core/dayFile/index.ts';
import { rowAt } from '../../core/samples/index.ts';
import { daysBetween } from '../../core/time/index.ts';
import { programFile } from '../programFile.ts';
import { pressluft } from './pressluft.ts';
import { daysOf, dayText, plantFolder } from './plantDays.ts';

const read = (text: string): DayFile => readDayFile(new TextEncoder().encode(text));
const name = 'MCHE-20261120.csv';

describe('pressluft convert', () => {
  test.each(dayFileLayouts.flatMap((to) => ['bar,degC,m3', 'psi,degF,cft', 'MPa,degK,m3'].map((units) => [to.version, units] as const)))(
    'writes a day file in the layout of %s in %s, which reads as the same values',
    async (version, units) => {
      const folder = plantFolder(daysOf('2026-11-20'));
      const { status, stdout } = await pressluft(folder, 'convert', 'card', '--layout', version, '--units', units);
      expect(status).toBe(0);
      const [before, after] = [read(dayText('2026-11-20')), read(stdout)];
      expect(after).toMatchObject({ layoutVersion: version, problemCount: 0 });
      expect(after.header).toEqual({ ...before.header, softwareVersion: version });
      expect(after.units.get('systemPressureBar@0')).toBe(units.split(',')[0]);
      expect(after.samples.timesMs).toEqual(before.samples.timesMs);
      for (const [channel, column] of after.samples.columns) {
        const expected = before.samples.columns.get(channel)!;
        const farthest = Math.max(...Array.from(column, (value, i) => (Number.isNaN(expected[i]!) ? 0 : Math.abs(value - expected[i]!))));
        expect([channel, farthest < 0.06, Number.isNaN(column[0]!)]).toEqual([channel, true, Number.isNaN(expected[0]!)]);
      }
    },
  );

  it('[FIELD-5] keeps which channels were estimated', async () => {
    const listed = dayText('2026-11-20').replace('timestamp', 'estimated,powerKW@0,electricalPowerKW@2\ntimestamp');
    const folder = plantFolder({ '2026-11-20': listed });
    const estimated = ['powerKW@0', 'electricalPowerKW@2'];
    expect(read((await pressluft(folder, 'convert', 'card', '--layout', 'V2.15-RC1')).stdout).header.estimated).toEqual(estimated);
    expect(JSON.parse((await pressluft(folder, 'convert', 'card', '--format', 'json')).stdout)).toMatchObject({ estimated });
    expect(
      JSON.parse((await pressluft(plantFolder(daysOf('2026-11-20')), 'convert', 'card', '--format', 'json')).stdout),
    ).not.toHaveProperty('estimated');
  });

  it('says what the layout has no column for', async () => {
    const { notes } = await pressluft(plantFolder(daysOf('2026-11-20')), 'convert', 'card', '--layout', 'V2.15-RC1');
    expect(notes).toEqual(['pressluft: V2.15-RC1 has no loadRatio, temperatureDegC']);
  });

  it('takes one row of each interval, and the file states its period', async () => {
    const { stdout } = await pressluft(plantFolder(daysOf('2026-11-20')), 'convert', 'card', '--every', '600');
    const { header, samples } = read(stdout);
    expect([header.periodS, samples.length]).toEqual([600, 144]);
    expect(rowAt(samples, 1).atMs - rowAt(samples, 0).atMs).toBe(600_000);
  });

  it('writes several files of mixed layouts into a folder, each under its day, and only those of the range', async () => {
    const texts = Object.fromEntries(dayFileLayouts.map((layout, i) => [`2026-11-1${i}`, dayText(`2026-11-1${i}`, layout)]));
    const folder = plantFolder(texts);
    const args = ['convert', 'card', '--zone', 'Europe/Berlin', '--out', 'new'];
    expect((await pressluft(folder, ...args, '--from', '2026-11-11', '--until', '2026-11-12')).status).toBe(0);
    expect(readdirSync(join(folder, 'new'))).toEqual(['MCHE-20261111.csv', 'MCHE-20261112.csv']);
    for (const day of ['11', '12']) {
      const log = read(readFileSync(join(folder, 'new', `MCHE-202611${day}.csv`), 'utf8'));
      expect([log.layoutVersion, log.samples.length, log.header.date]).toEqual(['V3.21-RC10', 1440, `2026-11-${day}`]);
    }
    const again = await pressluft(folder, ...args);
    expect([again.status, again.notes]).toEqual([2, [expect.stringMatching(/MCHE-20261111\.csv exists; --force replaces it/)]]);
    expect(readdirSync(join(folder, 'new')).length).toBe(2);
  });

  it('writes channels as CSV in the chosen units, a missing value as an empty cell', async () => {
    const { stdout } = await pressluft(
      plantFolder(daysOf('2026-11-20')),
      'convert',
      'card',
      '--format',
      'csv',
      '--units',
      'psi',
      '--every',
      '3600',
    );
    const [heads, first, ...more] = stdout
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const cell = (head: string) => first![heads!.indexOf(head)];
    expect(more.length).toBe(23);
    expect([cell('time (UTC)'), cell('systemPressure [psi]'), cell('comp3 electricalPower [kW]'), cell('comp1 status')]).toEqual([
      '2026-11-19T23:00:00.000Z',
      '98.63',
      '100.000',
      '',
    ]);
  });

  it('writes channels as JSON with their units, a missing value as null', async () => {
    const folder = plantFolder(daysOf('2026-11-20'));
    const file = JSON.parse((await pressluft(folder, 'convert', 'card', '--format', 'json')).stdout) as {
      readonly channels: readonly { readonly name: string; readonly machine: number | null; readonly unit: string | null }[];
      readonly rows: readonly (readonly unknown[])[];
    };
    const column = (wanted: string, machine: number | null) =>
      file.channels.findIndex((channel) => channel.name === wanted && channel.machine === machine) + 1;
    expect(file.rows.length).toBe(1440);
    expect(file.channels[column('temperature', 3) - 1]).toEqual({ name: 'temperature', machine: 3, unit: 'degC' });
    expect([file.rows[0]![0], file.rows[0]![column('temperature', 3)], file.rows[0]![column('temperature', 4)]]).toEqual([
      '2026-11-19T23:00:00.000Z',
      80,
      null,
    ]);
  });

  it('needs a folder for several files, and cannot name two files of one day', async () => {
    const folder = plantFolder(daysOf('2026-11-19', '2026-11-20'));
    expect(await pressluft(folder, 'convert', 'card')).toMatchObject({
      status: 2,
      notes: [expect.stringMatching(/2 files need --out FOLDER/)],
    });
    mkdirSync(join(folder, 'copy'));
    writeFileSync(join(folder, 'copy', name), dayText('2026-11-20'));
    expect(await pressluft(folder, 'convert', 'card', 'copy', '--out', 'new')).toMatchObject({
      status: 2,
      notes: [expect.stringMatching(/several files of 2026-11-20/)],
    });
  });

  it('leaves no half file behind when it is interrupted', async () => {
    const days = daysBetween('2017-01-01', '2026-11-20');
    const folder = plantFolder(daysOf('2026-11-20'));
    // so many that it is not through before it is interrupted, however late this process sees the first
    for (const day of days.slice(0, -1)) linkSync(join(folder, 'card', name), join(folder, 'card', dayFileName(day)));
    const child = spawn(process.execPath, [programFile('cli'), 'convert', 'card', '--format', 'csv', '--out', 'new'], {
      cwd: folder,
      stdio: 'ignore',
    });
    const written = () => (existsSync(join(folder, 'new')) ? readdirSync(join(folder, 'new')) : []);
    while (written().length === 0) await setTimeout(5);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).toBe(130);
    expect(written().filter((each) => !each.endsWith('.csv'))).toEqual([]);
    expect(written().length).toBeLessThan(days.length);
  });

  it('goes on behind a file without samples, and ends with 1 when nothing was converted', async () => {
    const folder = plantFolder({ '2026-11-19': 'nothing', '2026-11-20': dayText('2026-11-20') });
    const both = await pressluft(folder, 'convert', 'card', '--out', 'new');
    expect([both.status, both.notes.at(-1)]).toEqual([0, `pressluft: ${join('card', 'MCHE-20261119.csv')}: no samples to convert`]);
    expect(readdirSync(join(folder, 'new'))).toEqual([name]);
    const none = await pressluft(folder, 'convert', join('card', 'MCHE-20261119.csv'));
    expect([none.status, none.notes.at(-1)]).toEqual([1, 'pressluft: nothing was converted']);
  });
});
