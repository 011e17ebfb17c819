import { describe, expect, it } from '@jest/globals';
import { eventDay, machineEvents } from '../../../core/dayDetail/eventDay.ts';
import { compressorChannel, type SampleTable } from '../../../core/samples/index.ts';
import { failedRunning, load, lost, noLoad, off, plantPressure, ready, startingUp, status } from '../samples/logs.ts';
import { tableOf } from '../samples/tables.ts';

const day = { fromMs: 0, untilMs: 86_400_000 };
const read = (table: SampleTable, range = day) => {
  const { timesMs, slots, kinds, pressuresBar } = eventDay(table, range, 2);
  return Array.from(timesMs, (atMs, i) => [atMs, slots[i], machineEvents[kinds[i]!], pressuresBar[i]]);
};
const logOf = (words: readonly number[], timesMs = words.map((_, i) => i * 2000)) =>
  tableOf(timesMs, { [status]: words, [plantPressure]: words.map((_, i) => i) });

describe('the events of a day', () => {
  it('are starts, loads, unloads and stops of each machine, with the pressure then', () => {
    expect(read(logOf([off, ready, startingUp, noLoad, load, noLoad, ready]))).toEqual([
      [4000, 3, 'start', 2],
      [8000, 3, 'load', 4],
      [10_000, 3, 'unload', 5],
      [12_000, 3, 'stop', 6],
    ]);
  });

  it('come in the order of their times, whatever the machine, and in that of the act within a sample', () => {
    const table = tableOf([0, 2000, 4000], { [compressorChannel('status', 1)]: [off, off, load], [compressorChannel('status', 8)]: [load, off, off] }); // prettier-ignore
    expect(read(table)).toEqual([
      [2000, 8, 'unload', NaN],
      [2000, 8, 'stop', NaN],
      [4000, 1, 'start', NaN],
      [4000, 1, 'load', NaN],
    ]);
  });

  it('a failing machine unloads and stops', () => {
    expect(read(logOf([load, failedRunning])).map(([, , event]) => event)).toEqual(['unload', 'stop']);
  });

  it.each([
    ['over a gap of the log', logOf([off, load], [0, 4000])],
    ['while communication is lost', logOf([off, lost, load])],
    ['while the status is missing', logOf([off, NaN, load])],
    ['to a machine that goes on as it was', logOf([load, load, load])],
  ])('do not happen %s', (_, table) => {
    expect(read(table)).toEqual([]);
  });

  it('belong to the day that they happen on', () => {
    expect(read(logOf([off, load, load, off]), { fromMs: 4000, untilMs: 6000 })).toEqual([]);
  });

  it.each([
    ['a period and a half', 3000, ['start', 'load']],
    ['longer than that', 3001, []],
  ])('happen from one sample to the next, which is no gap up to one and a half periods: %s', (_, atMs, events) => {
    expect(read(logOf([off, load], [0, atMs])).map(([, , event]) => event)).toEqual(events);
  });

  it('of a day are those behind its first sample and before its end', () => {
    const log = logOf([off, load, load, noLoad, load, off]);
    const eventsIn = (fromMs: number, untilMs: number) => read(log, { fromMs, untilMs }).map(([atMs, , event]) => [atMs, event]);
    expect(eventsIn(2000, 6000)).toEqual([]);
    expect(eventsIn(2000, 6001)).toEqual([[6000, 'unload']]);
    expect(eventsIn(1999, 8001)).toEqual([
      [6000, 'unload'],
      [8000, 'load'],
    ]);
    expect(eventsIn(6000, 20_000)).toEqual([
      [8000, 'load'],
      [10_000, 'unload'],
      [10_000, 'stop'],
    ]);
  });

  it('are of any compressor, each with the pressure of its sample', () => {
    const words = { 1: [off, load, load], 9: [load, load, noLoad], 10: [off, off, load] };
    const columns = Object.entries(words).map(([slot, of]) => [compressorChannel('status', Number(slot)), of] as const);
    const table = tableOf([0, 2000, 4000], { ...Object.fromEntries(columns), [plantPressure]: [6, 6.5, NaN] });
    expect(read(table)).toEqual([
      [2000, 1, 'start', 6.5],
      [2000, 1, 'load', 6.5],
      [4000, 9, 'unload', NaN],
      [4000, 10, 'start', NaN],
      [4000, 10, 'load', NaN],
    ]);
  });
});
