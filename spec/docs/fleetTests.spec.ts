import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { textOf } from './pages.ts';

const page = 'docs/fleet-tests.md';
const ids = Array.from({ length: 19 }, (_, i) => `FLT-${i + 1}`);
const rows = new Map(
  textOf(page)
    .split('## Measured so far')[0]!
    .split('\n')
    .flatMap((line) => {
      const [, id, ...cells] = line.split('|').map((cell) => cell.trim());
      return id?.startsWith('FLT-') === true ? [[id, cells] as const] : [];
    }),
);
const filesIn = (cell: string) => [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => normalize(join('docs', target!)));

/** Where a test stands is said in a title of a spec, in the first words of a benchmark's budgets, or as a trial of the soak. */
const namesOf = (file: string) => {
  const text = readFileSync(file, 'utf8');
  const said = text.matchAll(/(?:it|test)(?:\.each\([^]*?\)|\.skip)?\(\s*(['"`])(.*?)\1,|ids: \[(.*?)\]|\/\*\* (FLT-.*?):/g);
  return [...said].map((match) => match.slice(2).join(' ')).join('\n');
};

describe('each test of a fleet', () => {
  it('stands in the table, in order', () => {
    expect([...rows.keys()]).toEqual(ids);
  });

  it.each(ids)('%s has a spec or benchmark that names it', (id) => {
    const [, , inSpecs, atFullSize] = rows.get(id)!;
    const named = [...filesIn(inSpecs!), ...filesIn(atFullSize!)].filter((file) => new RegExp(`\\b${id}\\b`).test(namesOf(file)));
    // what stands for the figures alone names no test
    const proving = [...(inSpecs!.startsWith('the figures') ? [] : filesIn(inSpecs!)), ...filesIn(atFullSize!)];
    expect(named).toEqual(expect.arrayContaining(proving));
    expect(proving.length).toBeGreaterThan(0);
  });
});
