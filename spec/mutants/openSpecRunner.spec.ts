import { afterEach, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { openSpecRunner, type SpecRunner } from './openSpecRunner.ts';

const root = join(import.meta.dirname, '../..');
const fixture = (name: string) => `spec/mutants/fixtures/${name}.ts`;

let runner: SpecRunner;
afterEach(() => runner.close());

describe('specs that are asked one after the other', () => {
  it('pass or fail, and one that takes its process with it fails as well', async () => {
    runner = openSpecRunner(root);
    const verdicts = [];
    for (const name of ['passes', 'fails', 'passes', 'leaves', 'passes']) verdicts.push(await runner.run(fixture(name)));
    expect(verdicts).toEqual(['passed', 'failed', 'passed', 'failed', 'passed']);
  });

  it('are not run where there is no process for them', async () => {
    runner = openSpecRunner(import.meta.dirname);
    await expect(runner.run(fixture('passes'))).rejects.toThrow(`no process for the specs of ${import.meta.dirname}`);
  });

  it('are given up where they never end', async () => {
    runner = openSpecRunner(root, 1000);
    expect(await runner.run(fixture('neverEnds'))).toBe('unending');
  });
});
