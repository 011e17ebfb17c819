import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** Each test starts processes of its own. */
const run = (...args: readonly string[]) => spawnSync('node', ['tools/apiPage.mjs', ...args], { encoding: 'utf8' });

describe('the reference of the core', () => {
  it('is up to date and documents every export', () => {
    const { stderr, status } = run('--check');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });
});

describe('a reference page', () => {
  const core = join(import.meta.dirname, 'fixtures/api/core');
  const undocumented = [
    'gauges/gauge.ts: until has no docstring',
    'gauges/gauge.ts: Span has no docstring',
    'loose: the folder is not exported by index.ts',
  ];
  let folder: string;
  let out: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
    out = join(folder, 'api.md');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('names what lacks a docstring and what is not collected', () => {
    const { stderr, status } = run('--core', core, '--out', out);
    expect(stderr.trim().split('\n').sort()).toEqual([...undocumented].sort());
    expect(status).toBe(1);
  });

  it('shows signatures, lists and types with their docstrings', () => {
    const page = readFileSync(out, 'utf8');
    expect(page).toContain('## pressluft/core/gauges\n\nGauges on the wall.');
    expect(page).toContain('```ts\nisHigh({ valueBar }: Gauge, markBar?: number): boolean\n```\n\nAbove its mark; false for NaN.');
    expect(page).toContain('```ts\nmarks: readonly ["low", "high"]\n```\n\nMarks on a dial.');
    expect(page).toContain('```ts\ntype Mark = (typeof marks)[number];\n```\n\nOne of `marks`.');
    expect(page).toContain('interface Gauge {\n  /** In bar. */\n  readonly valueBar: number;\n}');
  });

  it('is out of date once a docstring has changed', () => {
    expect(run('--check', '--core', core, '--out', out).stderr).not.toContain('out of date');
    expect(run('--check', '--core', core, '--out', join(folder, 'none.md')).stderr).toContain(
      'none.md is out of date: node tools/apiPage.mjs',
    );
  });
});
