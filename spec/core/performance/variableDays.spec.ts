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

  it.each([
    ['°C', 20],
    ['degC', 20],
    ['C', 20],
    ['°F', -20 / 3],
    ['degF', -20 / 3],
    ['F', -20 / 3],
  ])('has temperatures in °C whatever unit they are given in: 20 %s', (unit, degC) => {
    const file = read(`2026-01-06,temperature,20,${unit}`);
    expect(file).toEqual({
      names: ['temperature'],
      units: { temperature: '°C' },
      days: new Map([['2026-01-06', { temperature: expect.closeTo(degC, 12) }]]),
    });
  });

  it('has temperatures in several units, and lines in any order', () => {
    const { days } = read('2026-01-06 12:00,temperature,50,F', '2026-01-05,temperature,1,C', '2026-01-06 06:00,temperature,20,°C');
    expect(days).toEqual(
      new Map([
        ['2026-01-06', { temperature: 15 }],
        ['2026-01-05', { temperature: 1 }],
      ]),
    );
  });

  it('passes over lines without anything, and counts them', () => {
    expect(read('', '2026-01-05,production,1,t', '   ', '2026-01-06,production,much,t')).toEqual({ problem: { line: 5, code: 'value' } });
    expect([...read('', '2026-01-05 , production , 1 , t', '  ').days!]).toEqual([['2026-01-05', { production: 1 }]]);
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
    ['columns', 2, ['2026-01-05,production,1,t,']],
    ['otherUnit', 4, ['2026-01-05,production,1,t', '2026-01-05,temperature,20,C', '2026-01-06,production,1,']],
    ['repeated', 4, ['2026-01-05,temperature,1,C', '2026-01-05,production,1,t', '2026-01-05 00:00,temperature,1,C']],
    ['time', 3, ['2026-10-25 02:00,production,1,t', ',production,2,t']],
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

  it.each(['2026-01-05,production,1,t', '', 'time,name,value', 'time,name;value,unit', 'time,name,value,unit,', 'Time\tname\tvalue\tunit'])(
    'begins with its head: not with %j',
    (first) => {
      expect(variableFile(`${first}\n2026-01-05,production,1,t`, zone)).toEqual({ problem: { line: 1, code: 'head' } });
    },
  );

  it('has a head in letters of any size, with space around it', () => {
    expect([...variableFile(' Time,NAME,Value,Unit \n2026-01-05,production,1,t', zone).days!]).toEqual([['2026-01-05', { production: 1 }]]);
  });
});
