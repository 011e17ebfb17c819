import { ratioFigures, type Statistic, type StatisticFigure } from '../../../../core/statistics/index.ts';
import type { BarPart } from '../../../charts/barChart/index.ts';

/** How a statistic's bars are drawn. */
export interface BarStyle {
  readonly parts: readonly BarPart[];
  readonly whole: StatisticFigure;
  /** Beside the whole; the change since the period before without it. */
  readonly note?: StatisticFigure;
  /** The unit leaves too little room for the bars of a narrow chart. */
  readonly hasLongUnit?: boolean;
  /** So that a single one does not fill the axis. */
  readonly minTop?: number;
  /** Text id of what the axis shows. */
  readonly axis: string;
}

/** The bars of each statistic. */
export const barStyles: Readonly<Record<Statistic, BarStyle>> = {
  loadTimes: { parts: ['load', 'noLoad'], whole: 'runS', note: 'loadShare', axis: /*i18n*/ 'Laufzeit' },
  motorStarts: { parts: ['plain'], whole: 'motorStarts', minTop: 5, axis: /*i18n*/ 'Motorstarts' },
  specificPower: { parts: ['load', 'noLoad'], whole: 'totalPower', hasLongUnit: true, axis: /*i18n*/ 'Spezifische Leistung' },
  energyConsumption: { parts: ['load', 'noLoad'], whole: 'totalKWh', axis: /*i18n*/ 'Energie' },
};

/** What a statistic's bars are stacked of. */
export const barFigures: Readonly<Record<Statistic, readonly [StatisticFigure, ...StatisticFigure[]]>> = {
  loadTimes: ['loadS', 'noLoadS'],
  motorStarts: ['motorStarts'],
  specificPower: ['loadPower', 'noLoadPower'],
  energyConsumption: ['loadKWh', 'noLoadKWh'],
};

/** The plant's figure is the sum of the machines', so that its bar needs a scale of its own. */
export const isSummed = (name: Statistic): boolean => !ratioFigures.has(barFigures[name][0]);
