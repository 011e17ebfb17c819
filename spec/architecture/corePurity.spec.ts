import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { corePurity } from './corePurity.js';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures/purity', name), 'utf8').trimEnd();
const forbidden = fixture('forbidden.ts');
const forbiddenLines = forbidden.split('\n').slice(1);

/** The lines that the rules report, one entry a report. */
function reportedLines(code: string, rules: Readonly<Record<string, ['error', ...unknown[]]>>): string[] {
  const parser = tseslint.parser as Linter.Parser;
  const messages = new Linter().verify(code, [{ files: ['**/*.ts'], languageOptions: { parser }, rules }], 'core/fixture.ts');
  return messages.map(({ line, ruleId, message }) => (ruleId === null ? message : (code.split('\n')[line - 1] ?? '')));
}

/** Every entry of every rule, with the rules as they would be without it. */
const without = Object.entries(corePurity.rules).flatMap(([rule, [severity, ...entries]]) =>
  entries.map((entry, at) => ({
    entry,
    rules: { ...corePurity.rules, [rule]: [severity, ...entries.toSpliced(at, 1)] as ['error', ...unknown[]] },
  })),
);

const rootConfigFor = async (file: string) => {
  const config = (await new ESLint({ cwd: join(import.meta.dirname, '../..') }).calculateConfigForFile(file)) as Linter.Config;
  return Object.fromEntries(Object.keys(corePurity.rules).map((rule) => [rule, config.rules?.[rule]]));
};

describe('purity of core', () => {
  it('reports each line that reaches for the host, the clock, chance or a locale, once', () => {
    expect(reportedLines(forbidden, corePurity.rules)).toEqual(forbiddenLines);
  });

  it('lets plain computation pass', () => {
    expect(reportedLines(fixture('allowed.ts'), corePurity.rules)).toEqual([]);
  });

  it('has no entry that no line needs', () => {
    const idle = without.filter(({ rules }) => reportedLines(forbidden, rules).length === forbiddenLines.length);
    expect(idle.map(({ entry }) => entry)).toEqual([]);
  });

  it('holds for every source of core and for no other folder', async () => {
    expect(await rootConfigFor('core/plant/deeper/x.ts')).toEqual(
      Object.fromEntries(Object.entries(corePurity.rules).map(([rule, [, ...options]]) => [rule, [2, ...options]])),
    );
    expect(Object.values(await rootConfigFor('station/x.ts')).filter(Boolean)).toEqual([]);
  });
});
