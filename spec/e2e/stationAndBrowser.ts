import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchChromium, watchedPage, type WatchedPage } from './chromium.ts';
import { briefStation, type DemoStation, demoStation } from './demoStation.ts';

export interface StationAndBrowser {
  readonly station: DemoStation;
  readonly open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
}

/** Keeps a demo station and a browser running for the tests of a file; with a short history pages are there sooner. */
export function stationAndBrowser(history: 'usual' | 'short' = 'usual'): () => StationAndBrowser {
  let browser: Browser;
  let station: DemoStation;

  beforeAll(async () => {
    station = await (history === 'usual' ? demoStation() : briefStation());
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  return () => ({ station, open: (options) => watchedPage(browser, options) });
}
