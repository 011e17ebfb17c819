import { describe, expect, it } from '@jest/globals';
import { endedSession, logIn, lostStation, networkPressure, showsLiveValues } from './chromium.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { refusingProxy } from './refusingProxy.ts';
import { inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

describe('the live dashboard', () => {
  const running = stationAndBrowser('short');

  it('[ACC-10] [MSG-1] keeps the dialog open and says so when the password is wrong', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await page.goto(station.url);
    const field = page.getByLabel('Passwort');
    await field.fill('<');
    await field.press('Enter');
    await page.getByRole('alert').getByText('Falsches Passwort!').waitFor();
    await eventually(() => field.inputValue()).toBe('');
    await eventually(() => field.isEnabled()).toBe(true);
    expect(complaints(/status of 401/)).toEqual([]);
    await page.context().close();
  });

  it('[ACC-9] opens the asked address after the login', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await page.goto(`${station.url}/analysis/graphics?x=10min`);
    await page.getByLabel('Passwort').fill('read');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/analysis/graphics?x=10min');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[PROD-5] shows an operator the demo station in a browser after one login', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await logIn(page, station.url, 'demo');
    await showsLiveValues(page);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[LIVE-2, LIVE-3] clears its values when the station dies and shows live ones again without a reload', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    const clock = page.locator('header time');
    const pressure = page.locator(networkPressure).first();
    await page.getByRole('heading', { name: 'Station fördert' }).waitFor();
    const before = await clock.textContent();
    await page.waitForFunction((text) => document.querySelector('header time')?.textContent !== text, before);
    await showsLiveValues(page);
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }));

    await page.getByRole('link', { name: 'Analyse' }).click();
    await page
      .getByRole('img', { name: /Netzdruck/ })
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Übersicht' }).first().click();
    await pressure.waitFor();

    await station.kill();
    await page.getByText('Verbindung zum Webserver gestört').first().waitFor();
    await eventually(() => pressure.textContent()).toContain('---');

    await station.start();
    await showsLiveValues(page);
    await eventually(() => page.getByText('Verbindung zum Webserver gestört').count()).toBe(0);
    await eventually(() => page.evaluate(() => 'neverReloaded' in window)).toBe(true);
    expect(complaints(...lostStation)).toEqual([]);
    await page.context().close();
  });

  it('[NORTH-7] shows live values behind a proxy that lets no WebSocket through', async () => {
    const { station, open } = running();
    const proxy = await refusingProxy(station.url);
    const { page, complaints } = await open();
    const polls: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('transport=polling')) polls.push(`${response.request().method()} ${response.status()}`);
    });
    await openLoggedIn(page, proxy.url);
    await showsLiveValues(page);
    const clock = page.locator('header time');
    const before = await clock.textContent();
    await page.waitForFunction((text) => document.querySelector('header time')?.textContent !== text, before);
    await page.getByText('Verbunden').first().waitFor();
    await eventually(() => new Set(polls)).toEqual(new Set(['GET 200', 'POST 200']));
    expect(complaints(/WebSocket connection to .* failed/)).toEqual([]);
    await page.context().close();
    await proxy.close();
  });

  it('[PROD-2] changes its language without losing the page', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/analysis/graphics?x=30min');
    await page.getByRole('button', { name: 'EN, English' }).click();
    await page.getByRole('link', { name: 'Overview' }).first().waitFor();
    expect(new URL(page.url()).search).toBe('?x=30min');
    await eventually(() => page.locator('html').getAttribute('lang')).toBe('en');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('writes a share that arrives after the page as its language does', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await inLanguage(page, 'en');
    await openLoggedIn(page, station.url);
    await showsLiveValues(page);
    const shares = page.locator('.tl-values dd').filter({ hasText: '%' });
    await shares.first().waitFor();
    for (const text of await shares.allTextContents()) expect(text).toMatch(/^\d+%$/);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[PROD-3, PROD-4] has contact, language, log-out and the SD card in its header and a copyright in its footer', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await logIn(page, station.url);
    const header = page.getByRole('banner');
    await eventually(() => header.getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toMatch(/^(mailto|https?|tel):/);
    await header.getByTitle('SD-Karte in Ordnung').waitFor();
    await eventually(() => header.getByRole('group', { name: 'Sprache' }).getByRole('button').count()).toBe(2);
    await page.getByRole('contentinfo').getByText('©').waitFor();
    expect(complaints()).toEqual([]);
    await header.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByLabel('Passwort').waitFor();
    await eventually(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(complaints(...endedSession)).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-2, ROUTE-20] opens the same page again after a reload', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    for (const [asked, opened] of [
      ['/overview', '/overview/master'],
      ['/analysis/graphics?x=10min&states=off', '/analysis/graphics?x=10min&states=off'],
    ] as const) {
      await page.goto(station.url + asked);
      await page.locator('main h1').first().waitFor();
      await page.reload();
      await page.locator('main h1').first().waitFor();
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(opened);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ACC-5] sends strangers and unknown addresses to the welcome page', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    for (const path of ['/overview/master', '/no/such/page']) {
      await page.goto(station.url + path);
      await page.getByLabel('Passwort').waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    }
    await eventually(() => page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link').count()).toBe(0);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
