import type { I18n } from '@lingui/core';
import { type BalanceReport, cellShortfalls, type ColumnFigure, type PlantFigure, type ReportRow } from '../../core/balance/index.ts';
import type { DataNeedName, Figure } from '../../core/figures/index.ts';
import { plantIndex } from '../../core/statistics/index.ts';
import type { Unit } from '../../core/units/index.ts';
import { columnNames, plantNames } from './figureNames.ts';

/** A printed value before a language gives it its text. */
export interface Printed {
  readonly figure: ColumnFigure | PlantFigure;
  readonly unit: Unit | undefined;
  readonly digits: number;
  readonly value: Figure;
  /** Needs that it falls short of and is marked for. */
  readonly shortOf: readonly DataNeedName[];
}

/** Those of the plant as a whole, in the order of the report: the answers first. */
const plantOrder: readonly Printed['figure'][] = [
  'energyKWh',
  'cost',
  'volumeM3',
  'specificPowerKWperM3min',
  'airCostPerM3',
  'co2Kg',
  'specificPowerKWhM3',
  'loadRatio',
  'loadCostRatio',
  'noLoadCostRatio',
  'pressureMinBar',
  'pressureMaxBar',
];

/** A value of a row. */
export function printedCell(report: BalanceReport, row: ReportRow, figure: ColumnFigure): Printed {
  const { columns } = report;
  const at = columns.findIndex((column) => column.figure === figure);
  const { unit, digits } = columns[at]!;
  return { figure, unit, digits, value: row.values[at], shortOf: cellShortfalls(report, row, figure) };
}

/** The plant's figures: its own ones, else those of the total. */
export function plantFiguresOf(report: BalanceReport): readonly Printed[] {
  return plantOrder.map(
    (figure) => report.plant.find((own) => own.figure === figure) ?? printedCell(report, report.total, figure as ColumnFigure),
  );
}

const names: Readonly<Record<Printed['figure'], string>> = { ...plantNames, ...columnNames };

/** What a figure is called. */
export function figureName(i18n: I18n, figure: Printed['figure']): string {
  return i18n._(names[figure]);
}

/** Returns the function that names a row: the machine or, without a name, its number; the plant. */
export function rowNames(i18n: I18n, { rows }: Pick<BalanceReport, 'rows'>): (index: number) => string {
  const known = new Map(rows.map(({ index, name }) => [index, name]));
  return (index) => (index === plantIndex ? i18n._('Station') : known.get(index) || i18n._('Verdichter {number}', { number: index }));
}
