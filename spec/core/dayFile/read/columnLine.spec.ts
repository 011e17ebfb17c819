import { describe, expect, it } from '@jest/globals';
import { isColumnLine, readColumnLine } from '../../../../core/dayFile/read/columnLine.ts';
import { problemList } from '../../../../core/dayFile/read/problemList.ts';
import { latestLayout } from '../../../../core/dayFile/index.ts';
import { otherLayout } from '../files.ts';

/** What the cells of a column line are for, and what is wrong with it but for columns that are missing. */
function read(layout: typeof latestLayout, columnLine: string, unitsLine?: string) {
  const problems = problemList();
  const { cells, integers } = readColumnLine(layout, columnLine, unitsLine, 5, problems);
  return {
    cells: cells.map(({ channel, unit, isInteger }) => [channel, unit, isInteger]),
    integers: [...integers],
    problems: problems
      .stored()
      .filter(({ code }) => code !== 'missingColumn')
      .map(({ line, column, code, expected }) => [line, column, code, expected]),
  };
}
const unread = [undefined, undefined, false];

describe('a column line', () => {
  it.each([
    ['timestamp [UTC],netzdruck [bar]', true],
    ['  timestamp  [UTC] ;x', true],
    ['timestamp', true],
    ['timestamp,', true],
    ['timestamps,x', false],
    ['x,timestamp', false],
    ['', false],
  ])('begins with the time, whatever follows: %j is one: %p', (text, isOne) => {
    expect(isColumnLine(text)).toBe(isOne);
  });

  it('says of each cell which channel and unit it has, in any order', () => {
    expect(read(latestLayout, 'timestamp [UTC],comp2_status, netzdruck [psi] ,comp1_elLeistung [kW]')).toEqual({
      cells: [
        ['status@2', undefined, true],
        ['systemPressureBar@0', 'psi', false],
        ['electricalPowerKW@1', 'kW', false],
      ],
      integers: [0],
      problems: [],
    });
  });

  it('takes the unit of the layout where none is stated, and says that one is missing', () => {
    for (const name of ['netzdruck', 'netzdruck []'])
      expect(read(latestLayout, `timestamp [UTC],${name}`)).toMatchObject({
        cells: [['systemPressureBar@0', undefined, false]],
        problems: [[5, 2, 'missingUnit', 'bar']],
      });
  });

  it('does not read a column of a unit that its quantity does not have, of an unknown name, or one that comes again', () => {
    expect(read(latestLayout, 'timestamp [UTC],netzdruck [kW],luftfeuchte [percent],volumenstrom [m3/h],volumenstrom [m3/h]')).toEqual({
      cells: [unread, unread, ['volumeFlowM3min@0', 'm3/h', false], unread],
      integers: [],
      problems: [
        [5, 2, 'unknownUnit', 'bar psi MPa'],
        [5, 3, 'unknownColumn', ''],
        [5, 5, 'repeatedColumn', ''],
      ],
    });
  });

  it('has its units on a line of their own in a layout that says so', () => {
    expect(read(otherLayout, 'timestamp;netzdruck;comp1_status;comp1_temperatur', 'UTC;bar;; degC')).toEqual({
      cells: [
        ['systemPressureBar@0', 'bar', false],
        ['status@1', undefined, true],
        ['temperatureDegC@1', 'degC', false],
      ],
      integers: [1],
      problems: [],
    });
    expect(read(otherLayout, 'timestamp;netzdruck', undefined).problems).toEqual([[5, 2, 'missingUnit', 'psi']]);
  });

  it('names each column that is missing, behind its last', () => {
    const problems = problemList();
    readColumnLine(otherLayout, 'timestamp;netzdruck', 'UTC;psi', 5, problems);
    expect(problems.count).toBe(21);
    expect(problems.stored()[0]).toEqual({ line: 5, column: 3, code: 'missingColumn', expected: 'volumenstrom' });
  });
});
