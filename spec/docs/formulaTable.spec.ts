import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';

it('the table of the formulas is that of the computed figures', () => {
  const { stderr, status } = spawnSync('node', ['docs/formulasPage.ts', '--check'], { encoding: 'utf8' });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
