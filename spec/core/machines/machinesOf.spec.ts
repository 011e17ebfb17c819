import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { loadSums, type MachineReport, machinesOf } from '../../../core/machines/index.ts';
import type { MachineDay } from '../../../core/machines/machineDays.ts';
import { noLoads, onLoadSums } from '../../../core/machines/onLoadSums.ts';
import type { CompressorEra, DataSheet } from '../../../core/plantData/index.ts';
import { compressorChannel } from '../../../core/samples/index.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';

const zone = 'Europe/Berlin';
const firstDay = '2026-01-01';
const sheet: DataSheet = { since: firstDay, slot: 3, pressureBar: 7.5, flowM3min: 15, powerKW: 90, noLoadPowerKW: 25, points: [] };
const hoursS = 8 * 3600;

interface Load {
  readonly powerKW: number;
  readonly flowM3min: number;
  readonly pressureBar: number;
}

/** Eight hours of one load, and two without any. */
const dayOf = (number: number, { powerKW, flowM3min, pressureBar }: Load, slot = 3): MachineDay => ({
  slot,
  day: shiftDay(firstDay, number),
  classes: [
    {
      step: Math.round(flowM3min / 0.5),
      seconds: hoursS,
      energyKWh: (powerKW * hoursS) / 3600,
      volumeM3: (flowM3min * hoursS) / 60,
      pressureBar,
    },
  ],
  deliveryM3min: { min: flowM3min * 0.99, max: flowM3min },
  onLoad: onLoadSums(noLoads()),
  noLoadS: 7200,
  noLoadKWh: 50,
});
const daysOf = (count: number, load: (number: number) => Load, slot?: number) =>
  Array.from({ length: count }, (_, number) => dayOf(number, load(number), slot));

function reportOf(days: readonly MachineDay[], { sheets = [sheet], eras = [] }: Given = {}): MachineReport {
  const lastDay = days.reduce((latest, { day }) => (day > latest ? day : latest), firstDay);
  const range = { fromMs: plantDayRange(firstDay, zone).fromMs, untilMs: plantDayRange(lastDay, zone).untilMs };
  return machinesOf({ machines: days, air: [] }, { range, zone, plant: { dataSheets: sheets, eras } }).machines[0]!;
}
interface Given {
  readonly sheets?: readonly DataSheet[];
  readonly eras?: readonly CompressorEra[];
}

const onSheet: Load = { powerKW: 90, flowM3min: 15, pressureBar: 7.5 };
const valueOf = ({ deviation }: MachineReport['against']) => (deviation.kind === 'none' ? NaN : deviation.value);
/** Repeatable, -1..1. */
const scatter = (number: number) => Math.sin(number * 12.9898);

describe('a machine beside its data sheet', () => {
  it('is at the pressure of the sheet: 89.5 kW and 14.8 m3/min at 7.0 bar are 4.7 % above 90 kW and 15 m3/min at 7.5 bar, not distinguishable', () => {
    const { against } = reportOf(daysOf(10, () => ({ powerKW: 89.5, flowM3min: 14.8, pressureBar: 7 })));
    expect(valueOf(against)).toBeCloseTo(0.0472, 4);
    expect(against.specificPower).toBeCloseTo(6.283, 3);
    expect(against.sheetSpecificPower).toBeCloseTo(6, 9);
    expect(against.tolerance).toBeCloseTo(0.07, 9);
    expect(against.deviation).toMatchObject({ kind: 'measured', method: 'sheet', n: 10, coverage: 1 });
  });

  it('on its sheet deviates by nothing, at any share of its load', () => {
    const variable = { ...sheet, points: [{ flowM3min: 5, powerKW: 36 }] };
    for (const flowM3min of [5, 9, 15]) {
      const powerKW = 36 + ((flowM3min - 5) / 10) * 54;
      const { against } = reportOf(
        daysOf(10, () => ({ powerKW, flowM3min, pressureBar: 7.5 })),
        { sheets: [variable] },
      );
      expect(valueOf(against)).toBeCloseTo(0, 9);
    }
  });

  test.each([
    { what: 'no sheet', given: { sheets: [] }, reason: 'noSheet' },
    {
      what: 'flows outside of the sheet',
      given: { sheets: [{ ...sheet, points: [{ flowM3min: 16, powerKW: 95 }] }] },
      reason: 'outsideSheet',
    },
    { what: 'a sheet of another machine', given: { sheets: [{ ...sheet, slot: 4 }] }, reason: 'noSheet' },
    { what: 'a sheet of later', given: { sheets: [{ ...sheet, since: '2027-01-01' }] }, reason: 'noSheet' },
  ])('has no figure with $what, and says so', ({ given, reason }) => {
    const { against } = reportOf(
      daysOf(10, () => ({ ...onSheet, flowM3min: 12 })),
      given,
    );
    expect(against.deviation).toMatchObject({ kind: 'none', reason });
  });

  it('takes the hours of no other machine', () => {
    const days = daysOf(10, () => onSheet);
    const others = daysOf(10, () => ({ powerKW: 200, flowM3min: 10, pressureBar: 6 }), 5);
    expect(reportOf([...days, ...others])).toEqual(reportOf(days));
  });
});

describe('what a machine is compared with', () => {
  const sheetOf = (since: string, powerKW: number): DataSheet => ({ ...sheet, since, powerKW });
  test.each([
    ['the latest one', [sheetOf('2026-01-01', 80), sheetOf('2026-01-05', 85)], 85],
    ['the latest one, whichever was entered first', [sheetOf('2026-01-05', 85), sheetOf('2026-01-01', 80)], 85],
    ['one that holds from the last day on', [sheetOf('2026-01-01', 80), sheetOf('2026-01-10', 85)], 85],
    ['none of later', [sheetOf('2026-01-01', 80), sheetOf('2026-01-11', 85)], 80],
    ['of two of a day the one that was entered last', [sheetOf('2026-01-01', 80), sheetOf('2026-01-01', 85)], 85],
  ])('is of its sheets %s', (_, sheets, powerKW) => {
    expect(reportOf(daysOf(10, () => onSheet), { sheets }).sheet?.powerKW).toBe(powerKW); // prettier-ignore
  });

  it('covers the days of the range that are known, from the day of an exchange on where there was one', () => {
    const days = daysOf(12, () => onSheet).filter((_, i) => i % 4 !== 3);
    const range = { fromMs: plantDayRange(firstDay, zone).fromMs, untilMs: plantDayRange(shiftDay(firstDay, 11), zone).untilMs };
    const at = (number: number) => plantDayRange(shiftDay(firstDay, number), zone).fromMs;
    const of = (...numbers: readonly number[]) => {
      const eras = numbers.map((number): CompressorEra => ({ slot: 3, what: 'exchanged', atMs: at(number) + 5000, note: '' }));
      const { against, days: count } = machinesOf({ machines: days, air: [] }, { range, zone, plant: { dataSheets: [sheet], eras } })
        .machines[0]!;
      return {
        count,
        coverage: against.deviation.coverage,
        fromMs: against.deviation.kind === 'none' ? undefined : against.deviation.fromMs,
      };
    };
    expect(of()).toEqual({ count: 9, coverage: 9 / 12, fromMs: range.fromMs });
    expect(of(1, 6, 2)).toEqual({ count: 3, coverage: 3 / 6, fromMs: at(6) });
    expect(of(11)).toEqual({ count: 0, coverage: 0, fromMs: undefined });
    expect(of(15)).toEqual({ count: 0, coverage: 0, fromMs: undefined });
  });

  test.each([
    [[], false, 'measured'],
    [[compressorChannel('electricalPowerKW', 3)], true, 'rule'],
    [[compressorChannel('deliveryVolumeM3min', 3)], true, 'rule'],
    [[compressorChannel('deliveryVolumeM3min', 4)], false, 'measured'],
  ])('says whether %j were calculated: %p', (estimated, isEstimated, kind) => {
    const range = { fromMs: plantDayRange(firstDay, zone).fromMs, untilMs: plantDayRange(shiftDay(firstDay, 9), zone).untilMs };
    const evidence = { machines: daysOf(10, () => onSheet), air: [] };
    const [report] = machinesOf(evidence, { range, zone, plant: { dataSheets: [sheet], eras: [] }, estimated }).machines;
    expect([report!.isEstimated, report!.against.deviation.kind]).toEqual([isEstimated, kind]);
  });

  it('is what its load points come to', () => {
    const report = reportOf(daysOf(2, (number) => ({ powerKW: 60 + 30 * number, flowM3min: 6 + 6 * number, pressureBar: 7 })));
    expect(loadSums(report.loadPoints)).toEqual({ energyKWh: 8 * 60 + 8 * 90, volumeM3: 480 * 6 + 480 * 12 });
    expect(report.specificPower).toBeCloseTo((1200 * 60) / 8640, 9);
  });
});

describe('the load points of a machine', () => {
  it('are its load classes from the least flow on, with hours, mean flow and mean power over all days', () => {
    const part: Load = { powerKW: 45, flowM3min: 6, pressureBar: 7.5 };
    const days = [...daysOf(2, () => onSheet), ...daysOf(1, () => part).map((day) => ({ ...day, day: shiftDay(firstDay, 2) }))];
    const { loadPoints } = reportOf(days);
    expect(
      loadPoints.map(({ hours, flowM3min, powerKW }) => [hours, flowM3min, powerKW].map((value) => Math.round(value * 1e9) / 1e9)),
    ).toEqual([
      [8, 6, 45],
      [16, 15, 90],
    ]);
  });
});

describe('the change of a machine', () => {
  const steady = (number: number): Load => ({ ...onSheet, powerKW: 90 * (1 + 0.003 * scatter(number)) });
  const stepped = (at: number, share: number) => (number: number) => {
    const { powerKW, ...load } = steady(number);
    return { ...load, powerKW: powerKW * (number < at ? 1 : 1 + share) };
  };

  it('of 3 % is found within 14 days and never before it, with its size, energy and interval', () => {
    fc.assert(
      fc.property(fc.integer({ min: 29, max: 80 }), (at) => {
        const { change } = reportOf(daysOf(at + 14, stepped(at, 0.03))).drift;
        expect(change).toBeDefined();
        const { since, size, perYearKWh } = change!;
        expect(since).toBe(shiftDay(firstDay, at));
        if (size.kind === 'none') throw new Error('no size');
        expect(size.low).toBeLessThanOrEqual(0.03);
        expect(size.high).toBeGreaterThanOrEqual(0.03);
        expect(Math.abs(size.value - 0.03)).toBeLessThan(0.003);
        expect(perYearKWh.value).toBeCloseTo(365 * 8 * 90 * size.value, -2);
        expect(reportOf(daysOf(at, stepped(at, 0.03))).drift.change).toBeUndefined();
      }),
      { numRuns: 15 },
    );
  });

  it('is not seen in a year that scatters by 0.3 %, nor in a pressure that changes alone', () => {
    const { drift } = reportOf(daysOf(365, steady));
    expect([drift.watched, drift.change]).toEqual([337, undefined]);
    const work = (bar: number) => (bar + 1) ** 0.2857 - 1;
    const lower = (number: number): Load =>
      number < 60 ? onSheet : { ...onSheet, pressureBar: 6.5, powerKW: (90 * work(6.5)) / work(7.5) };
    expect(reportOf(daysOf(120, lower)).drift.change).toBeUndefined();
  });

  it('is looked for behind a service and an exchange only, and a sheet beside days behind the exchange', () => {
    const days = daysOf(120, stepped(60, 0.03));
    const at = plantDayRange(shiftDay(firstDay, 60), zone).fromMs;
    const era = (what: CompressorEra['what']): CompressorEra => ({ slot: 3, what, atMs: at, note: '' });
    const [serviced, exchanged, other] = [[era('serviced')], [era('exchanged')], [{ ...era('exchanged'), slot: 4 }]].map((eras) =>
      reportOf(days, { eras }),
    );
    expect([serviced, exchanged].map((report) => report!.drift.change)).toEqual([undefined, undefined]);
    expect([serviced!.days, exchanged!.days]).toEqual([120, 59]);
    expect(other!.drift.change).toBeDefined();
  });

  it('needs more than 28 days', () => {
    expect(reportOf(daysOf(28, () => onSheet)).drift).toMatchObject({ reason: 'tooFewDays', change: undefined, watched: 0 });
  });

  it('says that a delivery that never varies is a nominal one', () => {
    const nominal = daysOf(10, () => onSheet).map((day) => ({ ...day, deliveryM3min: { min: 15, max: 15 } }));
    expect([reportOf(nominal).isFlowNominal, reportOf(daysOf(10, () => onSheet)).isFlowNominal]).toEqual([true, false]);
    const spans = (...all: readonly (readonly [min: number, max: number])[]) =>
      reportOf(all.map(([min, max], i) => ({ ...dayOf(i, onSheet), deliveryM3min: { min, max } }))).isFlowNominal;
    expect(spans([14.99, 15], [14.986, 14.99])).toBe(true);
    expect(spans([14.99, 15], [14.984, 14.99])).toBe(false);
    // a day without a sample on load says nothing of it
    expect([spans([15, 15], [Infinity, -Infinity]), spans([Infinity, -Infinity])]).toEqual([true, false]);
    expect([spans([15, 15], [0, 0]), spans([0, 0])]).toEqual([true, false]);
  });
});
