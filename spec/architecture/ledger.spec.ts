import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ledger, openIds, requiredIds } from './ledger/Ledger.ts';
import { ledgerProblems } from './ledger/ledgerProblems.ts';
import { ledgerReport } from './ledger/ledgerReport.ts';
import { readLedger } from './ledger/readLedger.ts';
import { titleMarkers } from './ledger/titleMarkers.ts';

describe('the ledger of this checkout', () => {
  const ledger = readLedger();
  afterAll(() => {
    process.stdout.write(`${ledgerReport(ledger)}\n`);
  });

  it('has requirements, each once proven or open, none open again', () => {
    expect(ledger.required.length).toBeGreaterThan(100);
    expect(ledgerProblems(ledger)).toEqual([]);
  });
});

/** The customer's texts stand beside the checkout where the project is developed. */
const given = join(import.meta.dirname, '../../../shared');
(existsSync(given) ? describe : describe.skip)('the given texts', () => {
  it.each(['requirements.md', 'requirements-2.md'])('stand in the ledger word by word: %s', (name) => {
    expect(readFileSync(join(import.meta.dirname, '..', name), 'utf8')).toBe(readFileSync(join(given, name), 'utf8'));
  });
});

describe('a ledger', () => {
  const sound: Ledger = {
    required: ['STATE-1', 'STATE-2', 'ENT-7'],
    open: ['ENT-7'],
    proofs: new Map([
      ['STATE-1', ['a.spec.ts', 'b.spec.ts']],
      ['STATE-2', ['b.spec.ts']],
    ]),
    onceProven: new Set(['STATE-1', 'STATE-2']),
  };

  it('with every ID either proven or open is sound', () => {
    expect(ledgerProblems(sound)).toEqual([]);
  });

  it('may add requirements, open at first', () => {
    expect(ledgerProblems({ ...sound, required: [...sound.required, 'ENT-8'], open: ['ENT-7', 'ENT-8'] })).toEqual([]);
  });

  it.each<[string, Partial<Ledger>, string[]]>([
    [
      'whose spec names an unknown ID',
      { proofs: new Map([...sound.proofs, ['STATE-99', ['c.spec.ts']]]) },
      ['STATE-99, named in c.spec.ts, is not required'],
    ],
    ['whose open list names an unknown ID', { open: ['ENT-7', 'ENT-99'] }, ['ENT-99, named in open.txt, is not required']],
    ['with an ID neither proven nor open', { open: [] }, ['ENT-7 has no proof and is not in open.txt']],
    [
      'with an ID proven and still open',
      { proofs: new Map([...sound.proofs, ['ENT-7', ['c.spec.ts']]]) },
      ['ENT-7 is proven in c.spec.ts: take it from open.txt (node spec/architecture/ledger.ts --write)'],
    ],
    ['with an ID that lost its proof', { proofs: new Map([['STATE-1', ['a.spec.ts']]]) }, ['STATE-2 has no proof and is not in open.txt']],
    [
      'with a lost proof put on the open list',
      { proofs: new Map([['STATE-1', ['a.spec.ts']]]), open: ['ENT-7', 'STATE-2'] },
      ['STATE-2 had a proof in an earlier commit: open.txt may not grow back'],
    ],
    ['with an ID twice', { required: [...sound.required, 'ENT-7'] }, ['ENT-7 is required twice']],
    ['with an open ID twice', { open: ['ENT-7', 'ENT-7'] }, ['ENT-7 is in open.txt twice']],
  ])('%s is at odds', (_, change, problems) => {
    expect(ledgerProblems({ ...sound, ...change })).toEqual(problems);
  });

  it('reports what is open by area', () => {
    expect(ledgerReport({ ...sound, required: [...sound.required, 'ENT-8', 'LIVE-1'] })).toBe(
      'Requirements: 2 of 5 proven, 3 open\n  ENT   7 8\n  LIVE  1',
    );
  });

  it('is read from the lines of its files', () => {
    expect(requiredIds('# Head\n\n- STATE-1 A state.\n- ENT-7 Missing, see STATE-1.\ntext - ENT-9 no\n')).toEqual(['STATE-1', 'ENT-7']);
    expect(requiredIds('- GAIN-1 Seven. GAIN-2 Peaks (7), as GAIN-9 says. GAIN-3 All.\n')).toEqual(['GAIN-1', 'GAIN-2', 'GAIN-3']);
    expect(openIds('# remark\nSTATE-1\n\nENT-x\n')).toEqual(['STATE-1', 'ENT-x']);
  });
});

describe('a title', () => {
  it.each<[string, string, string[]]>([
    ['of a test', `it('[STATE-1] a bit', () => {});`, ['STATE-1']],
    ['with several IDs', `test("[STATE-1, ENT-7] a bit [LIVE-2]", () => {});`, ['STATE-1', 'ENT-7', 'LIVE-2']],
    ['of a group', `describe('[STATE-1] states', () => { it('[ENT-7] a', () => {}); });`, ['STATE-1', 'ENT-7']],
    ['of a table', `it.each([['[ENT-7]']])('[STATE-1] %s', () => {});`, ['STATE-1']],
    ['of a tagged table', 'describe.each`a | b`("[STATE-1] $a", () => {});', ['STATE-1']],
    ['with a filled-in part', 'it(`[STATE-1] ${name} is off [ENT-7]`, () => {});', ['STATE-1', 'ENT-7']],
    ['in two pieces', `it('[STATE-1] one, ' + 'two', () => {});`, ['STATE-1']],
    ['inside a function', `export const suite = () => { it('[STATE-1] a', () => {}); };`, ['STATE-1']],
    ['of a range, which is no ID', `it('[STATE-1..3] a', () => {});`, ['STATE-1..3']],
    ['of a test that only holds while broken', `it.failing('[STATE-1] a', () => {});`, []],
    ['of a skipped test', `it.skip('[STATE-1] a', () => {}); xit('[STATE-2] a', () => {}); test.todo('[STATE-3] a');`, []],
    ['in a skipped group', `describe.skip('a', () => { it('[STATE-1] a', () => {}); });`, []],
    ['in a remark', `// it('[STATE-1] a', () => {});`, []],
    ['in other text', `expect("it('[STATE-1] a')").toBe('[STATE-2]'); log('[STATE-3] a');`, []],
    ['without a marker', `it('takes [a, b] and UTF-8', () => {});`, []],
  ])('%s carries its IDs', (_, source, ids) => {
    expect(titleMarkers(source)).toEqual(ids);
  });
});
