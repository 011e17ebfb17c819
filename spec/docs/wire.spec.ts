import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { calls, pushed } from '../../adapters/contract/index.ts';

it('the pages of the wires are up to date with the contract', () => {
  const { stderr, status } = spawnSync('node', ['docs/wirePage.ts', '--check'], { encoding: 'utf8' });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});

it('the page of the wire names every call and every event', () => {
  const page = readFileSync('docs/wire.md', 'utf8');
  for (const { method, path } of Object.values(calls)) expect(page).toContain(`### ${method} ${path}\n`);
  for (const { event } of Object.values(pushed)) expect(page).toContain(`### ${event} to the `);
});
