import { type Figure, rounded } from '../figures/index.ts';
import { plantIndex } from '../statistics/index.ts';
import { type AnyQuantity, displayValue, type Unit, type UnitChoice } from '../units/index.ts';
import type { BalanceReport, ColumnFigure, PlantFigure, ReportColumn, ReportFigure, ReportRow } from './BalanceReport.ts';
import type { EnergyBalance, PlantBalance } from './EnergyBalance.ts';
import { reportNotes } from './reportNotes.ts';

/** How a figure is shown: as a quantity, or as a number in a fixed unit or in none. */
type ShownAs = AnyQuantity | { readonly unit: Unit | undefined };

const seconds: ShownAs = { unit: 's' };
const count: ShownAs = { unit: undefined };

const columnFigures: readonly (readonly [ColumnFigure, ShownAs])[] = [
  ['deliveryMinM3min', 'volumeFlow'],
  ['deliveryMaxM3min', 'volumeFlow'],
  ['powerMinKW', 'power'],
  ['powerMaxKW', 'power'],
  ['noLoadPowerKW', 'power'],
  ['loadS', seconds],
  ['noLoadS', seconds],
  ['loadRatio', 'ratio'],
  ['motorStarts', count],
  ['reliefs', count],
  ['energyLoadKWh', 'energy'],
  ['energyNoLoadKWh', 'energy'],
  ['energyRestKWh', 'energy'],
  ['energyKWh', 'energy'],
  ['volumeM3', 'volume'],
  ['specificPowerKWhM3', 'specificEnergy'],
  ['specificPowerKWperM3min', 'specificPower'],
  ['costLoad', 'money'],
  ['costNoLoad', 'money'],
  ['costRest', 'money'],
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

/** Decimals of a balance where they differ from a screen's: specific power 5, rates 3; a cubic foot is small, its cost has 5. */
const balanceDigits: Readonly<Partial<Record<AnyQuantity, (choice: UnitChoice) => number>>> = {
  specificEnergy: () => 5,
  specificPower: () => 5,
  energyPrice: () => 3,
  airCost: ({ volume }) => (volume === 'm3' ? 3 : 5),
  energyCo2: () => 3,
  money: () => 2,
};

/** A value in its display unit, rounded to the digits of a balance. */
export function balanceFigure(
  shown: ShownAs,
  base: Figure,
  choice: UnitChoice,
): { readonly unit: Unit | undefined; readonly digits: number; readonly value: Figure } {
  if (typeof shown === 'object') return { unit: shown.unit, digits: 0, value: rounded(base, 0) };
  const { value, unit, digits: usualDigits } = displayValue(shown, base, choice);
  const digits = balanceDigits[shown]?.(choice) ?? usualDigits;
  return { unit, digits, value: rounded(value, digits) };
}

/** What a report says of the station besides its balance. */
export interface ReportContext {
  /** IANA name of the plant's zone. */
  readonly zone: string;
  readonly stationName: string;
  /** Of the software. */
  readonly version: string;
  readonly units: UnitChoice;
}

const sumless: ReadonlySet<ColumnFigure> = new Set(['deliveryMinM3min', 'deliveryMaxM3min', 'powerMinKW', 'powerMaxKW', 'noLoadPowerKW']);
const plantValue = (plant: PlantBalance, figure: ColumnFigure): Figure =>
  sumless.has(figure) ? undefined : plant[figure as keyof PlantBalance & ColumnFigure];

/** The report of a balance in the chosen units. */
export function balanceReportOf(balance: EnergyBalance, { zone, stationName, version, units }: ReportContext): BalanceReport {
  const { machines, plant, range, tariff } = balance;
  const plantFigure = (figure: PlantFigure, quantity: AnyQuantity, base: Figure): ReportFigure => {
    const { unit, ...shown } = balanceFigure(quantity, base, units);
    return { figure, unit: unit!, ...shown };
  };
  const rowOf = (index: number, name: string | undefined, of: (figure: ColumnFigure) => Figure): ReportRow => ({
    index,
    name,
    values: columnFigures.map(([figure, shown]) => balanceFigure(shown, of(figure), units).value),
  });
  const columns = columnFigures.map(([figure, shown]): ReportColumn => {
    const { unit, digits } = balanceFigure(shown, undefined, units);
    return { figure, unit, digits };
  });
  return {
    ...range,
    zone,
    stationName,
    version,
    units,
    coverage: plant.coverage,
    tariff: [plantFigure('ratePerKWh', 'energyPrice', tariff.ratePerKWh), plantFigure('co2KgPerKWh', 'energyCo2', tariff.co2KgPerKWh)],
    plant: plantFigures.map(([figure, quantity]) => plantFigure(figure, quantity, plant[figure])),
    columns,
    rows: machines.filter(({ installed }) => installed).map((of) => rowOf(of.index, of.name, (figure) => of[figure])),
    total: rowOf(plantIndex, undefined, (figure) => plantValue(plant, figure)),
    notes: reportNotes(balance),
  };
}
