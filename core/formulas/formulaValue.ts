import { completeSumOf, type Figure, productOf, ratioOf } from '../figures/index.ts';
import type { Formula, Term } from './Formula.ts';

/** What a formula gives for values in base units; undefined where one is missing, or a whole is not above 0. */
export function formulaValue(formula: Formula, values: Readonly<Partial<Record<Term, Figure>>>): Figure {
  const of = (part: Formula) => formulaValue(part, values);
  if (typeof formula === 'string') return values[formula];
  if ('constant' in formula) return formula.constant;
  if ('over' in formula) return ratioOf(of(formula.over), of(formula.under));
  if ('times' in formula) return formula.times.map(of).reduce(productOf);
  if ('plus' in formula) return completeSumOf(formula.plus.map(of));
  const [whole, part] = formula.minus.map(of);
  return whole === undefined || part === undefined ? undefined : whole - part;
}
