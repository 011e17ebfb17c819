import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { columnsOf, compressorChannel, loggedStateOf, machineRuns, plantChannel } from '../../../core/samples/index.ts';
import { failed, load, lost, noLoad, off, ready, startingUp } from './logs.ts';
import { tableOf } from './tables.ts';

const words = fc.array(fc.constantFrom(load, load | 64, noLoad, startingUp, ready, off, failed, lost, NaN), { maxLength: 24 });

describe('what machines did', () => {
  it('is by number the runs of one state, one behind the other over all rows', () => {
    fc.assert(
      fc.property(words, words, (first, tenth) => {
        const length = Math.min(first.length, tenth.length);
        const times = Array.from({ length }, (_, i) => i);
        const table = tableOf(times, { [compressorChannel('status', 10)]: tenth, [compressorChannel('status', 1)]: first });
        const runs = machineRuns(table);
        expect([...runs.keys()]).toEqual([1, 10]);
        for (const [slot, status] of [
          [1, first],
          [10, tenth],
        ] as const) {
          const of = runs.get(slot)!;
          const states = of.flatMap(({ fromRow, untilRow, state }) => Array.from({ length: untilRow - fromRow }, () => state));
          expect(states).toEqual(status.slice(0, length).map(loggedStateOf));
          expect(of.filter(({ state }, i) => state === of[i - 1]?.state)).toEqual([]);
          expect(of.map(({ fromRow }) => fromRow)).toEqual([0, ...of.map(({ untilRow }) => untilRow)].slice(0, of.length));
        }
      }),
    );
  });

  it('is known of machines with a status alone', () => {
    expect([...machineRuns(tableOf([0, 1], { [compressorChannel('electricalPowerKW', 2)]: [1, 2] }))]).toEqual([]);
  });
});

it('a column that a table has not is missing in each of its rows', () => {
  const pressure = plantChannel('systemPressureBar');
  const columns = columnsOf(tableOf([0, 1, 2], { [pressure]: [7, 8, 9] }));
  expect([...columns(pressure)]).toEqual([7, 8, 9]);
  expect([...columns(plantChannel('powerKW'))]).toEqual([NaN, NaN, NaN]);
});
