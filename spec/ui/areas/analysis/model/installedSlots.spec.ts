import { describe, expect, it } from '@jest/globals';
import { compressorChannel, type SampleTable, tableBuilder } from '../../../../../core/samples/index.ts';
import { installedSlots } from '../../../../../ui/areas/analysis/model/installedSlots.ts';

describe('the machines of a table', () => {
  const technology = (slot: number) => compressorChannel('technology', slot);
  const status = (slot: number) => compressorChannel('status', slot);
  const table = (channels: Parameters<typeof tableBuilder>[0], rows: readonly (readonly number[])[]): SampleTable => {
    const builder = tableBuilder(channels);
    rows.forEach((row, i) => builder.append(i, row));
    return builder.table();
  };

  it('are those with a technology at last, else those with any status', () => {
    const channels = [technology(1), technology(2), status(2), status(3), status(4)];
    expect(
      installedSlots(
        table(channels, [
          [4, 4, 7, 7, NaN],
          [NaN, 0, 7, NaN, NaN],
        ]),
      ),
    ).toEqual([1, 3]);
  });

  it.each([1, 9, 10])('go up to the tenth: machine %i by its technology, and by its status alone', (slot) => {
    expect(installedSlots(table([technology(slot)], [[4]]))).toEqual([slot]);
    expect(installedSlots(table([status(slot)], [[7]]))).toEqual([slot]);
  });

  it('are none of an empty table', () => {
    expect(installedSlots(table([], []))).toEqual([]);
  });
});
