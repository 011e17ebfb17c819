import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { lostStation } from './chromium.ts';
import { eventually } from './eventually.ts';
import { giveSession, openLoggedIn } from './openLoggedIn.ts';
import { daysAgo } from './plantDays.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const lists = '**/archive/available';
const lostCall = [/ERR_FAILED/, /no answer to GET \/archive\/available/];

describe('the data archive', () => {
  const running = stationAndBrowser('short');

  it('lists the files of the station and of its machines by name, with month and size', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Energiebilanz' }).click();
    await page.waitForURL('**/energy_balancing/energy_consumption');
    await page.getByRole('navigation', { name: 'Energiebilanz' }).getByRole('link', { name: 'Datenarchiv' }).click();
    await page.waitForURL('**/energy_balancing/data_logs');
    const plant = page.getByRole('region', { name: 'Station', exact: true });
    await plant
      .getByRole('row', { name: /^\S+ \d{4}.* GLW_\d{4}-\d\d\.csv \d+,\d ?kB GLW_\S+ herunterladen$/ })
      .first()
      .waitFor();
    await page
      .getByRole('row', { name: /^K1 .* Comp1_\d{4}-\d\d\.csv \d+,\d ?kB Comp1_\S+ herunterladen$/ })
      .first()
      .waitFor();
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Datenarchiv, \S+\s\d{4}/);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[LIMIT-1] gives the files of the measuring points, a month of days each', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/energy_balancing/data_logs');
    // of a whole day: that of today may have hardly begun
    const file = `INPUTS-${daysAgo(1)}.csv`;
    const month = page.getByRole('region', { name: 'Messstellen' }).locator('details', { hasText: file });
    await month.getByText(/^\d+ Datei(en)?$/).click();
    const row = month.getByRole('row', { name: new RegExp(String.raw`^\d\d\.\d\d\..* ${file} \d+,\d ?[kM]B ${file} herunterladen$`) });
    const download = page.waitForEvent('download');
    await row.getByRole('button').click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toMatch(/^format,pressluft inputs 1\n[^]*,DEW_POINT,degC,60,/);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('finds files by month, machine or name', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/data_archive', 'demo');
    await page.getByLabel('Suche').fill('comp2');
    await page
      .getByRole('row', { name: /Comp2_/ })
      .first()
      .waitFor();
    await eventually(() => page.getByRole('row', { name: /Comp1_|GLW_/ }).count()).toBe(0);
    await page.getByLabel('Suche').fill('gibt es nicht');
    await page.getByText('Keine Datei passt zur Suche.').waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-12] [LIVE-2] [MSG-1] is loading while the list is pending, and keeps it with its age when it can be renewed no more', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await giveSession(page, station.url);
    await page.clock.install();
    let release = (): void => undefined;
    const pending = new Promise<void>((resolve) => (release = resolve));
    await page.route(lists, async (route) => {
      await pending;
      await route.continue();
    });
    await page.goto(`${station.url}/data_archive`);
    await page.getByText('Lädt').first().waitFor();
    release();
    const row = page.getByRole('row', { name: /GLW_/ }).first();
    await row.waitFor();

    await page.unroute(lists);
    await page.route(lists, (route) => route.abort());
    await page.clock.fastForward(10_000);
    await page.getByText(/^Stand \d\d:\d\d:\d\d, vor .*, Aktualisieren fehlgeschlagen$/).waitFor();
    await row.waitFor();

    await page.unroute(lists);
    await page.clock.fastForward(10_000);
    await page.getByText(/mit Tagessummen/).waitFor();
    // the clock that was put forward may run out of timeouts
    expect(complaints(...lostCall, ...lostStation)).toEqual([]);
    await page.context().close();
  });

  it('asks for the list every 10 s while it is shown, and no more once it is left', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await giveSession(page, station.url);
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/archive/available')) asked++;
    });
    const answered = () => page.waitForResponse(lists);
    const beganMs = performance.now();
    const first = answered();
    await page.goto(`${station.url}/data_archive`);
    await first;
    for (const count of [2, 3]) {
      const next = answered();
      await page.clock.fastForward(10_000);
      await next;
      expect(asked).toBeGreaterThanOrEqual(count);
      // the page's clock runs on besides
      expect(asked).toBeLessThanOrEqual(count + Math.floor((performance.now() - beganMs) / 10_000));
    }
    await page.getByRole('link', { name: 'Übersicht' }).click();
    await page.getByRole('heading', { name: /^Datenarchiv/ }).waitFor({ state: 'detached' });
    const whenLeft = asked;
    await page.clock.fastForward(60_000);
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(whenLeft);
    // the clock that was put forward runs out of timeouts with the log, which is still on its way
    expect(complaints(...lostStation)).toEqual([]);
    await page.context().close();
  });
});
