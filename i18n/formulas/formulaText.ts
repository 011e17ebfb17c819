import type { I18n } from '@lingui/core';
import { type ComputedFigure, type Formula, formulaOf, type FormulaSource, type Term } from '../../core/formulas/index.ts';
import { formatMeasured } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { computedNames, countedWords, sourceNames, termNames } from './formulaWords.ts';

const gap = '\u00a0';

/** What a term is called. */
export const termName = (i18n: I18n, term: Term): string => i18n._(termNames[term]);

/** What a computed figure is called. */
export const computedName = (i18n: I18n, figure: ComputedFigure): string => i18n._(computedNames[figure]);

export function sourceText(i18n: I18n, source: FormulaSource): string {
  const name = sourceNames[source];
  return name === undefined ? source : i18n._(name);
}

/** A formula in one line, in words: `Energie / Volumen × 60 min/h`. */
export function formulaLine(i18n: I18n, formula: Formula, region: Region): string {
  const of = (part: Formula) => formulaLine(i18n, part, region);
  const factor = (part: Formula) => (isSum(part) ? `(${of(part)})` : of(part));
  if (typeof formula === 'string') return termName(i18n, formula);
  if ('constant' in formula) return `${formatMeasured(formula.constant, region)}${gap}${formula.unit}`;
  if ('over' in formula) return `${factor(formula.over)} / ${isOne(formula.under) ? of(formula.under) : `(${of(formula.under)})`}`;
  if ('times' in formula) return formula.times.map(factor).join(' × ');
  return 'plus' in formula ? formula.plus.map(of).join(' + ') : formula.minus.map(of).join(' − ');
}

const isOne = (formula: Formula) => typeof formula === 'string' || 'constant' in formula;
const isSum = (formula: Formula) => typeof formula === 'object' && ('plus' in formula || 'minus' in formula);

/** How a figure is calculated, in words. */
export function calculationLine(i18n: I18n, figure: ComputedFigure, region: Region): string {
  const description = formulaOf(figure);
  return 'formula' in description ? formulaLine(i18n, description.formula, region) : i18n._(countedWords[description.counted]);
}
