import type { ModelFigure } from '../../../../core/fleet/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';

export interface FigureWords {
  /** Text id. */
  readonly head: string;
  /** Of figures without one their digits. */
  readonly as: AnyQuantity | number;
}

/** How the figures of machines are named and written. */
export const modelFigureWords: Readonly<Record<ModelFigure, FigureWords>> = {
  onLoadKWhPerM3: { head: /*i18n*/ 'Energie unter Last', as: 'specificEnergy' },
  noLoadShare: { head: /*i18n*/ 'Leerlaufanteil', as: 'share' },
  startsPerH: { head: /*i18n*/ 'Starts je Stunde', as: 1 },
  faultsPer1000H: { head: /*i18n*/ 'Störungen je 1.000 h', as: 1 },
};
