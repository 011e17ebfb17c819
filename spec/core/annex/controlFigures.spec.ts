import { describe, expect, it } from '@jest/globals';
import { type AnnexEvidence, annexOf } from '../../../core/annex/index.ts';
import { energyBalanceOf } from '../../../core/balance/index.ts';
import type { LoggedSpread } from '../../../core/replay/index.ts';
import { msPerMinute } from '../../../core/time/index.ts';
import { type ChannelSums, emptyTotals, quarterHourMs, stateShare, type SummedChannel } from '../../../core/totals/index.ts';
import { evidenceOf, range } from './someEvidence.ts';

const cycles = { loads: 400, shortLoads: 30, unloadings: 400, maxStartsPerHour: 5, tried: [] };
const load = { value: 6.75, low: 6.7, high: 6.8, n: 401 };
const runOnS = { value: 300, low: 290, high: 310, n: 12 };

/** A month of compressor 3, which is on load for so much of it, with a start each half hour and 15 minutes a load, and runs without load for another share. */
function controlOf(
  knownShare: number,
  unload?: LoggedSpread,
  quarters: AnnexEvidence['quarters'] = new Map(),
  counted = [{ slot: 3, ...cycles }],
  noLoadShare = 0,
) {
  const empty = emptyTotals(range.fromMs, range.untilMs);
  const rangeS = (range.untilMs - range.fromMs) / 1000;
  const loadS = rangeS * knownShare;
  const ran = { loadS, noLoadS: rangeS * noLoadShare, motorStarts: loadS / 1800, unloadCycles: loadS / 900 };
  const machines = empty.machines.map((of, i) => (i === 2 ? { ...of, ...ran } : of));
  const balance = energyBalanceOf({ ...empty, machines }, [], { ratePerKWh: 0.25, co2KgPerKWh: 0.38 });
  const control = { plant: { load, unload: undefined }, machines: [{ slot: 3, load, unload, runOnS }] };
  const document = annexOf(evidenceOf({ balance, control, quarters, cycles: counted }));
  return document.sections.find(({ id }) => id === 'control')!;
}
const figureOf = (knownShare: number, id: string, slot?: number, unload?: LoggedSpread) =>
  controlOf(knownShare, unload).figures.find((figure) => figure.id === id && figure.slot === slot);

describe('the control in the data for an assessment', () => {
  it('is covered by the log, without a form', () => {
    expect([controlOf(1).covered, controlOf(1).forms]).toEqual(['yes', []]);
  });

  it('has pressures and run-on as the events have them, and says where no compressor was switched so', () => {
    expect(figureOf(1, 'loadsAt')).toMatchObject({ kind: 'measured', ...load, unit: 'bar' });
    expect(figureOf(1, 'loadsAt', 3)).toMatchObject({ kind: 'measured', ...load, unit: 'bar', coveragePercent: 100 });
    expect(figureOf(1, 'unloadsAt', 3)).toMatchObject({ kind: 'none', reason: 'noCycles', value: undefined });
    expect(figureOf(1, 'runOn', 3)).toMatchObject({ kind: 'measured', ...runOnS, unit: 's' });
  });

  it('counts short cycles and starts, and leaves room for loads over midnight and for the time without data', () => {
    expect(figureOf(1, 'shortLoads', 3)).toMatchObject({ value: 7.5, low: 7.5, high: 7.5, unit: '%', n: 400 });
    const unload = { value: 7.3, low: 7.2, high: 7.4, n: 500 };
    const over = figureOf(1, 'shortLoads', 3, unload)!;
    expect([over.value, over.low, over.high]).toEqual([7.5, 6, 26]);
    const half = figureOf(0.5, 'shortLoads', 3)!;
    expect([half.value, half.low, half.high]).toEqual([7.5, expect.closeTo(3.75, 6), expect.closeTo(53.75, 6)]);
    expect(figureOf(0.5, 'maxStartsPerHour', 3)).toMatchObject({ value: 5, low: 5, high: 15 });
  });

  it('has no share of short cycles of a compressor whose cycles were not counted', () => {
    const { figures } = controlOf(1, undefined, new Map(), []);
    expect(figures.find(({ id, slot }) => id === 'shortLoads' && slot === 3)).toMatchObject({
      kind: 'none',
      reason: 'noCycles',
      value: undefined,
    });
  });

  it('has the order of compressors by their time on load, covered as far as their states are known', () => {
    const quarter = range.fromMs / quarterHourMs;
    const quartersOf = (minutes: number): ChannelSums => ({
      ...{ steps: Float64Array.of(quarter), sums: Float64Array.of(minutes * msPerMinute), coveredMs: Float64Array.of(quarterHourMs) },
      ...{ least: Float32Array.of(0), greatest: Float32Array.of(1) },
    });
    const quarters: ReadonlyMap<SummedChannel, ChannelSums> = new Map([
      [stateShare('load', 3), quartersOf(10)],
      [stateShare('load', 4), quartersOf(5)],
    ]);
    const ranks = controlOf(0.5, undefined, quarters).figures.filter(({ id }) => id === 'loadRank');
    expect(ranks.map(({ slot, value, coveragePercent }) => [slot, value, coveragePercent])).toEqual([
      [3, 1, 50],
      [4, 2, 0],
    ]);
  });

  it('has starts by the hours that a compressor ran, with load and without, and minutes by those on load', () => {
    const { figures } = controlOf(0.5, undefined, new Map(), undefined, 0.25);
    const of = (id: string) => figures.find((figure) => figure.id === id && figure.slot === 3);
    expect(of('startsPerHour')).toMatchObject({ value: expect.closeTo(2 / 1.5, 9), coveragePercent: 75 });
    expect(of('minutesPerLoad')).toMatchObject({ value: expect.closeTo(15, 9) });
  });

  it('has starts an hour and minutes a load of the time that is known: what is not known makes neither greater', () => {
    expect(figureOf(0.5, 'minutesPerLoad', 3)).toMatchObject({ value: 15, low: 15, high: 15, unit: 'min' });
    expect(figureOf(0.5, 'startsPerHour', 3)).toMatchObject({ value: 2, low: 2, high: 2, unit: '1/h' });
  });
});
