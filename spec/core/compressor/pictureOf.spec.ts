import { expect, test } from '@jest/globals';
import { pictureOf } from '../../../core/compressor/index.ts';

test.each([
  ['a known type, against the technology', 'T 90', 4, 'turbo', 'own'],
  ['a known type without a technology', 'P 15', undefined, 'piston', 'thirdParty'],
  ['a known type in another spelling', ' s  75 f ', 2, 'screw', 'own'],
  ['the technology where the type is unknown', 'Q 7', 2, 'piston', 'thirdParty'],
  ['the technology where the type is a name of the language', 'constructor', 6, 'turbo', 'own'],
  ['the technology where the type is missing', undefined, 3, 'turbo', 'thirdParty'],
] as const)('[ENT-2] %s selects the picture', (_, productType, technology, kind, make) => {
  expect(pictureOf(productType, technology)).toEqual({ kind, make });
});

test.each([
  ['nothing is known', undefined, undefined],
  ['the type is unknown and the technology missing', 'Q 7', undefined],
  ['the slot is empty', 'S 75', 0],
] as const)('[ENT-2] there is no picture where %s', (_, productType, technology) => {
  expect(pictureOf(productType, technology)).toBeUndefined();
});
