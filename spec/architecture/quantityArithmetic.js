/** The lint rule that keeps calculations out of the dashboard: what computes stands in core, so that scripts have it too. */
const message = 'A quantity is calculated in core, where scripts have it too: a named function there, with its unit and a test.';

/** Names that end in a unit, in a ratio or in money. Milliseconds, pixels, millimetres of paper and shares of a drawing are geometry. */
const endsInUnit = /(?:KW|KWh|M3|M3min|Bar|DegC|Kg|PerKWh|[a-z](?:H|S|MA)|[a-z]Ratio|(?:^|[a-z])[cC]ost)$/;
/** Ratios of a drawing. */
const geometry = new Set(['pixelRatio', 'aspectRatio']);
/** Types of core whose values are quantities, whatever their names. */
const quantityTypes = new Set(['Figure', 'Column']);

const operators = new Set(['+', '-', '*', '/', '%', '**']);
const operatorOf = ({ operator }) => operator.replace(/=$/, '');

/** What an operand is about: the property of `a.b!`, the left side of `a ?? 0`, the list of `a[i]`. */
function subjectOf(node) {
  switch (node.type) {
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
      return subjectOf(node.expression);
    case 'LogicalExpression':
      return subjectOf(node.left);
    case 'UnaryExpression':
      return subjectOf(node.argument);
    case 'MemberExpression':
      return node.computed ? subjectOf(node.object) : node.property;
    default:
      return node;
  }
}

const isNamedQuantity = ({ type, name }) => type === 'Identifier' && endsInUnit.test(name) && !geometry.has(name);

/** Core's type says so, where types are known. */
function isTypedQuantity(node, services) {
  const symbol = services?.program && node.type === 'Identifier' ? services.getSymbolAtLocation(node) : undefined;
  return symbol !== undefined && quantityTypes.has(services.program.getTypeChecker().getTypeOfSymbol(symbol).aliasSymbol?.name);
}

const rule = {
  meta: { type: 'problem', schema: [], messages: { inCore: message } },
  create(context) {
    const { parserServices } = context.sourceCode;
    const isQuantity = (operand) => {
      const subject = subjectOf(operand);
      return isNamedQuantity(subject) || isTypedQuantity(subject, parserServices);
    };
    const check = (node) => {
      if (operators.has(operatorOf(node)) && (isQuantity(node.left) || isQuantity(node.right)))
        context.report({ node, messageId: 'inCore' });
    };
    return { BinaryExpression: check, AssignmentExpression: check };
  },
};

export const quantityArithmetic = {
  plugins: { quantities: { rules: { arithmetic: rule } } },
  rules: { 'quantities/arithmetic': 'error' },
};
