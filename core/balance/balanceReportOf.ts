import { type DataNeedName, dataNeedNames, type Figure, productOf, rounded } from '../figures/index.ts';
import type { ValueOrigin } from '../master/index.ts';
import { isOneOf } from '../records/index.ts';
import { plantIndex } from '../statistics/index.ts';
import type { PlantDay } from '../time/index.ts';
import type { AnyQuantity, UnitChoice } from '../units/index.ts';
import type { BalanceReport, ColumnFigure, PlantFigure, ReportColumn, ReportCounter, ReportFigure, ReportRow } from './BalanceReport.ts';
import type { EnergyBalance, PlantBalance } from './EnergyBalance.ts';
import { estimatedParts } from './estimatedParts.ts';
import { coveragePercent } from './coveragePercent.ts';
import type { CountedEnergy } from './countedEnergy.ts';
import { balanceFigure, hours, type ShownAs, count } from './balanceFigure.ts';
import { balanceShortfalls, shortfallsIn } from './balanceShortfalls.ts';
import { reportLeakage } from './reportLeakage.ts';
import { reportNotes } from './reportNotes.ts';

const columnFigures: readonly (readonly [ColumnFigure, ShownAs])[] = [
  ['deliveryMinM3min', 'volumeFlow'],
  ['deliveryMaxM3min', 'volumeFlow'],
  ['powerMinKW', 'power'],
  ['powerMaxKW', 'power'],
  ['noLoadPowerKW', 'power'],
  ['loadS', hours],
  ['noLoadS', hours],
  ['loadRatio', 'ratio'],
  ['motorStarts', count],
  ['unloadCycles', count],
  ['energyLoadKWh', 'energy'],
  ['energyNoLoadKWh', 'energy'],
  ['energyAtStandstillKWh', 'energy'],
  ['energyKWh', 'energy'],
  ['volumeM3', 'volume'],
  ['specificPowerKWhM3', 'specificEnergy'],
  ['specificPowerKWperM3min', 'specificPower'],
  ['costLoad', 'money'],
  ['costNoLoad', 'money'],
  ['costAtStandstill', 'money'],
  ['cost', 'money'],
];

const plantFigures: readonly (readonly [Exclude<PlantFigure, 'ratePerKWh' | 'co2KgPerKWh'>, AnyQuantity])[] = [
  ['pressureMinBar', 'pressure'],
  ['pressureMaxBar', 'pressure'],
  ['specificPowerKWhM3', 'specificEnergy'],
  ['specificPowerKWperM3min', 'specificPower'],
  ['airCostPerM3', 'airCost'],
  ['loadCostRatio', 'ratio'],
  ['noLoadCostRatio', 'ratio'],
  ['cost', 'money'],
  ['co2Kg', 'mass'],
];

/** What a report says of the station besides its balance. */
export interface ReportContext {
  /** IANA name of the plant's zone. */
  readonly zone: string;
  readonly stationName: string;
  /** Of the software. */
  readonly version: string;
  /** Where its values come from, where that is known. */
  readonly origin?: ValueOrigin | undefined;
  readonly units: UnitChoice;
  /** Days of the range that have no data file, ascending, where that is known. */
  readonly missingDays?: readonly PlantDay[];
}

const sumlessFigures = ['deliveryMinM3min', 'deliveryMaxM3min', 'powerMinKW', 'powerMaxKW', 'noLoadPowerKW'] as const;
/** Whether a figure is an extreme or a mean, which has no total. */
export const isSumless = (figure: ColumnFigure) => isOneOf(sumlessFigures, figure);
const plantValue = (plant: PlantBalance, figure: ColumnFigure): Figure => (isSumless(figure) ? undefined : plant[figure]);

/** Decimals of a deviation in percent. */
export const deviationDigits = 1;

function reportCounter({ countedKWh, summedKWh, deviationRatio, coverageRatio, ...run }: CountedEnergy, units: UnitChoice): ReportCounter {
  const { unit, digits, value: counted } = balanceFigure('energy', countedKWh, units);
  return {
    ...run,
    unit: unit!,
    digits,
    counted,
    summed: balanceFigure('energy', summedKWh, units).value,
    deviationPercent: rounded(productOf(deviationRatio, 100), deviationDigits),
    coveragePercent: coveragePercent(coverageRatio),
  };
}

/** The report of a balance in the chosen units. */
export function balanceReportOf(balance: EnergyBalance, context: ReportContext): BalanceReport {
  const { zone, stationName, version, origin, units, missingDays = [] } = context;
  const { machines, plant, range, tariff } = balance;
  const ofPlant = balanceShortfalls(plant);
  const plantFigure = (figure: PlantFigure, quantity: AnyQuantity, base: Figure): ReportFigure => {
    const { unit, ...shown } = balanceFigure(quantity, base, units);
    return { figure, unit: unit!, ...shown, shortOf: shown.value === undefined ? [] : shortfallsIn(figure, ofPlant) };
  };
  const rowOf = (
    index: number,
    name: string | undefined,
    shortOf: readonly DataNeedName[],
    of: (figure: ColumnFigure) => Figure,
  ): ReportRow => ({
    index,
    name,
    shortOf,
    values: columnFigures.map(([figure, shown]) => balanceFigure(shown, of(figure), units).value),
  });
  const columns = columnFigures.map(([figure, shown]): ReportColumn => {
    const { unit, digits } = balanceFigure(shown, undefined, units);
    return { figure, unit, digits };
  });
  const printed: Pick<BalanceReport, 'columns' | 'rows' | 'total' | 'plant' | 'leakage'> = {
    columns,
    plant: plantFigures.map(([figure, quantity]) => plantFigure(figure, quantity, plant[figure])),
    rows: machines
      .filter(({ installed }) => installed)
      .map((of) => rowOf(of.index, of.name, balanceShortfalls(of), (figure) => of[figure])),
    total: rowOf(plantIndex, undefined, ofPlant, (figure) => plantValue(plant, figure)),
    leakage: reportLeakage(balance, units),
  };
  return {
    ...range,
    ...printed,
    zone,
    stationName,
    version,
    origin,
    units,
    coverage: plant.coverage,
    estimated: estimatedParts(balance.estimated),
    tariff: [plantFigure('ratePerKWh', 'energyPrice', tariff.ratePerKWh), plantFigure('co2KgPerKWh', 'energyCo2', tariff.co2KgPerKWh)],
    counters: (balance.counters ?? []).map((each) => reportCounter(each, units)),
    notes: [...markedNeeds(printed).map((code) => ({ code })), ...reportNotes(balance, missingDays)],
  };
}

/** Needs that a cell of a row is marked for; the row itself is where not all of its time is recorded. */
export function cellShortfalls({ columns }: Pick<BalanceReport, 'columns'>, row: ReportRow, figure: ColumnFigure): readonly DataNeedName[] {
  const value = row.values[columns.findIndex((column) => column.figure === figure)];
  return value === undefined ? [] : shortfallsIn(figure, row.shortOf).filter((need) => need !== 'recorded');
}

/** The row has figures, and not all of its time is recorded. */
export const isPartlyRecorded = ({ shortOf, values }: ReportRow): boolean =>
  shortOf.includes('recorded') && values.some((value) => value !== undefined);

/** Needs that anything of a report is marked for. */
function markedNeeds(report: Pick<BalanceReport, 'columns' | 'rows' | 'total' | 'plant' | 'leakage'>): readonly DataNeedName[] {
  const { columns, rows, total, plant, leakage } = report;
  const needs = new Set<DataNeedName>([
    ...[...rows, total].flatMap((row) => [
      ...(isPartlyRecorded(row) ? (['recorded'] as const) : []),
      ...columns.flatMap(({ figure }) => cellShortfalls(report, row, figure)),
    ]),
    ...plant.flatMap(({ shortOf }) => shortOf),
    ...('figures' in leakage ? leakage.figures.flatMap(({ shortOf }) => shortOf) : []),
  ]);
  return dataNeedNames.filter((need) => needs.has(need));
}
