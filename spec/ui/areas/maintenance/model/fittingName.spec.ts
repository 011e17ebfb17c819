import { expect, test } from '@jest/globals';
import { fittingName } from '../../../../../ui/areas/maintenance/model/fittingName.ts';

test.each([
  [['Universal 1', 'Univ. 1'], 15, 'Universal 1'],
  [['Universal 1', 'Univ. 1'], 10, 'Univ. 1'],
  [['Universal 1', 'Univ. 1'], 4, 'Uni\u2026'],
  [['Ölabscheider'], 10, 'Ölabschei\u2026'],
  [['Ölabscheider', 'ÖlA.'], 4, 'ÖlA.'],
  [['Motor'], 5, 'Motor'],
  [[], 5, ''],
])('of %p within %d characters %p is shown', (names, limit, shown) => {
  expect(fittingName(names, limit)).toBe(shown);
});
