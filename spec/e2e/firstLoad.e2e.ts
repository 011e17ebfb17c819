import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launchChromium, logIn, showsLiveValues, watchedPage } from './chromium.ts';
import { type DemoStation, demoStation } from './demoStation.ts';

const budgetKB = 200;

let browser: Browser;
let station: DemoStation;
beforeAll(async () => {
  station = await demoStation();
  await station.start();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await station.stop();
});

it(`everything loaded until the tiles show live values is at most ${budgetKB} kB of JS and CSS, gzipped`, async () => {
  const { page } = await watchedPage(browser);
  const files = new Map<string, number>();
  const reads: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) reads.push(response.body().then((body) => void files.set(pathname, gzipSync(body).length)));
  });
  await logIn(page, station.url);
  await showsLiveValues(page);
  await Promise.all(reads);
  const rows = [...files].sort(([, a], [, b]) => b - a);
  const totalKB = rows.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
  console.info(
    [
      ...rows.map(([name, bytes]) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`),
      `${totalKB.toFixed(1).padStart(7)} kB  in total`,
    ].join('\n'),
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(totalKB).toBeLessThanOrEqual(budgetKB);
});
