import { expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { logIn, showsLiveValues } from './chromium.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const budgetKB = 200;

const running = stationAndBrowser('short');

it(`everything loaded until the tiles show live values is at most ${budgetKB} kB of JS and CSS, gzipped`, async () => {
  const { station, open } = running();
  const { page } = await open();
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
