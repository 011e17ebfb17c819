import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from '@jest/globals';
import papa from 'papaparse';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { daysAgo, germanDay } from './plantDays.ts';
import { hasPoppler, pdfText } from './poppler.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { isLogWhole, openOutputs, openSheet } from './trendPage.ts';

const lines = 'pressure.flow.power';
/** A whole day, and that of the week before. */
const [shown, then] = [daysAgo(1), daysAgo(8)];

describe('the comparison of the trend page', () => {
  const running = stationAndBrowser();

  async function openCompared(query: string, size: keyof typeof sizes = 'desktop') {
    const [width, height] = sizes[size];
    const { station, open } = running();
    const watched = await open({ viewport: { width, height } });
    await openLoggedIn(watched.page, station.url, `/analysis/graphics?series=${lines}${query}`);
    await watched.page.locator('.lc-control').waitFor();
    await isLogWhole(watched.page);
    return { ...watched, station };
  }

  test.each(['desktop', 'phone'] as const)('[TREND-7] is chosen by keyboard, stands in the address and in the table: %s', async (size) => {
    const { page, complaints } = await openCompared(`&from=${shown}&until=${shown}`, size);
    await openSheet(page);
    await page.locator('.an-open-compare').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Vorwoche', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/compare=week/);
    await page.keyboard.press('Escape');
    const head = page.locator('.an-values .an-compared');
    await head.filter({ hasText: /^Vorwoche: .* zu .* erfasst$/ }).waitFor();
    await eventually(() => head.innerText()).toContain(germanDay(then));
    const row = page.locator('.an-values tbody tr').first();
    const cells = (await row.locator('td').allInnerTexts()).map((text) => text.trim());
    // crosshair, now, then least, mean and greatest of both, and the change
    expect(cells).toHaveLength(10);
    const numbers = [cells[2], cells[3], cells[4], cells[6], cells[7], cells[8]].map((text) => Number(text!.replace(',', '.')));
    const [min, mean, max, minThen, meanThen, maxThen] = numbers as [number, number, number, number, number, number];
    expect(min <= mean && mean <= max).toBe(true);
    expect(minThen <= meanThen && meanThen <= maxThen).toBe(true);
    expect(cells[9]).toMatch(/^[+\u2212]?\d+,\d.%$/);
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    expect(complaints()).toEqual([]);

    await page.reload();
    await head.filter({ hasText: /^Vorwoche: .* zu .* erfasst$/ }).waitFor();
    await page.screenshot({ path: `dist/e2e/compare-${size}.png`, fullPage: true });
    await page.context().close();
  });

  it('[TREND-7] has values at the crosshair, in the CSV, and a legend on paper', async () => {
    expect(hasPoppler).toBe(true);
    const { page } = await openCompared(`&from=${shown}&until=${shown}&compare=week`);
    await page.locator('.an-values .an-compared', { hasText: 'erfasst' }).waitFor();
    await page.locator('.lc-control').hover({ position: { x: 300, y: 60 } });
    await page
      .locator('.an-values tbody td.an-then.an-pointed', { hasText: /^\d+,\d+$/ })
      .first()
      .waitFor();

    await openOutputs(page);
    const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV für Excel' }).click()]);
    const text = (await readFile(await csv.path(), 'utf8')).replace('\ufeff', '');
    const { data } = papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true });
    expect(data[0]).toEqual(expect.arrayContaining(['Netzdruck [bar]', 'Netzdruck, Vorwoche [bar]']));
    const column = data[0]!.indexOf('Netzdruck, Vorwoche [bar]');
    const known = data.slice(1).filter((cells) => /^\d+,\d+$/.test(cells[column]!));
    expect(known.length).toBeGreaterThan(0.9 * (data.length - 1));

    await openOutputs(page);
    await page.locator('.pr-open:enabled').click();
    await page.locator('.pr-desk .pr-page').waitFor();
    const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF speichern' }).click()]);
    const file = 'dist/e2e/compare.pdf';
    await pdf.saveAs(file);
    expect(pdfText(file)).toContain(`Vorwoche: ${germanDay(then)}`);
    await page.context().close();
  });

  it('[TREND-4] has for each line its value at the crosshair, now, and the figures of both ranges; the headline is of the first one that is drawn', async () => {
    const { page } = await openCompared('&x=1h&compare=before');
    await page.locator('.an-values .an-compared', { hasText: 'erfasst' }).waitFor();
    await page.locator('.lc-control').hover({ position: { x: 300, y: 60 } });
    const rows = page.locator('.an-values tbody tr');
    const cellsOf = async (row: number) => (await rows.nth(row).locator('td').allInnerTexts()).map((text) => text.trim());
    await page
      .locator('.an-values tbody td.an-then.an-pointed', { hasText: /^\d+,\d+$/ })
      .first()
      .waitFor();
    for (let row = 0; row < 3; row++)
      await eventually(async () => (await cellsOf(row)).slice(0, 9).every((text) => /^\d+,\d+$/.test(text))).toBe(true);
    await eventually(() => page.locator('main h1').innerText()).toMatch(/^Netzdruck\s\d,\d/);
    const [, , min, mean, max] = await cellsOf(0);
    await eventually(() => page.locator('.an-kpis').innerText()).toContain(mean);
    await page.getByRole('list', { name: 'Linien' }).getByRole('button', { name: 'Netzdruck' }).click();
    await page.locator('main h1', { hasText: /^Volumenstrom/ }).waitFor();
    expect([min, max].every((text) => /^\d+,\d+$/.test(text!))).toBe(true);
    await eventually(() => cellsOf(0)).toEqual(Array(10).fill('---'));
    await page.context().close();
  });

  it('[TREND-7] takes a long range from the prepared sums, and says so where nothing was recorded', async () => {
    const { page, station } = await openCompared(`&from=${daysAgo(8)}&until=${daysAgo(0)}&compare=week`);
    const files: string[] = [];
    page.on('request', (request) => files.push(...(/MCHE-\d{8}/.exec(request.url()) ?? [])));
    const head = page.locator('.an-values .an-compared');
    await head.filter({ hasText: /^Vorwoche: .* zu [12]\d,\d\s% erfasst$/ }).waitFor();
    await eventually(() => head.innerText()).toContain(germanDay(daysAgo(15)));
    expect(files).toEqual([]);
    await page.goto(`${station.url}/analysis/graphics?series=${lines}&from=${shown}&until=${shown}&compare=year`);
    await head.filter({ hasText: /^Vorjahr: .*, keine Daten$/ }).waitFor();
    const cells = page.locator('.an-values tbody tr').first().locator('td.an-then');
    await eventually(async () => (await cells.allInnerTexts()).map((text) => text.trim())).toEqual(['---', '---', '---', '---', '---']);
    await page.context().close();
  });
});
