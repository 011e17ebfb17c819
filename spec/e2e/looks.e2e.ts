import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { launchChromium, watchedPage } from './chromium.ts';
import { cutTexts, overflowPx, sidewaysTables } from './cutTexts.ts';
import { eventually } from './eventually.ts';
import { galleryPages } from './galleryPages.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { languages, narrowest, pages, pagesAt, pairs, defaultSizes } from './pages.ts';
import { goToSettled, inLanguage, openSettled } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

describe('every page', () => {
  const running = stationAndBrowser();
  it.each(pairs)(
    'fits $size, $theme, $language, and axe finds nothing against WCAG 2.2 AA where most people look',
    async ({ size, width, height, theme, language }) => {
      const { station, open } = running();
      const { page, complaints } = await open({ viewport: { width, height }, colorScheme: theme });
      await inLanguage(page, language);
      for (const [name, path] of pagesAt({ size, theme })) {
        if (path === pages.welcome) await openSettled(page, station.url, path);
        else {
          if (path === pages.overview) await openLoggedIn(page, station.url);
          await goToSettled(page, path);
        }
        await eventually(() => overflowPx(page)).toBeLessThanOrEqual(0);
        await eventually(() => cutTexts(page)).toEqual([]);
        if (size === 'phone') await eventually(async () => [name, await sidewaysTables(page)]).toEqual([name, []]);
        // Roles, names and contrast are the same at the sizes between.
        if (!defaultSizes.has(size)) continue;
        await eventually(async () => [name, await accessibilityFindings(page)]).toEqual([name, []]);
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  it.each(languages)('is not wider than a window of 320 px, in %s', async (language) => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: narrowest, height: 640 } });
    await inLanguage(page, language);
    await openLoggedIn(page, station.url);
    for (const [name, path] of Object.entries(pages).filter(([, each]) => each !== pages.welcome)) {
      await goToSettled(page, path);
      await eventually(async () => [name, await overflowPx(page)]).toEqual([name, 0]);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});

describe('the gallery of the kit', () => {
  let browser: Browser;
  let gallery: Awaited<ReturnType<typeof galleryPages>>;
  beforeAll(async () => {
    gallery = await galleryPages();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    gallery.server.close();
  });

  it.each(languages.flatMap((language) => (['light', 'dark'] as const).map((theme) => ({ language, theme }))))(
    'shows each part in its states, in $language and $theme, where it fits, and axe finds nothing against WCAG 2.2 AA',
    async ({ language, theme }) => {
      const { page, complaints } = await watchedPage(browser, { colorScheme: theme });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${gallery.url}?theme=${theme}&language=${language}`);
        await page.locator('.gl-exhibit').last().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `dist/e2e/pictures/gallery-${theme}-${language}-${width}.png`, fullPage: true });
        await eventually(() => overflowPx(page)).toBeLessThanOrEqual(0);
        await eventually(() => cutTexts(page)).toEqual([]);
        const blank = () => page.locator('.gl-states').evaluateAll((parts) => parts.filter((part) => part.clientHeight < 8).length);
        await eventually(blank).toBe(0);
        await eventually(() => page.locator('.gl-rows tbody tr[aria-rowindex]').count()).toBeGreaterThan(5);
        await eventually(() => accessibilityFindings(page)).toEqual([]);
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  it('is no part of the dashboard that a station serves', () => {
    expect(globSync('dist/ui/**/*allery*')).toEqual([]);
  });
});
