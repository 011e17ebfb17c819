import { afterAll, beforeAll } from '@jest/globals';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { dayFilePath } from '../../adapters/card/dayFilePath.ts';
import type { PlantDay } from '../../core/time/index.ts';
import { launchChromium, watchedPage, type WatchedPage } from './chromium.ts';
import { dataFolder, type DemoStation, demoStation } from './demoStation.ts';
import { openLoggedIn } from './openLoggedIn.ts';

const viewport = { width: 1280, height: 900 } as const;

export interface RecordedStation {
  readonly station: DemoStation;
  readonly open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
  /** A page as a session with a password has it. */
  readonly opened: (level: 'read' | 'write', path: string) => Promise<WatchedPage>;
}

/** The data folder of a station of its own with the day files of some days on its card. */
export function folderWithDays(name: string, dayFiles: ReadonlyMap<PlantDay, string>): string {
  const folder = dataFolder(name);
  rmSync(folder, { recursive: true, force: true });
  for (const [day, text] of dayFiles) {
    const file = dayFilePath(join(folder, 'card'), day);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** A demo station of its own with the day files of some days on its card, and a browser for the tests of a file. */
export function recordedStation(name: string, dayFiles: () => ReadonlyMap<PlantDay, string>): () => RecordedStation {
  let browser: Browser;
  let station: DemoStation;

  beforeAll(async () => {
    station = await demoStation(folderWithDays(name, dayFiles()), ['--history-days', '0']);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  const open = (options: BrowserContextOptions = { viewport }) => watchedPage(browser, options);
  return () => ({
    station,
    open,
    async opened(level, path) {
      const watched = await open();
      await openLoggedIn(watched.page, station.url, path, level);
      return watched;
    },
  });
}
