import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { modelFigures, type ModelMachine } from '../../../core/fleet/index.ts';
import { firstCountedFault, machineFigures, modelBenchmarkOf, modelMedians } from '../../../core/fleet/modelBenchmarkOf.ts';
import { factsOf, yearOf } from './fleetFacts.ts';

const others = (count: number, changes: Partial<ModelMachine> = {}): readonly ModelMachine[] =>
  Array.from({ length: count }, (_, i) => ({ ...yearOf(`other${i}`), model: 'ASD 60', ...changes }));

describe('machines beside those of their model', () => {
  it('have energy per air on load at 7 bar, share of the energy without load, starts and faults per running time', () => {
    expect(machineFigures(yearOf('s'))).toEqual({ onLoadKWhPerM3: 0.1, noLoadShare: 200 / 1200, startsPerH: 4, faultsPer1000H: 3 });
    expect(machineFigures(yearOf('s', { pressureBar: 9 })).onLoadKWhPerM3).toBeLessThan(0.1);
  });

  it('have no figure with less than 100 h, nor those whose parts are missing', () => {
    expect(Object.values(machineFigures(yearOf('s', { runningS: 99 * 3600 })))).toEqual([undefined, undefined, undefined, undefined]);
    expect(machineFigures(yearOf('s', { pressureBar: undefined, energyKWh: 0 }))).toMatchObject({
      onLoadKWhPerM3: undefined,
      noLoadShare: undefined,
      startsPerH: 4,
    });
    expect(machineFigures(yearOf('s', { loadKWh: 0 })).onLoadKWhPerM3).toBeUndefined();
    expect(machineFigures(yearOf('s', { runningS: 100 * 3600, faults: 2 }))).toMatchObject({ startsPerH: 40, faultsPer1000H: 20 });
  });

  it('count warnings and errors as faults, and no maintenance', () => {
    expect(firstCountedFault).toBe(16);
  });

  it('are compared with the median of five and more, of the whole fleet', () => {
    const medians = modelMedians([...others(5), ...others(4, { model: 'BSD 75' })]);
    expect(medians.map(({ model, machines, stations }) => [model, machines, stations])).toEqual([
      ['ASD 60', 5, 5],
      ['BSD 75', 4, 4],
    ]);
    expect(medians[0]?.medians.onLoadKWhPerM3).toEqual({ kind: 'fitted', value: 0.1, low: 0.1, high: 0.1 });
    expect(medians[1]?.medians.startsPerH).toEqual({ kind: 'none', reason: 'fewMachines' });
    const few = modelMedians([...others(4), ...others(3, { pressureBar: undefined })])[0];
    expect(few?.medians.onLoadKWhPerM3.kind).toBe('none');
    expect(few?.medians.startsPerH.kind).toBe('fitted');
    expect(few?.counts).toMatchObject({ onLoadKWhPerM3: 4, startsPerH: 7 });
  });

  it('say of other organisations nothing but medians and how many stand behind them', () => {
    const benchmark = modelBenchmarkOf(
      [factsOf('own')],
      [yearOf('own', { loadKWh: 1500 })],
      modelMedians([...others(5), ...others(6, { model: 'BSD 75' })]),
    );
    expect(JSON.stringify(benchmark)).not.toContain('other');
    expect(benchmark.models.map(({ model }) => model)).toEqual(['ASD 60']);
    expect(benchmark.machines).toMatchObject([{ station: 'own', slot: 1, machine: 'C1', model: 'ASD 60', runningH: 1000 }]);
    expect(benchmark.machines[0]?.deviations.onLoadKWhPerM3).toBeCloseTo(0.5, 12);
    expect(benchmark.machines[0]?.coverage).toBe(360 / 365);
  });

  it('stand in the order of how far they are above it, those without a model nowhere', () => {
    const stations = ['a', 'b', 'c'].map((name) => factsOf(name));
    const nameless = factsOf('d', { machines: [{ slot: 1, name: 'C1', model: undefined }] });
    const years = [yearOf('a'), yearOf('b', { pressureBar: undefined }), yearOf('c', { loadKWh: 1300 }), yearOf('d'), yearOf('e')];
    const { machines } = modelBenchmarkOf([...stations, nameless], years, modelMedians(others(7)));
    expect(machines.map(({ station }) => station)).toEqual(['c', 'a', 'b']);
  });

  it('stand by name where they are as far above it, or nothing is known', () => {
    const years = ['d', 'b'].map((name) => yearOf(name)).concat(['c', 'a'].map((name) => yearOf(name, { pressureBar: undefined })));
    const stations = years.map(({ station }) => factsOf(station));
    const { machines } = modelBenchmarkOf(stations, years, modelMedians(others(7)));
    expect(machines.map(({ station }) => station)).toEqual(['b', 'd', 'a', 'c']);
  });

  it('have a coverage of all of their time at most, and of nothing without any', () => {
    const years = [yearOf('a', { knownS: 9, rangeS: 8 }), yearOf('b', { knownS: 9, rangeS: 0 })];
    const { machines } = modelBenchmarkOf([factsOf('a'), factsOf('b')], years, []);
    expect(machines.map(({ coverage }) => coverage)).toEqual([1, 0]);
  });

  it('have models by name', () => {
    const models = modelMedians([...others(2, { model: 'M2' }), ...others(1, { model: 'M3' }), ...others(3, { model: 'M1' })]);
    expect(models.map(({ model, counts }) => [model, counts.startsPerH])).toEqual([
      ['M1', 3],
      ['M2', 2],
      ['M3', 1],
    ]);
  });

  it('leave out a model of which no machine has run long enough', () => {
    const machines = [{ ...yearOf('a', { runningS: 3600 }), model: 'ASD 60' }];
    const { models, machines: shown } = modelBenchmarkOf([factsOf('a')], machines, modelMedians(machines));
    expect([models, shown.length]).toEqual([[], 1]);
  });

  it('are not compared with a median of nothing', () => {
    const { machines } = modelBenchmarkOf([factsOf('a')], [yearOf('a')], modelMedians(others(6, { faults: 0 })));
    expect(machines[0]?.deviations.faultsPer1000H).toBeUndefined();
  });

  it('have medians within the values that they are made of', () => {
    const machine = fc.record({ loadKWh: fc.integer({ min: 1, max: 9999 }), motorStarts: fc.nat(9999), faults: fc.nat(99) });
    fc.assert(
      fc.property(fc.array(machine, { minLength: 5, maxLength: 30 }), (all) => {
        const machines = all.map((of, i): ModelMachine => ({ ...yearOf(`s${i}`), ...of, model: 'M' }));
        const { medians } = modelMedians(machines)[0]!;
        for (const figure of modelFigures) {
          const [of, values] = [medians[figure], machines.map((each) => machineFigures(each)[figure]!)];
          if (of.kind === 'none') throw new Error('expected a median');
          expect(of.low).toBeGreaterThanOrEqual(Math.min(...values));
          expect(of.high).toBeLessThanOrEqual(Math.max(...values));
          expect(of.low <= of.value && of.value <= of.high).toBe(true);
        }
      }),
      { endOnFailure: true },
    );
  });
});
