import ts from 'typescript';

/** One change of a source that a test should notice. */
export interface Mutant {
  readonly line: number;
  /** Places in the text, the end excluded. */
  readonly from: number;
  readonly until: number;
  readonly was: string;
  readonly becomes: string;
}

const { SyntaxKind: kind } = ts;

const operators: ReadonlyMap<ts.SyntaxKind, readonly string[]> = new Map([
  [kind.LessThanToken, ['<=', '>=']],
  [kind.LessThanEqualsToken, ['<', '>']],
  [kind.GreaterThanToken, ['>=', '<=']],
  [kind.GreaterThanEqualsToken, ['>', '<']],
  [kind.EqualsEqualsEqualsToken, ['!==']],
  [kind.ExclamationEqualsEqualsToken, ['===']],
  [kind.PlusToken, ['-']],
  [kind.MinusToken, ['+']],
  [kind.AsteriskToken, ['/']],
  [kind.SlashToken, ['*']],
  [kind.PercentToken, ['*']],
  [kind.PlusEqualsToken, ['-=']],
  [kind.MinusEqualsToken, ['+=']],
  [kind.AmpersandAmpersandToken, ['||']],
  [kind.BarBarToken, ['&&']],
  [kind.AmpersandToken, ['|']],
  [kind.BarToken, ['&']],
]);

const isText = (node: ts.Node) => ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** What joins texts is no arithmetic. */
const joinsText = (node: ts.BinaryExpression) => node.operatorToken.kind === kind.PlusToken && (isText(node.left) || isText(node.right));

function changesOf(node: ts.Node): readonly { readonly at: ts.Node; readonly becomes: string }[] {
  if (ts.isBinaryExpression(node) && !joinsText(node)) {
    return (operators.get(node.operatorToken.kind) ?? []).map((becomes) => ({ at: node.operatorToken, becomes }));
  }
  if (ts.isNumericLiteral(node)) {
    const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    return [{ at: node, becomes: isName ? `[${node.text} + 1]` : `(${node.text} + 1)` }];
  }
  if (node.kind === kind.TrueKeyword) return [{ at: node, becomes: 'false' }];
  if (node.kind === kind.FalseKeyword) return [{ at: node, becomes: 'true' }];
  if (ts.isPrefixUnaryExpression(node) && node.operator === kind.ExclamationToken) {
    return [{ at: node, becomes: `(${node.operand.getText()})` }];
  }
  if (ts.isExpressionStatement(node)) return [{ at: node, becomes: ';' }];
  if (ts.isIfStatement(node) && node.elseStatement === undefined) return [{ at: node, becomes: ';' }];
  return [];
}

/** All that can be changed in a source: comparisons, arithmetic, constants, and statements that are dropped. */
export function mutantsOf(text: string): readonly Mutant[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node)) return;
    for (const { at, becomes } of changesOf(node)) {
      const [from, until] = [at.getStart(), at.getEnd()];
      found.push({
        line: source.getLineAndCharacterOfPosition(from).line + 1,
        from,
        until,
        was: text.slice(from, until),
        becomes,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
