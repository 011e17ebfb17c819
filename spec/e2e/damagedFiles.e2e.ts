import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { knownDayFiles } from '../contract/knownStation.ts';
import { launchChromium, watchedPage } from './chromium.ts';
import { cutTexts, overflowPx } from './cutTexts.ts';
import { dataFolder, type DemoStation, demoStation } from './demoStation.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { pages, sizes } from './pages.ts';
import { inLanguage, settle } from './settled.ts';

const words = {
  de: {
    title: '6 Tagesdateien sind nicht ganz lesbar',
    first: /Zeile \d+, Spalte 2: keine Zahl erwartet: eine Zahl$/,
    all: 'Alle 6 Dateien zeigen',
  },
  en: {
    title: '6 day files can be read only in part',
    first: /Line \d+, column 2: not a number expected: a number$/,
    all: 'Show all 6 files',
  },
} as const;

const [text] = [...knownDayFiles.values()];
const ruined = text!.replace(/(\n2026-[^,]*,)[^,]*/, '$1ruined');
const days = [1, 2, 3, 4, 5, 6, 7].map((day) => `0${day}`);
const pathIn = (card: string, day: string) => join(card, 'hedata', '2026', '03', `MCHE-202603${day}.csv`);
const contentOf = (day: string) => (day === '07' ? text! : ruined).replaceAll('2026-03-02', `2026-03-${day}`);

describe('the archive of a card with damaged day files', () => {
  let station: DemoStation;
  let browser: Browser;
  const folder = dataFolder('data-damaged');
  const card = join(folder, 'card');

  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const day of days) {
      mkdirSync(dirname(pathIn(card, day)), { recursive: true });
      writeFileSync(pathIn(card, day), contentOf(day));
    }
    station = await demoStation(folder, ['--history-days', '0']);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  test.each([
    ['de', 'phone'],
    ['en', 'desktop'],
  ] as const)('shows them with count and first problem, newest first, and all on request (%s, %s)', async (language, size) => {
    const [width, height] = sizes[size];
    const { page, complaints } = await watchedPage(browser, { viewport: { width, height } });
    await inLanguage(page, language);
    await openLoggedIn(page, station.url, pages.archive);
    await settle(page);
    const { title, first, all } = words[language];
    const panel = page.getByRole('region', { name: title });
    const names = async () => (await panel.locator('tbody td:first-child').allInnerTexts()).map((name) => name.trim());
    const expected = [6, 5, 4, 3, 2, 1].map((day) => `MCHE-2026030${day}.csv`);
    await panel.getByRole('row', { name: 'MCHE-20260306.csv' }).waitFor();
    await eventually(() => names()).toEqual(expected.slice(0, 5));
    await eventually(() => panel.locator('tbody tr').first().locator('td').nth(1).innerText()).toBe('1');
    await eventually(() => panel.locator('tbody tr').first().locator('td').nth(2).innerText()).toMatch(first);
    await panel.getByRole('button', { name: all }).click();
    await eventually(() => names()).toEqual(expected);
    await eventually(() => panel.getByRole('button').count()).toBe(0);
    await eventually(async () => [await overflowPx(page), await cutTexts(page)]).toEqual([0, []]);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('no longer shows one that is gone', async () => {
    const { page, complaints } = await watchedPage(browser);
    await openLoggedIn(page, station.url, pages.archive);
    await settle(page);
    await page.getByText(words.de.title).waitFor();
    rmSync(pathIn(card, '06'));
    await page.getByText('5 Tagesdateien sind nicht ganz lesbar').waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
