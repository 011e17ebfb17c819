/** The theme's custom properties as they are on paper, whatever the screen's theme is. */
export function paperTokens(): Readonly<Record<`--${string}`, string>> {
  return Object.fromEntries([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(tokensOf)));
}

type Token = readonly [name: `--${string}`, value: string];

function tokensOf(rule: CSSRule): readonly Token[] {
  if (rule instanceof CSSMediaRule) return rule.media.mediaText === 'print' ? [...rule.cssRules].flatMap(tokensOf) : [];
  if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') return [];
  return [...rule.style].filter(isToken).map((name) => [name, rule.style.getPropertyValue(name)] as const);
}

const isToken = (name: string): name is `--${string}` => name.startsWith('--');
