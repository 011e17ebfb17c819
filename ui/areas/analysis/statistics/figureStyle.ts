import type { AnyQuantity } from '../../../../core/units/index.ts';
import type { Statistic, StatisticFigure } from '../../../../core/statistics/index.ts';

/** How a figure is written: d h min s, a number of its own unit with so many decimals, or a quantity in the station's unit. */
export type FigureKind = 'duration' | PlainKind | AnyQuantity;

/** Figures whose unit nobody chooses. */
export type PlainKind = 'count' | 'rate';

export interface FigureStyle {
  /** Text id of its name. */
  readonly title: string;
  readonly kind: FigureKind;
}

/** How each figure of the statistics is shown. */
export const figureStyle: Readonly<Record<StatisticFigure, FigureStyle>> = {
  loadS: { title: /*i18n*/ 'Last', kind: 'duration' },
  noLoadS: { title: /*i18n*/ 'Leerlauf', kind: 'duration' },
  runS: { title: /*i18n*/ 'Laufzeit', kind: 'duration' },
  loadShare: { title: /*i18n*/ 'Lastanteil', kind: 'share' },
  motorStarts: { title: /*i18n*/ 'Motorstarts', kind: 'count' },
  startsPerRunHour: { title: /*i18n*/ 'Starts je Laufstunde', kind: 'rate' },
  loadPower: { title: /*i18n*/ 'Last', kind: 'specificPower' },
  noLoadPower: { title: /*i18n*/ 'Leerlauf', kind: 'specificPower' },
  totalPower: { title: /*i18n*/ 'Gesamt', kind: 'specificPower' },
  totalKWhM3: { title: /*i18n*/ 'Energie je Volumen', kind: 'specificEnergy' },
  loadKWh: { title: /*i18n*/ 'Last', kind: 'energy' },
  noLoadKWh: { title: /*i18n*/ 'Leerlauf', kind: 'energy' },
  totalKWh: { title: /*i18n*/ 'Gesamt', kind: 'energy' },
  noLoadShare: { title: /*i18n*/ 'Leerlaufanteil', kind: 'share' },
  cost: { title: /*i18n*/ 'Kosten', kind: 'money' },
};

/** The figure that a statistic's page is about. */
export const mainFigure: Readonly<Record<Statistic, StatisticFigure>> = {
  loadTimes: 'loadShare',
  motorStarts: 'motorStarts',
  specificPower: 'totalPower',
  energyConsumption: 'totalKWh',
};

/** How the plain figures are shown. */
export const plainStyle: Readonly<Record<PlainKind, { readonly digits: number; readonly unit: string }>> = {
  count: { digits: 0, unit: '' },
  rate: { digits: 2, unit: '1/h' },
};

/** The kind is written without a choice of units. */
export const isPlain = (kind: FigureKind): kind is PlainKind => kind in plainStyle;
