import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { type PushedStation, pushedStation } from '../bench/stationPage/pushedStation.ts';
import { tenMachines } from '../bench/stationPage/tenMachines.ts';
import { lostStation, networkPressure, showsLiveValues } from './chromium.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { hasPoppler, pdfInfo, pdfText } from './poppler.ts';
import { inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const tile = (page: Page, slot: number) => page.locator(`.tl[data-slot="${slot}"]`);
const focusedSlot = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-slot]')?.dataset['slot'] ?? 'none');

/** Observers are called in the order of their making: what the page does about it is done. */
const leavesView = (list: Locator) =>
  list.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          if (entries.at(-1)!.isIntersecting) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(element);
      }),
  );

/** The page on paper. */
async function printed(page: Page): Promise<{ readonly text: string } & ReturnType<typeof pdfInfo>> {
  const folder = await mkdtemp(join(tmpdir(), 'pressluft-print-'));
  const file = join(folder, 'overview.pdf');
  await page.pdf({ path: file, preferCSSPageSize: true });
  const paper = { text: pdfText(file), ...pdfInfo(file) };
  await rm(folder, { recursive: true });
  return paper;
}

describe('the overview of the station', () => {
  const running = stationAndBrowser('short');

  it('[ROUTE-3] shows tiles and the master panel; a double click, Enter and the name of a tile open its compressor', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    await showsLiveValues(page);
    await page.getByRole('region', { name: 'Steuerung' }).getByText('SD-Karte').waitFor();

    await tile(page, 2).locator('.tl-hour').dblclick();
    await page.waitForURL('**/overview/compressor/2');
    await page.goBack();

    await tile(page, 3).locator('.tl-hour').click();
    await eventually(() => focusedSlot(page)).toBe('3');
    expect(new URL(page.url()).pathname).toBe('/overview/master');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/overview/compressor/3');
    await page.goBack();

    await tile(page, 1).locator('.tl-name').click();
    await page.waitForURL('**/overview/compressor/1');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  (hasPoppler ? it : it.skip).each([
    ['de', 'phone', /Gedruckt am \d\d\.\d\d\.20\d\d, \d\d:\d\d:\d\d \(Europe\/Berlin\)/, /Letzte Stunde/g],
    ['en', 'desktop', /Printed on \d\d\/\d\d\/20\d\d, \d\d:\d\d:\d\d \(Europe\/Berlin\)/, /Last hour/g],
  ] as const)(
    'prints one A4 page headed by the name of the station, the time and its zone: %s, %s',
    async (language, size, time, tiles) => {
      const [width, height] = sizes[size];
      const { station, open } = running();
      const { page } = await open({ viewport: { width, height } });
      await inLanguage(page, language);
      await openLoggedIn(page, station.url);
      await showsLiveValues(page);
      const { text, ...paper } = await printed(page);
      expect(paper).toMatchObject({ pages: 1, width: expect.closeTo(841.9, 0), height: expect.closeTo(595, 0) });
      expect(text).toMatch(/^\s*Werk Süd, Station 1 /);
      expect(text).toMatch(time);
      expect(text.match(tiles)?.length).toBe(7);
      await page.context().close();
    },
  );

  it('opens a compressor from anywhere in its row on a phone', async () => {
    const { station, open } = running();
    const [width, height] = sizes.phone;
    const { page, complaints } = await open({ viewport: { width, height }, hasTouch: true });
    await openLoggedIn(page, station.url);
    await showsLiveValues(page);
    for (const part of ['.sp-figures', '.sp-drawing']) {
      const opened = /\/overview\/compressor\/2$/;
      await eventually(async () => {
        // the link lies above it, and it may still move
        if (!opened.test(page.url())) await page.locator(`.sp-machine[data-slot="2"] ${part}`).tap({ force: true, timeout: 2000 });
        return page.url();
      }).toMatch(opened);
      await eventually(async () => {
        // on a busy machine a second tap may have led there again
        if (opened.test(page.url())) await page.goBack();
        return page.url();
      }).not.toMatch(opened);
      await showsLiveValues(page);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('leads along tiles and picture with the arrow keys', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    await showsLiveValues(page);
    for (const list of ['.tl-list', '.sp-machines']) {
      await page.locator(`${list} [data-slot="1"] a`).first().focus();
      const walked: string[] = [];
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'End', 'Home']) {
        await page.keyboard.press(key);
        walked.push(await focusedSlot(page));
      }
      expect([walked[0], walked[1], walked[2], walked[4], walked[5], walked[6]]).toEqual(['2', '3', '2', '2', '8', '1']);
      expect(Number(walked[3])).toBeGreaterThan(4);
    }
    await page.locator('.sp-machine[data-slot="5"] .sp-drawing').dblclick();
    await page.waitForURL('**/overview/compressor/5');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[LIVE-2] [LIVE-3] shows no value while the connection is gone, but the past, greyed with its age, and is whole again after it', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    await showsLiveValues(page);
    const trends = page.locator('.tl-trend');
    await trends.locator('path').first().waitFor({ state: 'attached' });
    const count = await trends.count();

    await station.kill();
    await page.getByRole('heading', { name: 'Verbindung verloren' }).waitFor();
    const figures = await page.locator(`.tl .fg, .oc-now .fg, ${networkPressure}`).allTextContents();
    expect(figures.length).toBeGreaterThan(count);
    expect(figures.every((text) => text.startsWith('---'))).toBe(true);
    await eventually(() => page.locator('.tl-trend.spark-stale path').count()).toBe(count);
    await page.getByText(/^24 Stunden bis \d\d:\d\d:\d\d$/).waitFor();
    await eventually(() => page.getByText(/^Stunde bis \d\d:\d\d:\d\d$/).count()).toBe(count);

    await station.start();
    await showsLiveValues(page);
    await page.getByText('Letzte 24 Stunden').waitFor();
    await eventually(() => page.locator('.spark-stale').count()).toBe(0);
    expect(complaints(...lostStation)).toEqual([]);
    await page.context().close();
  });
});

describe('the overview of ten machines', () => {
  const running = stationAndBrowser('short');
  let station: PushedStation;
  let next: ReturnType<typeof tenMachines>;
  let timer: NodeJS.Timeout;

  const pushS = 0.5;
  let machineCount = 10;
  let firstKW: number | undefined;
  let systemPressureBar: number | undefined;
  /** With a warning at K4 and an error at K7. */
  const push = () => {
    const sample = next(pushS);
    station.push({
      ...sample,
      master: { ...sample.master, systemPressureBar: systemPressureBar ?? sample.master.systemPressureBar },
      compressors: sample.compressors
        .slice(0, machineCount)
        .map((machine) => (machine.index === 1 ? { ...machine, electricalPowerKW: firstKW ?? machine.electricalPowerKW } : machine))
        .map((machine) =>
          machine.index === 4 ? { ...machine, status: 7 | 64 } : machine.index === 7 ? { ...machine, status: 1 | 128 } : machine,
        ),
      faults: [{ source: 7, number: 66, bitIndex: 65, severity: 'error' }],
    });
  };

  beforeAll(async () => {
    station = await pushedStation();
    // never ahead of the station's clock
    next = tenMachines(Date.now() - 60_000);
    timer = setInterval(push, pushS * 1000);
  });
  afterAll(async () => {
    clearInterval(timer);
    await station.close();
  });

  (hasPoppler ? it : it.skip)('has figures in tiles out of view that are new once they are seen, and on paper', async () => {
    const { page, complaints } = await running().open();
    // What nobody sees follows after this time; here never, so that nothing but the view and the print brings it.
    await page.addInitScript((unseenMs) => {
      const own = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (work: () => void, ms?: number) => (ms === unseenMs ? 0 : own(work, ms)) });
    }, 10_000);
    await openLoggedIn(page, station.address);
    await showsLiveValues(page);
    await leavesView(page.locator('.tl-list'));
    const power = tile(page, 1).locator('.tl-lead .fg');
    const kept = await power.textContent();
    const pushed = async (powerKW: number, pressureBar: number) => {
      firstKW = powerKW;
      systemPressureBar = pressureBar;
      await eventually(() => page.locator(networkPressure).textContent()).toMatch(`${pressureBar}`.replace('.', ','));
    };
    try {
      await pushed(33.3, 5.1);
      const unseen = await power.textContent();
      expect(unseen).toBe(kept);
      await power.scrollIntoViewIfNeeded();
      await eventually(() => power.textContent()).toBe('33,3kW');
      await pushed(34.4, 5.2);
      await eventually(() => power.textContent()).toBe('34,4kW');

      await page.locator(networkPressure).scrollIntoViewIfNeeded();
      await leavesView(page.locator('.tl-list'));
      await pushed(35.5, 5.3);
      const left = await power.textContent();
      expect(left).toBe('34,4kW');
      expect((await printed(page)).text).toMatch(/35,5\s+kW/);
    } finally {
      [firstKW, systemPressureBar] = [undefined, undefined];
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('leads from the counts of reports to the messages, and says in a tile what is reported', async () => {
    const { page, complaints } = await running().open();
    await openLoggedIn(page, station.address);
    await showsLiveValues(page);
    await tile(page, 7)
      .getByText(/^E066 /)
      .waitFor();
    await eventually(() => tile(page, 7).locator('.tl-key').allTextContents()).toEqual([
      expect.stringMatching(/ min Last$/),
      expect.stringMatching(/ min Leerlauf$/),
    ]);
    await eventually(() => page.locator('.sp-say').getByRole('link', { name: '1 Störung' }).getAttribute('href')).toBe(
      '/error_log?severity=error',
    );
    await page.locator('.sp-say').getByRole('link', { name: '1 Warnung' }).click();
    await page.waitForURL('**/error_log?severity=warning');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('shows the counts without a link to who may not see the messages', async () => {
    const { page, complaints } = await running().open();
    await openLoggedIn(page, station.address, '/overview/master', 'demo');
    await page.locator('.sp-say').getByText('1 Störung').waitFor();
    await eventually(() => page.locator('.sp-say').getByRole('link').count()).toBe(0);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it.each([
    [7, 'light'],
    [7, 'dark'],
    [10, 'light'],
    [10, 'dark'],
  ] as const)(
    `[PLACE-3] shows picture, control and the tiles of %i machines in one screen at ${sizes.wide.join('x')}, %s`,
    async (count, colorScheme) => {
      const [width, height] = sizes.wide;
      const { page, complaints } = await running().open({ viewport: { width, height }, colorScheme });
      machineCount = count;
      push();
      await openLoggedIn(page, station.address);
      await showsLiveValues(page);
      await page.waitForFunction((wanted) => document.querySelectorAll('.tl').length === wanted, count);
      const below = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('.sp-picture, .sp-machine, .om-control, .tl')];
        return {
          parts: parts.length,
          lowest: Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)),
          scrolled: window.scrollY,
        };
      });
      expect(below).toEqual({ parts: 2 + 2 * count, lowest: expect.any(Number), scrolled: 0 });
      expect(below.lowest).toBeLessThanOrEqual(height);
      const stickingOut = await page.evaluate(() =>
        [...document.querySelectorAll('.tl span, .tl dt, .tl dd, .oc-value *')]
          .filter((part) => part.getBoundingClientRect().right > part.closest('.panel')!.getBoundingClientRect().right)
          .map((part) => part.textContent),
      );
      expect(stickingOut).toEqual([]);
      expect(complaints()).toEqual([]);
      machineCount = 10;
      await page.context().close();
    },
  );

  it.each(Object.entries(sizes))('shows all of them at %s without a scroll to the side', async (_, [width, height]) => {
    const { page, complaints } = await running().open({ viewport: { width, height } });
    await openLoggedIn(page, station.address);
    await showsLiveValues(page);
    await eventually(() => page.locator('.sp-machine:visible').count()).toBe(10);
    await eventually(() => page.locator('.tl:visible').count()).toBe(width >= 1280 ? 10 : 0);
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  (hasPoppler ? it : it.skip).each([10, 6, 4, 1])('prints picture, control and tiles on one page with %s machines', async (count) => {
    const { page } = await running().open();
    machineCount = count;
    push();
    await openLoggedIn(page, station.address);
    await showsLiveValues(page);
    await page.waitForFunction((wanted) => document.querySelectorAll('.tl').length === wanted, count);
    const { text, pages } = await printed(page);
    expect([pages, /Steuerung/.test(text), text.match(/Temperatur/g)?.length]).toEqual([1, true, count]);
    machineCount = 10;
    await page.context().close();
  });
});
