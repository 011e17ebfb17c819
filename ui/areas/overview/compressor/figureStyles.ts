import type { LiveFigure } from './model/hourFigures.ts';

interface FigureStyle {
  /** Text id. */
  readonly name: string;
  /** In the base unit: its line's height stands for at least this much. */
  readonly minRange: number;
}

/** How each live figure of a machine is shown. */
export const figureStyles: Readonly<Record<LiveFigure, FigureStyle>> = {
  delivery: { name: /*i18n*/ 'Liefermenge (FAD)', minRange: 2 },
  power: { name: /*i18n*/ 'Leistung', minRange: 10 },
  loadRatio: { name: /*i18n*/ 'Auslastung', minRange: 0.2 },
  linePressure: { name: /*i18n*/ 'Netzdruck am Austritt', minRange: 0.2 },
  temperature: { name: /*i18n*/ 'Verdichtungsendtemperatur', minRange: 10 },
  specificPower: { name: /*i18n*/ 'Spezifische Leistung', minRange: 1 },
};
