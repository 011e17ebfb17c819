import { describe, expect, it, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import papa from 'papaparse';
import type { Download, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { daysAgo } from './plantDays.ts';
import { inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { isLogWhole, openOutputs, openTime } from './trendPage.ts';

const machineLines = ['pressure', 'delivery', 'power', 'temperature', 'load'];
/** As many as there may be. */
const manyLines = [
  'pressure',
  'flow',
  'delivery',
  'power',
  'load',
  ...[1, 2, 3, 4, 5].flatMap((k) => machineLines.map((line) => `k${k}-${line}`)),
];

/** A whole one: that of today may have hardly begun. */
const dayFile = (day = daysAgo(1)) => `?source=sd&from=${day}&until=${day}`;

const grid = (page: Page) => page.getByRole('grid');
const samples = (page: Page) => grid(page).locator('tbody tr[aria-rowindex]');
const firstTime = (page: Page) => samples(page).first().getByRole('rowheader').innerText();
const rowCount = async (page: Page) => Number(await grid(page).getAttribute('aria-rowcount')) - 6;
const isShown = (page: Page) => samples(page).first().waitFor();

async function read(download: Download, separator: string): Promise<readonly (readonly string[])[]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(separator === ';');
  const { data, errors } = papa.parse<string[]>(text.replace('\ufeff', ''), {
    delimiter: separator,
    newline: '\r\n',
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

async function saved(page: Page, button: string): Promise<Download> {
  await openOutputs(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return download;
}

describe('the table of live and logged values', () => {
  const running = stationAndBrowser('short');

  /** What is on its way has come: only then there is a file to save. */
  const isWhole = isLogWhole;

  async function openTable(query = '', options?: Parameters<ReturnType<typeof running>['open']>[0], language = 'de') {
    const { station, open } = running();
    const watched = await open(options);
    await inLanguage(watched.page, language);
    await openLoggedIn(watched.page, station.url, `/analysis/data_table${query}`);
    await isShown(watched.page);
    return { ...watched, station };
  }

  it('[ANA-1] [ROUTE-10] shows the values of now on top, and goes on with them', async () => {
    const { page, complaints } = await openTable('?x=10min');
    await eventually(() => page.locator('.crumbs b').textContent()).toBe('Verlauf');
    const before = await firstTime(page);
    await page.waitForFunction((time) => document.querySelector('.vt-table tbody [scope=row]')?.textContent !== time, before);
    const times = await samples(page).getByRole('rowheader').allInnerTexts();
    expect(times).toEqual([...times].sort().reverse());
    await eventually(() => grid(page).locator('tfoot th').allInnerTexts()).toEqual([
      'Größter Wert',
      'Mittelwert',
      'Kleinster Wert',
      'Anzahl Werte',
    ]);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ANA-1] [ANA-3] [ROUTE-20] shows a day file of the SD card, and the same again after a reload', async () => {
    const { page, complaints } = await openTable();
    await openTime(page);
    await page.getByRole('button', { name: 'SD-Karte' }).click();
    await page.waitForURL(/source=sd&from=[-\d]+&until=[-\d]+/);
    await page.getByText(/zu .* erfasst, 1 Datei/).waitFor();
    // the day that is not over yet goes on
    await page.goto(page.url().split('?')[0]! + dayFile());
    await isShown(page);
    const { href } = new URL(page.url());
    const [time, count] = [await firstTime(page), await rowCount(page)];
    expect(count).toBeGreaterThan(100);
    await eventually(() => samples(page).count()).toBeLessThan(Math.min(count, 120));
    await page.reload();
    await isShown(page);
    await eventually(async () => [page.url(), await firstTime(page), await rowCount(page)]).toEqual([href, time, count]);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('leads to the chart of the same range and lines, and back', async () => {
    const { page, complaints } = await openTable('?series=pressure.k1-power&x=30min');
    await openOutputs(page);
    await page.getByRole('link', { name: 'Als Diagramm' }).click();
    await page.waitForURL('**/analysis/graphics?series=pressure.k1-power&x=30min');
    await page.locator('.lc-control').waitFor();
    await openOutputs(page);
    await page.getByRole('link', { name: 'Alle Werte als Tabelle' }).click();
    await page.waitForURL('**/analysis/data_table?series=pressure.k1-power&x=30min');
    await isShown(page);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['de', 'CSV für Excel', '_excel.csv', ';', ',', 'Zeitpunkt (Europe/Berlin)', 'Netzdruck [bar]', /^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/],
    ['en', 'CSV, ISO 8601', '_iso8601.csv', ',', '.', 'Timestamp (UTC)', 'Network pressure [bar]', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/],
  ])(
    '[ANA-16] saves exactly the rows and columns that it shows, in %s',
    async (language, button, ending, separator, decimalSign, time, head, moment) => {
      const { page, complaints } = await openTable(`${dayFile()}&series=pressure.flow.k1-power.k1-load`, undefined, language);
      const columns = 4;
      const shown = await samples(page).evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
      );
      const count = await rowCount(page);
      const download = await saved(page, button);
      expect(download.suggestedFilename()).toMatch(/^Werk-Süd-Station-1_(Verlauf|Trend)_\d{4}-\d\d-\d\d-\d{4}_/);
      expect(download.suggestedFilename().endsWith(ending)).toBe(true);
      const [heads, ...lines] = await read(download, separator);
      expect([heads![0], heads![1], heads!.length, lines.length]).toEqual([time, head, columns + 1, count]);
      expect(lines.filter(([at]) => !moment.test(at!))).toEqual([]);
      // newest on top on the screen, ascending in the file
      const newest = lines.slice(-shown.length).reverse();
      newest.forEach(([, ...cells], row) =>
        cells.forEach((cell, column) => {
          const text = shown[row]![column]!;
          if (cell === '') return expect(text).toBe('---');
          const value = Number(cell.replace(decimalSign, '.'));
          const figure = Number(text.replace(decimalSign, '.'));
          const digits = text.split(decimalSign)[1]?.length ?? 0;
          expect(Math.abs(value - figure)).toBeLessThanOrEqual(0.51 * 10 ** -digits);
        }),
      );
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  it('[ANA-16] saves the lines of the chart that are not hidden', async () => {
    const { page, complaints, station } = await openTable();
    await page.goto(`${station.url}/analysis/graphics?series=pressure.flow.k1-power&hide=flow&x=10min`);
    await page.getByRole('img', { name: /^Netzdruck: / }).waitFor();
    await page.getByRole('button', { name: 'Ausgeben' }).click();
    const [heads, ...lines] = await read(await saved(page, 'CSV für Excel'), ';');
    expect(heads).toEqual(['Zeitpunkt (Europe/Berlin)', 'Netzdruck [bar]', 'K1 Leistung [kW]']);
    expect(lines.length).toBeGreaterThan(10);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('states how far a long file is, and ends it when a person wants that', async () => {
    const { page, complaints } = await openTable(`${dayFile()}&series=${manyLines.join('.')}`);
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    await isWhole(page);
    await openOutputs(page);
    // it stays between two of its pieces, else it may be whole before it is ended
    const writing = await page.evaluateHandle(() => {
      const usual = window.setTimeout.bind(window);
      const held: (() => void)[] = [];
      let isHeld = true;
      const hold = (done: () => void, ms?: number) => (isHeld && ms === undefined ? held.push(done) : usual(done, ms));
      window.setTimeout = hold as typeof window.setTimeout;
      return {
        goOn: () => {
          isHeld = false;
          for (const done of held) done();
        },
      };
    });
    await page.getByRole('button', { name: 'CSV für Excel' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('progressbar').waitFor({ state: 'attached' });
    // the focus is on the button that ends it, and comes back
    await page.keyboard.press('Enter');
    await writing.evaluate((held) => held.goOn());
    await page.getByRole('button', { name: 'CSV für Excel' }).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('CSV für Excel');
    expect(names).toEqual([]);
    await saved(page, 'CSV, ISO 8601');
    expect(names).toHaveLength(1);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('goes to any row by keyboard, with few rows in the document', async () => {
    const { page, complaints } = await openTable(dayFile());
    const count = await rowCount(page);
    await grid(page).focus();
    for (const [key, rowIndex] of [
      ['ArrowDown', 3],
      ['End', count + 2],
      ['ArrowUp', count + 1],
      ['Home', 3],
    ] as const) {
      await page.keyboard.press(key);
      const row = grid(page).locator(`tr[aria-rowindex="${rowIndex}"][aria-selected="true"]`);
      await row.waitFor();
      await eventually(() => grid(page).getAttribute('aria-activedescendant')).toBe(await row.getAttribute('id'));
      const isInView = await row.evaluate((element) => {
        const { top, bottom, left } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 20, (top + bottom) / 2));
      });
      expect(isInView).toBe(true);
      await eventually(() => samples(page).count()).toBeLessThan(120);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('keeps the times in sight on a phone, and the row that is read in its place', async () => {
    const { page, complaints } = await openTable(`?x=1h&series=${manyLines.join('.')}`, { viewport: { width: 390, height: 844 } });
    await isWhole(page);
    const scroller = page.locator('.vt-scroll');
    // the row is kept in its place once the page has heard of the scroll
    await scroller.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          element.addEventListener('scroll', () => resolve(), { once: true });
          element.scrollBy(900, 28 * 30);
        }),
    );
    const uppermost = () =>
      scroller.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        const head = element.querySelector('thead')!.offsetHeight;
        return document.elementFromPoint(left + 20, top + head + 20)?.closest('[scope=row]')?.textContent;
      });
    await eventually(uppermost).toMatch(/^\d\d:\d\d:\d\d$|^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/);
    const before = await uppermost();
    const indexOf = (time: string) => samples(page).filter({ hasText: time }).getAttribute('aria-rowindex');
    const index = await indexOf(before!);
    await page.waitForFunction(
      ([time, at]) =>
        [...document.querySelectorAll('.vt-table tbody tr')].some(
          (row) => row.querySelector('th')?.textContent === time && row.getAttribute('aria-rowindex') !== at,
        ),
      [before, index] as const,
    );
    await eventually(() => uppermost()).toBe(before);
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('chooses its range to the second', async () => {
    const { page, complaints } = await openTable(dayFile());
    await isWhole(page);
    const count = await rowCount(page);
    await openTime(page);
    await page.getByRole('button', { name: 'Uhrzeiten wählen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByLabel('Stunde').first().selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await page.waitForURL(/x=\d+-\d+/);
    await eventually(() => page.getByRole('button', { name: 'Manuell' }).getAttribute('aria-pressed')).toBe('true');
    await eventually(() => rowCount(page)).toBeLessThan(count);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
