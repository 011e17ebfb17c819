import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { currencies, pressureUnits, temperatureUnits, type UnitChoice, volumeUnits } from '../../core/units/index.ts';
import { unitSymbol } from '../../i18n/format/index.ts';
import { launchChromium, logIn, watchedPage } from './chromium.ts';
import { type DemoStation, demoStation } from './demoStation.ts';
import { pages } from './pages.ts';
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

/** Every text of the page's content, words for screen readers and drawings among them; the constants of a formula are in SI whatever is chosen. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (parentElement?.closest('.ex-formula') === null) texts.push(nodeValue ?? '');
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
    const deadline = Date.now() + 20_000;
    const kindsOf = expected[name as keyof typeof pages] ?? [];
    for (;;) {
      const texts = await textsOf(page);
      const found = { name, foreign: foreign(texts, choice), lacking: kindsOf.filter((kind) => !shown(texts, choice).includes(kind)) };
      if (found.foreign.length === 0 && found.lacking.length === 0) return;
      if (Date.now() > deadline) expect(found).toEqual({ name, foreign: [], lacking: [] });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  test.each(['de', 'en'] as const)('[SET-10] are those of every figure on every page, and change at once, in %s', async (language) => {
    const { page, complaints } = await watchedPage(browser);
    await inLanguage(page, language);
    await logIn(page, station.url);
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
      if (language === 'en') continue;
      await choose(choices[(2 * i + 1) % choices.length]!);
      await follows(page, name, choices[(2 * i + 1) % choices.length]!);
    }
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
