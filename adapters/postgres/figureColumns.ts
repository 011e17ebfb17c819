import { emptyTotals, type MachineTotals, type PlantTotals, type RangeTotals } from '../../core/totals/index.ts';
import { channelPosition } from '../../core/samples/index.ts';
import { entriesOf, keysOf, recordOf } from '../../core/records/index.ts';
import type { Row } from './Database.ts';

/** How days make a month: added up, the smallest, the largest, or a mean weighted by the seconds of a column. */
type Rule = 'sum' | 'min' | 'max' | { readonly meanBy: string };
interface FigureColumn {
  readonly column: string;
  readonly rule: Rule;
}
const sum = (column: string): FigureColumn => ({ column, rule: 'sum' });
const min = (column: string): FigureColumn => ({ column, rule: 'min' });
const max = (column: string): FigureColumn => ({ column, rule: 'max' });
const mean = (column: string, meanBy: string): FigureColumn => ({ column, rule: { meanBy } });

const plantColumns: Readonly<Record<keyof PlantTotals, FigureColumn>> = {
  pressureMinBar: min('pressure_min_bar'),
  pressureMaxBar: max('pressure_max_bar'),
  pressureMeanBar: mean('pressure_mean_bar', 'pressure_s'),
  volumeFlowM3: sum('volume_flow_m3'),
  volumeFlowStandingM3: sum('volume_flow_standing_m3'),
  volumeFlowMaxM3min: max('volume_flow_max_m3min'),
  deliveredM3: sum('delivered_m3'),
  deliveredStandingM3: sum('delivered_standing_m3'),
  energyKWh: sum('energy_kwh'),
  reportedEnergyKWh: sum('reported_energy_kwh'),
  powerMaxKW: max('power_max_kw'),
  pressureS: sum('pressure_s'),
  volumeFlowS: sum('volume_flow_s'),
  deliveredS: sum('delivered_s'),
  reportedPowerS: sum('reported_power_s'),
};

const machineColumns: Readonly<Record<keyof MachineTotals, FigureColumn>> = {
  loadS: sum('load_s'),
  noLoadS: sum('no_load_s'),
  offS: sum('off_s'),
  errorS: sum('error_s'),
  noDataS: sum('no_data_s'),
  energyLoadKWh: sum('energy_load_kwh'),
  energyNoLoadKWh: sum('energy_no_load_kwh'),
  energyAtStandstillKWh: sum('energy_at_standstill_kwh'),
  energyKWh: sum('energy_kwh'),
  volumeM3: sum('volume_m3'),
  volumeAtStandstillM3: sum('volume_at_standstill_m3'),
  motorStarts: sum('motor_starts'),
  unloadCycles: sum('unload_cycles'),
  deliveryMinM3min: min('delivery_min_m3min'),
  deliveryMaxM3min: max('delivery_max_m3min'),
  powerMinKW: min('power_min_kw'),
  powerMaxKW: max('power_max_kw'),
  noLoadPowerMeanKW: mean('no_load_power_mean_kw', 'no_load_power_s'),
  powerS: sum('power_s'),
  deliveryS: sum('delivery_s'),
  noLoadPowerS: sum('no_load_power_s'),
};

const namesOf = (columns: Readonly<Record<string, FigureColumn>>) => Object.values(columns).map(({ column }) => column);

/** Of the range, then of the plant. */
const rangeNames = ['from_ms', 'until_ms', 'range_s', 'estimated'] as const;
export const stationNames: readonly string[] = [...rangeNames, ...namesOf(plantColumns)];
export const machineNames: readonly string[] = namesOf(machineColumns);

const orNull = (value: number | undefined) => value ?? null;

/** The values of `stationNames`. */
export const stationValues = ({ fromMs, untilMs, rangeS, plant, estimated }: RangeTotals): readonly unknown[] => [
  ...[fromMs, untilMs, rangeS, estimated ?? null],
  ...keysOf(plantColumns).map((field) => orNull(plant[field])),
];

/** The values of `machineNames`. */
export const machineValues = (machine: MachineTotals): readonly unknown[] => keysOf(machineColumns).map((field) => orNull(machine[field]));

function monthly({ column, rule }: FigureColumn): string {
  if (typeof rule === 'string') return `${rule}(${column})`;
  return `sum(${column} * ${rule.meanBy}) / NULLIF(sum(${rule.meanBy}), 0)`;
}

/** What a month has of its days, by `stationNames` and `machineNames`. */
export const monthlyStation: readonly string[] = [
  ...['min(from_ms)', 'max(until_ms)', 'sum(range_s)'],
  '(SELECT array_agg(DISTINCT channel) FROM station_day known, unnest(known.estimated) channel WHERE known.station = $1 AND known.day >= $2 AND known.day < $3)',
  ...Object.values(plantColumns).map(monthly),
];
/** A day without a row of a machine is a day without data of it. */
const withoutData =
  '(SELECT sum(range_s) FROM station_day WHERE station = $1 AND day >= $2 AND day < $3) - sum(load_s) - sum(no_load_s) - sum(off_s) - sum(error_s)';
export const monthlyMachine: readonly string[] = entriesOf(machineColumns).map(([field, column]) =>
  field === 'noDataS' ? withoutData : monthly(column),
);

/** The fields of a row; a missing value is undefined. */
const fieldsOf = <Field extends string>(columns: Readonly<Record<Field, FigureColumn>>, row: Row) =>
  recordOf(keysOf(columns), (field) => {
    const value: number = row[columns[field].column] ?? undefined;
    return value;
  });

/** A row of a station's day or month with those of its machines. What a machine without a row says is that nothing is known. */
export function figuresOf(row: Row, machines: readonly Row[]): RangeTotals {
  const [fromMs, untilMs, rangeS] = [Number(row['from_ms']), Number(row['until_ms']), Number(row['range_s'])];
  const estimated: NonNullable<RangeTotals['estimated']> = row['estimated'] ?? [];
  const bySlot = new Map(machines.map((machine) => [Number(machine['slot']), machine]));
  const without = emptyTotals(fromMs, untilMs).machines;
  return {
    ...{ fromMs, untilMs, rangeS },
    plant: fieldsOf(plantColumns, row),
    machines: without.map((empty, i): MachineTotals => {
      const machine = bySlot.get(i + 1);
      return machine === undefined ? { ...empty, noDataS: rangeS } : fieldsOf(machineColumns, machine);
    }),
    ...(estimated.length > 0 && { estimated: estimated.toSorted((a, b) => channelPosition(a) - channelPosition(b)) }),
  };
}
