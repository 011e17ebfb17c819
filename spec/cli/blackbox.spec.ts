import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { dayFileHead, dayFileRow, latestLayout, readDayFile } from '../../core/dayFile/index.ts';
import { channelPosition, compressorChannel, emptyRow, plantChannel } from '../../core/samples/index.ts';
import { pressluft } from './pressluft.ts';
import { plantFolder } from './plantDays.ts';

const faultMs = Date.parse('2026-11-20T12:00:00Z');
const hotMs = faultMs - 120_000;
const lowMs = faultMs - 60_000;

/** An hour around noon: K3 gets hot two minutes before the fault, the network's pressure falls one minute before it. */
function text(): string {
  const rows = Array.from({ length: 1800 }, (_, i) => {
    const row = emptyRow(faultMs - 1_800_000 + i * 2000);
    const set = [
      [plantChannel('systemPressureBar'), row.atMs < lowMs ? 7 : 6],
      [plantChannel('volumeFlowM3min'), 20],
      [compressorChannel('temperatureDegC', 3), row.atMs < hotMs ? 80 : 105],
      [compressorChannel('electricalPowerKW', 3), 75],
    ] as const;
    for (const [channel, value] of set) row.values[channelPosition(channel)] = value;
    return dayFileRow(latestLayout, row);
  });
  const head = dayFileHead(latestLayout, { date: '2026-11-20', schematicNumber: 'S1', softwareVersion: latestLayout.version, periodS: 2 });
  return head + rows.join('');
}

const at = ['--at', '2026-11-20T12:00:00Z'] as const;

describe('pressluft blackbox', () => {
  const folder = plantFolder({ '2026-11-20': text() });
  const run = (...more: readonly string[]) => pressluft(folder, 'blackbox', 'card', ...more);

  it('[ALARM-4] lists what left its range before the fault, earliest first, and what did not', async () => {
    const { status, stdout } = await run(...at, '--format', 'json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      at: '2026-11-20T12:00:00Z',
      from: '2026-11-20T11:45:00Z',
      until: '2026-11-20T12:05:00Z',
      rows: 600,
      changed: [
        { line: 'K3 temperature', channel: 'temperatureDegC@3', at: '2026-11-20T11:58:00Z', value: 105 },
        { line: 'network pressure', channel: 'systemPressureBar@0', at: '2026-11-20T11:59:00Z', value: 6 },
      ],
      unchanged: [{ line: 'volume flow' }, { line: 'K3 power' }],
    });
  });

  it('prints the same as a table, in the chosen units', async () => {
    const lines = (await run(...at, '--units', 'psi')).stdout.split('\n');
    expect(lines[0]).toBe('600 rows from 2026-11-20T11:45:00Z to 2026-11-20T12:05:00Z; at is 2026-11-20T12:00:00Z');
    expect(lines[3]).toMatch(/^K3 temperature +°C +-120 +105\.\d+ /);
    expect(lines[4]).toMatch(/^network pressure +psi +-60 +87\.\d+ /);
    expect(lines[5]).toMatch(/^volume flow +m³\/min +20\.\d+ +20\.\d+|^volume flow +m³\/min +19/);
  });

  it('has each row of the day file as CSV, in a spreadsheet with the times of the zone', async () => {
    const rows = (await run(...at, '--format', 'csv')).stdout.trimEnd().split('\r\n');
    expect(rows).toHaveLength(601);
    expect(rows[0]).toBe('time (UTC),network pressure [bar],volume flow [m³/min],K3 temperature [°C],K3 power [kW]');
    const { samples } = readDayFile(readFileSync(join(folder, 'card', 'MCHE-20261120.csv')));
    const kept = Array.from(samples.timesMs).filter((atMs) => atMs >= faultMs - 900_000 && atMs < faultMs + 300_000);
    expect(rows.slice(1).map((row) => Date.parse(row.split(',')[0]!))).toEqual(kept);
    const local = (await run(...at, '--format', 'csv', '--dialect', 'sheet', '--zone', 'Europe/Berlin')).stdout;
    expect(local).toMatch(/^\uFEFFtime \(Europe\/Berlin\);/);
    expect(local).toContain('20.11.2026 12:45:00');
  });

  test.each([
    [[], 2, /--at is missing: an instant such as/],
    [['--at', '2026-11-20'], 2, /--at is missing: an instant such as/],
    [['--at', 'noon'], 2, /--at/],
    [['--at', '2026-11-25T12:00:00Z'], 1, /no samples from 2026-11-25T11:45:00Z to 2026-11-25T12:05:00Z/],
  ] as const)('says what is wrong with %j, with exit code %i', async (more, code, problem) => {
    const { status, notes } = await run(...more);
    expect(status).toBe(code);
    expect(notes.join('\n')).toMatch(problem);
  });
});
