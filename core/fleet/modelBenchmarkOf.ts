import { medianInterval } from '../estimate/index.ts';
import { faultSeverity } from '../faults/index.ts';
import { type Figure, ratioOf } from '../figures/index.ts';
import { recordOf } from '../records/index.ts';
import { compared } from './compared.ts';
import { broughtTo7Bar } from './likeLoad.ts';
import type { MachineYear } from './LoadMonth.ts';
import { type BenchmarkedMachine, type ModelBenchmark, type ModelFigure, modelFigures, type ModelMedians } from './modelBenchmark.ts';
import { labelOf, type FleetStationFacts } from './FleetStationFacts.ts';

const secondsPerHour = 3600;
const minMachines = 5;
/** With less running time figures of a machine say more of its starts than of its model. */
const minRunningS = 100 * secondsPerHour;

/** Bits of faults that count are this one and higher: warnings and errors. */
export const firstCountedFault = Array.from({ length: 64 }, (_, bit) => bit).findIndex((bit) => faultSeverity(bit) !== 'maintenance');

/** The figures of a machine; undefined where nothing of it is known, or with less than 100 h of running. */
export function machineFigures(of: MachineYear): Readonly<Record<ModelFigure, Figure>> {
  const { runningS, loadKWh, noLoadKWh, energyKWh, volumeM3, pressureBar, motorStarts, faults } = of;
  if (runningS < minRunningS) return recordOf(modelFigures, () => undefined);
  const runningH = runningS / secondsPerHour;
  return {
    onLoadKWhPerM3: loadKWh > 0 ? broughtTo7Bar(ratioOf(loadKWh, volumeM3), pressureBar) : undefined,
    noLoadShare: ratioOf(noLoadKWh, energyKWh),
    startsPerH: motorStarts / runningH,
    faultsPer1000H: (faults / runningH) * 1000,
  };
}

/** A machine of some model, of the whole fleet. */
export interface ModelMachine extends MachineYear {
  readonly model: string;
}

function mediansOf(model: string, machines: readonly ModelMachine[]): ModelMedians {
  const known = machines.map((machine) => ({ station: machine.station, figures: machineFigures(machine) }));
  const withAny = known.filter(({ figures }) => modelFigures.some((figure) => figures[figure] !== undefined));
  const valuesOf = (figure: ModelFigure) => known.map(({ figures }) => figures[figure]).filter((value) => value !== undefined);
  return {
    ...{ model, machines: withAny.length, stations: new Set(withAny.map(({ station }) => station)).size },
    medians: recordOf(modelFigures, (figure) => {
      const values = valuesOf(figure);
      const middle = values.length < minMachines ? undefined : medianInterval(values);
      return middle === undefined ? { kind: 'none' as const, reason: 'fewMachines' as const } : { kind: 'fitted' as const, ...middle };
    }),
    counts: recordOf(modelFigures, (figure) => valuesOf(figure).length),
  };
}

/** What machines of each model need, of the whole fleet; models by name. */
export function modelMedians(machines: readonly ModelMachine[]): readonly ModelMedians[] {
  const byModel = new Map<string, ModelMachine[]>();
  for (const machine of machines) byModel.set(machine.model, [...(byModel.get(machine.model) ?? []), machine]);
  return [...byModel].map(([model, all]) => mediansOf(model, all)).sort((a, b) => compared(a.model, b.model));
}

function benchmarked(
  facts: FleetStationFacts,
  of: MachineYear,
  named: FleetStationFacts['machines'][number],
  medians: ModelMedians | undefined,
) {
  const figures = machineFigures(of);
  const deviation = (figure: ModelFigure): Figure => {
    const middle = medians?.medians[figure];
    const ratio = middle === undefined || middle.kind === 'none' ? undefined : ratioOf(figures[figure], middle.value);
    return ratio === undefined ? undefined : ratio - 1;
  };
  const machine: BenchmarkedMachine = {
    ...labelOf(facts),
    ...{ slot: of.slot, machine: named.name, model: named.model ?? '', runningH: of.runningS / secondsPerHour },
    coverage: Math.min(1, ratioOf(of.knownS, of.rangeS) ?? 0),
    ...{ isEstimated: of.isEstimated, figures, deviations: recordOf(modelFigures, deviation) },
  };
  return machine;
}

/** Which machines fall behind their like; machines without a model are left out. */
export function modelBenchmarkOf(
  stations: readonly FleetStationFacts[],
  years: readonly MachineYear[],
  medians: readonly ModelMedians[],
): ModelBenchmark {
  const byModel = new Map(medians.map((of) => [of.model, of]));
  const byStation = new Map(stations.map((facts) => [facts.station, facts]));
  const machines = years.flatMap((of) => {
    const facts = byStation.get(of.station);
    const named = facts?.machines.find(({ slot }) => slot === of.slot);
    return facts === undefined || named?.model === undefined ? [] : [benchmarked(facts, of, named, byModel.get(named.model))];
  });
  const own = new Set(machines.map(({ model }) => model));
  const above = ({ deviations }: BenchmarkedMachine) => deviations.onLoadKWhPerM3 ?? -Infinity;
  return {
    models: medians.filter(({ model, machines: measured }) => own.has(model) && measured > 0),
    machines: machines.sort((a, b) => (above(a) === above(b) ? compared(a.name, b.name) : above(b) - above(a))),
  };
}
