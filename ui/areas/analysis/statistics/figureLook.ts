import type { AnyQuantity } from '../../../../core/units/index.ts';
import type { StatisticFigure } from './model/statisticFigures.ts';

/** How a figure is written: d h min s, a plain number with so many decimals, or a quantity in the station's unit. */
export type FigureKind = 'duration' | 'count' | 'rate' | AnyQuantity;

export interface FigureLook {
  /** Text id of its name. */
  readonly title: string;
  readonly kind: FigureKind;
}

/** How each figure of the statistics is shown. */
export const figureLook: Readonly<Record<StatisticFigure, FigureLook>> = {
  loadS: { title: /*i18n*/ 'Last', kind: 'duration' },
  noLoadS: { title: /*i18n*/ 'Leerlauf', kind: 'duration' },
  runS: { title: /*i18n*/ 'Laufzeit', kind: 'duration' },
  loadShare: { title: /*i18n*/ 'Lastanteil', kind: 'ratio' },
  motorStarts: { title: /*i18n*/ 'Motorstarts', kind: 'count' },
  startsPerRunHour: { title: /*i18n*/ 'Starts je Laufstunde', kind: 'rate' },
  loadPower: { title: /*i18n*/ 'Last', kind: 'specificPower' },
  noLoadPower: { title: /*i18n*/ 'Leerlauf', kind: 'specificPower' },
  totalPower: { title: /*i18n*/ 'Gesamt', kind: 'specificPower' },
  totalKWhM3: { title: /*i18n*/ 'Energie je Volumen', kind: 'specificEnergy' },
  loadKWh: { title: /*i18n*/ 'Last', kind: 'energy' },
  noLoadKWh: { title: /*i18n*/ 'Leerlauf', kind: 'energy' },
  totalKWh: { title: /*i18n*/ 'Gesamt', kind: 'energy' },
  noLoadShare: { title: /*i18n*/ 'Leerlaufanteil', kind: 'ratio' },
  cost: { title: /*i18n*/ 'Kosten', kind: 'money' },
};

/** Decimals of what has no unit. */
export const plainDigits = { count: 0, rate: 2 } as const;
