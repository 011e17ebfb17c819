import { expect, it } from '@jest/globals';
import { shortServiceNames } from '../../../../ui/areas/maintenance/shortServiceNames.ts';

it('the short names of parts keep to 4 and 7 characters, and no two are alike', () => {
  const names = Object.values(shortServiceNames);
  const briefest = names.map((name) => name.briefest);
  expect(briefest.filter((name) => name.length > 4)).toEqual([]);
  expect(new Set(briefest).size).toBe(briefest.length);
  const brief = names.flatMap((name) => name.brief ?? []);
  expect(brief.filter((name) => name.length > 7)).toEqual([]);
  expect(new Set(brief).size).toBe(4);
});
