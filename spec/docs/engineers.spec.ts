import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, test } from '@jest/globals';
import { type DayFileLayout, dayFileHead, dayFileLayouts, dayFileRow, latestLayout } from '../../core/dayFile/index.ts';
import * as core from '../../core/index.ts';
import { emptyRow } from '../../core/samples/index.ts';
import { pageExamples, shownAs } from './pageExamples.ts';

const page = readFileSync('docs/engineers.md', 'utf8');
const rows = new Map(
  [...page.matchAll(/^\| (V[\w.-]+) \| (.+) \|$/gm)].map(([, version, cells]) => [
    version!,
    cells!.split(' | ').map((cell) => cell.replaceAll('`', '')),
  ]),
);
const header = { date: '2026-11-20', schematicNumber: 'S1', softwareVersion: latestLayout.version, periodS: 2 } as const;

describe('the page for engineers', () => {
  it('has a row for each layout of a day file, oldest first', () => {
    expect([...rows.keys()]).toEqual(dayFileLayouts.map(({ version }) => version));
  });

  test.each<[string, DayFileLayout]>(dayFileLayouts.map((layout) => [layout.version, layout]))(
    'states how %s is written',
    (version, layout) => {
      const [delimiter, decimalSign, time, units] = rows.get(version)!;
      expect([delimiter, decimalSign]).toEqual([layout.delimiter, layout.decimalSign]);
      const written = dayFileRow(layout, emptyRow(Date.parse('2026-11-20T00:00:02Z'))).split(layout.delimiter)[0];
      expect(time).toBe(written);
      expect(units).toBe({ ownLine: 'a line below the columns', columnLine: 'in brackets behind each name' }[layout.unitsIn]);
    },
  );

  it('names the columns that each layout adds to the one before', () => {
    let known: readonly string[] = [];
    for (const { version, compressor } of dayFileLayouts) {
      const names = compressor.map(({ name }) => name);
      const added = names.filter((name) => !known.includes(name));
      const reported = rows.get(version)!.at(-1)!;
      expect([version, reported.replace(/^and /, '')]).toEqual([version, added.length === 0 ? 'the same' : added.join(', ')]);
      expect([version, known.filter((name) => !names.includes(name))]).toEqual([version, []]);
      known = names;
    }
  });

  it('shows how the latest layout begins', () => {
    const shown = [...page.matchAll(/^ {4}((?:date|schematic number|software version|period \[s\]|timestamp \[UTC\]),.*)$/gm)].map(
      ([, line]) => line!,
    );
    const written = dayFileHead(latestLayout, header).split('\n');
    expect(shown.slice(0, -1)).toEqual(written.slice(0, shown.length - 1));
    expect(shown.at(-1)).toMatch(/, \.\.\.$/);
    expect(written[shown.length - 1]!.startsWith(shown.at(-1)!.replace(/, \.\.\.$/, ','))).toBe(true);
  });
});

describe('the worked examples', () => {
  const context = createContext({ ...core });
  const examples = pageExamples(page.replaceAll(/^import .*\n/gm, ''));

  test.each(examples)('[GAIN-4] [GAIN-5] $expression is $result', ({ code, result }) => {
    expect(shownAs(runInContext(code, context), result)).toBe(result);
  });

  it('take all that they use from the core, in twelve results', () => {
    const imports = [...page.matchAll(/^import \{ (.+) \} from 'pressluft\/core';$/gm)];
    expect(imports).toHaveLength(2);
    expect(imports.flatMap(([, names]) => names!.split(', ')).filter((name) => !(name in core))).toEqual([]);
    expect(examples).toHaveLength(12);
  });
});
