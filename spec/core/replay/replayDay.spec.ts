import { describe, expect, it } from '@jest/globals';
import { unscaled } from '../../../core/dayDetail/index.ts';
import { failed, load, lost, noLoad, off } from '../samples/logs.ts';
import { during, loggedRows, type LoggedRow, slot } from './loggedMachine.ts';

const onLoad: LoggedRow = { status: load, powerKW: 80, deliveryM3min: 12.6, pressureBar: 7 };
const idle: LoggedRow = { ...onLoad, status: noLoad, powerKW: 20, deliveryM3min: 0 };
const stands: LoggedRow = { ...idle, status: off, powerKW: 0 };
const bit = 1 << slot;
const replayOf = (...rows: readonly (readonly LoggedRow[])[]) => loggedRows(rows.flat()).replay;

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

  it('sums what is on load behind the first minute, with the products of what deviates', () => {
    const [machine] = replayOf(
      during(60, { ...onLoad, powerKW: 500 }),
      during(60, onLoad),
      during(60, { ...onLoad, pressureBar: 7.5, powerKW: 82 }),
    ).machines;
    const { count, pressureBar, powerKW, pressureSquares, pressureTimesPower, networkCount, squaredFlow } = machine!.onLoad;
    expect([count, networkCount]).toEqual([60, 60]);
    expect(pressureBar / count).toBeCloseTo(7.25, 9);
    expect(powerKW / count).toBeCloseTo(81, 9);
    expect(pressureSquares).toBeCloseTo(60 * 0.25 ** 2, 9);
    expect(pressureTimesPower / pressureSquares).toBeCloseTo(4, 9);
    expect(squaredFlow / networkCount).toBeCloseTo(12.6 ** 2, 9);
  });

  it('leaves out machines that were never on load', () => {
    expect(replayOf(during(600, stands)).machines).toEqual([]);
  });
});
