import { describe, expect, it } from '@jest/globals';
import { pressluft } from './cliProcess.ts';
import { daysOf, plantFolder } from './plantDays.ts';

const berlin = ['--zone', 'Europe/Berlin'] as const;
const cells = (line: string) => line.trim().split(/\s{2,}/);

describe('pressluft statistics', () => {
  it('prints the four statistics of each machine and of the plant, and how much of the range has data', () => {
    const { status, stdout } = pressluft(plantFolder(daysOf('2026-11-18', '2026-11-20')), 'statistics', 'card', ...berlin);
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
    ]);
    expect(machine).toEqual(['3', '36.00', '12.00', '0', '0.11458', '0.10417', '3,960.0', '3,600.0', '66.7']);
    expect(plant).toEqual(['plant', ...machine!.slice(1)]);
  });

  it('prints one of them, as CSV for a spreadsheet, in the chosen unit', () => {
    const args = ['--statistic', 'specificPower', '--format', 'csv', '--dialect', 'sheet', '--units', 'cft'] as const;
    const { stdout } = pressluft(plantFolder(daysOf('2026-11-20')), 'statistics', 'card', ...berlin, ...args);
    expect(stdout).toBe(
      [
        '\ufeffmachine;specific energy [kWh/cft];specific energy on load [kWh/cft];data [percent]',
        '3;0,00324;0,00295;100,0',
        'plant;0,00324;0,00295;100,0',
        '',
      ].join('\r\n'),
    );
  });
});
