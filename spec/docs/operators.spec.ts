import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { proseOf, textOf } from './pages.ts';

/** Texts of the interface in a language, by the German one. */
function textsIn(language: 'de' | 'en'): ReadonlySet<string> {
  const catalogue = readFileSync(`i18n/catalogues/${language}/messages.po`, 'utf8');
  const entries = [...catalogue.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gm)];
  const joined = (lines: string) => (JSON.parse(`[${lines.trim().split('\n').join(',')}]`) as string[]).join('');
  return new Set(entries.map(([, id, text]) => (language === 'de' ? joined(id!) : joined(text!)).replaceAll("''", "'")));
}

/** What stands in bold and is no word of the interface. */
const emphasised = new Set(['Oben auf jeder Seite', 'At the top of every page']);

const boldIn = (page: string) =>
  [...proseOf(page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, words]) => words!).filter((words) => !emphasised.has(words));

const manuals = [
  ['de', 'docs/operators.de.md'],
  ['en', 'docs/operators.en.md'],
  ['de', 'docs/connect.de.md'],
  ['en', 'docs/connect.en.md'],
] as const;

describe.each(manuals)('in %s the words in bold of %s', (language, page) => {
  const texts = textsIn(language);

  test.each([...new Set(boldIn(page))])('%s: a text of the interface', (words) => {
    expect(texts).toContain(words);
  });
});

describe("the operator's manuals", () => {
  const [german, english] = [textOf('docs/operators.de.md'), textOf('docs/operators.en.md')];
  const shape = (text: string) => text.split('\n').map((line) => /^(?:#+|!\[|\||-)/.exec(line)?.[0]);
  const pictures = (text: string) => [...text.matchAll(/\]\(pictures\/(\w+)\.\w\w\.webp\)/g)].map(([, name]) => name);

  it('have the same headings, tables, lists and pictures in both languages', () => {
    const kept = (text: string) => shape(text).filter((each) => each !== undefined);
    expect(kept(german)).toEqual(kept(english));
    expect(pictures(german)).toEqual(pictures(english));
    expect(pictures(german).length).toBeGreaterThan(5);
  });

  it('show their own language', () => {
    expect(german).not.toMatch(/pictures\/\w+\.en\./);
    expect(english).not.toMatch(/pictures\/\w+\.de\./);
  });
});
