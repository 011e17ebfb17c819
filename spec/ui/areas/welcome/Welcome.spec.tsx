import { describe, expect, it } from '@jest/globals';
import type { Level } from '../../../../core/access/index.ts';
import type { StationFacts } from '../../../../core/ports/index.ts';
import { defaultSettings } from '../../../../core/settings/index.ts';
import { Welcome } from '../../../../ui/areas/welcome/Welcome.tsx';
import { ContactLink } from '../../../../ui/shell/header/ContactLink.tsx';
import { StationStore } from '../../../../ui/stores/index.ts';
import { markupOf } from '../../markupOf.tsx';
import { storesOver } from '../../stores/stationFixture.ts';

const facts: StationFacts = {
  version: 'V3.21-RC10',
  stationName: 'Werk Süd',
  contactLink: 'mailto:service@station.example',
  compressorCount: 6,
};

/** What the page at `/` shows of a station with these facts, and the contact link of the header over it. */
async function shown(answer: StationFacts | undefined, level?: Level) {
  const parts = storesOver({ settings: { ...defaultSettings, customer: { ...defaultSettings.customer, stationName: '' } } });
  const station = new StationStore({
    read: () => Promise.resolve(answer === undefined ? { outcome: 'unreachable' } : { outcome: 'succeeded', value: answer }),
  });
  await station.load();
  if (level !== undefined) await parts.session.login(level);
  const page = (
    <>
      <ContactLink />
      <Welcome />
    </>
  );
  const markup = markupOf({ ...parts, facts: station }, page, '/');
  return {
    heading: /<h1>(.*?)<\/h1>/.exec(markup)?.[1],
    text: markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
    contact: /<a class="ib" href="([^"]*)"/.exec(markup)?.[1],
    dialogs: [...markup.matchAll(/role="dialog".*?<input[^>]*type="password"/gs)].length,
    areas: [...markup.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href),
  };
}

describe('the welcome page', () => {
  it('[ROUTE-1] shows name, version and contact of the station, and the login dialog, before any login', async () => {
    const { heading, text, contact, dialogs, areas } = await shown(facts);
    expect(heading).toBe('Werk Süd');
    expect(text).toContain('Version der Steuerung V3.21-RC10');
    expect(text).toContain('Verdichter 6');
    expect(contact).toBe('mailto:service@station.example');
    expect([dialogs, areas]).toEqual([1, []]);
  });

  it('[ROUTE-1] has the areas that may be opened in place of the login dialog after a login', async () => {
    const { text, dialogs, areas } = await shown(facts, 'demo');
    expect(text).toContain('Version der Steuerung V3.21-RC10');
    expect(dialogs).toBe(0);
    expect(areas).toEqual(['/overview/master', '/analysis/graphics', '/energy_balancing/energy_consumption']);
  });

  it('lets a person log in while the station has not answered', async () => {
    const { heading, text, dialogs } = await shown(undefined);
    expect(heading).toBe('Druckluftstation');
    expect(text).toContain('Die Station antwortet nicht.');
    expect(dialogs).toBe(1);
  });
});
