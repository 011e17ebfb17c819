import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statusBit } from '../../core/compressor/index.ts';
import { dayLogHead, dayLogName, dayLogRow, latestLayout } from '../../core/daylog/index.ts';
import { channelPosition, compressorChannel, emptyRow, plantChannel } from '../../core/samples/index.ts';

const day = '2026-11-20';
const startMs = Date.parse(`${day}T06:00:00Z`);
const loaded = statusBit.on | statusBit.running | statusBit.loaded;
const halfAnHourRows = 900;

function dayFile(): string {
  const rows = Array.from({ length: 2 * halfAnHourRows + 1 }, (_, i) => {
    const row = emptyRow(startMs + i * 2000);
    row.values[channelPosition(plantChannel('systemPressureBar'))] = 6.8 + (i % 5) / 10;
    row.values[channelPosition(compressorChannel('status', 3))] = i < halfAnHourRows ? loaded : statusBit.on | statusBit.running;
    return dayLogRow(latestLayout, row);
  });
  return dayLogHead(latestLayout, { date: day, schematicNumber: 'S1', softwareVersion: 'V3.21-RC10', periodS: 2 }) + rows.join('');
}

const run = (...args: readonly string[]) => spawnSync('node', ['docs/examples/daySummary.js', ...args], { encoding: 'utf8' });

describe('the script example in docs', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('sums a day file up with the built core alone', () => {
    const path = join(folder, dayLogName(day));
    writeFileSync(path, dayFile());
    const { stdout, stderr, status } = run(path);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toBe(
      [
        '2026-11-20: 1801 rows, 0 problems',
        '  network pressure 6.8 to 7.2 bar',
        '  machine 3: load   0.50 h, no-load   0.50 h, data for 100 %',
        '',
      ].join('\n'),
    );
  });

  it('names the line and what was expected where a file is damaged', () => {
    const path = join(folder, 'damaged-MCHE-20261120.csv');
    writeFileSync(path, dayFile().replace('2026-11-20T06:00:02', 'yesterday'));
    expect(run(path).stdout).toMatch(/1 problems\n {2}line \d+, column 1: badTime, expected /);
  });

  it('says how to call it without a file', () => {
    expect(run()).toMatchObject({ status: 2, stderr: 'usage: node docs/examples/daySummary.js FILE...\n' });
  });
});
