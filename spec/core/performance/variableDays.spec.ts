import { describe, expect, it, test } from '@jest/globals';
import { variableFile, withVariables } from '../../../core/performance/variableDays.ts';
import { dayAfter } from './performanceDay.ts';

const zone = 'Europe/Berlin';
const head = 'time,name,value,unit';
const read = (...lines: readonly string[]) => variableFile([head, ...lines].join('\n'), zone);

describe('a file of further variables', () => {
  it('has the mean temperature and the whole production of each day of the plant', () => {
    const file = read(
      '2026-01-05T23:30Z,temperature,10,°C',
      '2026-01-06 12:00,Temperature,68,degF',
      '2026-01-06,production,120.5,t',
      '2026-01-06T10:00+01:00,production,30,t',
      '',
    );
    expect(file).toEqual({
      names: ['temperature', 'production'],
      units: { temperature: '°C', production: 't' },
      days: new Map([['2026-01-06', { temperature: 15, production: 150.5 }]]),
    });
  });

  it('is read from a German spreadsheet', () => {
    const { days } = variableFile('\uFEFFtime;name;value;unit\r\n2026-01-06;production;1,5;t\r\n', zone);
    expect([...days!]).toEqual([['2026-01-06', { production: 1.5 }]]);
  });

  it('takes the doubled hour of the plant twice', () => {
    const { days } = read('2026-10-25 02:00,production,1,t', '2026-10-25 02:00,production,2,t');
    expect([...days!]).toEqual([['2026-10-25', { production: 3 }]]);
  });

  it('leaves out the days for which a variable is missing', () => {
    const file = read('2026-01-05,production,1,t', '2026-01-05,temperature,20,C', '2026-01-06,temperature,20,C');
    if (file.problem !== undefined) throw new Error(file.problem.code);
    expect(withVariables([dayAfter(0, 1, 1), dayAfter(1, 1, 1), dayAfter(2, 1, 1)], file)).toMatchObject([
      { day: '2026-01-05', temperatureC: 20, production: 1 },
    ]);
  });

  test.each([
    ['columns', 3, ['2026-01-05,production,1,t', '2026-01-06,production,1']],
    ['time', 2, ['05.01.2026,production,1,t']],
    ['time', 2, ['2026-02-30,production,1,t']],
    ['name', 2, ['2026-01-05,weather,1,t']],
    ['value', 2, ['2026-01-05,production,much,t']],
    ['value', 2, ['2026-01-05,production,,t']],
    ['temperatureUnit', 2, ['2026-01-05,temperature,290,K']],
    ['otherUnit', 3, ['2026-01-05,production,1,t', '2026-01-06,production,1000,kg']],
    ['repeated', 3, ['2026-01-05,production,1,t', '2026-01-05,production,1,t']],
    ['empty', 1, ['']],
  ] as const)('says what is wrong, and in which line: %s', (code, line, lines) => {
    expect(read(...lines)).toEqual({ problem: { line, code } });
  });

  it('begins with its head', () => {
    expect(variableFile('2026-01-05,production,1,t', zone)).toEqual({ problem: { line: 1, code: 'head' } });
  });
});
