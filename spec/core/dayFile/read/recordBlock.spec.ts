import { describe, expect, it } from '@jest/globals';
import { blockTable, growBlock, recordBlock, reusedBlock } from '../../../../core/dayFile/read/recordBlock.ts';
import { compressorChannel, plantChannel } from '../../../../core/samples/index.ts';

const pressure = plantChannel('systemPressureBar');
const power = compressorChannel('electricalPowerKW', 2);

/** A block of two columns with so many rows, whose values say where they stand. */
function filledBlock(rows: number, expectedRows = rows) {
  const block = recordBlock(2, expectedRows);
  block.length = rows;
  for (let row = 0; row < rows; row++) {
    block.timesMs[row] = 1000 * row;
    block.values[row] = row + 0.25;
    block.values[block.capacity + row] = row + 0.5;
    block.lines[row] = row + 6;
  }
  return block;
}

describe('a block of rows', () => {
  it.each([
    [0, 16],
    [1, 1040],
    [1024, 1040],
    [1025, 2064],
  ])('of %i that are expected has room for %i, so that no column begins at a whole page', (expected, capacity) => {
    const { length, timesMs, values, lines, ...block } = recordBlock(3, expected);
    expect([length, block.capacity]).toEqual([0, capacity]);
    expect([timesMs.length, values.length, lines.length]).toEqual([capacity, 3 * capacity, capacity]);
  });

  it('keeps what was read when it grows', () => {
    const block = filledBlock(20);
    growBlock(block, 2, 1500);
    expect([block.length, block.capacity]).toEqual([20, 2064]);
    expect(block.timesMs.subarray(0, 20)).toEqual(filledBlock(20).timesMs.subarray(0, 20));
    expect(block.lines.subarray(0, 20)).toEqual(filledBlock(20).lines.subarray(0, 20));
    const { columns } = blockTable(block, [pressure, power], true);
    expect([columns.get(pressure)![19], columns.get(power)![0], columns.get(power)![19]]).toEqual([19.25, 0.5, 19.5]);
  });

  it('is used again, without rows, for as many columns, and is a new one for others', () => {
    const used = filledBlock(20);
    const again = reusedBlock(2, used, 5000);
    expect([again.length, again.capacity]).toEqual([0, 1040]);
    expect(again.values).toBe(used.values);
    const other = reusedBlock(3, used, 5000);
    expect([other.length, other.capacity, other.values.length]).toEqual([0, 5136, 3 * 5136]);
    expect(reusedBlock(2, undefined, 5000).capacity).toBe(5136);
  });
});

describe('the table of a block', () => {
  it('has the columns that have a channel', () => {
    const { length, timesMs, columns } = blockTable(filledBlock(3), [undefined, power], false);
    expect([length, [...timesMs]]).toEqual([3, [0, 1000, 2000]]);
    expect(columns).toEqual(new Map([[power, Float64Array.of(0.5, 1.5, 2.5)]]));
  });

  it.each([
    ['an eighth of its memory is unused', 3598, 4096, true],
    ['more than an eighth is unused', 3597, 4096, false],
    ['sixteen rows are unused, however many that is of all', 0, 0, true],
  ])('shares the memory of the block where %s: %i of %i rows', (_, rows, expected, isShared) => {
    const block = filledBlock(rows, expected);
    const { timesMs, columns } = blockTable(block, [pressure, power], false);
    expect([timesMs.buffer === block.timesMs.buffer, columns.get(power)!.buffer === block.values.buffer]).toEqual([isShared, isShared]);
    expect(timesMs).toHaveLength(rows);
  });

  it('shares all memory that is kept', () => {
    const block = filledBlock(2);
    expect(blockTable(block, [pressure], true).timesMs.buffer).toBe(block.timesMs.buffer);
    expect(blockTable(block, [pressure], false).timesMs.buffer).not.toBe(block.timesMs.buffer);
  });
});
