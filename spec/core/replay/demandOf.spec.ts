import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scaled, type TenSecondDay } from '../../../core/dayDetail/index.ts';
import { type DemandDay, demandOf, demandOfDelivery } from '../../../core/replay/demandOf.ts';

interface DayOf {
  readonly fromMs?: number;
  readonly flow: readonly number[];
  readonly delivered?: readonly number[];
  readonly pressure?: readonly number[];
  readonly known?: readonly number[];
  readonly onLoad?: readonly number[];
  readonly unavailable?: readonly number[];
}

function dayOf({ fromMs = 0, flow, ...of }: DayOf): DemandDay {
  const count = flow.length;
  const each = (value: number) => Array.from({ length: count }, () => value);
  const { delivered = flow, pressure = each(7), known = each(0b1110), onLoad = each(0b10), unavailable = each(0) } = of;
  const slots: TenSecondDay = {
    fromMs,
    flow: scaled(Float64Array.from(flow), 0.01),
    pressure: scaled(Float64Array.from(pressure), 0.001),
    known: Uint16Array.from(known),
    onLoad: Uint16Array.from(onLoad),
    running: Uint16Array.from(onLoad),
  };
  return { slots, replay: { delivered: scaled(Float64Array.from(delivered), 0.01), unavailable: Uint16Array.from(unavailable) } };
}

const rounded = (values: Iterable<number>) => Array.from(values, (value) => Math.round(value * 100) / 100);
const flowOf = (day: DayOf) => rounded(demandOf([dayOf(day)]).flowM3min);

describe('the demand of days', () => {
  it('is the flow that was measured', () => {
    expect(flowOf({ flow: [5, 6.25, NaN, 0] })).toEqual([5, 6.25, NaN, 0]);
  });

  it('is missing where of no machine it is known what it did', () => {
    expect(flowOf({ flow: [5, 5, 5], known: [2, 0, 2] })).toEqual([5, NaN, 5]);
  });

  it('has a gap for the time between two days, and what was on load and unavailable in its place', () => {
    const days = [dayOf({ flow: [1, 2] }), dayOf({ fromMs: 50_000, flow: [3, 4], onLoad: [4, 6], unavailable: [8, 0] })];
    const { fromMs, flowM3min, pressureBar, onLoad, unavailable, days: from } = demandOf(days);
    expect(fromMs).toBe(0);
    expect(rounded(flowM3min)).toEqual([1, 2, NaN, NaN, NaN, 3, 4]);
    expect(rounded(pressureBar)).toEqual([7, 7, NaN, NaN, NaN, 7, 7]);
    expect([...onLoad]).toEqual([2, 2, 0, 0, 0, 4, 6]);
    expect([...unavailable]).toEqual([0, 0, 0, 0, 0, 8, 0]);
    expect(from.map((day) => day.from)).toEqual([0, 5]);
  });

  it.each([
    ['by the time on load', [8, 12, 8, 0], [3, 2, 1]],
    ['by their numbers where that is the same', [0, 0, 0, 0], [1, 2, 3]],
    ['without what they did while nothing was known of them', [2, 4, 4, 4], [1, 2, 3], [2, 4, 0, 0]],
  ])('has each day an order of its machines %s', (_, onLoad, expected, known = [14, 14, 14, 14]) => {
    const { days } = demandOf([dayOf({ flow: [5, 5, 5, 5], onLoad, known })]);
    expect(days[0]!.order.filter((slot) => expected.includes(slot))).toEqual(expected.slice(0, days[0]!.order.length));
  });

  it('has in the order of a day all machines of which it knows what they did, and no other', () => {
    const [first, third, tenth] = [0b10, 0b1000, 1 << 10];
    const { days, running, onLoad } = demandOf([
      dayOf({
        flow: [5, 5, 5, 5, 5, 5],
        known: [first | tenth, first | tenth, first | tenth, first | third, first | third, tenth],
        onLoad: [tenth, tenth, first | tenth, third | tenth, third | first, first],
      }),
    ]);
    // on load for 2, 2 and 3 slots
    expect(days[0]!.order).toEqual([10, 1, 3]);
    expect([...running]).toEqual([...onLoad]);
  });

  it('of no days is empty', () => {
    expect(demandOf([]).flowM3min).toHaveLength(0);
  });
});

describe('the demand without a flow sensor', () => {
  const volumeM3 = 12;
  const withoutFlow = (day: DayOf) => demandOfDelivery(demandOf([dayOf(day)]), [dayOf(day)], volumeM3).flowM3min;
  const of = (day: Omit<DayOf, 'flow'> & { readonly delivered: readonly number[] }) =>
    rounded(withoutFlow({ ...day, flow: day.delivered.map(() => NaN) }));

  it('is what was delivered less what the receivers took', () => {
    // 0.05 bar in 10 s are 3.6 m3/min of 12 m3
    expect(of({ delivered: [12, 12, 0, 12], pressure: [7, 7.05, 7.1, 7.05] })).toEqual([8.4, 8.4, 3.6, NaN]);
  });

  it('is never below nothing: what is missing is taken from the slots behind', () => {
    expect(of({ delivered: [0, 12, 12, 12], pressure: [7, 7.05, 7.05, 7.05] })).toEqual([0, 8.4, 12, NaN]);
  });

  it('is as much as was delivered and is not stored, however the pressure moves', () => {
    const slot = fc.record({ delivered: fc.integer({ min: 0, max: 30 }), pressure: fc.integer({ min: 6800, max: 7300 }) });
    fc.assert(
      fc.property(fc.array(slot, { minLength: 2, maxLength: 60 }), (some) => {
        const rows = [...some, { delivered: 1000, pressure: 7000 }, { delivered: 0, pressure: 7000 }];
        const [delivered, pressure] = [rows.map((row) => row.delivered), rows.map((row) => row.pressure / 1000)];
        const used = withoutFlow({ flow: rows.map(() => NaN), delivered, pressure }).slice(0, -1);
        const sum = (values: Iterable<number>) => Array.from(values).reduce((a, b) => a + b, 0);
        const stored = volumeM3 * (pressure.at(-1)! - pressure[0]!);
        expect(Math.min(...used)).toBeGreaterThanOrEqual(0);
        expect(sum(used) / 6).toBeCloseTo(sum(delivered.slice(0, -1)) / 6 - stored, 2);
      }),
    );
  });
});
