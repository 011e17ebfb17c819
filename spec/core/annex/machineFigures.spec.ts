import { describe, expect, it } from '@jest/globals';
import { driftFigures, supplyFigures } from '../../../core/annex/machineFigures.ts';
import { energyBalanceOf } from '../../../core/balance/index.ts';
import type { MachineFinding } from '../../../core/machines/MachineFinding.ts';
import type { MachineReport } from '../../../core/machines/index.ts';
import { emptyTotals } from '../../../core/totals/index.ts';
import { evidenceOf, range } from './someEvidence.ts';

const rangeS = (range.untilMs - range.fromMs) / 1000;
const halfS = rangeS / 2;

const notFound = { kind: 'none', method: 'sheet', reason: 'noSheet', coverage: 0 } as const;
/** A compressor that was compared with nothing. */
const reportOf = (slot: number, known: Partial<MachineReport> = {}): MachineReport => ({
  ...{ slot, days: 15, specificPower: 6.5, sheet: undefined, loadPoints: [], isFlowNominal: false, isEstimated: false },
  against: {
    ...{ deviation: notFound, tolerance: 0.07, specificPower: undefined, sheetSpecificPower: undefined },
    ...{ noLoad: notFound, noLoadTolerance: 0.2 },
  },
  drift: { days: [], watched: 0, change: undefined, reason: 'tooFewDays' },
  ...known,
});
const pictureOf = (...machines: readonly MachineReport[]) => ({ ...evidenceOf().machines, machines });

/** A month of which half is known: compressor 3 is on load in two thirds of that, and without load in the rest. */
function figures(estimated: readonly ('electricalPowerKW@3' | 'deliveryVolumeM3min@3')[] = []) {
  const empty = emptyTotals(range.fromMs, range.untilMs);
  const ran = { loadS: (halfS * 2) / 3, noLoadS: halfS / 3, noDataS: halfS, motorStarts: 100, unloadCycles: 300 };
  const powered = { powerS: halfS, energyKWh: 20_000, energyLoadKWh: 18_000, energyNoLoadKWh: 2000 };
  const delivered = { deliveryS: halfS, volumeM3: 180_000, noLoadPowerS: halfS / 3, noLoadPowerMeanKW: 20 };
  const machines = empty.machines.map((of, i) => (i === 2 ? { ...of, ...ran, ...powered, ...delivered } : of));
  const balance = { ...energyBalanceOf({ ...empty, machines }, [], { ratePerKWh: 0.25, co2KgPerKWh: 0.38 }), estimated };
  const all = supplyFigures(evidenceOf({ balance, machines: pictureOf(reportOf(3, { isEstimated: estimated.length > 0 })) }));
  return (id: string) => all.find((figure) => figure.id === id && (figure.slot === 3 || figure.slot === undefined))!;
}

describe('what compressors needed, in the data for an assessment', () => {
  it.each([
    ['loadHours', halfS / 5400, 'h'],
    ['noLoadHours', halfS / 10_800, 'h'],
    ['motorStarts', 100, ''],
    ['loadCycles', 300, ''],
  ])('can be none or twice as much in the half that is not known: %s', (id, value, unit) => {
    const figure = figures()(id);
    expect(figure).toMatchObject({ kind: 'measured', unit, coveragePercent: 50, slot: 3 });
    expect([figure.value, figure.low, figure.high]).toEqual([value, value, 3 * value].map((each) => expect.closeTo(each, 6)));
  });

  it('has the energy with what its meter can be off, and by rule where it was calculated', () => {
    const energy = figures()('machineEnergy');
    expect(energy).toMatchObject({ kind: 'measured', value: 20_000, unit: 'kWh' });
    const share = 1 - energy.low! / 20_000;
    expect(share).toBeGreaterThan(0);
    expect(energy.high).toBeCloseTo(60_000 * (1 + share), 6);
    expect(figures(['electricalPowerKW@3'])('machineEnergy').kind).toBe('rule');
  });

  it.each(['noLoadPower', 'specificPower'])('is no greater for what is not known where it is a mean or a ratio: %s', (id) => {
    const { value, low, high } = figures()(id);
    expect(value! - low!).toBeCloseTo(high! - value!, 6);
    expect(high! / value!).toBeLessThan(1.1);
  });

  it('has the specific power of the plant as measured, and by rule where something was calculated', () => {
    expect(figures()('plantSpecificPower').kind).toBe('measured');
    expect(figures(['deliveryVolumeM3min@3'])('plantSpecificPower').kind).toBe('rule');
  });

  it('has of days the share of those that are recorded', () => {
    expect(figures()('specificPower')).toMatchObject({ kind: 'measured', value: 6.5, unit: 'kW/(m3/min)', coveragePercent: 50 });
    expect(figures(['deliveryVolumeM3min@3'])('specificPower').kind).toBe('rule');
  });

  it('says what is missing of a sheet', () => {
    expect([figures()('sheetDeviation'), figures()('noLoadDeviation')]).toMatchObject([
      { kind: 'none', reason: 'noSheet' },
      { kind: 'none', reason: 'noSheet' },
    ]);
  });

  it('stands by compressor, behind what is of the plant', () => {
    const empty = emptyTotals(range.fromMs, range.untilMs);
    const balance = energyBalanceOf({ ...empty, machines: empty.machines.map((of, i) => (i < 2 ? { ...of, loadS: 3600 } : of)) }, [], {
      ratePerKWh: 0.25,
      co2KgPerKWh: 0.38,
    });
    const all = supplyFigures(evidenceOf({ balance, machines: pictureOf(reportOf(1), reportOf(2)) }));
    const ran = ['machineEnergy', 'loadHours', 'noLoadHours', 'motorStarts', 'loadCycles', 'noLoadPower'];
    const compared = ['specificPower', 'sheetDeviation', 'noLoadDeviation'];
    expect(all.map(({ id, slot }) => [slot, id])).toStrictEqual([
      [undefined, 'plantSpecificPower'],
      ...[...ran, ...compared].map((id) => [1, id]),
      ...[...ran, ...compared].map((id) => [2, id]),
    ]);
    expect(all.filter(({ id }) => id === 'sheetDeviation').map(({ source }) => source)).toEqual([
      { command: 'machines', path: 'machines.0.against.deviation' },
      { command: 'machines', path: 'machines.1.against.deviation' },
    ]);
    expect(all.find(({ id }) => id === 'noLoadDeviation')!.source.path).toBe('machines.0.against.noLoad');
  });

  it('has the specific power of all recorded days where there are more than were asked for', () => {
    const machines = pictureOf(reportOf(3, { days: 40 }));
    expect(supplyFigures(evidenceOf({ machines })).find(({ id }) => id === 'specificPower')).toMatchObject({ coveragePercent: 100 });
    expect(supplyFigures(evidenceOf({ machines, recordedDays: [] })).find(({ id }) => id === 'specificPower')!.kind).toBe('none');
  });
});

describe('how the specific power of a compressor went, in the data for an assessment', () => {
  const size: MachineFinding = {
    ...({ kind: 'fitted', value: 0.05, low: 0.04, high: 0.06, unit: 'share', method: 'cusum' } as const),
    ...{ ...range, coverage: 0.9, n: 20, assumptions: [] },
  };
  const perYearKWh = { value: 3000, low: 2400, high: 3500 };
  const changed = (of: MachineFinding): MachineReport['drift'] => ({
    ...{ days: [], watched: 20, reason: undefined },
    change: { since: '2026-03-10', foundOn: '2026-03-14', size: of, perYearKWh },
  });
  const drawn = (...drifts: readonly MachineReport['drift'][]) =>
    driftFigures(evidenceOf({ machines: pictureOf(...drifts.map((drift, i) => reportOf(i + 4, { drift }))) }));

  it('is why there is none, where too few days were compared or none changed', () => {
    const none = { days: [], watched: 0, change: undefined };
    expect(drawn({ ...none, reason: 'tooFewDays' }, { ...none, watched: 9, reason: undefined })).toMatchObject([
      { id: 'drift', slot: 4, kind: 'none', method: 'cusum', reason: 'tooFewDays', coveragePercent: 100 },
      { id: 'drift', slot: 5, kind: 'none', method: 'cusum', reason: 'noChange', coveragePercent: 100 },
    ]);
  });

  it('is the change in percent and what it takes in a year, with where each is said', () => {
    const close = (value: number) => expect.closeTo(value, 9);
    expect(drawn(changed(size), changed(size)).slice(2)).toMatchObject([
      {
        ...{ id: 'drift', slot: 5, kind: 'fitted', value: close(5), low: close(4), high: close(6), unit: '%', n: 20 },
        source: { command: 'machines', path: 'machines.1.drift.change.size' },
      },
      {
        ...{ id: 'driftEnergy', slot: 5, kind: 'fitted', ...perYearKWh, unit: 'kWh/a', n: 20, coveragePercent: 90 },
        source: { command: 'machines', path: 'machines.1.drift.change.perYearKWh' },
      },
    ]);
  });

  it('takes nothing that is known where the change has no size', () => {
    expect(drawn(changed(notFound))).toMatchObject([
      { id: 'drift', kind: 'none', reason: 'noSheet' },
      { id: 'driftEnergy', kind: 'none', reason: 'noSheet', value: undefined },
    ]);
  });
});
