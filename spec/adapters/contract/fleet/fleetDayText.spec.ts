import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeFleetDay, encodeFleetDay } from '../../../../adapters/contract/index.ts';
import { dayFigures } from '../../../../core/fleet/FleetDay.ts';
import { maxDayQuarters } from '../../../../core/fleet/index.ts';
import { isRecord } from '../../../../core/records/index.ts';
import { anyFleetDay, later, recordOf } from '../../../core/fleet/fleetDays.ts';
import { load, machineLog, noLoad } from '../../../core/samples/logs.ts';

const table = machineLog([
  [load, 75, 12],
  [load, 75.123456789, 12.3],
  [noLoad, 22, 0],
  ...Array.from({ length: 400 }, () => [load, 74, 12] as const),
]);
const record = recordOf('2026-11-22', later(table, Date.parse('2026-11-22T05:00:00Z')), 2);
const text = encodeFleetDay(record);
const { slots }: { readonly slots: readonly unknown[] } = JSON.parse(text);
const changed = (fields: Readonly<Record<string, unknown>>) => JSON.stringify({ ...JSON.parse(text), ...fields });
const withSlot = (slot: number, value: unknown) => changed({ slots: slots.map((of, i) => (i === slot ? value : of)) });

describe('text of a day record', () => {
  it('carries all that it says, to the last bit, and is the same text again', () => {
    fc.assert(
      fc.property(anyFleetDay, (day) => {
        const read = decodeFleetDay(encodeFleetDay(day));
        expect(read.kind).toBe('day');
        if (read.kind !== 'day') return;
        expect(dayFigures(read.record)).toEqual(dayFigures(day));
        expect(encodeFleetDay(read.record)).toBe(encodeFleetDay(day));
      }),
    );
  });

  it('of a newer format is no mistake: it is kept for a program that knows it', () => {
    expect(decodeFleetDay(changed({ format: 9, slots: 'otherwise' }))).toEqual({
      ...{ kind: 'newer', format: 9, day: '2026-11-22', zone: 'Europe/Berlin' },
    });
  });

  it.each([
    ['nothing', '', 'format: expected a JSON object'],
    ['no JSON', '{', 'format: expected a JSON object'],
    ['a list', '[]', 'format: expected a JSON object'],
    ['no format', changed({ format: 0 }), 'format: expected'],
    ['half a format', changed({ format: 1.5 }), 'format: expected'],
    ['no day of the calendar', changed({ day: '2026-02-30' }), 'day: expected YYYY-MM-DD'],
    ['no zone', changed({ zone: 'Mars/North' }), 'zone: expected'],
    ['no begin', changed({ from_ms: null }), 'from_ms, until_ms: expected times in ms'],
    ['no end', changed({ until_ms: 'late' }), 'from_ms, until_ms: expected times in ms'],
    ['an end beside a quarter hour', changed({ until_ms: record.range.untilMs + 1 }), 'from_ms, until_ms: expected whole quarter hours'],
    ['a begin beside a quarter hour', changed({ from_ms: record.range.fromMs + 1 }), 'from_ms, until_ms: expected whole quarter hours'],
    [
      'a begin on another day',
      changed({ from_ms: record.range.fromMs - 3 * 86_400_000, until_ms: record.range.fromMs - 2 * 86_400_000 }),
      'from_ms',
    ],
    ['a year', changed({ until_ms: record.range.fromMs + 365 * 86_400_000 }), 'until_ms: expected at most'],
    [
      'quarter hours that go back',
      changed({ quarters: [25, 24], periods_ms: [2000, 2000], slots: Array(11).fill(null) }),
      'quarter hour 1: expected whole numbers',
    ],
    ['a quarter hour behind the day', changed({ quarters: [96], periods_ms: [2000] }), 'quarters: expected places of 0 to 95'],
    ['too few slots', changed({ slots: [] }), 'slots: expected 11'],
    ['a plant of another kind', withSlot(0, 7), 'slots.0: expected sums and extremes'],
    ['a slot of another kind', withSlot(3, 7), 'slots.3: expected sums and extremes'],
    ['a slot without extremes', withSlot(3, { sums: [] }), 'slots.3: expected sums and extremes'],
  ])('with %s is refused with where and what was expected', (_what, wrong, problem) => {
    expect(decodeFleetDay(wrong)).toEqual({ kind: 'bad', problem: expect.stringContaining(problem) });
  });

  const isRefusedFor = (wrong: string, part: string) => {
    const read = decodeFleetDay(wrong);
    return read.kind === 'bad' && read.problem.startsWith(part);
  };

  it('may be of as many quarter hours as the longest day has, and no more', () => {
    const { fromMs } = record.range;
    const lasting = (quarters: number) => isRefusedFor(changed({ until_ms: fromMs + quarters * 900_000 }), 'until_ms: expected at most');
    expect([maxDayQuarters, maxDayQuarters + 1].map(lasting)).toEqual([false, true]);
  });

  it('may begin 26 hours before or after that of UTC, as in no zone it is further away', () => {
    const beginning = (hours: number) => {
      const fromMs = Date.parse(record.day) + hours * 3_600_000;
      return isRefusedFor(
        changed({ from_ms: fromMs, until_ms: fromMs + 900_000, quarters: [], periods_ms: [] }),
        'from_ms: expected the begin',
      );
    };
    expect([-26.25, -26, 26, 26.25].map(beginning)).toEqual([true, false, false, true]);
  });

  it('with a text among its sums is refused with where that is', () => {
    const slot = slots[3] as { readonly sums: readonly (readonly unknown[])[] };
    const sums = slot.sums.map((column, i) => (i === 1 ? ['x', ...column.slice(1)] : column));
    expect(isRefusedFor(withSlot(3, { ...slot, sums }), 'slots.3: expected sums and extremes')).toBe(true);
  });

  it('is of format 1', () => {
    expect(decodeFleetDay(text)).toMatchObject({ kind: 'day', format: 1 });
    expect(JSON.parse(text)).toMatchObject({ format: 1 });
  });

  it('changed at random is refused, or is a record whose figures can be', () => {
    const places = text.length;
    fc.assert(
      fc.property(fc.nat({ max: places - 1 }), fc.nat({ max: 30 }), fc.string({ maxLength: 6 }), (at, length, other) => {
        const read = decodeFleetDay(text.slice(0, at) + other + text.slice(at + length));
        if (read.kind !== 'day') return;
        const { rangeS, machines } = dayFigures(read.record);
        for (const { loadS, noLoadS, offS, errorS, noDataS, energyKWh } of machines) {
          for (const seconds of [loadS, noLoadS, offS, errorS]) expect(seconds).toBeGreaterThanOrEqual(0);
          expect(Math.abs(loadS + noLoadS + offS + errorS + noDataS - rangeS)).toBeLessThan(1e-6);
          expect(Number.isFinite(energyKWh)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['fewer numbers', (column: readonly number[]) => column.slice(1)],
    ['more numbers', (column: readonly number[]) => [...column, 0]],
  ])('with %s than quarter hours in a column is refused', (_what, other) => {
    const slot = slots[3] as { readonly sums: readonly (readonly number[])[] };
    const sums = slot.sums.map((column, i) => (i === 1 ? other(column) : column));
    expect(decodeFleetDay(withSlot(3, { ...slot, sums }))).toEqual({
      ...{ kind: 'bad', problem: expect.stringContaining('slots.3: expected sums and extremes') },
    });
  });

  it.each([
    ['negative time', -1],
    ['half a millisecond', 0.5],
    ['more than a quarter hour', 900_001],
    ['a huge number', 1e300],
  ])('with %s on load is refused', (_what, ms) => {
    const slot = slots[3];
    if (!isRecord(slot) || !Array.isArray(slot['sums'])) throw new Error('no slot 3');
    const [first, ...columns] = slot['sums'] as number[][];
    expect(decodeFleetDay(withSlot(3, { ...slot, sums: [[ms, ...first!.slice(1)], ...columns] }))).toEqual({
      ...{ kind: 'bad', problem: expect.stringContaining('slot 3, quarter hour 0: expected') },
    });
  });
});
