import { describe, expect, it, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { canvasPixels } from './canvasPixels.ts';
import { twoFrames } from './chartPage.ts';
import { overflowPx } from './cutTexts.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { daysAgo } from './plantDays.ts';
import { settle } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { isLogWhole, openSheet, openTime, openView } from './trendPage.ts';

const heightOf = async (page: Page, name: string) =>
  Number(await page.getByRole('slider', { name: `Höhe ${name}` }).getAttribute('aria-valuenow'));

/** Grounds of stacked areas; a tenth of the canvas and more. */
const areas = { tokens: ['--m-steel', '--m-steel-2'] };
const areaPixels = 50_000;

describe('the room of the trend', () => {
  const running = stationAndBrowser('short');

  async function openTrend(query = '', height = 800) {
    const { station, open } = running();
    const watched = await open({ viewport: { width: 1280, height } });
    await openLoggedIn(watched.page, station.url, `/analysis/graphics${query}`);
    await watched.page.locator('.lc-control').waitFor();
    await isLogWhole(watched.page);
    return watched;
  }

  test.each([520, 620, 800])('the choice of lines leaves the head of the page free in a window %i px high', async (height) => {
    const { page, complaints } = await openTrend('', height);
    await page.getByRole('button', { name: /^Linien wählen/ }).click();
    await eventually(async () => {
      const list = (await page.locator('.an-popover').boundingBox())!;
      const head = (await page.locator('header').first().boundingBox())!;
      return [list.y >= head.y + head.height, list.y + list.height <= height];
    }).toEqual([true, true]);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[TREND-5] gives a plot more height by pointer and by keys, in this browser from then on', async () => {
    const { page, complaints } = await openTrend();
    await settle(page);
    const usual = await heightOf(page, 'Netzdruck');
    const other = await heightOf(page, 'Volumenstrom');
    const grip = page.getByRole('slider', { name: 'Höhe Netzdruck' });
    await grip.scrollIntoViewIfNeeded();
    const box = (await grip.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 4 });
    await page.mouse.up();
    await twoFrames(page);
    await eventually(() => heightOf(page, 'Netzdruck')).toBe(Math.round(usual + 60));
    await grip.press('ArrowDown');
    await eventually(() => heightOf(page, 'Netzdruck')).toBe(Math.round(usual + 76));
    await eventually(() => heightOf(page, 'Volumenstrom')).toBe(other);
    await page.reload();
    await page.locator('.lc-control').waitFor();
    await eventually(() => heightOf(page, 'Netzdruck')).toBe(Math.round(usual + 76));
    await page.getByRole('slider', { name: 'Höhe Netzdruck' }).press('0');
    await eventually(() => heightOf(page, 'Netzdruck')).toBe(usual);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['wide', 'beside'],
    ['desktop', 'below'],
  ] as const)('has the values and the marks of its range on a %s screen %s it', async (size, place) => {
    const [width, height] = sizes[size];
    const { station, open } = running();
    const { page } = await open({ viewport: { width, height } });
    await openLoggedIn(page, station.url, '/analysis/graphics?x=1h');
    await page.locator('.lc-control').waitFor();
    // the parts grow with what arrives
    await eventually(async () => {
      const [chart, values, marks] = await Promise.all(
        ['.an-chart', '.an-values', '.mk'].map(async (part) => (await page.locator(part).boundingBox())!),
      );
      const isBeside = values!.x === chart!.x + chart!.width + 24 && values!.y === chart!.y;
      const isBelow = values!.y > chart!.y + chart!.height;
      return [isBeside, isBelow, marks!.x === values!.x, marks!.y > values!.y + values!.height];
    }).toEqual([place === 'beside', place === 'below', true, true]);
    await eventually(() => overflowPx(page)).toBe(0);
    await page.context().close();
  });

  it('[TREND-5] fills the whole screen, and Escape leads back', async () => {
    const { page, complaints } = await openTrend('', 1400);
    const panel = page.locator('.an-chart');
    await settle(page);
    const before = (await panel.boundingBox())!;
    const usual = await heightOf(page, 'Netzdruck');
    await page.getByRole('button', { name: 'Ganzer Bildschirm' }).click();
    await page.waitForFunction(() => document.querySelector('.an-chart')!.getBoundingClientRect().bottom >= innerHeight - 1);
    await eventually(async () => (await panel.boundingBox())!.width).toBeGreaterThan(before.width);
    await eventually(() => heightOf(page, 'Netzdruck')).toBeGreaterThan(usual);
    await eventually(() => page.locator('header').first().isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.locator('header').first().waitFor();
    await twoFrames(page);
    await eventually(() => heightOf(page, 'Netzdruck')).toBe(usual);
    await eventually(() => panel.boundingBox()).toEqual(before);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test.each(['phone', 'wide'] as const)('[TREND-5] alone has the whole width of a %s, and nothing lies over it', async (size) => {
    const [width, height] = sizes[size];
    const { station, open } = running();
    const { page } = await open({ viewport: { width, height } });
    await openLoggedIn(page, station.url, '/analysis/graphics');
    await page.locator('.lc-control').waitFor();
    await openSheet(page);
    await page.getByRole('button', { name: 'Ganzer Bildschirm' }).click();
    await page.locator('.an-whole').waitFor();
    await eventually(async () => {
      const box = (await page.locator('.an-chart').boundingBox())!;
      return [box.x, box.width, await page.locator('.an-float:visible').count()];
    }).toEqual([0, width, 0]);
    await eventually(() => overflowPx(page)).toBe(0);
    await page.context().close();
  });

  it('[PLACE-2] stays in sight on a phone on its side while a sheet is open, which is as high as the window', async () => {
    const [width, height] = [844, 390];
    const { station, open } = running();
    const { page } = await open({ viewport: { width, height }, hasTouch: true });
    await openLoggedIn(page, station.url, '/analysis/graphics');
    await page.locator('.lc-control').waitFor();
    const placeOf = async (sheet: string) => {
      const box = await page.locator(sheet).last().boundingBox();
      return box && [box.y, box.height, box.x + box.width, box.x > width / 2];
    };
    const beside = [0, height, width, true];
    await openView(page);
    await eventually(() => placeOf('.an-float:visible')).toEqual(beside);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await openTime(page);
    await eventually(() => placeOf('.an-float:visible')).toEqual(beside);
    await page.keyboard.press('Escape');
    await page.locator('.an-kpis .ex-open').first().click();
    await eventually(() => placeOf('.ex[open]')).toEqual(beside);
    await page.context().close();
  });

  it('fills the window where a browser has no whole screen', async () => {
    const { station, open } = running();
    const { page } = await open();
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
    await openLoggedIn(page, station.url, '/analysis/graphics');
    await page.locator('.lc-control').waitFor();
    await page.getByRole('button', { name: 'Ganzer Bildschirm' }).click();
    await page.locator('header').first().waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await page.locator('header').first().waitFor();
    await page.context().close();
  });

  it("[TREND-5] stacks the machines' powers, and says so in the address", async () => {
    // whole days and all that can run, as at night few machines do
    const days = `from=${daysAgo(2)}&until=${daysAgo(1)}`;
    const machines = [1, 2, 3, 5, 6, 8].map((slot) => `k${slot}-power`).join('.');
    const { page, complaints } = await openTrend(`?source=sd&${days}&series=power.${machines}`);
    const canvas = page.locator('canvas.lc-lines');
    expect(await canvas.evaluate(canvasPixels, areas)).toBeLessThan(areaPixels / 10);
    await openView(page);
    await page.getByRole('switch', { name: 'Leistungen der Verdichter stapeln' }).click();
    await page.waitForURL(/power=stacked/);
    await twoFrames(page);
    await eventually(() => canvas.evaluate(canvasPixels, areas)).toBeGreaterThan(areaPixels);
    await page.reload();
    await page.locator('.lc-control').waitFor();
    await openView(page);
    await eventually(() => page.getByRole('switch', { name: 'Leistungen der Verdichter stapeln' }).isChecked()).toBe(true);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
