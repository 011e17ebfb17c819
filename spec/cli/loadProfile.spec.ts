import { beforeAll, describe, expect, it } from '@jest/globals';
import { shiftDay } from '../../core/time/index.ts';
import { pressluft } from './cliProcess.ts';
import { dayText, daysOf, plantFolder, zone } from './plantDays.ts';

const days = Array.from({ length: 14 }, (_, i) => shiftDay('2026-03-16', i));

describe('pressluft profile', () => {
  let folder: string;
  beforeAll(() => {
    folder = plantFolder(daysOf(...days));
  });
  const run = (...more: readonly string[]) => pressluft(folder, 'profile', 'card', '--zone', zone, '--of', 'power', ...more);
  const linesOf = (text: string) => text.trim().split(/\r?\n/);

  it('has the mean of each hour of each day, and none where the clock skips it', () => {
    const lines = linesOf(run('--what', 'heatmap', '--format', 'csv').stdout).map((line) => line.split(','));
    expect(lines.map(([day]) => day)).toEqual(['day', ...days]);
    expect(lines[1]!.slice(0, 4)).toEqual(['2026-03-16', 'Mon', '82.500', '82.500']);
    expect(lines.find(([day]) => day === '2026-03-29')!.slice(2, 6)).toEqual(['82.500', '82.500', '', '82.500']);
    expect(run().stdout).toMatch(/^2026-03-29 +Sun +82\.5 +82\.5 +--- +82\.5 /m);
  });

  it('has what was reached for how long: three quarters of the time 100 kW, the rest 30', () => {
    const { stdout } = run('--what', 'duration');
    expect(stdout).toMatch(/^ +75 +251\.3 +100\.0$/m);
    expect(stdout).toMatch(/^ +90 +301\.5 +30\.0$/m);
    const { hours, steps } = JSON.parse(run('--what', 'duration', '--format', 'json').stdout) as {
      readonly hours: number;
      readonly steps: readonly unknown[];
    };
    expect([hours, steps.length]).toEqual([14 * 24 - 1, 4 * (14 * 24 - 1)]);
  });

  it('says that days which are all alike are of no types', () => {
    expect(run('--what', 'daytypes').stdout).toBe('no types of days: the days do not fall into types\n');
    expect(run('--what', 'daytypes', '--until', '2026-03-20').stdout).toBe(
      'no types of days: less than 14 days of which 20 hours are known\n',
    );
  });

  it('has the days of the calendar beside those that are found, holidays apart', () => {
    const lines = linesOf(run('--what', 'daytypes', '--holiday', '2026-03-17,2026-03-22', '--format', 'csv').stdout);
    expect(lines.map((line) => line.split(',').slice(0, 4))).toEqual([
      ['type', 'mostly', 'days', '0 [kW]'],
      ['calendar', 'Mon Tue Wed Thu Fri', '9', '82.500'],
      ['calendar', 'Sat', '2', '82.500'],
      ['calendar', 'Sun', '1', '82.500'],
      ['calendar', 'holidays', '2', '82.500'],
    ]);
  });

  it('has the power of each machine in each hour by the clock, as other tools read it', () => {
    const lines = linesOf(run('--what', 'machines', '--format', 'csv').stdout);
    expect(lines.slice(0, 2)).toEqual(['Date/Time,Machine 3 [kW]', '2026-03-16 00:00:00,82.500']);
    expect(lines).toHaveLength(1 + 14 * 24 - 1);
  });

  it('counts what two files have of the same time once', () => {
    const twice = plantFolder({ '2026-03-16': dayText('2026-03-16'), '2026-03-17': dayText('2026-03-16') });
    const whole = JSON.parse(
      pressluft(twice, 'profile', 'card', '--zone', zone, '--of', 'power', '--what', 'duration', '--format', 'json').stdout,
    ) as { readonly hours: number };
    expect(whole.hours).toBe(24);
  });

  it('has no result without a value, and leaves `profile check` what it is', () => {
    const { status, notes } = pressluft(folder, 'profile', 'card', '--zone', zone);
    expect([status, notes]).toEqual([1, ['pressluft: no flow in the range']]);
    expect(pressluft(folder, 'profile', 'check').notes.join()).toContain('FILES is missing');
  });
});
