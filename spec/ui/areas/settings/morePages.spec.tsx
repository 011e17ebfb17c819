import { describe, expect, it, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { CustomerPage, NetworkPage, PrintPage, SharePage, TimePage } from '../../../../ui/areas/settings/index.ts';
import { openSettings, plain, rendered } from './settingsFixture.tsx';

const pages: readonly (readonly [name: string, Page: ComponentType, isOpen: boolean])[] = [
  ['network', NetworkPage, false],
  ['print', PrintPage, true],
  ['time', TimePage, true],
  ['share', SharePage, false],
  ['customer', CustomerPage, true],
];

describe.each(pages)('the page %s', (_, Page, isOpen) => {
  it('has Apply and Dismiss, which wait for a change', async () => {
    const page = rendered(await openSettings(), <Page />);
    for (const name of ['Verwerfen', 'Übernehmen']) expect(page).toMatch(new RegExp(`<button[^>]* disabled=""[^>]*>${name}</button>`));
    expect(page).not.toContain('lk-on');
  });

  test.each(['demo', 'read'])('[ACC-6] is covered for the level %s, which may not write', async (level) => {
    const page = rendered(await openSettings({}, level), <Page />);
    expect(plain(page)).toContain('Nur mit Schreibrecht');
    expect(page).toMatch(/<fieldset class="lk lk-on" disabled/);
    expect(page).not.toContain('>Übernehmen</button>');
    expect(page.includes('class="in"')).toBe(isOpen);
  });
});
