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

it('as many values are kept as fit together by their size', () => {
  const kept = latelyUsed<string>(10, ({ length }) => length);
  kept.set('a', 'four');
  kept.set('b', 'six...');
  kept.set('a', 'fou');
  expect(['a', 'b'].map((name) => kept.get(name))).toEqual(['fou', 'six...']);
  kept.set('c', 'threeand8');
  expect(['a', 'b', 'c'].map((name) => kept.get(name))).toEqual([undefined, undefined, 'threeand8']);
  kept.set('d', 'more than ten');
  expect(['c', 'd'].map((name) => kept.get(name))).toEqual([undefined, undefined]);
  kept.set('e', '0123456789');
  expect(kept.get('e')).toBe('0123456789');
});
