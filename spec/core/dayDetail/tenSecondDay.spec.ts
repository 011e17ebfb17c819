import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { missingSlot, scaled, unscaled } from '../../../core/dayDetail/scaled.ts';
import { groupedBy } from '../../../core/records/index.ts';
import { slotMs, tenSecondDay } from '../../../core/dayDetail/index.ts';
import { compressorChannel, type LoggedState, machineRuns, type SampleTable } from '../../../core/samples/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { load, logPeriodS, lost, machineLog, noLoad, off, plantFlow, plantLog, plantPressure, status } from '../samples/logs.ts';
import { tableOf } from '../samples/tables.ts';

const range = { fromMs: 0, untilMs: 3 * slotMs };
/** Samples every two seconds from 0 on. */
const flowLog = (flows: readonly number[]) =>
  tableOf(
    flows.map((_, i) => i * 2000),
    { [plantFlow]: flows, [plantPressure]: flows.map((_, i) => 7 + i / 100) },
  );
const flowsOf = (table: SampleTable) => {
  const { flow } = tenSecondDay(table, range, 2);
  return [0, 1, 2].map((slot) => unscaled(flow, slot));
};

describe('a day in slots of 10 s', () => {
  it('has the mean flow of each, and the pressure at its begin', () => {
    const { flow, pressure, fromMs } = tenSecondDay(flowLog([1, 2, 3, 4, 5, 10, 10, 10, 10, 10]), range, 2);
    expect([fromMs, ...flow.values]).toEqual([0, 300, 1000, missingSlot]);
    expect([0, 1, 2].map((slot) => unscaled(pressure, slot))).toEqual([7, expect.closeTo(7.05, 6), NaN]);
  });

  it.each([
    ['three of five', [4, NaN, 5, NaN, 6], 5],
    ['two of five', [4, NaN, 5, NaN, NaN], NaN],
    ['none', [NaN, NaN, NaN, NaN, NaN], NaN],
  ])('has a flow where half of the samples have one: %s', (_, flows, expected) => {
    expect(flowsOf(flowLog(flows))[0]).toBe(expected);
  });

  it('has nothing in a gap of the log', () => {
    const whole = flowLog(new Array<number>(15).fill(6));
    const rows = [0, 1, 2, 3, 4, 10, 11, 12, 13, 14];
    const cut = tableOf(rows.map((row) => whole.timesMs[row]!), { [plantFlow]: rows.map(() => 6) }); // prettier-ignore
    expect(flowsOf(cut)).toEqual([6, NaN, 6]);
  });

  it('says which machines were on load and ran for more than half of what is known of a slot', () => {
    const rows = [load, load, load, noLoad, noLoad, load, load, noLoad, noLoad, off, off, off, off, load, load];
    const { known, onLoad, running } = tenSecondDay(machineLog(rows.map((word) => [word, 1, 1])), range, 2);
    expect([[...known], [...onLoad], [...running]]).toEqual([[8, 8, 8], [8, 0, 0], [8, 8, 0]]); // prettier-ignore
  });

  it('knows no machine where the status is missing or communication is lost', () => {
    const table = tableOf([0, 2000, 4000, 6000, 8000], {
      [status]: [NaN, lost | load, lost, load, load],
      [compressorChannel('status', 8)]: [lost, NaN, NaN, NaN, NaN],
    });
    const { known, onLoad, running } = tenSecondDay(table, range, 2);
    expect([...known, ...onLoad, ...running]).toEqual(new Array(9).fill(0));
  });

  it('separates a machine that is not on load from one that says nothing, while another one does', () => {
    const said = [load, load, load, load, load];
    const table = tableOf([0, 2000, 4000, 6000, 8000], {
      [status]: said,
      [compressorChannel('status', 5)]: said.map(() => off),
      [compressorChannel('status', 8)]: said.map(() => NaN),
    });
    const { known, onLoad } = tenSecondDay(table, range, 2);
    expect([known[0], onLoad[0]]).toEqual([(1 << 3) | (1 << 5), 1 << 3]);
  });

  it('[GAIN-1] counts what each machine did in each slot, wherever its state changes and samples are missing', () => {
    fc.assert(
      fc.property(plantLog, (table) => {
        const of = plantDayRange('1970-01-01', 'UTC');
        const made = tenSecondDay(table, of, logPeriodS);
        const states = Array.from(machineRuns(table), ([machine, runs]) => ({
          bit: 1 << machine,
          states: runs.flatMap(({ fromRow, untilRow, state }) => new Array<LoggedState>(untilRow - fromRow).fill(state)),
        }));
        const least = slotMs / 2 / (logPeriodS * 1000);
        const expected = { known: new Uint16Array(8640), onLoad: new Uint16Array(8640), running: new Uint16Array(8640) };
        for (const each of states) {
          const said = each.states
            .map((state, row) => ({ state, slot: Math.floor(table.timesMs[row]! / slotMs) }))
            .filter(({ state }) => state !== 'noData');
          for (const [name, rows] of groupedBy(said, ({ slot }) => String(slot))) {
            const slot = Number(name);
            if (rows.length < least || slot >= 8640) continue;
            const isMost = (those: readonly LoggedState[]) => rows.filter(({ state }) => those.includes(state)).length * 2 > rows.length;
            expected.known[slot]! |= each.bit;
            if (isMost(['load'])) expected.onLoad[slot]! |= each.bit;
            if (isMost(['load', 'noLoad'])) expected.running[slot]! |= each.bit;
          }
        }
        expect({ known: made.known, onLoad: made.onLoad, running: made.running }).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['2026-03-28', 8640],
    ['2026-03-29', 8280],
    ['2026-10-25', 9000],
  ])('is as long as the day of the plant: %s has %i of them', (day, slots) => {
    const of = plantDayRange(day, 'Europe/Berlin');
    const made = tenSecondDay(machineLog([[load, 1, 1]], 2000, of.fromMs), of, 2);
    expect([made.flow.values.length, made.pressure.values.length, made.known.length, made.onLoad.length, made.running.length]).toEqual(
      new Array(5).fill(slots),
    );
  });
});

describe('a slot of which half is known', () => {
  it.each([
    ['one of two samples', 5, [true, false], true],
    ['five of ten', 1, [true, true, false, true, false, true, false, false, true, false], true],
    ['four of ten', 1, [true, true, false, true, false, false, false, false, true, false], false],
    ['a sample each minute', 60, [true], true],
  ])('has a flow, a pressure and what a machine did, and not where less is: %s', (_, periodS, isKnown, isThere) => {
    const columns = { [plantFlow]: 6, [plantPressure]: 7, [status]: load };
    const table = tableOf(
      isKnown.map((__, i) => i * periodS * 1000),
      Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, isKnown.map((known) => (known ? value : NaN))])),
    );
    const { flow, pressure, known, onLoad, running } = tenSecondDay(table, range, periodS);
    expect([unscaled(flow, 0), unscaled(pressure, 0)]).toEqual(isThere ? [6, 7] : [NaN, NaN]);
    expect([known[0], onLoad[0], running[0]]).toEqual(new Array(3).fill(isThere ? 8 : 0));
  });
});

describe('numbers in two bytes', () => {
  it.each([
    [[32_767, -5], 1],
    [[32_767.4], 1],
    [[32_767.6], 2],
    [[-32_768, 4], 2],
    [[65_534], 2],
    [[-70_000, 3], 4],
    [[0.2, Infinity, NaN], 1],
    [[], 1],
  ])('have the least step that has room for the farthest of them, doubled: %j has %i', (numbers, step) => {
    expect(scaled(Float64Array.from(numbers), 1).step).toBe(step);
  });

  it('are missing where there are none', () => {
    const of = scaled(Float64Array.of(3, NaN, -8), 2);
    expect([-1, 0, 1, 2, 3].map((at) => unscaled(of, at))).toEqual([NaN, 4, NaN, -8, NaN]);
  });

  it('are within half a step of what they were, and missing stays missing, however great they are', () => {
    const number = fc.oneof(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: -300, max: 300, noNaN: true }),
      fc.constant(NaN),
    );
    fc.assert(
      fc.property(fc.array(number), (numbers) => {
        const of = scaled(Float64Array.from(numbers), 0.01);
        numbers.forEach((each, i) => {
          const read = unscaled(of, i);
          if (Number.isNaN(each)) expect(read).toBeNaN();
          else expect(Math.abs(read - each)).toBeLessThanOrEqual(of.step * 0.5000001);
        });
        if (numbers.every((each) => !(Math.abs(each) > 300))) expect(of.step).toBe(0.01);
      }),
    );
  });

  it('without an end are missing', () => {
    expect([...scaled(Float64Array.of(Infinity, 5, -Infinity), 1).values]).toEqual([missingSlot, 5, missingSlot]);
  });
});
