import { expect, it } from '@jest/globals';
import { problemList } from '../../../../core/dayFile/read/problemList.ts';
import { recordBlock } from '../../../../core/dayFile/read/recordBlock.ts';
import { type PlannedCell, recordPlan } from '../../../../core/dayFile/read/recordPlan.ts';
import { recordSigns } from '../../../../core/dayFile/read/recordSigns.ts';
import { strictRecord } from '../../../../core/dayFile/read/strictRecord.ts';
import { latestLayout } from '../../../../core/dayFile/index.ts';
import { plantChannel } from '../../../../core/samples/index.ts';
import { bytesOf } from '../files.ts';

const time = '2026-11-20T00:00:00Z';
const number: PlannedCell = { channel: plantChannel('systemPressureBar'), unit: 'bar', isInteger: false, factor: 1, offset: 0 };
const integer: PlannedCell = { ...number, isInteger: true };
const unread: PlannedCell = { ...number, channel: undefined };

/** What is read of a line with these cells behind its time, and what is wrong with it. */
function read(text: string, cells: readonly PlannedCell[], isEnded = true) {
  const problems = problemList();
  const block = recordBlock(cells.length, 0);
  const bytes = bytesOf(`#${text}#`);
  const isRecord = strictRecord(recordSigns(latestLayout), recordPlan(cells), problems)(bytes, 1, bytes.length - 1, isEnded, 7, block);
  return {
    values: isRecord ? cells.map((_, cell) => block.values[cell * block.capacity]) : undefined,
    problems: problems.stored().map(({ line, column, code, expected }) => [line, column, code, expected]),
  };
}

it.each<readonly [string, readonly PlannedCell[], readonly number[]]>([
  [time, [], []],
  [`${time},1.5,7`, [number, integer], [1.5, 7]],
  [` ${time} , 1.5 , 7 `, [number, integer], [1.5, 7]],
  [`${time},,`, [number, integer], [NaN, NaN]],
  [`${time}, ,-7`, [number, integer], [NaN, -7]],
  [`${time},x,7.0`, [unread, integer], [NaN, 7]],
  [`${time},16777216,-16777216`, [integer, integer], [16_777_216, -16_777_216]],
  [`${time},3.4e38`, [number], [3.4e38]],
])('a line is read with care: %j', (text, cells, values) => {
  expect(read(text, cells)).toEqual({ values, problems: [] });
});

it('a value is turned from the unit of the file, whatever decimals it has', () => {
  const fahrenheit: PlannedCell = { ...number, factor: 1.8, offset: 32 };
  const { values } = read(`${time},212,50.9,32.018,1.22e2`, [fahrenheit, fahrenheit, fahrenheit, fahrenheit]);
  expect(values).toEqual([100, 10.5, 0.01, 50].map((value) => expect.closeTo(value, 12)));
});

it.each<readonly [string, readonly PlannedCell[], readonly number[], readonly unknown[]]>([
  [`${time},16777217,7`, [integer, integer], [NaN, 7], [7, 2, 'badNumber', 'integer']],
  [`${time},7.5,7`, [integer, integer], [NaN, 7], [7, 2, 'badNumber', 'integer']],
  [`${time},7,3.5e38`, [number, number], [7, NaN], [7, 3, 'badNumber', 'number']],
  [`${time},7,---`, [number, number], [7, NaN], [7, 3, 'badNumber', 'number']],
  [`${time},7,8`, [number, number, number], [7, NaN, NaN], [7, 3, 'tooFewCells', '4']],
])('a line loses only what is wrong with it: %j', (text, cells, values, problem) => {
  expect(read(text, cells)).toEqual({ values, problems: [problem] });
});

it.each<readonly [string, readonly PlannedCell[], boolean, readonly unknown[]]>([
  [time, [number], true, [7, 1, 'tooFewCells', '2']],
  [time, [], false, [7, 1, 'tooFewCells', '1']],
  [`${time},1,2`, [number], true, [7, 3, 'tooManyCells', '2']],
  [`${time},`, [], true, [7, 2, 'tooManyCells', '1']],
  ['yesterday,1', [number], true, [7, 1, 'badTime', 'YYYY-MM-DDTHH:MM:SSZ']],
])('a line is no record: %j', (text, cells, isEnded, problem) => {
  expect(read(text, cells, isEnded)).toEqual({ values: undefined, problems: [problem] });
});

it('the last cell of a line that is cut off is not read: it may go on', () => {
  expect(read(`${time},1.5,7`, [number, integer], false)).toEqual({ values: [1.5, NaN], problems: [[7, 3, 'noLineEnd', 'line end']] });
  expect(read(`${time},1.5`, [number, integer], false)).toEqual({ values: [NaN, NaN], problems: [[7, 2, 'tooFewCells', '3']] });
});
