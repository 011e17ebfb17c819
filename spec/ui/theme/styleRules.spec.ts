import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { classesOf, classNamer, repeatedRules, styleRules } from './styleRules.ts';

const root = join(import.meta.dirname, '../../..');
const read = (pattern: string) => globSync(pattern, { cwd: root }).map((name) => [name, readFileSync(join(root, name), 'utf8')] as const);

const rulesIn = (pattern: string) => read(pattern).flatMap(([name, css]) => styleRules(name, css));
const namesIn = (patterns: readonly string[]) => classNamer(patterns.flatMap(read).map(([, source]) => source));

/** Sources, and what a package that draws for us names its parts. */
const named = ['ui/**/*.{ts,tsx,html,svg}', 'node_modules/leaflet/dist/leaflet.css'];

const unusedIn = (sheets: string, ...sources: readonly string[]) => {
  const isNamed = namesIn(sources);
  return rulesIn(sheets).flatMap(({ file, selector }) =>
    classesOf(selector)
      .filter((name) => !isNamed(name))
      .map((name) => `${file} .${name}`),
  );
};

const fixture = 'spec/ui/theme/fixtures';

describe('the style sheets', () => {
  it('have no class that no source names', () => {
    expect(unusedIn('ui/**/*.css', ...named)).toEqual([]);
  });

  it('say nothing twice: what several declarations set stands in one rule', () => {
    expect(repeatedRules(rulesIn('ui/**/*.css'))).toEqual([]);
  });
});

describe('a style sheet with both faults', () => {
  it('is found to have a class that no source names', () => {
    expect(unusedIn(`${fixture}/*.css`, `${fixture}/*.tsx`)).toEqual([`${fixture}/faults.css .ff-gone`]);
  });

  it('is found to repeat a rule, in whatever order, but not one of another width', () => {
    expect(repeatedRules(rulesIn(`${fixture}/*.css`))).toEqual([
      `${fixture}/faults.css .ff-tall, .ff-gone:hover = ${fixture}/faults.css .ff-wide`,
    ]);
  });
});
