import { describe, expect, it } from '@jest/globals';
import { duties, dutyNotice } from '../../../../core/duties/index.ts';
import { DutiesPage } from '../../../../ui/areas/energy/duties/DutiesPage.tsx';
import { openEnergy, plain, rendered } from './energyFixture.tsx';

describe('[GAIN-11] the page of the duties', () => {
  it('lists them with source and day, below the word that it does not advise', async () => {
    const page = rendered(await openEnergy({}, 'read'), <DutiesPage />);
    const text = plain(page);
    expect(text).toContain(dutyNotice.de);
    for (const { law, who, source } of duties) {
      expect(text).toContain(law.de);
      expect(text).toContain(who.de);
      if (source !== undefined) expect(page).toContain(`href="${source.url}" target="_blank" rel="noreferrer">${source.name}`);
    }
    expect(text.split('Quellenicht geprüft')).toHaveLength(duties.filter(({ source }) => source === undefined).length + 1);
    expect(text).toContain('Stand23.11.2026');
  });
});
