import { expect, it } from '@jest/globals';
import { productVersion } from '../../../ui/kit/index.ts';
import { Footer } from '../../../ui/shell/Footer.tsx';
import { markupOf } from '../markupOf.tsx';
import { storesOver } from '../stores/stationFixture.ts';

it('[ROUTE-1] the footer has the version of the dashboard, not that of the station', async () => {
  const parts = storesOver({ facts: { version: '9.9.9', stationName: '', contactLink: '', compressorCount: 0 } });
  await parts.facts.load();
  expect(markupOf(parts, <Footer />, '/')).toContain(`<span>Version ${productVersion || '---'}</span>`);
});

it('the footer leads to the licences that the station serves', () => {
  expect(markupOf(storesOver(), <Footer />, '/')).toMatch(/<a href="\/licences\.txt">Lizenzen<\/a>/);
});
