import { describe, expect, it, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { sidewaysTables } from './cutTexts.ts';
import { eventually } from './eventually.ts';
import { giveSession, openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { daysAgo, germanDay, typedDay } from './plantDays.ts';
import { goToSettled, inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

/** The pages by slug: the end of their breadcrumbs and the sentence about the plant, each in German and in English. */
const statistics = {
  'load_non-load_ratio': [
    ['Last und Leerlauf', /^\d+,\d\s% der Laufzeit unter Last$/],
    ['Load and no-load', /^\d+\.\d% of the running time on load$/],
  ],
  motor_starts: [
    ['Motorstarts', /^[\d.]+ Motorstarts?$/],
    ['Motor starts', /^[\d,]+ motor starts?$/],
  ],
  specific_power: [
    ['Spezifische Leistung', /^Spezifische Leistung \d+,\d+\skW\/\(m³\/min\)$/],
    ['Specific power', /^Specific power \d+\.\d+\skW\/\(m³\/min\)$/],
  ],
  energy_consumption: [
    ['Energieverbrauch', /^[\d.]+,\d\skWh verbraucht$/],
    ['Energy consumption', /^[\d,]+\.\d\skWh consumed$/],
  ],
} as const;
type Slug = keyof typeof statistics;
const slugs = Object.keys(statistics) as readonly Slug[];
const folders = { graphics: '.bc svg', data_table: '.sx-table' } as const;
type Folder = keyof typeof folders;
const addressOf = (folder: Folder, slug: Slug) => `/analysis/${folder}/${slug}`;

const changeButton = (page: Page) => page.locator('button.sx-change');
/** Undefined for one that is missing. */
const numberOf = (text: string) => (text === '' ? undefined : Number(text));
const queryOf = (page: Page) => new URLSearchParams(new URL(page.url()).search);

async function openStatistic(page: Page, url: string, folder: Folder, slug: Slug, query = ''): Promise<void> {
  await page.goto(url + addressOf(folder, slug) + query);
  await page.locator(folders[folder]).waitFor();
}

describe('the statistics', () => {
  const running = stationAndBrowser();

  test.each([
    ['de', 0],
    ['en', 1],
  ] as const)('[ROUTE-9] [ROUTE-10] [ANA-11] each chart and each table shows the machines and the plant, in %s', async (language, at) => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await inLanguage(page, language);
    await openLoggedIn(page, station.url);
    for (const folder of Object.keys(folders) as Folder[])
      for (const slug of slugs) {
        await goToSettled(page, addressOf(folder, slug));
        await page.locator(folders[folder]).waitFor();
        const [name, sentence] = statistics[slug][at];
        await eventually(() => page.locator('.crumbs b').textContent()).toBe(name);
        await eventually(() => page.locator('main h1').textContent()).toMatch(sentence);
        const names = page.locator(folder === 'graphics' ? '.bc li' : '.sx-table th[scope=row]');
        for (const start of [/^K1 Halle A/, /^Station/]) await names.filter({ hasText: start }).first().waitFor();
      }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ANA-2] changes its dates by keyboard, and gives the focus back', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    const [before, from, until] = [daysAgo(5), daysAgo(4), daysAgo(2)];
    await openStatistic(page, station.url, 'graphics', 'energy_consumption', `?from=${from}&until=${until}`);

    await changeButton(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Zeitraum ändern' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => changeButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(queryOf(page).get('from')).toBe(from);

    // one day back at the start
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await dialog.getByRole('spinbutton', { name: /^Tag, Von/ }).focus();
    await page.keyboard.type(typedDay(before));
    const apply = dialog.getByRole('button', { name: 'Übernehmen' });
    await eventually(() => apply.isEnabled()).toBe(true);
    await apply.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect([queryOf(page).get('from'), queryOf(page).get('until')]).toEqual([before, until]);

    await page.reload();
    await page.locator('.bc svg').waitFor();
    await eventually(() => page.locator('.headline').textContent()).toContain(germanDay(before));
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ANA-2] takes no reversed range, no day to come and no day without a file', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await giveSession(page, station.url);
    await openStatistic(page, station.url, 'graphics', 'motor_starts');
    await changeButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Zeitraum ändern' });
    await dialog.getByText('Durchgestrichene Tage haben keine Datei.').waitFor();
    const apply = dialog.getByRole('button', { name: 'Übernehmen' });
    const type = async (field: 'Von' | 'Bis', day: string) => {
      await dialog.getByRole('spinbutton', { name: new RegExp(`^Tag, ${field}`) }).focus();
      await page.keyboard.type(typedDay(day));
    };
    for (const [field, day, why] of [
      // also when midnight passes meanwhile
      ['Bis', daysAgo(-2), /^Spätestens/],
      ['Bis', daysAgo(7), 'Liegt vor dem Anfang'],
      ['Von', daysAgo(400), 'Kein Tag mit Daten'],
    ] as const) {
      await type('Von', daysAgo(3));
      await type('Bis', daysAgo(1));
      await eventually(() => apply.isEnabled()).toBe(true);
      await type(field, day);
      await dialog.getByText(why).first().waitFor();
      await eventually(() => apply.isEnabled()).toBe(false);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-20] keeps range and place between chart, table and the other statistics', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    const query = `?from=${daysAgo(3)}&until=${daysAgo(2)}`;
    await openStatistic(page, station.url, 'graphics', 'motor_starts', query);
    await page.getByRole('link', { name: 'Als Tabelle' }).click();
    await page.locator('.sx-table').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(addressOf('data_table', 'motor_starts') + query);
    await page.getByRole('navigation', { name: 'Analyse' }).getByRole('link', { name: 'Energieverbrauch' }).first().click();
    await page.locator('.bc svg').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(addressOf('graphics', 'energy_consumption') + query);
    await page.goBack();
    await page.locator('.sx-table').waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['CSV für Excel', 'excel', ';', ','],
    ['CSV, ISO 8601', 'iso8601', ',', '.'],
  ] as const)('[ANA-16] saves as "%s" what the table shows', async (button, kind, delimiter, decimalSign) => {
    const { station, open } = running();
    const { page, complaints } = await open({ acceptDownloads: true });
    await openLoggedIn(page, station.url);
    const [from, until] = [daysAgo(2), daysAgo(1)];
    await openStatistic(page, station.url, 'data_table', 'energy_consumption', `?from=${from}&until=${until}`);
    const shown = await page
      .locator('.sx-table tbody tr, .sx-table .sx-plant')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('th')?.textContent ?? '',
          ...[...row.querySelectorAll('td')].map((cell) => cell.firstChild?.textContent ?? ''),
        ]),
      );
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
    expect(download.suggestedFilename()).toBe(`statistic_energy_consumption_${from}-${until}_${kind}.csv`);
    const lines: string[][] = parse(await readFile(await download.path(), 'utf8'), { bom: true, delimiter });
    const saved = lines.slice(1).map((line) => {
      // name, number, from and until, then each figure with that of before and the change, then the coverages
      const figures = [4, 7, 10, 13, 16, 19].map((column) => numberOf(line[column]!.replace(decimalSign, '.')));
      return [line[0], ...figures];
    });
    const asNumber = (text: string) => numberOf(text.replace(/^---$/, '').replaceAll('.', '').replace(',', '.'));
    expect(saved).toEqual(shown.map(([name, ...figures]) => [name, ...figures.map(asNumber)]));
    expect(saved.length).toBeGreaterThan(2);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('sorts its machines on a phone too, each with its figures below its name, and scrolls none of them sideways', async () => {
    const { station, open } = running();
    const [width, height] = sizes.phone;
    const { page, complaints } = await open({ viewport: { width, height } });
    await openLoggedIn(page, station.url);
    // four days: on those of a weekend few machines run
    await openStatistic(page, station.url, 'data_table', 'load_non-load_ratio', `?from=${daysAgo(5)}&until=${daysAgo(2)}`);
    await eventually(() => sidewaysTables(page)).toEqual([]);
    const shares = async () =>
      (await page.locator('.sx-table tbody td:nth-of-type(4)').evaluateAll((cells) => cells.map((cell) => cell.firstChild!.textContent!)))
        .map((text) => numberOf(text.replace(/^---$/, '').replace(',', '.')))
        .filter((share) => share !== undefined);
    await page.getByRole('button', { name: 'Lastanteil %' }).click();
    await eventually(() => page.locator('.sx-table [aria-sort]').innerText()).toContain('Lastanteil');
    const sorted = await shares();
    expect(sorted.length).toBeGreaterThan(2);
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ANA-12] [MSG-1] shows that there is no data when a request fails, logs it, and tries again', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await giveSession(page, station.url);
    await page.route('**/daily_statistics/get_stat', (route) => route.abort());
    await page.goto(station.url + addressOf('graphics', 'motor_starts'));
    await page.getByRole('heading', { name: 'Keine Daten' }).waitFor();
    await page.getByText('Anforderung fehlgeschlagen').waitFor();
    expect(complaints(/ERR_FAILED/, /no connection to the station/).some((text) => text.includes('a statistic could not be fetched'))).toBe(
      true,
    );
    await page.unroute('**/daily_statistics/get_stat');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await page.locator('.bc svg').waitFor();
    await eventually(() => page.getByText('Anforderung fehlgeschlagen').count()).toBe(0);
    await page.context().close();
  });
});
