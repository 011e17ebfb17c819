/** The lint rule that keeps words for people out of the markup: they belong into the catalogues. */
const message = "Words belong into the catalogues: i18n._('…').";
const words = '[A-Za-zÄÖÜäöüß]{2,}';
const reported = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label', 'note', 'summary', 'caption'];
const attribute = `JSXAttribute[name.name=/^(${reported.join('|')})$/]`;

const selectors = [
  `JSXText[value=/${words}/]`,
  `${attribute} > Literal[value=/${words}/]`,
  `${attribute} > JSXExpressionContainer > Literal[value=/${words}/]`,
  `${attribute} TemplateElement[value.raw=/${words}/]`,
  `JSXElement > JSXExpressionContainer > Literal[value=/${words}/]`,
];

export const cataloguedTexts = {
  rules: { 'no-restricted-syntax': ['error', ...selectors.map((selector) => ({ selector, message }))] },
};
