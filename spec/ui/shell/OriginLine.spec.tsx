import { describe, expect, it, test } from '@jest/globals';
import type { ValueOrigin } from '../../../core/master/index.ts';
import { Page } from '../../../ui/shell/Page.tsx';
import { markupOf, plain } from '../markupOf.tsx';
import { storesOver } from '../stores/stationFixture.ts';

const facts = { version: '', stationName: '', contactLink: '', compressorCount: 0 };

async function pageOf(origin: ValueOrigin | undefined) {
  const parts = storesOver({ facts: origin === undefined ? facts : { ...facts, origin } });
  await parts.facts.load();
  return markupOf(parts, <Page crumbs={[{ label: 'Seite' }]}>Inhalt</Page>, '/overview/master');
}

describe('the line about the origin of the values', () => {
  test.each([
    ['demo', 'Demo. Erfundene Station zum Ausprobieren.'],
    ['simulated', 'Simulation. Ein Anlagenmodell berechnet diese Werte.'],
    ['recorded', 'Aufzeichnung. Frühere Messwerte werden noch einmal abgespielt.'],
    ['none', 'Keine Anlage. Diese Station hat keine Quelle für aktuelle Werte.'],
  ] as const)('[ORIGIN-1] stands on every page of a station with %s values: %s', async (origin, words) => {
    const line = /<p class="origin[^"]*" role="note">.*?<\/p>/s.exec(await pageOf(origin))?.[0];
    expect(plain(line ?? '')).toBe(words);
  });

  it.each(['measured', undefined] as const)('is none of a station with %s values', async (origin) => {
    expect(await pageOf(origin)).not.toContain('role="note"');
  });
});
