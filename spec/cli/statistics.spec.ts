import { describe, expect, it } from '@jest/globals';
import { latestLayout } from '../../core/dayFile/index.ts';
import { decimalFile, type DecimalRow, decimalSums } from '../core/totals/decimalFile.ts';
import { pressluft } from './pressluft.ts';
import { dayText, daysOf, plantFolder } from './plantDays.ts';

const berlin = ['--zone', 'Europe/Berlin'] as const;
const cells = (line: string) => line.trim().split(/\s{2,}/);

const dayMs = 86_400_000;

/** A day in which every third row is missing now and then, with a delivery that stands still and a power that does not. */
function decimalDay(day: string): readonly DecimalRow[] {
  const startMs = Date.parse(`${day}T00:00:00Z`);
  const rows = Array.from({ length: dayMs / 2000 }, (_, i) => ({
    atMs: startMs + i * 2000,
    status: i % 900 < 700 ? 7 : 3,
    power: { count: 9000 + ((i * 37) % 1013), decimals: 2 },
    delivery: { count: 46, decimals: 3 },
  }));
  return rows.filter((_, i) => i % 100 > 60 || i % 3 > 0);
}

describe('pressluft statistics', () => {
  it('[BAL-15] has energy and volume of a machine and day as the decimals of its file add up in whole numbers', async () => {
    const days = ['2026-11-18', '2026-11-19'];
    const texts = days.map((date) => {
      const header = { date, schematicNumber: 'S-1', softwareVersion: latestLayout.version, periodS: 2 };
      return [date, decimalFile(header, decimalDay(date))] as const;
    });
    const folder = plantFolder(Object.fromEntries(texts));
    for (const day of days) {
      const { stdout } = await pressluft(folder, 'statistics', 'card', '--from', day, '--until', day, '--format', 'json');
      const [machine] = (JSON.parse(stdout) as { counts: readonly Readonly<Record<string, number>>[] }).counts;
      const exact = decimalSums(decimalDay(day), 2000);
      expect([machine!['loadS'], machine!['rangeS']]).toEqual([exact.loadS, dayMs / 1000]);
      expect(Math.abs(machine!['energyKWh']! / exact.energyKWh - 1)).toBeLessThan(1e-12);
      expect(Math.abs(machine!['energyLoadKWh']! / exact.energyLoadKWh - 1)).toBeLessThan(1e-12);
      expect(Math.abs(machine!['volumeM3']! / exact.volume - 1)).toBeLessThan(1e-12);
    }
  });

  it('prints the four statistics of each machine and of the plant, and how much of the range has data', async () => {
    const { status, stdout } = await pressluft(plantFolder(daysOf('2026-11-18', '2026-11-20')), 'statistics', 'card', ...berlin);
    const [heads, machine, plant] = stdout.trimEnd().split('\n').map(cells);
    expect(status).toBe(0);
    expect(heads).toEqual([
      'machine',
      'load [h]',
      'no-load [h]',
      'motor starts',
      'specific energy [kWh/m3]',
      'specific energy on load [kWh/m3]',
      'energy [kWh]',
      'energy on load [kWh]',
      'data [percent]',
      'estimated',
      'too little data',
    ]);
    expect(machine).toEqual(['3', '36.00', '12.00', '0', '0.11458', '0.10417', '3,960.0', '3,600.0', '66.7', 'not fully recorded']);
    expect(plant).toEqual(['plant', ...machine!.slice(1)]);
  });

  it('[FIELD-5] names what of a machine and of the plant was estimated on a day of the range, as far as the asked statistics are made of it', async () => {
    const listed = dayText('2026-11-20').replace('timestamp', 'estimated,electricalPowerKW@3,deliveryVolumeM3min@3\ntimestamp');
    const folder = plantFolder({ ...daysOf('2026-11-19'), '2026-11-20': listed });
    const of = async (...args: readonly string[]) =>
      (await pressluft(folder, 'statistics', 'card', ...berlin, ...args)).stdout
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => /(power|delivery).*$/.exec(line)?.[0]);
    expect(await of()).toEqual(['power, delivery', 'power, delivery']);
    expect(await of('--statistic', 'energyConsumption')).toEqual(['power', 'power']);
    expect(await of('--statistic', 'loadTimes')).toEqual([undefined, undefined]);
    expect(await of('--until', '2026-11-19')).toEqual([undefined, undefined]);
    const { counts } = JSON.parse((await pressluft(folder, 'statistics', 'card', ...berlin, '--format', 'json')).stdout) as {
      counts: readonly { readonly estimated?: readonly string[] }[];
    };
    expect(counts.map(({ estimated }) => estimated)).toEqual([
      ['energyKWh', 'energyLoadKWh', 'volumeM3'],
      ['energyKWh', 'energyLoadKWh', 'volumeM3'],
    ]);
  });

  it('prints one of them, as CSV for a spreadsheet, in the chosen unit', async () => {
    const args = ['--statistic', 'specificPower', '--format', 'csv', '--dialect', 'sheet', '--units', 'cft'] as const;
    const { stdout } = await pressluft(plantFolder(daysOf('2026-11-20')), 'statistics', 'card', ...berlin, ...args);
    expect(stdout).toBe(
      [
        '\ufeffmachine;specific energy [kWh/cft];specific energy on load [kWh/cft];data [percent];estimated;too little data',
        '3;0,00324;0,00295;100,0;;',
        'plant;0,00324;0,00295;100,0;;',
        '',
      ].join('\r\n'),
    );
  });
});
