import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dayFileLayouts, layoutInUnits } from '../../core/dayFile/index.ts';
import { pressluft } from './pressluft.ts';
import { dayText, plantFolder } from './plantDays.ts';

const [oldest, , , newest] = dayFileLayouts;

/** Two files of different layouts and units; the second lacks two hours, and one of its times cannot be read. */
function mixedFolder(): string {
  const lines = dayText('2026-11-20').split('\n');
  const head = lines.findIndex((line) => line.startsWith('2026-'));
  lines.splice(head + 600, 120);
  lines[head + 10] = lines[head + 10]!.replace(/^[^,]+/, 'yesterday');
  const psi = layoutInUnits(oldest!, { pressure: 'psi', temperature: 'degC', volume: 'cft' });
  return plantFolder({ '2026-11-19': dayText('2026-11-19', psi, 120), '2026-11-20': lines.join('\n') });
}

describe('pressluft inspect', () => {
  it('[BAL-15] says of each file its layout, version, period, rows, the time without a row, problems, machines and units', async () => {
    const { status, stdout, notes } = await pressluft(mixedFolder(), 'inspect', 'card', '--format', 'json');
    expect([status, notes]).toEqual([0, []]);
    const [first, second] = JSON.parse(stdout) as unknown[];
    expect(first).toMatchObject({
      path: join('card', 'MCHE-20261119.csv'),
      day: '2026-11-19',
      layoutVersion: oldest!.version,
      header: { softwareVersion: oldest!.version, periodS: 120 },
      rows: 720,
      first: '2026-11-18T23:00:00Z',
      latest: '2026-11-19T22:58:00Z',
      spacingS: 120,
      gaps: { count: 0, missingS: 0 },
      problemCount: 0,
      machines: [3],
      units: ['psi', 'cft/min', 'percent', 'kW'],
    });
    expect(second).toMatchObject({
      layoutVersion: newest!.version,
      rows: 1319,
      gaps: { count: 2, missingS: 7260, longestS: 7200 },
      problemCount: 1,
      problems: [{ code: 'badTime', column: 1 }],
      units: ['bar', 'm3/min', 'percent', 'kW', 'degC'],
      lines: { record: 1319, skipped: 1 },
    });
  });

  it('prints a line for each file, and each problem with file, line and what was expected', async () => {
    const folder = mixedFolder();
    const { stdout } = await pressluft(folder, 'inspect', 'card');
    const [heads, first, second, blank, problem] = stdout.split('\n');
    expect(heads).toMatch(/^day +layout +version +period \[s\] +rows /);
    expect(first).toMatch(/^2026-11-19 +V2.15-RC1 +V2.15-RC1 +120 +720 .* 3 +psi cft\/min percent kW +\S+$/);
    expect(second).toMatch(/^2026-11-20 +V3.21-RC10 .* 1319 .* 2 +7260 +1 +3 /);
    expect([blank, problem]).toEqual(['', expect.stringMatching(/MCHE-20261120\.csv: line \d+, column 1: unreadable time, expected \S/)]);
    expect((await pressluft(folder, 'inspect', 'card', '--quiet')).stdout.split('\n').length).toBe(4);
    const csv = (await pressluft(folder, 'inspect', 'card', '--format', 'csv')).stdout.trimEnd().split('\r\n');
    expect(csv.map((line) => line.split(',').length)).toEqual([13, 13, 13]);
  });

  it('names a period beyond an hour, which counts as none stated, for inspect and for statistics alike', async () => {
    const folder = plantFolder({ '2026-11-20': dayText('2026-11-20', newest, 7200) });
    const problem = /MCHE-20261120\.csv: line 4, column 2: unreadable header line, expected seconds up to 3600/;
    expect((await pressluft(folder, 'inspect', 'card')).stdout).toMatch(problem);
    const { status, stdout, notes } = await pressluft(folder, 'statistics', 'card', '--zone', 'Europe/Berlin', '--format', 'json');
    expect([status, notes]).toEqual([0, [expect.stringMatching(problem)]]);
    expect(JSON.parse(stdout)).toMatchObject({ counts: [{ index: 3, loadS: 12 * 2, rangeS: 86_400, knownS: 12 * 2 }, {}] });
  });

  it('says of a file that is none what was expected', async () => {
    const { status, stdout } = await pressluft(plantFolder({ '2026-11-20': '\u0000\u001b[2J binary\n' }), 'inspect', 'card');
    expect(status).toBe(0);
    expect(stdout).toMatch(/no column names, expected timestamp/);

    expect(stdout).not.toMatch(/\u001b/);
  });
});
