import type { FailingSpecs, SoundSpecs } from './SoundSpecs.ts';

/** What became of a change: killed by a spec that fails, or by one that never ends; or no spec noticed it. */
export type Outcome = { readonly as: 'killed'; readonly by: string } | { readonly as: 'unending' | 'survived' };

/** How many specs run at once: few at first, as most changes are noticed by the nearest. */
const portions = [2, 8];
const furtherPortion = 20;

function portionsOf(specs: readonly string[]): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (let from = 0; from < specs.length; from += found.at(-1)!.length) {
    found.push(specs.slice(from, from + (portions[found.length] ?? furtherPortion)));
  }
  return found;
}

/** Whether a change is noticed by one of the specs, the first ones first. */
export async function outcomeOf(
  specs: readonly string[],
  change: { readonly make: () => void; readonly undo: () => void },
  failing: FailingSpecs,
  sound: SoundSpecs,
): Promise<Outcome> {
  for (const portion of portionsOf(specs)) {
    for (;;) {
      const asked = portion.filter((spec) => sound.isSound(spec));
      change.make();
      const failed = await failing(asked, true);
      change.undo();
      if (failed === undefined) return { as: 'unending' };
      if (failed.length === 0) break;
      await sound.learn(failed);
      const by = failed.find((spec) => sound.isSound(spec));
      if (by !== undefined) return { as: 'killed', by };
    }
  }
  return { as: 'survived' };
}
