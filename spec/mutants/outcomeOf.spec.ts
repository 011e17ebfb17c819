import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './outcomeOf.ts';
import { SoundSpecs } from './SoundSpecs.ts';

const specs = Array.from({ length: 40 }, (_, i) => `spec/${i + 1}.spec.ts`);

/** What became of a change that some specs notice; others fail without it. */
async function outcomeWith(noticedBy: readonly number[], brokenAnyway: readonly number[] = []) {
  let isChanged = false;
  const runs: string[] = [];
  const failing = (asked: readonly string[]) => {
    runs.push(`${isChanged ? 'changed' : 'as it is'}: ${asked.length}`);
    const bad = [...brokenAnyway, ...(isChanged ? noticedBy : [])].map((number) => `spec/${number}.spec.ts`);
    return Promise.resolve(asked.filter((spec) => bad.includes(spec)));
  };
  const sound = new SoundSpecs(failing);
  const change = { make: () => void (isChanged = true), undo: () => void (isChanged = false) };
  const outcome = await outcomeOf(specs, change, failing, sound);
  expect(isChanged).toBe(false);
  return { outcome, runs, unsound: sound.unsound };
}

describe('a change of a source', () => {
  it('is noticed by a spec that passes without it, of few at first', async () => {
    const { outcome, runs } = await outcomeWith([2, 30]);
    expect(outcome).toEqual({ as: 'killed', by: 'spec/2.spec.ts' });
    expect(runs).toEqual(['changed: 2', 'as it is: 1']);
    expect((await outcomeWith([30])).runs).toEqual(['changed: 2', 'changed: 8', 'changed: 20', 'as it is: 1']);
  });

  it('survives where no spec notices it, all of them asked', async () => {
    const { outcome, runs } = await outcomeWith([]);
    expect(outcome).toEqual({ as: 'survived' });
    expect(runs).toEqual(['changed: 2', 'changed: 8', 'changed: 20', 'changed: 10']);
  });

  it('is not noticed by a spec that fails anyway, which is left out from then on', async () => {
    const { outcome, runs, unsound } = await outcomeWith([], [1]);
    expect(outcome).toEqual({ as: 'survived' });
    expect(runs.slice(0, 3)).toEqual(['changed: 2', 'as it is: 1', 'changed: 1']);
    expect(unsound).toEqual(['spec/1.spec.ts']);
    expect((await outcomeWith([2], [1])).outcome).toEqual({ as: 'killed', by: 'spec/2.spec.ts' });
  });

  it('with which specs never end is noticed', async () => {
    const failing = () => Promise.resolve(undefined);
    const nothing = () => undefined;
    expect(await outcomeOf(specs, { make: nothing, undo: nothing }, failing, new SoundSpecs(failing))).toEqual({ as: 'unending' });
  });
});
