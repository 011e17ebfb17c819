import { expect, it, test } from '@jest/globals';
import type { Level } from '../../../core/access/index.ts';
import { RefusalNotice } from '../../../ui/shell/RefusalNotice.tsx';
import { markupOf } from '../markupOf.tsx';
import { storesOver } from '../stores/stationFixture.ts';

async function said(state: unknown, level?: Level) {
  const parts = storesOver();
  if (level !== undefined) await parts.session.login(level);
  const markup = markupOf(parts, <RefusalNotice />, { pathname: '/', state });
  expect(markup).toMatch(/^<div class="refusal" role="status">.*<\/div>$/);
  return markup.replaceAll(/<[^>]*>/g, '');
}

test.each<[Level, unknown, string]>([
  [
    'demo',
    { refused: 'errors' },
    'Mit Ihrem Passwort lässt sich diese Seite nicht öffnen. Wer mit dem Schreibpasswort angemeldet ist, kann den Bereich „Störmeldungen“ in den Einstellungen unter „Rechte“ freigeben.',
  ],
  ['read', { refused: 'nowhere' }, 'Unter dieser Adresse gibt es keine Seite.'],
  ['read', { refused: 'errors' }, ''],
  ['read', null, ''],
])('to the %s user whose address left %j behind is said: %s', async (level, state, text) => {
  expect(await said(state, level)).toBe(text);
});

it('says nothing of closed areas to the next person, after a logout', async () => {
  expect(await said({ refused: 'errors' })).toBe('');
});
