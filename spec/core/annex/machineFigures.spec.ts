import { describe, expect, it } from '@jest/globals';
import { supplyFigures } from '../../../core/annex/machineFigures.ts';
import { energyBalanceOf } from '../../../core/balance/index.ts';
import { emptyTotals } from '../../../core/totals/index.ts';
import { evidenceOf, range } from './someEvidence.ts';

const rangeS = (range.untilMs - range.fromMs) / 1000;
const halfS = rangeS / 2;

/** A month of which half is known: compressor 3 is on load in two thirds of that, and without load in the rest. */
function figures(estimated: readonly ('electricalPowerKW@3' | 'deliveryVolumeM3min@3')[] = []) {
  const empty = emptyTotals(range.fromMs, range.untilMs);
  const ran = { loadS: (halfS * 2) / 3, noLoadS: halfS / 3, noDataS: halfS, motorStarts: 100, unloadCycles: 300 };
  const powered = { powerS: halfS, energyKWh: 20_000, energyLoadKWh: 18_000, energyNoLoadKWh: 2000 };
  const delivered = { deliveryS: halfS, volumeM3: 180_000, noLoadPowerS: halfS / 3, noLoadPowerMeanKW: 20 };
  const machines = empty.machines.map((of, i) => (i === 2 ? { ...of, ...ran, ...powered, ...delivered } : of));
  const balance = { ...energyBalanceOf({ ...empty, machines }, [], { ratePerKWh: 0.25, co2KgPerKWh: 0.38 }), estimated };
  const against = { kind: 'none', method: 'sheet', reason: 'noSheet', coverage: 0 } as const;
  const evidence = evidenceOf({ balance });
  const day = {
    slot: 3,
    specificPower: 6.5,
    days: 15,
    isEstimated: estimated.length > 0,
    against: { deviation: against, noLoad: against },
  };
  const picture = { ...evidence.machines, machines: [day] } as unknown as typeof evidence.machines;
  const all = supplyFigures({ ...evidence, machines: picture });
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
});
