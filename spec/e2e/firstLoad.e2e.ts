import { describe, expect, it } from '@jest/globals';
import type { Messages } from '@lingui/core';
import type { Page } from 'playwright-core';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { loadCatalogue } from '../../i18n/index.ts';
import { logIn, showsLiveValues } from './chromium.ts';
import { eventually } from './eventually.ts';
import { layoutShift, patient, typefaceShift } from './layoutShift.ts';
import { inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const budgetKB = 195;
/** Read by browsers alone that do not know modules. */
const oldBrowsers = '/oldBrowser.js';
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const running = stationAndBrowser('short');

/** How many bytes the station sends for an address to those who take gzip alone. */
async function sentBytes(url: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject),
  );
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return (await buffer(answer)).length;
}

/** Holds back what an address answers until it is let go. */
async function held(page: Page, address: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await until;
    await route.continue();
  });
  return letGo;
}

const boxes = (page: Page) =>
  page.evaluate(() =>
    ['.top', '.bar', '.mark', '.mark svg', '.mark b', '.tabs'].map((part) => {
      const { x, y, width, height } = document.querySelector(part)!.getBoundingClientRect();
      return [part, x, y, part.startsWith('.mark') ? width : 'its row', height];
    }),
  );

/** What a page says, also to those who do not see it. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.add(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.add(node.textContent!.trim());
    }
    return [...texts];
  });

/** Whether a text is one that has another in English. */
const isGermanFor = (english: Messages) => (text: string) => text in english && JSON.stringify(english[text]) !== JSON.stringify([text]);

describe('the first load', () => {
  it(`shows live values in its tiles with at most ${budgetKB} kB of JS and CSS, gzipped, and needs nothing more for them`, async () => {
    const { station, open } = running();
    const { page } = await open();
    const head = await (await fetch(station.url)).text();
    const named = [...head.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].flatMap(([, path]) => (path === oldBrowsers ? [] : [path!]));
    await page.route(/\.(js|css)$/, (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await logIn(page, station.url);
    await showsLiveValues(page);
    const files = named.map(async (path) => [path, await sentBytes(station.url + path)] as const);
    const rows = (await Promise.all(files)).toSorted(([, a], [, b]) => b - a);
    const totalKB = rows.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
    console.info(
      [
        ...rows.map(([name, bytes]) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`),
        `${totalKB.toFixed(1).padStart(7)} kB  in total`,
      ].join('\n'),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(totalKB).toBeLessThanOrEqual(budgetKB);
    await page.context().close();
  });

  it.each([desktop, phone])('paints the head of the page before its code has come, and leaves it where it is, %o', async (viewport) => {
    const { station, open } = running();
    const { page } = await open({ viewport });
    const letGo = await held(page, /\/assets\/.*\.js$/);
    await page.goto(station.url, { waitUntil: 'commit' });
    await page.locator('.mark b').waitFor({ state: 'attached' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(page);
    await eventually(() => page.locator('main').count()).toBe(0);
    letGo();
    await page.locator('main h1').waitFor();
    await eventually(() => boxes(page)).toEqual(before);
    await page.context().close();
  });

  it.each([desktop, phone])('moves no more than a line of what it has shown while the station says of itself, %o', async (viewport) => {
    const { station, open } = running();
    const { page } = await open({ viewport });
    await patient(page);
    await page.goto(station.url);
    await page.getByRole('dialog').waitFor();
    const shifts = [await layoutShift(page)];
    await logIn(page, station.url);
    await showsLiveValues(page);
    await page.reload();
    await showsLiveValues(page);
    shifts.push(await layoutShift(page));
    for (const shift of shifts) expect(shift).toBeLessThan(typefaceShift);
    await page.context().close();
  });

  it('is painted in the theme that was chosen before', async () => {
    const { station, open } = running();
    const { page } = await open({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('pressluft.theme', 'dark'));
    const letGo = await held(page, /\/assets\/.*\.js$/);
    await page.goto(station.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
    await eventually(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    letGo();
    await page.context().close();
  });

  it('has nothing to paint before the theme is known', async () => {
    const { station, open } = running();
    const { page } = await open();
    const letGo = await held(page, /\/firstTheme\.js$/);
    const code = page.waitForEvent('requestfinished', (request) => /\/assets\/.*\.js$/.test(request.url()));
    await page.goto(station.url, { waitUntil: 'commit' });
    await code;
    await eventually(() => page.locator('.mark').count()).toBe(0);
    letGo();
    await page.locator('.mark').waitFor();
    await page.context().close();
  });

  it('is followed by the code of what may be needed without a connection', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    const code = ['AlarmLine', 'httpErrorLog', 'httpStatistics', 'httpBalances', 'httpInputs', 'httpDayFiles', 'httpArchive', 'analysis'];
    const come = code.map((name) => page.waitForResponse((answer) => answer.url().includes(`/assets/${name}-`) && answer.ok()));
    await logIn(page, station.url);
    await Promise.all(come);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('has all the texts that the start page and the overview show, in English too', async () => {
    const { station, open } = running();
    const { page } = await open();
    const english = await loadCatalogue('en');
    await inLanguage(page, 'en');
    await page.route(/\/assets\/messages.*\.js$/, async (route) => {
      const answer = await route.fetch();
      const isWhole = (await answer.text()).length > JSON.stringify(english).length / 2;
      await (isWhole ? route.abort() : route.fulfill({ response: answer }));
    });
    await page.goto(station.url);
    await page.locator('main h1').waitFor();
    const start = await textsOf(page);
    await logIn(page, station.url);
    await showsLiveValues(page);
    const overview = await textsOf(page);
    expect([...start, ...overview].filter(isGermanFor(english))).toEqual([]);
    expect(start).toContain('Log in');
    expect(overview).toContain('Overview');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

  it('is followed by the texts of another page when that is opened', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await inLanguage(page, 'en');
    await logIn(page, station.url);
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Maintenance' }).click();
    await page.locator('main[data-address="/maintenance/overview"] h1').waitFor();
    expect((await textsOf(page)).filter(isGermanFor(await loadCatalogue('en')))).toEqual([]);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
