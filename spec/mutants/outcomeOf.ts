import type { RunSpec } from './openSpecRunner.ts';
import type { SoundSpecs } from './SoundSpecs.ts';

/** What became of a change: killed by a spec that fails, or by one that never ends; or no spec noticed it. */
export type Outcome = { readonly as: 'killed' | 'unending'; readonly by: string } | { readonly as: 'survived' };

/** Whether a change is noticed by one of the specs, the first ones first. */
export async function outcomeOf(
  specs: readonly string[],
  change: { readonly make: () => void; readonly undo: () => void },
  run: RunSpec,
  sound: SoundSpecs,
): Promise<Outcome> {
  for (const spec of specs) {
    if (!sound.isSound(spec)) continue;
    change.make();
    const verdict = await run(spec);
    change.undo();
    if (verdict === 'passed') continue;
    if (await sound.learn(spec, run)) return { as: verdict === 'failed' ? 'killed' : verdict, by: spec };
  }
  return { as: 'survived' };
}
