import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { stationQueries } from './stationQueries.js';

const root = join(import.meta.dirname, '../..');

/** The lines of a fixture that the rule reports. */
function reportedLines(name: string): readonly number[] {
  const code = readFileSync(join(import.meta.dirname, 'fixtures/queries', name), 'utf8');
  const languageOptions = { parser: tseslint.parser as Linter.Parser };
  const messages = new Linter().verify(code, [{ files: ['**/*.ts'], languageOptions, ...stationQueries }], name);
  return messages.map(({ line, ruleId, message }) => {
    if (ruleId === null) throw new Error(message);
    return line;
  });
}

describe('one way to ask the station', () => {
  it('has no state, abort, clock or life cycle of its own beside it', () => {
    expect(reportedLines('forbidden.ts')).toEqual([7, 8, 9, 10, 10, 13, 17, 22, 26]);
  });

  it('leaves what uses it alone', () => {
    expect(reportedLines('allowed.ts')).toEqual([]);
  });

  it('is looked for in all of the dashboard but where it is made', async () => {
    const of = async (file: string) => {
      const config = (await new ESLint({ cwd: root }).calculateConfigForFile(file)) as Linter.Config;
      return config.rules?.['queries/one-way'];
    };
    expect([await of('ui/areas/energy/x.vm.ts'), await of('ui/kit/X.tsx')]).toEqual([[2], [2]]);
    expect([await of('ui/stores/StationQuery.ts'), await of('ui/stores/present.ts'), await of('station/x.ts')]).toEqual([
      [0],
      [0],
      undefined,
    ]);
  });
});
