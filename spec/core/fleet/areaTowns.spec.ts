import { expect, test } from '@jest/globals';
import { areaTowns } from '../../../core/fleet/index.ts';

test.each<readonly [readonly string[], Readonly<Record<string, readonly string[]>>]>([
  [['90402 Nürnberg', '90762 Fürth', '90431 Nürnberg', '20457 Hamburg'], { '90xxx': ['Nürnberg', 'Fürth'], '20xxx': ['Hamburg'] }],
  [['A-8010 Graz', 'Ulm, 89073'], { 'A-80xx': ['Graz'], '89xxx': ['Ulm'] }],
  [['89073', '89073 Ulm'], { '89xxx': ['Ulm'] }],
  [['Lager', ''], { Lager: [], '': [] }],
])('[FLEET-4] the towns of %j, by area, are %j', (places, towns) => {
  expect(Object.fromEntries(areaTowns(places))).toEqual(towns);
});
