import type { ComputedFigure } from '../../../core/formulas/index.ts';

/** The page that has every formula. */
export const formulasPath = '/energy_balancing/formulas';
/** Where it has that of one figure. */
export const formulaPath = (figure: ComputedFigure) => `${formulasPath}?figure=${figure}`;
