import ts from 'typescript';

const testers = new Set(['it', 'test', 'describe']);
const notRun = new Set(['skip', 'todo', 'failing', 'xit', 'xtest', 'xdescribe']);

/** The names that a call goes through: `it.each(cases)` gives it, each. */
function nameChain(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...nameChain(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return nameChain(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return nameChain(node.tag);
  return [];
}

/** The literal part of a title; what is filled in at run time is left out. */
function literalText(node: ts.Node | undefined): string {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join('');
  if (ts.isBinaryExpression(node)) return literalText(node.left) + literalText(node.right);
  return '';
}

/** The requirement IDs of a title such as `[STATE-1, ENT-7] ...`, as they are written. */
const markersOf = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]+-\d[^\]]*)\]/g)].flatMap(([, list = '']) => list.split(',').map((id) => id.trim()));

/** The requirement IDs in the titles of the tests of a source file; those that don't run are left out. */
export function titleMarkers(source: string, fileName = 'x.spec.tsx'): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const chain = nameChain(node.expression);
      if (chain.some((name) => notRun.has(name))) return;
      if (testers.has(chain[0] ?? '')) markersOf(literalText(node.arguments[0])).forEach((id) => found.add(id));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest));
  return [...found];
}
