export {
  type ComputedFigure,
  type CountedRule,
  type FigureFormula,
  figureFormulas,
  formulaOf,
  type FormulaSource,
  formulaTopics,
} from './figureFormulas.ts';
export { needsOf, shortfallsOf } from './figureNeeds.ts';
export { type Formula, type FormulaConstant, type Term, type TermKind, terms, termsOf } from './Formula.ts';
export { formulaValue } from './formulaValue.ts';
