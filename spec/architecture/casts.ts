import ts from 'typescript';
import { type ProductSource, walk } from './productSources.ts';

/** A place where a type is claimed, not shown: `value as Type`. */
export interface Cast {
  /** Path and line. */
  readonly at: string;
  /** A cast of a cast takes what no type would allow. */
  readonly isForced: boolean;
}

const isCast = (node: ts.Node): node is ts.AsExpression | ts.TypeAssertion => ts.isAsExpression(node) || ts.isTypeAssertionExpression(node);

function inBrackets(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? inBrackets(node.expression) : node;
}

/** The casts of a file, but `as const`. */
export function castsIn(source: ProductSource): readonly Cast[] {
  const found: Cast[] = [];
  walk(source, (node) => {
    if (!isCast(node) || ts.isConstTypeReference(node.type)) return;
    const { line } = source.syntax.getLineAndCharacterOfPosition(node.end);
    found.push({ at: `${source.path}:${line + 1}`, isForced: isCast(inBrackets(node.expression)) });
  });
  return found;
}
