import { describe, expect, it } from '@jest/globals';
import { inputFileHead, inputFileReader, readInputFile } from '../../../core/inputFile/index.ts';

const header = { date: '2026-11-21', schematicNumber: 'PL-7', zone: 'Europe/Berlin' };
const head = inputFileHead(header);
const columns = 'time [UTC],source,input,unit,seconds,mean,min,max,faults';
const encoded = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readInputFile(encoded(text));
const time = '2026-11-20T23:00:00Z';
const row = `${time},master,DEW_POINT,degC,58.5,2,1,3,\n`;

describe('the head of a file of analog inputs', () => {
  it('has its lines in any order, the first of each, with blank ones and others between', () => {
    const text = `time zone,Asia/Tokyo\n\nformat,pressluft inputs 1\n  \nformat,other\ncolour,blue\nno comma\ndate,2026-11-21\nschematic number,\n${columns}\n${row}`;
    const file = read(text);
    expect(file.header).toEqual({ date: '2026-11-21', schematicNumber: undefined, zone: 'Asia/Tokyo' });
    expect(file.problems).toEqual([
      { line: 5, column: 1, code: 'repeatedHeader', expected: 'format' },
      { line: 6, column: 1, code: 'unknownLine', expected: columns },
      { line: 7, column: 1, code: 'unknownLine', expected: columns },
    ]);
    expect(file.lines).toEqual({ header: 6, record: 1, skipped: 2, blank: 2 });
    expect(file.minutes).toHaveLength(1);
  });

  it('has a day that there is', () => {
    const file = read(head.replace('2026-11-21', '2026-11-31') + row);
    expect(file.header).toEqual({ ...header, date: undefined });
    expect(file.problems).toEqual([{ line: 2, column: 2, code: 'badHeader', expected: 'YYYY-MM-DD' }]);
    expect(file.minutes).toHaveLength(1);
  });

  it.each([
    ['up to line 100', 95, []],
    ['not behind it', 96, [{ line: 101, column: 1, code: 'noColumnLine', expected: columns }]],
  ])('ends with the line of columns, which is looked for %s', (_, blankLines, problems) => {
    const [first, last] = [head.slice(0, head.indexOf(columns)), `${columns}\n${row}${row}`];
    const file = read(`${first}${'\n'.repeat(blankLines)}${last}`);
    expect(file.problems).toEqual(problems);
    expect(file.minutes).toHaveLength(problems.length === 0 ? 1 : 0);
    expect(file.lines.skipped).toBe(problems.length === 0 ? 0 : 3);
  });

  it('is not read from a line that has no end', () => {
    expect(read(head.trimEnd()).problems).toEqual([
      { line: 5, column: 1, code: 'noLineEnd', expected: 'line end' },
      { line: 6, column: 1, code: 'noColumnLine', expected: columns },
    ]);
  });

  it('without a format names it as missing, and nothing is read', () => {
    const file = read(head.replace(/^format.*\n/, '') + row);
    expect(file.problems).toEqual([{ line: 4, column: 1, code: 'missingHeader', expected: 'format' }]);
    expect([file.minutes, file.lines]).toEqual([[], { header: 4, record: 0, skipped: 1, blank: 0 }]);
  });
});

describe('a line of a file of analog inputs', () => {
  it.each([
    ['0 s', `${time},1,P,bar,0,,,,\n`],
    ['60 s', `${time},1,P,bar,60,2,2,2,\n`],
    ['the last slot', `${time},10,P,bar,60,-2,-2.5,-1,\n`],
    ['letters of any kind', `${time},1,Süd,bar,60,2,2,2,\n`],
    ['several faults', `${time},1,,,60,,,,E165 W017\n`],
    ['carriage returns', `${time},1,P,bar,60,2,2,2,\r\n`],
  ])('is read with %s', (_, text) => {
    const file = read(head + text);
    expect([file.problems, file.lines.record, file.minutes.length]).toEqual([[], 1, 1]);
  });

  it.each([
    [`${time},0,P,bar,60,2,2,2,\n`, 2, 'unknownLine'],
    [`${time},x,P,bar,60,2,2,2,\n`, 2, 'unknownLine'],
    [`${time},1,P,bar,-1,2,2,2,\n`, 5, 'badNumber'],
    [`${time},1,P,bar,60.001,2,2,2,\n`, 5, 'badNumber'],
    [`${time},1,P,bar,,2,2,2,\n`, 5, 'badNumber'],
    [`${time},1,P,bar,x,2,2,2,\n`, 5, 'badNumber'],
    [`${time},1,P,bar,60,x,2,2,\n`, 6, 'badNumber'],
    [`${time},1,P,bar,60,2,2,x,\n`, 8, 'badNumber'],
    [`${time},1,P,bar,60,2,2.1,3,\n`, 6, 'badNumber'],
    [`${time},1,P,bar,60,2,1,1.9,\n`, 6, 'badNumber'],
    [`${time},1,P,bar,60,,1,2,\n`, 6, 'badNumber'],
    [`${time},1,P,bar,60,2,1,,\n`, 6, 'badNumber'],
    [`${time},1,,,60,,,,E165 x\n`, 9, 'unknownLine'],
    [`${time}Z,1,P,bar,60,2,2,2,\n`, 1, 'badTime'],
    [`,1,P,bar,60,2,2,2,\n`, 1, 'badTime'],
    ['x\n', 1, 'badTime'],
  ])('is left out, with its place: %p', (text, column, code) => {
    const file = read(head + row + text + row);
    expect(file.problems.map((problem) => [problem.line, problem.column, problem.code])).toEqual([[7, column, code]]);
    expect(file.lines).toEqual({ header: 5, record: 2, skipped: 1, blank: 0 });
  });

  it.each([
    ['x,1,2', 6],
    ['2,x,2', 7],
    ['2,1,x', 8],
    ['x,x,x', 6],
  ])('with the values %s is told that a number belongs there', (values, column) => {
    const { problems } = read(`${head}${time},1,P,bar,60,${values},\n`);
    expect(problems).toEqual([{ line: 6, column, code: 'badNumber', expected: 'number' }]);
  });

  it('is left out when it is no UTF-8, or too long, and counted', () => {
    const reader = inputFileReader();
    reader.push(encoded(head + row));
    reader.push(Uint8Array.of(0x80, 10));
    reader.push(encoded(`${'x'.repeat(1_000_000)}\n${row}`));
    const file = reader.end();
    expect(file.problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [7, 1, 'notUtf8'],
      [8, 1, 'lineTooLong'],
    ]);
    expect(file.problems[0]!.expected).toBe('UTF-8');
    expect(file.lines).toEqual({ header: 5, record: 2, skipped: 2, blank: 0 });
    expect(file.minutes).toHaveLength(1);
  });

  it('of the head that is no UTF-8 is named, and read as far as it can be', () => {
    const reader = inputFileReader();
    reader.push(encoded(head.slice(0, head.indexOf('schematic'))));
    reader.push(Uint8Array.from([...encoded('schematic number,PL'), 0xff, ...encoded('\ntime zone,Europe/Berlin\n')]));
    reader.push(encoded(`${columns}\n${row}`));
    const file = reader.end();
    expect(file.problems).toEqual([{ line: 3, column: 1, code: 'notUtf8', expected: 'UTF-8' }]);
    expect([file.header.date, file.header.zone, file.minutes.length]).toEqual(['2026-11-21', 'Europe/Berlin', 1]);
  });

  it('goes on with the minute before, or begins one', () => {
    const next = row.replace('23:00:00', '23:01:00');
    const file = read(head + row + row.replace('DEW_POINT', 'OTHER') + next);
    expect(file.minutes.map(({ inputs }) => inputs.map(({ channel }) => channel.name))).toEqual([['DEW_POINT', 'OTHER'], ['DEW_POINT']]);
    expect(file.minutes.map(({ atMs }) => atMs)).toEqual([Date.parse(time), Date.parse(time) + 60_000]);
  });
});
