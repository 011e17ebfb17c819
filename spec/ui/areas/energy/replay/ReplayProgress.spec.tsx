import { expect, test } from '@jest/globals';
import type { Language } from '../../../../../i18n/index.ts';
import { ReplayProgress } from '../../../../../ui/areas/energy/replay/ReplayProgress.tsx';
import { openEnergy, plain, rendered } from '../energyFixture.tsx';

test.each<readonly [Language, string]>([
  ['de', 'Wird nachgerechnet, 42\u00a0%'],
  ['en', 'Wird nachgerechnet, 42%'],
])('how far a replay is has the percent sign where a reader of %s expects it', async (language, says) => {
  const opened = await openEnergy();
  opened.preferences.setLanguage(language);
  expect(plain(rendered(opened, <ReplayProgress done={0.429} onCancel={() => {}} />))).toContain(says);
});
