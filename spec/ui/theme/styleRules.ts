/** A rule of a style sheet: `within` are the at-rules around it, outermost first. */
export interface StyleRule {
  readonly file: string;
  readonly within: readonly string[];
  readonly selector: string;
  readonly declarations: readonly string[];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The rules of a style sheet; frames of an animation count as rules within it. */
export function styleRules(file: string, css: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  const open: { readonly prelude: string; readonly declarations: string[] }[] = [];
  for (const [, text, mark] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/((?:"[^"]*"|'[^']*'|[^{};"'])*)([{};])/g)) {
    const found = plain(text!);
    if (mark === '{') open.push({ prelude: found, declarations: [] });
    else if (found !== '') open.at(-1)?.declarations.push(found);
    if (mark !== '}') continue;
    const { prelude, declarations } = open.pop()!;
    if (declarations.length > 0)
      rules.push({ file, within: open.map((outer) => outer.prelude), selector: prelude, declarations: [...declarations].sort() });
  }
  return rules;
}

/** The classes that a selector names. */
export const classesOf = (selector: string): readonly string[] => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);

/** Whether a source names a class, alone or among others; `mt-${column}` names all that begin with `mt-`. */
export function classNamer(sources: readonly string[]): (name: string) => boolean {
  const words = new Set<string>();
  const patterns: RegExp[] = [];
  for (const source of sources)
    for (const [, word] of source.matchAll(/(?<![\w-])((?:[\w-]|\$\{[^}]*\})+)(?![\w-])/g)) {
      if (!word!.includes('${')) words.add(word!);
      else if (/^[a-z][\w]*-/i.test(word!)) patterns.push(new RegExp(`^${word!.split(/\$\{[^}]*\}/).join('[\\w-]+')}$`));
    }
  return (name) => words.has(name) || patterns.some((pattern) => pattern.test(name));
}

/** Fewer are alike by chance. */
const minDeclarations = 4;

/** Rules of several declarations that say the same as an earlier one in the same place. */
export function repeatedRules(rules: readonly StyleRule[]): readonly string[] {
  const first = new Map<string, StyleRule>();
  return rules.flatMap((rule) => {
    const key = JSON.stringify([rule.within, rule.declarations]);
    const earlier = first.get(key);
    if (rule.declarations.length < minDeclarations) return [];
    if (earlier === undefined) first.set(key, rule);
    return earlier === undefined ? [] : [`${rule.file} ${rule.selector} = ${earlier.file} ${earlier.selector}`];
  });
}
