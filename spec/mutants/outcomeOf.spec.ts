import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './outcomeOf.ts';
import type { Verdict } from './openSpecRunner.ts';
import { SoundSpecs } from './SoundSpecs.ts';

const specs = ['a', 'b', 'c'];

/** What became of a change by which some specs say something else than that they pass; others fail without it. */
async function outcomeWith(changed: Readonly<Record<string, Verdict>>, brokenAnyway: readonly string[] = []) {
  let isChanged = false;
  const runs: string[] = [];
  const run = (spec: string) => {
    runs.push(isChanged ? spec : `${spec} as it is`);
    return Promise.resolve(brokenAnyway.includes(spec) ? 'failed' : isChanged ? (changed[spec] ?? 'passed') : 'passed');
  };
  const sound = new SoundSpecs();
  const change = { make: () => void (isChanged = true), undo: () => void (isChanged = false) };
  const outcome = await outcomeOf(specs, change, run, sound);
  expect(isChanged).toBe(false);
  return { outcome, runs, unsound: sound.unsound };
}

describe('a change of a source', () => {
  it('is killed by the first spec that fails with it and passes without it', async () => {
    const { outcome, runs } = await outcomeWith({ b: 'failed', c: 'failed' });
    expect(outcome).toEqual({ as: 'killed', by: 'b' });
    expect(runs).toEqual(['a', 'b', 'b as it is']);
  });

  it('survives where no spec notices it, all of them asked', async () => {
    const { outcome, runs } = await outcomeWith({});
    expect(outcome).toEqual({ as: 'survived' });
    expect(runs).toEqual(specs);
  });

  it('is not noticed by a spec that fails anyway, which is named and left out from then on', async () => {
    const { outcome, runs, unsound } = await outcomeWith({}, ['a']);
    expect(outcome).toEqual({ as: 'survived' });
    expect(runs).toEqual(['a', 'a as it is', 'b', 'c']);
    expect(unsound).toEqual(['a']);
    expect((await outcomeWith({ b: 'failed' }, ['a'])).outcome).toEqual({ as: 'killed', by: 'b' });
  });

  it('with which a spec never ends is noticed', async () => {
    expect((await outcomeWith({ b: 'unending' })).outcome).toEqual({ as: 'unending', by: 'b' });
  });
});
