import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { msPerDay } from '../../core/time/index.ts';
import { canvasPixels } from './canvasPixels.ts';
import { twoFrames } from './chartPage.ts';
import { eventually } from './eventually.ts';
import { giveSession, openLoggedIn } from './openLoggedIn.ts';
import { daysAgo } from './plantDays.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { openTime } from './trendPage.ts';

/** As bands have them; lines have few such pixels, at their edges. */
const bands = { tokens: Array.from({ length: 15 }, (_, i) => `--c-${i + 1}`), opacity: 0.18 };

/** From now on it is noticed when there is no chart. */
const noteEmpty = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { wasEmpty: false });
    new MutationObserver(() => {
      if (document.querySelector('.lc-control') === null) Object.assign(window, { wasEmpty: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
const wasEmpty = (page: Page) => page.evaluate(() => (window as unknown as { wasEmpty: boolean }).wasEmpty);

describe('a range of more than seven days', () => {
  const running = stationAndBrowser();

  it('[TREND-3] is drawn from sums of quarter hours, with a band from least to greatest and the shares of states, and with every sample where it is zoomed into', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await giveSession(page, station.url);
    const files: string[] = [];
    page.on('request', (request) => files.push(...(/MCHE-\d{8}/.exec(request.url()) ?? [])));
    await page.goto(`${station.url}/analysis/graphics?series=pressure.flow.power&from=${daysAgo(9)}&until=${daysAgo(0)}`);
    await page.getByText('Mittel je Viertelstunde, Band vom kleinsten zum größten Wert').waitFor();
    await page.getByRole('img', { name: /^Netzdruck: / }).waitFor();
    await eventually(() => page.locator('canvas.lc-lines').evaluate(canvasPixels, bands)).toBeGreaterThan(2000);
    await eventually(() => page.locator('.an-values tbody tr').last().innerText()).toMatch(
      /^Leistung\s*kW\s+---\s+---\s+\d+,\d\s+\d+,\d\s+\d+,\d/,
    );
    await eventually(() => page.getByText('Keine Daten', { exact: true }).count()).toBe(1);
    await eventually(() => page.locator('canvas.lc-lines').evaluate(canvasPixels, { tokens: ['--load'] })).toBeGreaterThan(100);
    await page.getByText('Höhe: Anteil der Zeit').waitFor();
    const heightPx = (await page.locator('.lc-stage').boundingBox())!.height;
    expect(files).toEqual([]);

    await noteEmpty(page);
    await page.locator('.lc-control').hover({ position: { x: 300, y: 60 } });
    const lengthMs = () =>
      page.evaluate(() => {
        const [fromMs = 0, toMs = 0] = (new URLSearchParams(location.search).get('x') ?? '').split('-').map(Number);
        return toMs - fromMs;
      });
    // one notch after the other: those that come together are one to the browser
    const turn = async (deltaPx: number) => {
      const search = await page.evaluate(() => location.search);
      await page.mouse.wheel(0, deltaPx);
      await page.waitForFunction((before) => location.search !== before, search);
      await twoFrames(page);
    };
    for (let notch = 0; notch < 12 && files.length === 0; notch++) await turn(-100);
    await page.getByText(/erfasst, [1-8] Datei/).waitFor();
    expect(new Set(files).size).toBeGreaterThan(0);
    await eventually(async () => (await page.locator('.lc-stage').boundingBox())!.height).toBe(heightPx);
    // no further: much longer ranges have means of hours
    while ((await lengthMs()) < 8 * msPerDay) await turn(100);
    await page.getByText('Mittel je Viertelstunde').waitFor();
    await eventually(() => wasEmpty(page)).toBe(false);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('keeps the picture of the live values until that of the files is there', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/analysis/graphics?x=1h');
    await page.locator('.lc-control').waitFor();
    await noteEmpty(page);
    await openTime(page);
    await page.getByRole('button', { name: 'SD-Karte', exact: true }).click();
    await page.getByText(/erfasst, 1 Datei/).waitFor();
    await page.getByRole('button', { name: 'Automatisch', exact: true }).click();
    await page.waitForURL(({ search }) => !search.includes('source'));
    await eventually(() => wasEmpty(page)).toBe(false);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
