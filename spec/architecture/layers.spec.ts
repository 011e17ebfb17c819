import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const fixtures = join(import.meta.dirname, 'fixtures/layers');
const options = await extractDepcruiseOptions(join(import.meta.dirname, 'layers.js'));
/** Several entries can be of one rule. */
const rules = [...new Set((options.ruleSet?.forbidden ?? []).map((rule) => rule.name ?? ''))];

/** Which rule each file breaks how often, as `rule file count`. */
const tally = (entries: readonly string[]): string[] =>
  [...new Set(entries)].map((entry) => `${entry} ${entries.filter((other) => other === entry).length}`).sort();

async function violationsIn(fixture: string): Promise<string[]> {
  const baseDir = join(fixtures, fixture);
  const { output } = await cruise(readdirSync(baseDir), { ...options, baseDir });
  return tally((output as ICruiseResult).summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
}

/** The imports that a fixture marks as forbidden. */
function marksIn(fixture: string): string[] {
  const files = readdirSync(join(fixtures, fixture), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return tally(
    files.flatMap(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const marks = readFileSync(path, 'utf8').split('// forbidden').length - 1;
      return Array<string>(marks).fill(`${fixture} ${relative(join(fixtures, fixture), path)}`);
    }),
  );
}

describe('layers', () => {
  it('have a fixture for every rule and a rule for every fixture', () => {
    expect(readdirSync(fixtures).sort()).toEqual([...rules, 'clean'].sort());
  });

  it.each(rules)('%s forbids the marked imports of its fixture and nothing else', async (rule) => {
    expect(marksIn(rule)).not.toEqual([]);
    expect(await violationsIn(rule)).toEqual(marksIn(rule));
  });

  it('allow every import that the design allows', async () => {
    expect(await violationsIn('clean')).toEqual([]);
  });
});
