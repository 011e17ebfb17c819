import { expect, test } from '@jest/globals';
import { BalanceShape } from '../../../../../ui/areas/energy/balance/BalanceShape.tsx';
import { markupOf, plain } from '../../../markupOf.tsx';
import { storesOver } from '../../../stores/stationFixture.ts';

test.each([
  ['noRange', /Ohne Zeitraum gibt es keinen Bericht/],
  ['failed', /Der Bericht für diesen Zeitraum konnte nicht geladen werden\.$/],
  ['notAsked', /Der Bericht für diesen Zeitraum ist noch nicht geladen\.$/],
] as const)('in the place of a balance that is missing (%s) stands why', (kind, words) => {
  const shown = plain(markupOf(storesOver(), <BalanceShape kind={kind} />, '/'));
  expect(shown).toMatch(words);
  expect(/Ohne Zeitraum/.test(shown)).toBe(kind === 'noRange');
});
