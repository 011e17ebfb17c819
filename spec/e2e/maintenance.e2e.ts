import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { socketPlantFeed } from '../../adapters/socket/index.ts';
import type { MaintenanceItem } from '../../core/maintenance/index.ts';
import type { Log, StationReport } from '../../core/ports/index.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { goToSettled, inLanguage, openSettled, settle } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const silent: Log = { warn: () => undefined };

/** What the station pushes to the read user at this moment. */
async function pushedServices(url: string): Promise<readonly MaintenanceItem[]> {
  const login = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'read' }),
  });
  const { token } = (await login.json()) as { readonly token: string };
  return new Promise((resolve) => {
    const ignore = () => undefined;
    const plant = ({ maintenance }: StationReport) => {
      if (maintenance === undefined) return;
      feed.close();
      resolve(maintenance);
    };
    const feed = socketPlantFeed(silent, url).open(token, { plant, faults: ignore, clock: ignore, settings: ignore, connection: ignore });
  });
}

/** Machine, part, and the texts of what is left and of the interval, of each row. */
const tableRows = (page: Page) =>
  page.locator('.mt-row').evaluateAll((rows) =>
    rows.map((row) => {
      const text = (name: string) => row.querySelector(`.mt-${name}`)?.textContent?.replace(/^.*: /, '') ?? '';
      return { machine: text('machine'), part: text('part'), remaining: text('remaining'), interval: text('interval') };
    }),
  );
const chartRows = (page: Page) =>
  page.locator('.sb-row').evaluateAll((rows) =>
    rows.map((row) => ({
      part: row.querySelector('.sb-name')?.getAttribute('title') ?? '',
      remaining: row.querySelector('.sb-remaining')?.textContent?.replace(/^.*: /, '') ?? '',
      interval: row.querySelector('.sb-interval')?.textContent ?? '',
    })),
  );
const germanHours = (text: string) => Number(text.replace(/h$/, '').replaceAll('.', '').replace('\u2212', '-'));

describe('the maintenance area', () => {
  const running = stationAndBrowser();

  async function opened(path: string, options = {}) {
    const { station, open } = running();
    const { page, complaints } = await open(options);
    await openLoggedIn(page, station.url, path);
    await settle(page);
    return { page, complaints, url: station.url };
  }

  it('shows every service as the station pushed it, and the same in table and chart', async () => {
    const { page, complaints, url } = await opened('/maintenance/table');
    const pushed = await pushedServices(url);
    await page.locator('.mt-row').first().waitFor();
    const rows = await tableRows(page);
    expect(rows).toHaveLength(pushed.length);
    const shown = rows.map(({ remaining, interval }) => `${germanHours(remaining)}/${germanHours(interval)}`);
    for (const { remainingH, intervalH } of pushed) {
      // up to a tenth of an hour lies between the push and what the page shows, which may be of before it
      const possible = [0.1, 0, -0.1].map((laterH) => remainingH! + laterH).map((hours) => `${Math.floor(hours)}/${intervalH}`);
      expect(shown.some((each) => possible.includes(each))).toBe(true);
    }

    const machines = [...new Set(rows.map(({ machine }) => machine))];
    for (const machine of machines) {
      await page.getByRole('navigation', { name: 'Wartung' }).getByRole('link', { name: machine }).click();
      await page.locator('.crumbs b', { hasText: machine }).waitFor();
      await page.locator('.sb-row').first().waitFor();
      const byPart = (a: { part: string }, b: { part: string }) => (a.part < b.part ? -1 : 1);
      const ofMachine = rows
        .filter((row) => row.machine === machine)
        .map(({ part, remaining, interval }) => ({ part, remaining, interval }))
        .toSorted(byPart);
      const inChart = async () => {
        const shownNow = (await chartRows(page)).toSorted(byPart);
        return shownNow.map((row, i) => {
          const { remaining = '' } = ofMachine[i] ?? {};
          // an hour may have become full since the table was read
          return germanHours(remaining) - germanHours(row.remaining) === 1 ? { ...row, remaining } : row;
        });
      };
      await eventually(inChart).toEqual(ofMachine);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-15] has a chart and a picture of each machine, a switch between them, and steps to its neighbours that keep the view', async () => {
    const { page, complaints, url } = await opened('/maintenance/compressor/1');
    await page.getByRole('table').waitFor();
    await eventually(() => page.getByRole('columnheader').allTextContents()).toEqual(['Bauteil', 'Rest', 'Intervall', 'Voraussichtlich']);
    await eventually(() => page.getByRole('button', { name: 'Vorheriger Verdichter' }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Bild' }).click();
    await page.waitForURL(`${url}/maintenance/compressor/1/image`);
    await page.locator('.pp-picture svg.cw').waitFor();
    await page.getByRole('link', { name: 'Nächster Verdichter' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/maintenance/compressor/2/image`);
    await page.reload();
    await page.locator('.pp-number').first().waitFor();
    await page.getByRole('link', { name: 'Diagramm' }).click();
    await page.waitForURL(`${url}/maintenance/compressor/2`);

    await openSettled(page, url, '/maintenance/compressor/6');
    await page.getByRole('link', { name: 'Nächster Verdichter' }).click();
    await page.waitForURL(`${url}/maintenance/compressor/8`);
    await eventually(() => page.getByRole('button', { name: 'Nächster Verdichter' }).isDisabled()).toBe(true);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-20] sorts its table by keyboard, and the address keeps the order', async () => {
    const { page, complaints, url } = await opened('/maintenance/table');
    const sortedColumn = page.locator('th[aria-sort]');
    const parts = async () => (await tableRows(page)).map(({ part }) => part);
    const { compare } = new Intl.Collator('de');
    await eventually(async () => [await sortedColumn.textContent(), await sortedColumn.getAttribute('aria-sort')]).toEqual([
      'Voraussichtlich',
      'ascending',
    ]);

    await page.getByRole('button', { name: 'Bauteil' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/maintenance/table?sort=part`);
    await page.locator('th[aria-sort=ascending]', { hasText: 'Bauteil' }).waitFor();
    await eventually(() => parts()).toEqual((await parts()).toSorted(compare));
    await page.keyboard.press('Space');
    await page.waitForURL(`${url}/maintenance/table?sort=part&order=desc`);
    await page.locator('th[aria-sort=descending]', { hasText: 'Bauteil' }).waitFor();
    const descending = await parts();
    expect(descending).toEqual(descending.toSorted((a, b) => compare(b, a)));

    await page.reload();
    await page.locator('.mt-row').first().waitFor();
    await eventually(async () => [await sortedColumn.textContent(), await sortedColumn.getAttribute('aria-sort')]).toEqual([
      'Bauteil',
      'descending',
    ]);
    await eventually(() => parts()).toEqual(descending);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('lists what comes next, and the rest when asked for by keyboard', async () => {
    const { page, complaints, url } = await opened('/maintenance/overview');
    const pushed = await pushedServices(url);
    const more = page.locator('.mt-more');
    await more.waitFor();
    await eventually(() => page.locator('.mt-next-item').count()).toBe(3);
    await eventually(() => page.locator('.mt-row').count()).toBeLessThan(pushed.length);
    await more.focus();
    await page.keyboard.press('Enter');
    await eventually(() => more.getAttribute('aria-expanded')).toBe('true');
    await eventually(() => page.locator('.mt-row').count()).toBe(pushed.length);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[MAINT-3] says in its heading how many services are overdue, and marks each of them', async () => {
    const { page, complaints, url } = await opened('/maintenance/overview');
    await page.locator('.mt-row').first().waitFor();
    const overdue = (await pushedServices(url)).filter(({ remainingH }) => remainingH! < 0);
    expect(overdue.length).toBeGreaterThan(0);
    await eventually(() => page.locator('main h1').textContent()).toMatch(new RegExp(`^${overdue.length} Wartung(en)? überfällig`));
    await eventually(() => page.locator('.mt-overdue .mt-over').count()).toBe(overdue.length);
    const machine = overdue[0]!.index;
    await openSettled(page, url, `/maintenance/compressor/${machine}`);
    const [bar, zero] = [page.locator('.sb-over').first(), page.locator('.sb-zero').first()];
    const [barBox, zeroBox] = [(await bar.boundingBox())!, (await zero.boundingBox())!];
    expect(barBox.width).toBeGreaterThanOrEqual(6);
    expect(barBox.x + barBox.width).toBeLessThanOrEqual(zeroBox.x + 1);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('fits a phone, in English too, without a word or figure that is cut off', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 390, height: 844 } });
    await inLanguage(page, 'en');
    await openLoggedIn(page, station.url);
    for (const path of ['overview', 'table', 'compressor/5', 'compressor/5/image']) {
      await goToSettled(page, `/maintenance/${path}`);
      await page.locator('.mt-hours').first().waitFor();
      await eventually(async () => [path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390]);
      await eventually(() => page.locator('main').textContent()).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
