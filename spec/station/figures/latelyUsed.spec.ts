import { expect, it } from '@jest/globals';
import { latelyUsed } from '../../../station/figures/latelyUsed.ts';

it('what was used lately is kept, what was not for longest makes room', () => {
  const kept = latelyUsed<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  kept.set('a', 4);
  expect(['a', 'b', 'c'].map((name) => kept.get(name))).toEqual([4, undefined, 3]);
  kept.clear();
  expect(kept.get('a')).toBeUndefined();
});
