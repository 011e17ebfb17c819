import { describe, expect, it, test } from '@jest/globals';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { goTo } from './settled.ts';
import { smallTargets } from './smallTargets.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { isLogWhole } from './trendPage.ts';

describe('the marks of the trend page', () => {
  const running = stationAndBrowser('short');

  async function openTrend(size: keyof typeof sizes, level?: 'write') {
    const [width, height] = sizes[size];
    const { station, open } = running();
    const watched = await open({ viewport: { width, height }, hasTouch: size === 'phone' });
    await openLoggedIn(watched.page, station.url, '/analysis/graphics', level);
    await watched.page.locator('.lc-control').waitFor();
    await isLogWhole(watched.page);
    return watched;
  }

  test.each(['desktop', 'phone'] as const)(
    '[TREND-6] a note is written, changed and deleted by keyboard, and stands on the time axis: %s',
    async (size) => {
      const { page, complaints } = await openTrend(size, 'write');
      const items = page.locator('.mk-item');
      const notes = items.filter({ hasText: 'Notiz von' });
      await page.getByRole('button', { name: 'Neue Notiz' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Neue Notiz' });
      await dialog.getByRole('button', { name: 'Speichern' }).click();
      await dialog.getByText('Bitte geben Sie einen Text ein.').waitFor();
      await dialog.getByLabel('Text').fill('Blaspistolen Halle B');
      await dialog.getByLabel('Ihr Name').fill('M. Weber');
      await eventually(() => accessibilityFindings(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await notes.filter({ hasText: 'Blaspistolen Halle B' }).waitFor();
      await page.locator('.lc-axis-mark').first().waitFor();

      await notes.getByRole('button').click();
      const opened = page.getByRole('dialog', { name: 'Notiz' });
      await opened.getByLabel('Text').fill('Zwei Blaspistolen offen');
      await opened.getByRole('button', { name: 'Speichern' }).click();
      await notes.filter({ hasText: 'Zwei Blaspistolen offen' }).waitFor();
      await eventually(() => accessibilityFindings(page)).toEqual([]);
      await page.screenshot({ path: `dist/e2e/marks-${size}.png`, fullPage: true });
      if (size === 'phone') await eventually(() => smallTargets(page)).toEqual([]);

      await notes.getByRole('button').click();
      await opened.getByRole('button', { name: 'Löschen' }).click();
      const question = page.getByRole('alertdialog', { name: 'Diese Notiz löschen?' });
      await question.getByRole('button', { name: 'Abbrechen' }).click();
      await opened.getByRole('button', { name: 'Löschen' }).click();
      await question.getByRole('button', { name: 'Löschen' }).click();
      await opened.waitFor({ state: 'detached' });
      await notes.waitFor({ state: 'detached' });
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  it('[TREND-6] shows when the station started and what settings were changed, each filtered by its kind, which the address keeps', async () => {
    const { station } = running();
    const asJson = { 'content-type': 'application/json' };
    const login = await fetch(`${station.url}/login`, { method: 'POST', headers: asJson, body: JSON.stringify({ password: 'write' }) });
    const { token } = (await login.json()) as { token: string };
    const headers = { ...asJson, authorization: `Bearer ${token}` };
    const print = {
      paper_size: 'a4',
      orientation: 'landscape',
      left_margin: 25,
      top_margin: 12,
      right_margin: 14,
      bottom_margin: 18,
      image_resolution: 150,
    };
    expect(await (await fetch(`${station.url}/settings/print`, { method: 'PUT', headers, body: JSON.stringify(print) })).text()).toBe('OK');

    const { page, complaints } = await openTrend('desktop');
    const items = page.locator('.mk-item');
    await items.filter({ hasText: 'Station gestartet' }).first().waitFor();
    await items.filter({ hasText: 'Einstellungen geändert' }).filter({ hasText: 'Druck und Export' }).first().waitFor();
    await eventually(() => page.getByRole('button', { name: 'Neue Notiz' }).count()).toBe(0);
    // marks come from three places; one that comes late may join those that stand together
    await eventually(async () => {
      await page.locator('.lc-axis-mark').last().focus();
      await page.keyboard.press('Enter');
      return items.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));
    }).toBe(true);

    const restart = items.filter({ hasText: 'Station gestartet' }).first();
    await restart.focus();
    await goTo(page, '/analysis/graphics?hide-marks=settings');
    await eventually(() => items.filter({ hasText: 'Einstellungen geändert' }).count()).toBe(0);
    expect(await restart.evaluate((item) => item === document.activeElement)).toBe(true);
    await goTo(page, '/analysis/graphics');
    await items.filter({ hasText: 'Einstellungen geändert' }).first().waitFor();

    const kinds = page.getByRole('group', { name: 'Gezeigte Marken' });
    await kinds.getByRole('button', { name: 'Neustarts' }).click();
    await page.waitForURL(/hide-marks=restart/);
    await items.filter({ hasText: 'Station gestartet' }).first().waitFor({ state: 'detached' });
    await page.reload();
    await items.filter({ hasText: 'Druck und Export' }).first().waitFor();
    await eventually(() => items.filter({ hasText: 'Station gestartet' }).count()).toBe(0);
    await eventually(() => kinds.getByRole('button', { name: 'Neustarts' }).getAttribute('aria-pressed')).toBe('false');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
