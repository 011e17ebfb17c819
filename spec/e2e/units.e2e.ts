import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { currencies, pressureUnits, temperatureUnits, type UnitChoice, volumeUnits } from '../../core/units/index.ts';
import { unitSymbol } from '../../i18n/format/index.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { launchChromium, watchedPage } from './chromium.ts';
import { overflowPx } from './cutTexts.ts';
import { type DemoStation, demoStation } from './demoStation.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { pages, sizes } from './pages.ts';
import { daysAgo } from './plantDays.ts';
import { goTo, goToSettled, inLanguage } from './settled.ts';

const kinds = { pressure: pressureUnits, temperature: temperatureUnits, volume: volumeUnits, currency: currencies } as const;
type Kind = keyof typeof kinds;

/** Every pair of two choices is among them. */
const choices: readonly UnitChoice[] = [
  { pressure: 'psi', temperature: 'degF', volume: 'm3', currency: 'GBP' },
  { pressure: 'bar', temperature: 'degK', volume: 'cft', currency: 'GBP' },
  { pressure: 'MPa', temperature: 'degC', volume: 'm3', currency: 'GBP' },
  { pressure: 'psi', temperature: 'degC', volume: 'cft', currency: 'USD' },
  { pressure: 'bar', temperature: 'degF', volume: 'm3', currency: 'USD' },
  { pressure: 'MPa', temperature: 'degF', volume: 'cft', currency: 'EUR' },
  { pressure: 'psi', temperature: 'degK', volume: 'm3', currency: 'EUR' },
  { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' },
  { pressure: 'MPa', temperature: 'degK', volume: 'm3', currency: 'USD' },
];

/** A unit that stands for itself or beside a number, not within a word; a currency may stand before it, and flows by cubic feet are cfm. */
const asUnit = (symbol: string) =>
  /\p{Sc}/u.test(symbol) ? new RegExp(`[${symbol}]`, 'u') : new RegExp(`(?<!\\p{L})${symbol.replace('cft', 'cf[tm]')}(?![\\p{L}\\d])`, 'u');
const symbolsOf = (kind: Kind) => kinds[kind].map((unit) => unitSymbol(unit));

/** Every text of the page's content, words for screen readers and drawings among them; the constants of a formula are in SI whatever is chosen, and a form that is in a language of its own has its own units. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (parentElement?.closest('.ex-formula, main [lang]') === null) texts.push(nodeValue ?? '');
    }
    return texts.filter((text) => text.trim() !== '');
  });

/** Which units other than the chosen ones a page shows. */
const foreign = (texts: readonly string[], choice: UnitChoice): readonly string[] =>
  (Object.keys(kinds) as Kind[])
    .flatMap((kind) => symbolsOf(kind).filter((symbol) => symbol !== unitSymbol(choice[kind])))
    .flatMap((symbol) => texts.filter((text) => asUnit(symbol).test(text)));

/** At least so many of the chosen units. */
const shown = (texts: readonly string[], choice: UnitChoice) =>
  (Object.keys(kinds) as Kind[]).filter((kind) => texts.some((text) => asUnit(unitSymbol(choice[kind])).test(text)));

/** What no date or time looks like there; names of files are the same everywhere. */
const foreignForms = {
  'de-DE': [/\d{4}-\d\d-\d\d/, /\d\d\/\d\d\/\d{4}/, /\d\s[AP]M/],
  'en-US': [
    /\d{4}-\d\d-\d\d/,
    /\d\d\.\d\d\.\d{4}/,
    /(?<![\d/])(?:1[3-9]|2\d|3[01])\/\d\d/,
    /(?<![+\u2212:\d])\d{1,2}:\d\d(?::\d\d)?(?!\s?(?:[AP]M|min)|[:\d])/,
  ],
} as const;
const foreignDates = async (page: Page, locale: keyof typeof foreignForms) =>
  (await textsOf(page)).filter((text) => !text.endsWith('.csv') && foreignForms[locale].some((form) => form.test(text)));
/** What stands in a field of parts. */
const typedIn = async (page: Page, name: string) =>
  (await page.getByRole('group', { name }).innerText()).replace(/[\s\u2066-\u2069]/gu, '');

/** Units that pages have for certain. */
const expected: Partial<Record<keyof typeof pages, readonly Kind[]>> = {
  overview: ['pressure', 'temperature', 'volume'],
  compressor: ['pressure', 'temperature', 'volume'],
  accessories: ['pressure', 'temperature'],
  chart: ['pressure', 'volume'],
  specificPower: ['volume'],
  heat: ['currency', 'temperature', 'volume'],
  consumption: ['currency'],
  volume: ['volume', 'currency'],
  balance: ['pressure', 'volume', 'currency'],
  thinkGreen: ['volume', 'currency'],
};

describe('the chosen units', () => {
  let station: DemoStation;
  let browser: Browser;
  let authorization: string;
  beforeAll(async () => {
    station = await demoStation('dist/e2e/data-units', ['--history-days', '1']);
    await station.start();
    browser = await launchChromium();
    const answer = await fetch(`${station.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'write' }),
    });
    authorization = `Bearer ${((await answer.json()) as { token: string }).token}`;
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  /** As another window does. */
  async function choose(choice: UnitChoice): Promise<void> {
    const { status } = await fetch(`${station.url}/settings/units`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(choice),
    });
    expect(status).toBe(200);
  }

  /** Ends when no other unit stands on the page and the ones that it must have do. */
  async function follows(page: Page, name: string, choice: UnitChoice): Promise<void> {
    const kindsOf = expected[name as keyof typeof pages] ?? [];
    await eventually(async () => {
      const texts = await textsOf(page);
      const found = shown(texts, choice);
      return { name, foreign: foreign(texts, choice), lacking: kindsOf.filter((kind) => !found.includes(kind)) };
    }).toEqual({ name, foreign: [], lacking: [] });
  }

  test.each([
    ['de', 'de-DE'],
    ['en', 'en-US'],
  ] as const)('[SET-10] [PLACE-5] are those of every figure on every page, and change at once, in %s as %s', async (language, locale) => {
    const { page, complaints } = await watchedPage(browser, { locale });
    await inLanguage(page, language);
    await openLoggedIn(page, station.url);
    const yesterday = daysAgo(1);
    const queries: Readonly<Record<string, string>> = { [pages.balance]: `?from=${yesterday}&until=${yesterday}` };
    const walked = Object.entries(pages).filter(([, path]) => path !== pages.welcome);
    const offset = language === 'de' ? 0 : 1;
    for (const [i, [name, path]] of walked.entries()) {
      const query = queries[path];
      if (query === undefined) await goToSettled(page, path);
      else await goTo(page, path + query, path);
      await choose(choices[(2 * i + offset) % choices.length]!);
      await follows(page, name, choices[(2 * i + offset) % choices.length]!);
      await eventually(async () => [name, await foreignDates(page, locale), await overflowPx(page)]).toEqual([name, [], 0]);
      if (language === 'en') continue;
      await choose(choices[(2 * i + 1) % choices.length]!);
      await follows(page, name, choices[(2 * i + 1) % choices.length]!);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[PLACE-5] stand beside dates, times and money of the region, which can be chosen', async () => {
    const { page, complaints } = await watchedPage(browser, {
      locale: 'en-US',
      viewport: { width: sizes.phone[0], height: sizes.phone[1] },
    });
    await inLanguage(page, 'en');
    await openLoggedIn(page, station.url, '/overview/master', 'write');
    await choose({ pressure: 'psi', temperature: 'degF', volume: 'cft', currency: 'USD' });
    await goToSettled(page, pages.volume);
    await page.locator('main', { hasText: /\$\d/ }).waitFor();
    await goToSettled(page, pages.service);
    await eventually(() => typedIn(page, 'Done on')).toMatch(/^\d\d\/\d\d\/\d{4},\d\d:\d\d[AP]M$/);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Formats: United States' }).click();
    const dialog = page.getByRole('dialog', { name: 'Numbers and dates' });
    await dialog.getByText('$2,106.24').waitFor();
    await dialog.getByText('11/22/2026').waitFor();
    await dialog.getByText('3:04 PM').waitFor();
    await eventually(async () => [await overflowPx(page), await accessibilityFindings(page)]).toEqual([0, []]);
    await dialog.getByRole('radio', { name: 'United Kingdom' }).check();
    await dialog.getByText('22/11/2026').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('header time', { hasText: /\d\d:\d\d:\d\d$/ }).waitFor();
    await eventually(() => typedIn(page, 'Done on')).toMatch(/^\d\d\/\d\d\/\d{4},\d\d:\d\d$/);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[SET-10] are tried in every pair', () => {
    const names = Object.keys(kinds) as Kind[];
    for (const a of names)
      for (const b of names.filter((other) => other > a))
        for (const first of kinds[a])
          for (const second of kinds[b])
            expect([first, second, choices.some((choice) => choice[a] === first && choice[b] === second)]).toEqual([first, second, true]);
  });
});
