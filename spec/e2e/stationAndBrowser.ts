import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchChromium, watchedPage, type WatchedPage } from './chromium.ts';
import type { DemoStation } from './demoStation.ts';
import { type History, keptStation } from './keptStation.ts';

export interface StationAndBrowser {
  readonly station: DemoStation;
  readonly open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
}

/** The shared demo station, and a browser for the tests of a file; with a short history pages are there sooner. */
export function stationAndBrowser(history: History = 'usual'): () => StationAndBrowser {
  let browser: Browser;
  let station: DemoStation;

  beforeAll(async () => {
    station = await keptStation(history);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  return () => ({ station, open: (options) => watchedPage(browser, options) });
}
