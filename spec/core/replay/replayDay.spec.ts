import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scaled, slotMs, unscaled } from '../../../core/dayDetail/index.ts';
import { replayDayOf } from '../../../core/replay/index.ts';
import { columnsOf, compressorChannel, type LoggedState, machineRuns } from '../../../core/samples/index.ts';
import { msPerHour, plantDayRange } from '../../../core/time/index.ts';
import { failed, load, lost, noLoad, off, plantLog } from '../samples/logs.ts';
import { during, loggedRows, type LoggedRow, periodS, slot } from './loggedMachine.ts';

const onLoad: LoggedRow = { status: load, powerKW: 80, deliveryM3min: 12.6, pressureBar: 7 };
const idle: LoggedRow = { ...onLoad, status: noLoad, powerKW: 20, deliveryM3min: 0 };
const stands: LoggedRow = { ...idle, status: off, powerKW: 0 };
const bit = 1 << slot;
const replayOf = (...rows: readonly (readonly LoggedRow[])[]) => loggedRows(rows.flat()).replay;

/** By what share two numbers differ. */
const closeness = (a: number, b: number) => (Object.is(a, b) || a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b)));

describe('a day for a replay', () => {
  it.each<[string, readonly LoggedRow[], number]>([
    ['on load', during(10, onLoad), 12.6],
    ['on load for a part of it', [...during(4, onLoad), ...during(6, stands)], 5.04],
    ['on load without a delivery', during(10, { ...onLoad, deliveryM3min: NaN }), NaN],
    ['without load, whatever its delivery says', during(10, { ...idle, deliveryM3min: 3 }), 0],
  ])('has the mean delivery of a slot of a machine %s', (_, rows, expected) => {
    const delivered = unscaled(replayOf(rows).delivered, 0);
    expect(Math.round(delivered * 100) / 100).toBe(expected);
  });

  it('has no delivery where there are no samples', () => {
    expect(unscaled(replayOf(during(10, onLoad)).delivered, 1)).toBeNaN();
  });

  it.each<[string, readonly LoggedRow[], number]>([
    ['in error', during(10, { ...stands, status: failed }), bit],
    ['silent', during(10, { ...stands, status: lost | load }), bit],
    ['in error for most of it', [...during(4, onLoad), ...during(6, { ...stands, status: failed })], bit],
    ['in error for less than half of it', [...during(6, onLoad), ...during(4, { ...stands, status: failed })], 0],
    ['in error for half of what is known of it', [...during(4, onLoad), ...during(4, { ...stands, status: failed })], 0],
    ['that stands', during(10, stands), 0],
  ])('says of a slot whether a machine %s was not available', (_, rows, expected) => {
    expect(replayOf(rows).unavailable[0]).toBe(expected);
  });

  it('has the energy of hours, and how much of each is known', () => {
    const { hoursKWh, hoursKnown } = replayOf(during(3600, onLoad), during(1800, idle), during(1800, { ...onLoad, powerKW: NaN }));
    expect(hoursKWh[0]).toBeCloseTo(80, 9);
    expect(hoursKWh[1]).toBeCloseTo(10, 9);
    expect([hoursKnown[0], hoursKnown[1], hoursKnown[2]].map((share) => Math.round(share! * 1e6) / 1e6)).toEqual([1, 0.5, 0]);
  });

  it('sums the first minute after an unloading, also where its status word changes, but not where it is shorter', () => {
    const words = [...during(30, idle), ...during(30, { ...idle, status: noLoad | 64 })];
    const [machine] = replayOf(
      during(600, onLoad),
      words,
      during(300, idle),
      during(600, onLoad),
      during(40, idle),
      during(60, onLoad),
    ).machines;
    expect(machine!.ventings).toMatchObject({ count: 1, loadKW: 80 });
    expect(machine!.ventings.energyKWh).toBeCloseTo(20 / 60, 9);
  });

  it('has of each slot and hour what its samples add up to, without those in which a power is missing', () => {
    fc.assert(
      fc.property(plantLog, (table) => {
        const range = plantDayRange('1970-01-01', 'UTC');
        const { delivered, hoursKWh, hoursKnown } = replayDayOf(table, range, periodS);
        const columnOf = columnsOf(table);
        const machines = Array.from(machineRuns(table), ([of, runs]) => ({
          states: runs.flatMap(({ fromRow, untilRow, state }) => new Array<LoggedState>(untilRow - fromRow).fill(state)),
          power: columnOf(compressorChannel('electricalPowerKW', of)),
          delivery: columnOf(compressorChannel('deliveryVolumeM3min', of)),
        }));
        const added = (row: number, column: 'power' | 'delivery', states: readonly LoggedState[]) =>
          machines.reduce((sum, machine) => (states.includes(machine.states[row]!) ? sum + machine[column][row]! : sum), 0);
        const rows = Array.from({ length: table.length }, (_, row) => row).filter((row) => table.timesMs[row]! < range.untilMs);
        const rowsIn = (part: number, ms: number) => rows.filter((row) => Math.floor(table.timesMs[row]! / ms) === part);

        const means = Array.from(delivered.values, (_, part) => {
          const of = rowsIn(part, slotMs);
          return of.reduce((sum, row) => sum + added(row, 'delivery', ['load']), 0) / of.length;
        });
        expect(delivered).toEqual(scaled(Float64Array.from(means), 0.01));
        for (const [hour, kWh] of hoursKWh.entries()) {
          const powers = rowsIn(hour, msPerHour).map((row) => added(row, 'power', ['load', 'noLoad']));
          const known = powers.filter((kW) => !Number.isNaN(kW));
          const expected = known.reduce((sum, kW) => sum + kW, 0) * (periodS / 3600);
          expect(closeness(kWh, expected)).toBeLessThan(1e-9);
          expect(hoursKnown[hour]).toBeCloseTo((known.length * periodS) / 3600, 9);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('leaves out machines that were never on load', () => {
    expect(replayOf(during(600, stands)).machines).toEqual([]);
  });
});
