import { afterAll, beforeAll } from '@jest/globals';
import { rmSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchChromium, watchedPage, type WatchedPage } from './chromium.ts';
import { type DemoFleet, demoFleetProcess } from './demoFleetProcess.ts';
import { dataFolder } from './demoStation.ts';

export interface FleetAndBrowser {
  readonly url: string;
  readonly open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
}

/** The built fleet with its made-up stations as a process of its own, and a browser. */
export function fleetAndBrowser(): () => FleetAndBrowser {
  let browser: Browser;
  let fleet: DemoFleet;

  beforeAll(async () => {
    const data = dataFolder('fleet');
    rmSync(data, { recursive: true, force: true });
    fleet = await demoFleetProcess(data);
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await fleet.end();
  });

  return () => ({ url: fleet.url, open: (options) => watchedPage(browser, options) });
}
