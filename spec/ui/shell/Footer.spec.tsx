import { expect, it } from '@jest/globals';
import { Footer } from '../../../ui/shell/Footer.tsx';
import { markupOf } from '../markupOf.tsx';
import { storesOver } from '../stores/stationFixture.ts';

it('the footer leads to the licences that the station serves', () => {
  expect(markupOf(storesOver(), <Footer />, '/')).toMatch(/<a href="\/licences\.txt">Lizenzen<\/a>/);
});
