import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { goToSettled, inLanguage, openSettled, settle } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const first = '/overview/compressor/1';
const addressOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page) => page.locator('main h1');
const titled = (page: Page, name: string) => heading(page).filter({ hasText: name }).waitFor();

describe('the page of a compressor', () => {
  const running = stationAndBrowser('short');

  async function reader(options: Parameters<ReturnType<typeof running>['open']>[0] = {}, language = 'de', path = '/overview/master') {
    const { station, open } = running();
    const watched = await open(options);
    await inLanguage(watched.page, language);
    await openLoggedIn(watched.page, station.url, path);
    await settle(watched.page);
    return { ...watched, url: station.url };
  }

  it('[ROUTE-5] opens from the name of a tile and by its address, and leads to the installed neighbours', async () => {
    const { page, complaints, url } = await reader();
    await page.getByRole('main').getByRole('link', { name: 'K1 Halle A' }).last().click();
    await page.waitForURL(`**${first}`);
    await titled(page, 'K1 Halle A');
    await eventually(() => page.getByRole('button', { name: 'Vorheriger Verdichter' }).isDisabled()).toBe(true);
    for (const name of ['K2 Halle A', 'K3 Halle B', 'K4 Werkstatt', 'K5 Gießerei', 'K6 Halle C', 'K8 Halle C']) {
      await page.getByRole('link', { name: `Nächster Verdichter, ${name}` }).click();
      await titled(page, name);
    }
    expect(addressOf(page)).toBe('/overview/compressor/8');
    await eventually(() => page.getByRole('button', { name: 'Nächster Verdichter' }).isDisabled()).toBe(true);
    await openSettled(page, url, first);
    await titled(page, 'K1 Halle A');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-5] [ROUTE-6] turns to the type plate and back, keeps it through a reload, and steps from plate to plate', async () => {
    const { page, complaints } = await reader({}, 'de', first);
    const toggle = page.getByRole('link', { name: 'Typenschild' });
    const drawing = page.getByRole('figure', { name: 'Schnittbild' });
    const valuesTop = () => page.getByRole('heading', { name: 'Messwerte' }).evaluate((element) => element.getBoundingClientRect().top);
    await drawing.waitFor();
    const top = await valuesTop();

    await toggle.click();
    await page.waitForURL(`**${first}/type_plate`);
    await toggle.and(page.locator('[aria-current="page"]')).waitFor();
    await page.reload();
    await page.getByText('104 2871').waitFor();
    for (const text of ['Modell', 'Fabriknummer', 'EDV-Nummer', 'Kommissionsnummer', 'Schaltplannummer', 'Softwareversion', '14.05.2019'])
      await eventually(() => page.getByRole('main').getByText(text, { exact: true }).count()).toBe(1);
    await eventually(() => drawing.count()).toBe(0);
    await eventually(async () => Math.abs((await valuesTop()) - top)).toBeLessThanOrEqual(1);

    await page.getByRole('link', { name: 'Nächster Verdichter, K2 Halle A' }).click();
    await page.getByText('104 2960').waitFor();
    expect(addressOf(page)).toBe('/overview/compressor/2/type_plate');
    await toggle.click();
    await drawing.waitFor();
    expect(addressOf(page)).toBe('/overview/compressor/2');
    await page.goBack();
    await page.getByText('104 2960').waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-4] leads from no, an empty or an impossible slot to a page that is there', async () => {
    const { page, complaints, url } = await reader();
    for (const [asked, opened] of [
      ['/overview/compressor', first],
      ['/overview/compressor/7', '/overview/compressor/7'],
      ['/overview/compressor/99', '/'],
      ['/overview/compressor/0', '/'],
      ['/overview/compressor/eins', '/'],
    ] as const) {
      await page.goto(url + asked);
      await page.waitForURL(url + opened);
      await heading(page).first().waitFor();
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('draws each kind of machine with its measuring points, and lists them on a phone', async () => {
    for (const [width, language] of [
      [1280, 'de'],
      [1280, 'en'],
      [390, 'de'],
    ] as const) {
      const { page, complaints } = await reader({ viewport: { width, height: 800 } }, language);
      for (const [slot, pointCount] of [
        [2, 5],
        [4, 3],
        [5, 5],
      ] as const) {
        await goToSettled(page, `/overview/compressor/${slot}`);
        const points = page.locator('figure dt');
        await page.waitForFunction((count) => document.querySelectorAll('figure dt').length === count, pointCount);
        const drawing = (await page.locator('svg.cw').boundingBox())!;
        const texts = await points.evaluateAll((all) => all.map((each) => each.parentElement!.getBoundingClientRect().toJSON() as DOMRect));
        const isWithin = ({ top, bottom }: DOMRect) => top >= drawing.y - 1 && bottom <= drawing.y + drawing.height + 1;
        expect(texts.map(isWithin)).toEqual(texts.map(() => width > 390));
        const [left, right] = [Math.min(...texts.map((each) => each.left)), Math.max(...texts.map((each) => each.right))];
        expect([left >= 0, right <= width]).toEqual([true, true]);
        const overlaps = texts.filter((a, i) =>
          texts.some((b, j) => j > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        );
        expect(overlaps).toEqual([]);
        await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    }
  });

  it('is English in English', async () => {
    const { page, complaints } = await reader({}, 'en', `${first}/type_plate`);
    await page.getByText('14/05/2019').waitFor();
    await page.getByRole('heading', { name: 'Nameplate K1 Halle A' }).waitFor();
    await page.getByText(/^Screw compressor /).waitFor();
    await eventually(() => page.locator('html').getAttribute('lang')).toBe('en');
    await eventually(() => page.getByRole('navigation', { name: 'You are here' }).textContent()).toBe('Overview/Compressors/K1 Halle A');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('is used with the keyboard alone', async () => {
    const { page, complaints } = await reader({}, 'de', '/overview/compressor/2');
    const reach = async (role: 'link', name: string) => {
      const target = page.getByRole(role, { name }).first();
      for (let i = 0; i < 60 && !(await target.evaluate((element) => element === document.activeElement)); i++)
        await page.keyboard.press('Tab');
      await eventually(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
    };
    await reach('link', 'Nächster Verdichter, K3 Halle B');
    await titled(page, 'K3 Halle B');
    await reach('link', 'Typenschild');
    await page.waitForURL('**/overview/compressor/3/type_plate');
    await page.getByText('104 2872').waitFor();
    await reach('link', 'Störmeldungen zu K3 Halle B');
    await page.waitForURL('**/error_log?source=3');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
