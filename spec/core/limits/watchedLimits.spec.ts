import { expect, it } from '@jest/globals';
import { limitValues, watchedLimits } from '../../../core/limits/watchedLimits.ts';
import type { PointLimits } from '../../../core/settings/index.ts';

const point = (name: string, more: Partial<PointLimits> = {}): PointLimits =>
  ({ point: name, hasLower: true, lower: 6, hasUpper: true, upper: 8, ...more }) as PointLimits;

it('limits are watched as far as they are switched on, at a point', () => {
  const watched = watchedLimits([
    point('band'),
    point('lower', { hasUpper: false }),
    point('upper', { hasLower: false }),
    point('none', { hasLower: false, hasUpper: false }),
    point(''),
  ]);
  expect([...watched]).toEqual([
    ['band', { lower: 6, upper: 8 }],
    ['lower', { lower: 6, upper: undefined }],
    ['upper', { lower: undefined, upper: 8 }],
  ]);
  expect(limitValues([...watched.values(), undefined])).toEqual([6, 8, 6, 8]);
});
