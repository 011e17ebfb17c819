import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { chartPage, twoFrames } from './chartPage.ts';

const minuteMs = 60_000;
/** The page's chart shows this spike of one sample at a line that else stays near 7. */
const spikeRow = 30_247;
const startMs = Date.parse('2026-11-13T00:00:00Z');
const spikeMs = startMs + spikeRow * 10_000;

/** Rows of pixels of the canvas as Chromium painted it, from the top, in which the first line's colour is seen. */
async function paintedRows(page: Page): Promise<readonly number[]> {
  const picture = (await page.locator('canvas.lc-lines').screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const { data: pixels } = canvas.getImageData(0, 0, image.width, image.height);
    const probe = new OffscreenCanvas(1, 1).getContext('2d')!;
    probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--c-1');
    probe.fillRect(0, 0, 1, 1);
    const colour = probe.getImageData(0, 0, 1, 1).data;
    const rows = new Set<number>();
    // A line a hair wide between two pixels has half of its colour in each.
    const nearest = 110;
    for (let i = 0; i < pixels.length; i += 4) {
      const distance = [0, 1, 2].reduce((sum, k) => sum + Math.abs(pixels[i + k]! - colour[k]!), 0);
      if (distance < nearest) rows.add(Math.floor(i / 4 / image.width));
    }
    return [...rows].sort((a, b) => a - b);
  }, picture);
}

/** Zooms about the spike with the wheel, as far as it goes; calls back at each zoom with the length shown. */
async function throughAllZooms(page: Page, at: (lengthMs: number) => Promise<void>): Promise<number> {
  const box = (await page.locator('.lc-control').boundingBox())!;
  const shown = page.locator('output');
  const spanShown = async () => ({
    fromMs: Number(await shown.getAttribute('data-from')),
    untilMs: Number(await shown.getAttribute('data-until')),
  });
  let zooms = 0;
  for (;;) {
    const { fromMs, untilMs } = await spanShown();
    await page.mouse.move(0, 0);
    // it has the line's colour, and goes a little after the pointer
    await page.locator('.lc-tip').waitFor({ state: 'detached' });
    await twoFrames(page);
    await at(untilMs - fromMs);
    zooms++;
    if (untilMs - fromMs < 5 * minuteMs) return zooms;
    await page.mouse.move(box.x + (box.width * (spikeMs - fromMs)) / (untilMs - fromMs), box.y + box.height / 2);
    await page.mouse.wheel(0, -100);
    await page.waitForFunction((from) => Number(document.querySelector('output')?.getAttribute('data-from')) !== from, fromMs);
  }
}

/** The axis goes from 6 to 10, the spike to 9.5, all else stays below 7.1: above this share of the height there is only the spike. */
const spikeShare = 0.2;
const chart = (spike: 'on' | 'off') => `lines=1&spike=${spike}&extent=6,10&width=900`;

describe('a line of a week', () => {
  const openChart = chartPage();

  it.each([
    ['one pixel of the page is one of the screen', 1],
    ['one pixel of the page is two of the screen', 2],
  ])('[ANA-9] shows a spike of one sample in the picture at every zoom, where %s', async (_, deviceScaleFactor) => {
    const page = await openChart(chart('on'), { deviceScaleFactor });
    const { height } = (await page.locator('canvas.lc-lines').boundingBox())!;
    const zooms = await throughAllZooms(page, async (lengthMs) => {
      const [top = Infinity] = await paintedRows(page);
      expect([lengthMs, top < spikeShare * height * deviceScaleFactor]).toEqual([lengthMs, true]);
    });
    expect(zooms).toBeGreaterThan(20);
    await page.context().close();
  });

  it('lies on the ground of the system where that forces its colours, as its words have them', async () => {
    const page = await openChart(chart('off'), { forcedColors: 'active', colorScheme: 'dark' });
    const { x, y } = (await page.locator('canvas.lc-lines').boundingBox())!;
    const corner = { x: Math.ceil(x) + 1, y: Math.ceil(y), width: 1, height: 1 };
    const pixel = (await page.screenshot({ clip: corner })).toString('base64');
    const [ground, forced] = await page.evaluate(async (data) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
      return [`rgb(${red}, ${green}, ${blue})`, getComputedStyle(document.documentElement).backgroundColor];
    }, pixel);
    expect(ground).toBe(forced);
    await page.context().close();
  });

  it('shows nothing at that height at any zoom when there is no spike', async () => {
    const page = await openChart(chart('off'));
    const { height } = (await page.locator('canvas.lc-lines').boundingBox())!;
    await throughAllZooms(page, async (lengthMs) => {
      const [top = Infinity] = await paintedRows(page);
      expect([lengthMs, top > 0.5 * height && top < height]).toEqual([lengthMs, true]);
    });
    await page.context().close();
  });
});
