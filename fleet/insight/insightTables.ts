import type { CsvValue } from '../../core/csv/index.ts';
import type { EnergyRanking, FleetAmount, LeakRanking, ModelBenchmark, StationLabel, VisitPlan } from '../../core/fleet/index.ts';
import type { Figure } from '../../core/figures/index.ts';
import { number, table, text } from '../screen/machineTable.ts';

/** A figure's columns: its value, both ends of its interval, and its kind or why there is none. */
function amount(of: FleetAmount<string>, digits: number): readonly CsvValue[] {
  const known = of.kind === 'none' ? undefined : of;
  return [
    number(known?.value, digits),
    number(known?.low, digits),
    number(known?.high, digits),
    text(of.kind === 'none' ? of.reason : of.kind),
  ];
}
const amountHeads = (name: string, unit: string) => [`${name}${unit}`, `${name}_low${unit}`, `${name}_high${unit}`, `${name}_kind`];

const label = ({ station, name, place }: StationLabel): readonly CsvValue[] => [text(station), text(name), text(place)];
const labelHeads = ['station', 'name', 'place'];

/** The ranking of a month as a table that programs read. */
export const energyTable = ({ month, stations }: EnergyRanking): string =>
  table(
    [
      ...['month', ...labelHeads, 'days', 'coverage'],
      ...amountHeads('energy', '_kWh'),
      'volume_m3',
      ...amountHeads('specific', '_kWh_per_m3'),
      ...amountHeads('specific_at_7_bar', '_kWh_per_m3'),
      ...['load_level', 'on_load_kWh_per_m3', 'no_load_share', 'like_kWh_per_m3', 'like_station_months', 'like_stations'],
      ...amountHeads('deviation', ''),
      ...amountHeads('avoidable', '_kWh'),
      'currency',
      ...amountHeads('cost', ''),
      ...amountHeads('avoidable_cost', ''),
    ],
    stations.map((of) => [
      ...[text(month), ...label(of), number(of.days, 0), number(of.coverage, 4)],
      ...amount(of.energyKWh, 1),
      number(of.volumeM3, 1),
      ...amount(of.kWhPerM3, 5),
      ...amount(of.kWhPerM3At7Bar, 5),
      ...[number(of.loadLevel, 4), number(of.onLoadKWhPerM3, 5), number(of.noLoadShare, 4)],
      ...[number(of.like?.kWhPerM3?.value, 5), number(of.like?.stationMonths, 0), number(of.like?.stations, 0)],
      ...amount(of.deviation, 4),
      ...amount(of.avoidableKWh, 1),
      text(of.currency),
      ...amount(of.cost, 2),
      ...amount(of.avoidableCost, 2),
    ]),
  );

export const leaksTable = ({ stations }: LeakRanking): string =>
  table(
    [
      ...[...labelHeads, 'as_of', 'days', 'coverage'],
      ...amountHeads('flow', '_m3min'),
      ...amountHeads('energy', '_kWh_per_year'),
      ...['currency', 'rate_per_kWh'],
      ...amountHeads('cost', '_per_year'),
      ...amountHeads('specific', '_kWh_per_m3'),
      'changed_on',
      ...amountHeads('grown', '_m3min'),
    ],
    stations.map((of) => [
      ...[...label(of), text(of.asOf), number(of.days, 0), number(of.coverage, 4)],
      ...amount(of.flowM3min, 3),
      ...amount(of.energyKWhPerYear, 0),
      ...[text(of.currency), number(of.ratePerKWh, 4)],
      ...amount(of.costPerYear, 2),
      ...amount(of.kWhPerM3, 5),
      text(of.changedOn),
      ...amount(of.grownM3min, 3),
    ]),
  );

export const modelsTable = ({ models, machines }: ModelBenchmark): string => {
  const byModel = new Map(models.map((of) => [of.model, of]));
  const middle = (model: string, figure: keyof (typeof machines)[number]['figures']): Figure => {
    const of = byModel.get(model)?.medians[figure];
    return of === undefined || of.kind === 'none' ? undefined : of.value;
  };
  return table(
    [
      ...[...labelHeads, 'slot', 'machine', 'model', 'running_h', 'coverage', 'estimated'],
      ...['on_load_kWh_per_m3', 'no_load_share', 'starts_per_h', 'faults_per_1000_h'],
      ...['median_on_load_kWh_per_m3', 'median_no_load_share', 'median_starts_per_h', 'median_faults_per_1000_h', 'machines_of_model'],
    ],
    machines.map((of) => [
      ...[...label(of), number(of.slot, 0), text(of.machine), text(of.model), number(of.runningH, 1), number(of.coverage, 4)],
      text(of.isEstimated ? 'yes' : 'no'),
      ...[number(of.figures.onLoadKWhPerM3, 5), number(of.figures.noLoadShare, 4)],
      ...[number(of.figures.startsPerH, 3), number(of.figures.faultsPer1000H, 3)],
      ...[number(middle(of.model, 'onLoadKWhPerM3'), 5), number(middle(of.model, 'noLoadShare'), 4)],
      ...[number(middle(of.model, 'startsPerH'), 3), number(middle(of.model, 'faultsPer1000H'), 3)],
      number(byModel.get(of.model)?.machines, 0),
    ]),
  );
};

export const visitsTable = ({ places }: VisitPlan): string =>
  table(
    [
      ...[
        'area',
        'day',
        ...labelHeads,
        'slot',
        'machine',
        'component',
        'class',
        'remaining_h',
        'interval_h',
        'expected',
        'coverage',
        'planned',
      ],
    ],
    places.flatMap(({ area, visits }) =>
      visits.flatMap((visit) =>
        visit.services.map(({ index, machine, component, serviceClass, remainingH, intervalH, expectedMs, coverage }) => [
          ...[text(area), text(visit.day), ...label(visit), number(index, 0), text(machine), text(component), text(serviceClass)],
          ...[number(remainingH, 0), number(intervalH, 0), { atMs: expectedMs }, number(coverage, 4), text(visit.planned)],
        ]),
      ),
    ),
  );
