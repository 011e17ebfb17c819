import { describe, expect, it } from '@jest/globals';
import { headerBlock, headerValue } from '../../../../core/dayFile/read/headerBlock.ts';
import { problemList } from '../../../../core/dayFile/read/problemList.ts';

describe('a value of the header block', () => {
  it.each([
    ['PL-7', 'PL-7'],
    ['  PL 7 ', 'PL 7'],
    ['PL-7,,,', 'PL-7'],
    ['PL-7; ;\t;', 'PL-7'],
    ['PL-7, left', 'PL-7, left'],
    ['PL\u0000\u0007\n7\r', 'PL 7'],
    [',', ''],
    [' ', ''],
    ['', ''],
    ['x', 'x'],
    ['x,', 'x'],
    [',x', ',x'],
  ])('is one line, without the delimiters that a spreadsheet puts behind it: %j is %j', (text, value) => {
    expect(headerValue(text)).toBe(value);
  });
});

describe('the header block', () => {
  /** What is read of lines, from line 1 on, and what is wrong with them. */
  const read = (...lines: readonly string[]) => {
    const problems = problemList();
    const block = headerBlock(problems);
    const taken = lines.map((text, i) => block.line(text, i + 1));
    block.close(lines.length + 1);
    return { header: block.header, taken, problems: problems.stored().map(({ line, column, code }) => [line, column, code]) };
  };
  const whole = ['date,2026-11-20', 'schematic number,PL-7', 'software version,V3.21-RC10'];

  it.each([
    ['period [s],2', 2],
    ['period [s],0.5', 0.5],
    ['period [s];2,5', 2.5],
    ['period [s],3600', 3600],
  ])('has a period of up to an hour: %s', (line, periodS) => {
    expect(read(...whole, line)).toMatchObject({ header: { periodS }, problems: [] });
  });

  it.each(['period [s],0', 'period [s],3600.1', 'period [s],-2', 'period [s],2 s', 'period [s],'])('has no other period: %s', (line) => {
    expect(read(...whole, line)).toMatchObject({ header: { periodS: undefined }, problems: [[4, 2, 'badHeader']] });
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['30.02.2026', undefined],
    ['20.11.26', undefined],
    ['', undefined],
  ])('has a day that there is: %j is %p', (text, date) => {
    const { header, problems } = read(`date,${text}`, ...whole.slice(1));
    expect(header.date).toBe(date);
    expect(problems).toEqual(date === undefined ? [[1, 2, 'badHeader']] : []);
  });

  it('may have an empty schematic number, and no empty version', () => {
    expect(read(whole[0]!, 'schematic number,', whole[2]!).problems).toEqual([]);
    expect(read(whole[0]!, whole[1]!, 'software version,').problems).toEqual([[3, 2, 'badHeader']]);
  });

  it('has the channels of a list that there are, each once', () => {
    const { header, problems } = read(...whole, 'estimated,electricalPowerKW@2, deliveryVolumeM3min@1;electricalPowerKW@2 humidity@3');
    expect(header.estimated).toEqual(['electricalPowerKW@2', 'deliveryVolumeM3min@1']);
    expect(problems).toEqual([]);
  });

  it('has the first of each line, names those that come again and those that are missing, and takes no others', () => {
    const { header, taken, problems } = read('date,2026-11-20', 'date,2026-11-21', 'colour,blue', 'date', ',date');
    expect(header.date).toBe('2026-11-20');
    expect(taken).toEqual([true, true, false, false, false]);
    expect(problems).toEqual([
      [2, 1, 'repeatedHeader'],
      [6, 1, 'missingHeader'],
      [6, 1, 'missingHeader'],
    ]);
  });
});
