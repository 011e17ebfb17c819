const reads = 'allInnerTexts|allTextContents|count|evaluateAll|getAttribute|innerText|inputValue|is[A-Z][a-z]+|textContent';

/** A page draws a moment after it was clicked: what a browser spec expects of it is read until it holds. */
export const rereadPages = {
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: `CallExpression[callee.name='expect'] AwaitExpression > CallExpression[callee.property.name=/^(${reads})$/]`,
        message: 'Use `await eventually(() => read()).matcher()`: a single read can come before the page is drawn.',
      },
    ],
  },
};
