import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayFigures, fleetDayOf, maxDayQuarters, recordedSlots } from '../../../core/fleet/FleetDay.ts';
import { channels, rangeOf, type SampleTable } from '../../../core/samples/index.ts';
import { msPerHour, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import {
  daySums,
  emptyTotals,
  joinedRecords,
  noRecords,
  recordsProblem,
  sumsAfter,
  sumsBetween,
  totalsOf,
} from '../../../core/totals/index.ts';
import { logPeriodS, plantLog } from '../samples/logs.ts';
import { anyFleetDay, later, recordOf } from './fleetDays.ts';

const zone = 'Europe/Berlin';
const header = { date: undefined, schematicNumber: undefined, softwareVersion: undefined, periodS: logPeriodS };

describe('day record', () => {
  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-22', 24],
  ])('of %s, of %i hours, has in every field the totals of its day, to the last bit, wherever its samples begin and end', (day, hours) => {
    const range = plantDayRange(day, zone);
    expect((range.untilMs - range.fromMs) / msPerHour).toBe(hours);
    fc.assert(
      fc.property(plantLog, fc.integer({ min: -2 * msPerHour, max: hours * msPerHour }), (log, fromMs) => {
        const table = later(log, range.fromMs + fromMs);
        expect(dayFigures(recordOf(day, table))).toEqual(totalsOf(table, range, logPeriodS));
      }),
    );
  });

  it('is the same of runs of samples that are joined, whose quarter hours stand twice', () => {
    const day = '2026-11-22';
    const range = plantDayRange(day, zone);
    const runOf = (samples: SampleTable) => daySums({ header, samples }, { fromMs: -Infinity, untilMs: Infinity });
    fc.assert(
      fc.property(plantLog, fc.nat({ max: 3_000_000 }), (log, cutMs) => {
        const table = later(log, range.fromMs);
        const [first, second] = [
          runOf(rangeOf(table, -Infinity, range.fromMs + cutMs)),
          runOf(rangeOf(table, range.fromMs + cutMs, Infinity)),
        ];
        fc.pre(first.summary !== undefined && second.summary !== undefined);
        const parts = [...first.parts, sumsBetween(first.summary, second.summary), ...second.parts, sumsAfter(second.summary)];
        expect(dayFigures(fleetDayOf({ ...recordOf(day, table), quarters: joinedRecords(parts) }))).toEqual(
          totalsOf(table, range, logPeriodS),
        );
      }),
    );
  });

  it('of neighbouring days has no quarter hour of another day', () => {
    const day = '2026-03-29';
    fc.assert(
      fc.property(plantLog, (log) => {
        const midnightMs = plantDayRange(day, zone).fromMs;
        const table = later(log, midnightMs - 600_000);
        const [before, after] = [recordOf(shiftDay(day, -1), table), recordOf(day, table)];
        expect([...before.quarters.numbers].every((number) => number * 900_000 < midnightMs)).toBe(true);
        expect([...after.quarters.numbers].every((number) => number * 900_000 >= midnightMs)).toBe(true);
      }),
    );
  });

  it('without samples is whole too: all of its day is no data', () => {
    const range = plantDayRange('2026-11-22', zone);
    const record = fleetDayOf({ day: '2026-11-22', zone, range, quarters: noRecords, estimated: [] });
    expect(dayFigures(record)).toEqual(emptyTotals(range.fromMs, range.untilMs));
    expect(recordedSlots(dayFigures(record))).toEqual([]);
  });

  it.each(['loadS', 'noLoadS', 'offS', 'errorS', 'powerS', 'deliveryS', 'motorStarts', 'unloadCycles', 'powerMaxKW', 'deliveryMaxM3min'])(
    'has something of a slot of which no more is known than %s',
    (field) => {
      const totals = emptyTotals(0, 900_000);
      const machines = totals.machines.map((machine, i) => (i === 2 || i === 6 ? { ...machine, [field]: 1 } : machine));
      expect(recordedSlots({ ...totals, machines })).toEqual([3, 7]);
    },
  );

  it('of a day before all that is known has no quarter hours', () => {
    const table = later(fc.sample(plantLog, { numRuns: 1, seed: 3 })[0]!, plantDayRange('2026-11-22', zone).fromMs);
    const { numbers, periodsMs, slots } = recordOf('2026-11-20', table).quarters;
    expect([numbers.length, periodsMs.length, slots]).toEqual([0, 0, []]);
  });

  it('names the channels that were estimated', () => {
    const record = recordOf('2026-11-22', later(fc.sample(plantLog, { numRuns: 1, seed: 3 })[0]!, 0), logPeriodS, [channels[1]!]);
    expect(dayFigures(record).estimated).toEqual([channels[1]]);
  });

  it('is made of possible records, at most of a day of 26 hours', () => {
    expect(maxDayQuarters * 900_000).toBe(26 * msPerHour);
    fc.assert(
      fc.property(anyFleetDay, ({ quarters }) => {
        expect(recordsProblem(quarters)).toBeUndefined();
        expect(quarters.numbers.length).toBeLessThanOrEqual(maxDayQuarters);
      }),
    );
  });

  it('has something of the slots whose machines were heard of, and of no other', () => {
    fc.assert(
      fc.property(anyFleetDay, (record) => {
        const figures = dayFigures(record);
        const empty = emptyTotals(figures.fromMs, figures.untilMs).machines[0];
        const silent = figures.machines.flatMap((machine, i) => (recordedSlots(figures).includes(i + 1) ? [] : [machine]));
        expect(silent).toEqual(silent.map(() => empty));
      }),
    );
  });
});
