import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { statusBit } from '../../core/compressor/index.ts';
import { dayFileHead, dayFileName, dayFileRow, latestLayout } from '../../core/dayFile/index.ts';
import { channelPosition, compressorChannel, emptyRow, plantChannel } from '../../core/samples/index.ts';
import { msPerMinute } from '../../core/time/index.ts';

/** Each test starts processes of its own. */
const noLoad = statusBit.on | statusBit.running;
const load = noLoad | statusBit.loaded;
const periodS = 60;
const rowsOfADay = 1440;

/** A day of machine 3: 100 kW and 16 m3/min on load, 30 kW without. */
function dayFile(day: string, loadRows: number): string {
  const startMs = Date.parse(`${day}T00:00:00Z`);
  const rows = Array.from({ length: rowsOfADay }, (_, i) => {
    const row = emptyRow(startMs + i * msPerMinute);
    const isLoaded = i < loadRows;
    row.values[channelPosition(plantChannel('systemPressureBar'))] = 6.8 + (i % 5) / 10;
    row.values[channelPosition(compressorChannel('status', 3))] = isLoaded ? load : noLoad;
    row.values[channelPosition(compressorChannel('electricalPowerKW', 3))] = isLoaded ? 100 : 30;
    row.values[channelPosition(compressorChannel('deliveryVolumeM3min', 3))] = isLoaded ? 16 : 0;
    return dayFileRow(latestLayout, row);
  });
  return dayFileHead(latestLayout, { date: day, schematicNumber: 'S1', softwareVersion: 'V3.21-RC10', periodS }) + rows.join('');
}

const run = (name: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [`docs/examples/${name}.js`, ...args], { encoding: 'utf8' });
const linesOf = (name: string, ...args: readonly string[]) => {
  const { stdout, stderr, status } = run(name, ...args);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout.trimEnd().split('\n');
};

describe('the script examples, with the built core alone,', () => {
  let root: string;
  const folder = (name: string) => join(root, name);
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'pressluft-'));
    for (const name of ['card/2026/11', 'damaged', 'empty']) mkdirSync(folder(name), { recursive: true });
    writeFileSync(folder(`card/2026/11/${dayFileName('2026-11-20')}`), dayFile('2026-11-20', 720));
    writeFileSync(folder(`card/2026/11/${dayFileName('2026-11-19')}`), dayFile('2026-11-19', 1440));
    writeFileSync(folder('card/notes.txt'), 'no day file');
    writeFileSync(folder(`damaged/${dayFileName('2026-11-20')}`), dayFile('2026-11-20', 720).replace('2026-11-20T00:01:00', 'yesterday'));
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it('[PROD-5] of the engineers read a folder of day files, day by day', () => {
    expect(linesOf('dayFiles', folder('card'))).toEqual([
      '2026-11-19: 1440 rows, 0 problems',
      '  network pressure 6.8 to 7.2 bar',
      '  machine 3: load  24.00 h, no-load   0.00 h, data for 100 %',
      '2026-11-20: 1440 rows, 0 problems',
      '  network pressure 6.8 to 7.2 bar',
      '  machine 3: load  12.00 h, no-load  12.00 h, data for 100 %',
    ]);
  });

  it('[PROD-5] of the testers is a headless spec on the core', () => {
    const { status, stdout } = spawnSync(process.execPath, ['--test', 'docs/examples/headless.spec.js'], { encoding: 'utf8' });
    expect({ status, passed: /pass (\d+)/.exec(stdout)?.[1] }).toEqual({ status: 0, passed: '5' });
  });

  it('name the line and what was expected where a file is damaged', () => {
    expect(linesOf('dayFiles', folder('damaged')).slice(0, 2)).toEqual([
      '2026-11-20: 1439 rows, 1 problems',
      expect.stringMatching(/^ {2}line \d+, column 1: badTime, expected \S/),
    ]);
  });

  it('balance energy and costs over whole days', () => {
    const [head, , machine, plant, ...notes] = linesOf('balance', folder('card'), '0.2');
    expect(head).toBe('48 h, 0.2 EUR/kWh');
    expect(machine!.split(/\s{2,}/)).toEqual(['machine 3', '3600.0', '360.0', '3960.0', '792.00', '6.87500']);
    expect(plant!.split(/\s{2,}/).slice(1)).toEqual(machine!.split(/\s{2,}/).slice(1));
    expect(notes).toEqual(['note: roundedOnce']);
  });

  it('say what part of the range has no data', () => {
    rmSync(folder('gap'), { recursive: true, force: true });
    mkdirSync(folder('gap'));
    for (const [day, rows] of [
      ['2026-11-17', 1440],
      ['2026-11-20', 0],
    ] as const)
      writeFileSync(folder(`gap/${dayFileName(day)}`), dayFile(day, rows));
    const lines = linesOf('balance', folder('gap'));
    expect(lines[0]).toBe('96 h, 0.25 EUR/kWh');
    expect(lines.join('\n')).toMatch(/note: partialData 3 50 %/);
  });

  it('vary the assumptions of heat recovery', () => {
    const lines = linesOf('heatWhatIf', folder('card'));
    const saving = (energyPerDayKWh: number, share: number, use: number) => Math.round(((energyPerDayKWh * share * use) / 0.75 / 10) * 365);
    expect(lines[0]).toBe('1980 kWh a day');
    expect(lines[1]).toMatch(new RegExp(`^oilCirculation, heatingOil: +${saving(1980, 0.72, 0.8)} EUR/a`));
    expect(lines[3]).toMatch(new RegExp(`^airPipes, heatingOil: +${saving(1980, 0.94, 0.8)} EUR/a`));
    expect(lines.at(-6)).toMatch(/^ +0\.0 +0 EUR\/a$/);
    expect(lines.at(-1)).toMatch(new RegExp(`^ +1\\.0 +${saving(1980, 0.72, 1)} EUR/a$`));
  });

  it.each([
    ['dayFiles', 'FOLDER'],
    ['balance', 'FOLDER [RATE] [ZONE]'],
    ['heatWhatIf', 'FOLDER [ZONE]'],
  ])('say how %s is called', (name, args) => {
    expect(run(name)).toMatchObject({ status: 2, stderr: `usage: node docs/examples/${name}.js ${args}\n` });
  });

  it.each(['balance', 'heatWhatIf'])('say that %s has nothing to calculate with', (name) => {
    expect(run(name, folder('empty'))).toMatchObject({ status: 1, stderr: `no day file in ${folder('empty')}\n` });
  });
});
