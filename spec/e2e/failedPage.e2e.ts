import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { lostStation, showsLiveValues } from './chromium.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const running = stationAndBrowser('short');

const notLoaded: readonly RegExp[] = [
  ...lostStation,
  /ERR_FAILED/,
  /PartNotLoaded|a part of the dashboard cannot be loaded/,
  /dynamically imported module/,
];
const failed = (page: Page) => page.getByRole('heading', { name: 'Diese Seite kann nicht angezeigt werden' });
const opened = (page: Page) => page.locator('main[data-address="/maintenance/overview"] h1');

/** Logs in where the code of the maintenance pages does not come. */
async function withoutMaintenance(page: Page, url: string): Promise<void> {
  await page.route(/\/assets\/maintenance-.*\.(js|css)$/, (route) => route.abort());
  await openLoggedIn(page, url);
  await showsLiveValues(page);
}

describe('a page whose code did not come', () => {
  it('loads again by itself when the station is back', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await withoutMaintenance(page, station.url);
    await station.kill();
    await page.getByText('Verbindung zum Webserver gestört').first().waitFor();
    await page.getByRole('link', { name: /^Wartung/ }).click();
    await failed(page).waitFor();
    await page.unrouteAll();
    await station.start();
    await opened(page).waitFor();
    expect(complaints(...notLoaded)).toEqual([]);
    await page.context().close();
  });

  it('loads again when it is asked to', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    // The page takes itself for one that was just opened, and so does not load again by itself.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() - 1e9;
    });
    await withoutMaintenance(page, station.url);
    await page.getByRole('link', { name: /^Wartung/ }).click();
    await failed(page).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await opened(page).waitFor();
    expect(complaints(...notLoaded)).toEqual([]);
    await page.context().close();
  });
});
