/** A line of a page's code with its result behind ` // `, and what must run before. */
export interface PageExample {
  readonly code: string;
  readonly expression: string;
  readonly result: string;
}

/** All of a page, in their order: statements up to a line with a result belong to it. */
export function pageExamples(page: string): readonly PageExample[] {
  const block = page
    .split('\n```')
    .filter((text, i) => i % 2 === 1 && text.startsWith('js\n'))
    .map((text) => text.replace(/^js\n/, ''))
    .join('\n');
  return [...block.matchAll(/(?:^|\n)((?:(?!.* \/\/ ).*\n)*)(.*) \/\/ (.+)/g)].map(([, before, expression, result]) => ({
    code: `${before}${expression}`,
    expression: expression!,
    result: result!,
  }));
}

const decimalsOf = (number: string) => number.split('.')[1]?.length ?? 0;
/** Each number of a value, to the decimals that the page shows at its place. */
export function shownAs(value: unknown, result: string): string {
  const numbers = [...result.matchAll(/(?<![\w.])-?\d+(?:\.\d+)?/g)].map(([number]) => decimalsOf(number));
  let at = 0;
  const text = (of: unknown): string => {
    if (typeof of === 'number') return String(Number(of.toFixed(numbers[at++] ?? 20)));
    if (Array.isArray(of)) return `[${of.map(text).join(', ')}]`;
    if (typeof of === 'object' && of !== null)
      return `{ ${Object.entries(of)
        .map(([key, each]) => `${key}: ${text(each)}`)
        .join(', ')} }`;
    return typeof of === 'string' ? JSON.stringify(of) : String(of);
  };
  return text(value);
}
