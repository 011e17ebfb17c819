import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint, Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { quantityArithmetic } from './quantityArithmetic.js';

const fixtures = join(import.meta.dirname, 'fixtures/quantities');
const root = join(import.meta.dirname, '../..');
const programs = [
  ts.createProgram({ rootNames: [join(fixtures, 'forbidden.ts'), join(fixtures, 'allowed.ts')], options: { strict: true } }),
];

/** The lines of a fixture that the rule reports. */
function reportedLines(name: string): readonly number[] {
  const code = readFileSync(join(fixtures, name), 'utf8');
  const languageOptions = { parser: tseslint.parser as Linter.Parser, parserOptions: { programs } };
  const messages = new Linter({ cwd: fixtures }).verify(
    code,
    [{ files: ['**/*.ts'], languageOptions, ...quantityArithmetic }],
    join(fixtures, name),
  );
  return messages.map(({ line, ruleId, message }) => {
    if (ruleId === null) throw new Error(message);
    return line;
  });
}

describe('arithmetic on quantities', () => {
  it('is reported by the unit in a name, and by the type of a figure or a column', () => {
    expect(reportedLines('forbidden.ts')).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 15]);
  });

  it('leaves geometry, times in milliseconds and comparisons alone', () => {
    expect(reportedLines('allowed.ts')).toEqual([]);
  });

  it('is looked for in all of the dashboard, and in no other folder', async () => {
    const of = async (file: string) => {
      const config = (await new ESLint({ cwd: root }).calculateConfigForFile(file)) as Linter.Config;
      return config.rules?.['quantities/arithmetic'];
    };
    expect([await of('ui/areas/energy/x.ts'), await of('ui/kit/X.tsx')]).toEqual([[2], [2]]);
    expect([await of('core/balance/x.ts'), await of('station/x.ts')]).toEqual([undefined, undefined]);
  });
});
