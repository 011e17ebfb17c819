import { describe, expect, it } from '@jest/globals';
import type { Level } from '../../../../core/access/index.ts';
import type { StationFacts } from '../../../../core/ports/index.ts';
import { defaultSettings } from '../../../../core/settings/index.ts';
import { Welcome } from '../../../../ui/areas/welcome/Welcome.tsx';
import { ContactLink } from '../../../../ui/shell/header/ContactLink.tsx';
import { StationStore } from '../../../../ui/stores/index.ts';
import { markupOf } from '../../markupOf.tsx';
import { morningMs, snapshotAt, storesOver } from '../../stores/stationFixture.ts';

const facts: StationFacts = {
  version: '0.1.0',
  controllerVersion: 'V3.21-RC10',
  stationName: 'Werk Süd',
  contactLink: 'mailto:service@station.example',
  compressorCount: 6,
};

const report = snapshotAt(morningMs);

/** What the page at `/` shows of a station with these facts, and the contact link of the header over it. */
async function shown(answer: StationFacts | undefined, level?: Level, version?: string) {
  const parts = storesOver({ settings: { ...defaultSettings, customer: { ...defaultSettings.customer, stationName: '' } } });
  const station = new StationStore({
    read: () => Promise.resolve(answer === undefined ? { outcome: 'unreachable' } : { outcome: 'succeeded', value: answer }),
  });
  await station.load();
  if (level !== undefined) await parts.session.login(level);
  if (version !== undefined) parts.plant.receive({ ...report, master: { ...report.master, version } });
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

  it('[ROUTE-1] has the version of the control, which a control that says nothing before a login has in its values', async () => {
    const plain: StationFacts = { version: '0.1.0', stationName: '', contactLink: '', compressorCount: 0 };
    expect((await shown(plain)).text).toContain('Version der Steuerung ---');
    const { text } = await shown(plain, 'read', 'V4.0');
    expect(text).toContain('Version der Steuerung V4.0');
    expect(text).not.toContain('0.1.0');
  });

  it('[ORIGIN-1] says before any login that a station does not measure', async () => {
    expect((await shown({ ...facts, origin: 'demo' })).text).toContain('Demo. Erfundene Station zum Ausprobieren.');
    expect((await shown({ ...facts, origin: 'measured' })).text).not.toMatch(/Demo\.|Simulation|Aufzeichnung|Keine Anlage/);
  });

  it('lets a person log in while the station has not answered', async () => {
    const { heading, text, dialogs } = await shown(undefined);
    expect(heading).toBe('Druckluftstation');
    expect(text).toContain('Die Station antwortet nicht.');
    expect(dialogs).toBe(1);
  });
});
