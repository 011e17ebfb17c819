import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { buildPage } from '../bench/lineChart/buildPage.ts';
import { pageUrl, servePage } from '../bench/lineChart/servePage.ts';
import { launchChromium, watchedPage } from './chromium.ts';

/** Opens the chart alone, `?lines=3&plots=2` and so on; it is drawn when this resolves. */
export type OpenChart = (query: string, options?: BrowserContextOptions) => Promise<Page>;

/** Keeps a browser for the tests of a file, and the page of a chart with a week of samples. */
export function chartPage(): OpenChart {
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    folder = await buildPage();
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  return async (query, options) => {
    const { page } = await watchedPage(browser, options);
    await servePage(page.context(), folder);
    await page.goto(`${pageUrl}?${query}`);
    await page.locator('canvas.lc-lines').waitFor();
    await twoFrames(page);
    return page;
  };
}

/** What was asked for is on screen. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );
