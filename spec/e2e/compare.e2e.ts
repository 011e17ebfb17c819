import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from '@jest/globals';
import papa from 'papaparse';
import type { Page } from 'playwright-core';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { cutTexts, overflowPx } from './cutTexts.ts';
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

/** What stands in the cells of a line: of the shown range, and of the compared one. */
const cellsOf = (page: Page, row: number) =>
  page
    .locator('.an-values tbody tr')
    .nth(row)
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => ({
        now: cell.querySelector(':scope > span')?.textContent ?? '',
        then: cell.querySelector('.an-then > span:last-child')?.textContent ?? '',
      })),
    );

const changeOf = (page: Page, row: number) => page.locator('.an-values tbody th .an-then').nth(row).innerText();

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
    const cells = await cellsOf(page, 0);
    // crosshair and now, then least, mean and greatest of both
    expect(cells).toHaveLength(5);
    const [least, mean, greatest] = cells.slice(2).map(({ now, then }) => [now, then].map((text) => Number(text.replace(',', '.'))));
    for (const of of [0, 1]) expect(least![of]! <= mean![of]! && mean![of]! <= greatest![of]!).toBe(true);
    await eventually(() => changeOf(page, 0)).toMatch(/^Mittel [+\u2212]?\d+,\d.%$/);
    // the plant's power, which day files hold by machine
    await eventually(() => changeOf(page, 2)).toMatch(/^Mittel [+\u2212]?\d+,\d.%$/);
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    expect(complaints()).toEqual([]);

    await page.reload();
    await head.filter({ hasText: /^Vorwoche: .* zu .* erfasst$/ }).waitFor();
    await page.screenshot({ path: `dist/e2e/compare-${size}.png`, fullPage: true });
    await page.context().close();
  });

  test.each(Object.entries(sizes))(
    '[TREND-7] has every figure of both ranges in the window, whole and without scrolling sideways, on a %s',
    async (size) => {
      const longer = `.k1-temperature.k3-delivery&from=${daysAgo(2)}&until=${shown}&compare=before`;
      const { page, complaints } = await openCompared(longer, size as keyof typeof sizes);
      await page.locator('.an-values .an-compared', { hasText: 'erfasst' }).waitFor();
      await page.locator('.lc-control').hover({ position: { x: 200, y: 60 } });
      await page.locator('td.an-pointed .an-then', { hasText: /\d,\d/ }).first().waitFor();
      const { outside, overlapping } = await page.locator('.an-values').evaluate((panel) => {
        const box = panel.getBoundingClientRect();
        const texts = [...panel.querySelectorAll('tbody :is(td > span, .an-line, .unit, .an-then)')].map((element) => ({
          text: element.textContent,
          element,
          at: element.getBoundingClientRect(),
        }));
        const outside = texts.filter(({ at }) => at.left < box.left || at.right > box.right || at.width === 0).map(({ text }) => text);
        const overlapping = texts.flatMap((one) =>
          texts
            .filter(({ element }) => element !== one.element && !element.contains(one.element) && !one.element.contains(element))
            .filter(
              ({ at }) =>
                at.left < one.at.right - 1 && one.at.left < at.right - 1 && at.top < one.at.bottom - 1 && one.at.top < at.bottom - 1,
            )
            .map(({ text }) => `${one.text} over ${text}`),
        );
        return { outside, overlapping };
      });
      expect([outside, overlapping]).toEqual([[], []]);
      await eventually(() => cutTexts(page)).toEqual([]);
      await eventually(() => overflowPx(page)).toBe(0);
      await page.locator('.an-values').screenshot({ path: `dist/e2e/compared-values-${size}.png` });
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  it('[TREND-7] has values at the crosshair, in the CSV, and a legend on paper', async () => {
    expect(hasPoppler).toBe(true);
    const { page } = await openCompared(`&from=${shown}&until=${shown}&compare=week`);
    await page.locator('.an-values .an-compared', { hasText: 'erfasst' }).waitFor();
    await page.locator('.lc-control').hover({ position: { x: 300, y: 60 } });
    await page.locator('td.an-pointed .an-then', { hasText: /\d,\d/ }).first().waitFor();

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
    await page.locator('td.an-pointed .an-then', { hasText: /\d,\d/ }).first().waitFor();
    const isNumber = (text: string) => /^\d+,\d+$/.test(text);
    for (let row = 0; row < 3; row++)
      await eventually(async () => (await cellsOf(page, row)).map(({ now, then }) => [isNumber(now), isNumber(then)])).toEqual([
        [true, true],
        // of then there is no now
        [true, false],
        ...Array(3).fill([true, true]),
      ]);
    await eventually(() => page.locator('main h1').innerText()).toMatch(/^Netzdruck\s\d,\d/);
    const [, , min, , max] = (await cellsOf(page, 0)).map(({ now }) => now);
    // both change with the values that come
    await eventually(async () => (await page.locator('.an-kpis').innerText()).includes((await cellsOf(page, 0))[3]!.now)).toBe(true);
    await page.getByRole('list', { name: 'Linien' }).getByRole('button', { name: 'Netzdruck' }).click();
    await page.locator('main h1', { hasText: /^Volumenstrom/ }).waitFor();
    expect([min, max].every((text) => isNumber(text!))).toBe(true);
    await eventually(async () => (await cellsOf(page, 0)).map(({ now }) => now)).toEqual(Array(5).fill('---'));
    await eventually(async () => (await cellsOf(page, 0)).map(({ then }) => then)).toEqual(['---', '', '---', '---', '---']);
    await page.context().close();
  });

  it('[TREND-7] takes a long range from the prepared sums, and says so where nothing was recorded', async () => {
    const [from, until, compared] = [daysAgo(8), daysAgo(0), daysAgo(15)];
    const { page, station } = await openCompared(`&from=${from}&until=${until}&compare=week`);
    const files: string[] = [];
    page.on('request', (request) => files.push(...(/MCHE-\d{8}/.exec(request.url()) ?? [])));
    const head = page.locator('.an-values .an-compared');
    await head.filter({ hasText: /^Vorwoche: .* zu [12]\d,\d\s% erfasst$/ }).waitFor();
    await eventually(() => head.innerText()).toContain(germanDay(compared));
    expect(files).toEqual([]);
    await page.goto(`${station.url}/analysis/graphics?series=${lines}&from=${shown}&until=${shown}&compare=year`);
    await head.filter({ hasText: /^Vorjahr: .*, keine Daten$/ }).waitFor();
    await eventually(async () => (await cellsOf(page, 0)).map(({ then }) => then)).toEqual(['---', '', '---', '---', '---']);
    await eventually(() => changeOf(page, 0)).toBe('Mittel ---');
    await page.context().close();
  });
});
