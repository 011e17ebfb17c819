import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { dayFilePath } from '../../adapters/card/dayFilePath.ts';
import { dayFileName } from '../../core/dayFile/index.ts';
import { advancePlant, demoPlant, plantSnapshot, startPlant } from '../../core/plant/index.ts';
import { type Channel, sampleRowOf } from '../../core/samples/index.ts';
import { type PlantDay, plantDayOf, plantDayRange } from '../../core/time/index.ts';
import { dayFileText } from '../../station/card/dayFileText.ts';
import { launchChromium, watchedPage } from './chromium.ts';
import { cutTexts, overflowPx } from './cutTexts.ts';
import { dataFolder, type DemoStation, demoStation } from './demoStation.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { languages, sizes } from './pages.ts';
import { goToSettled, inLanguage, settle } from './settled.ts';

const zone = 'Europe/Berlin';
const day = '2026-03-09';
const estimated: readonly Channel[] = [
  'volumeFlowM3min@0',
  'powerKW@0',
  'deliveryVolumeM3min@0',
  'electricalPowerKW@1',
  'deliveryVolumeM3min@1',
  'deliveryVolumeM3min@2',
];

/** A recording of ten minutes at most, until an instant, whose file lists estimated channels. */
function recording(path: string, date: PlantDay, fromMs: number, untilMs = Infinity): void {
  const text = dayFileText(() => 'S-1');
  let state = startPlant(demoPlant, { seed: 3, atMs: fromMs });
  const rows = Array.from({ length: Math.min(300, Math.floor((untilMs - fromMs) / 2000)) }, () => {
    const row = text.row(sampleRowOf(plantSnapshot(demoPlant, state)));
    state = advancePlant(demoPlant, state, 2);
    return row;
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text.headWith(text.head(date), estimated) + rows.join(''));
}

describe('estimated values on the dashboard', () => {
  const folder = dataFolder('estimated');
  let station: DemoStation;
  let browser: Browser;
  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    recording(join(folder, 'recording', dayFileName(day)), day, Date.parse(`${day}T10:00:00Z`));
    // figures are of whole minutes, so those of a station that has just begun would be a minute away
    const nowMs = Date.now();
    const today = plantDayOf(nowMs, zone);
    recording(dayFilePath(join(folder, 'data', 'card'), today), today, plantDayRange(today, zone).fromMs, nowMs);
    station = await demoStation(join(folder, 'data'), ['--source', 'recorded', '--recording', join(folder, 'recording')]);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  async function opened(path: string, size: keyof typeof sizes, language: (typeof languages)[number] = 'de') {
    const [width, height] = sizes[size];
    const watched = await watchedPage(browser, { viewport: { width, height } });
    await inLanguage(watched.page, language);
    await openLoggedIn(watched.page, station.url, path);
    await settle(watched.page);
    await watched.page.locator('.est:visible').first().waitFor();
    return watched;
  }

  it('[FIELD-5] have a sign and the word beside them, and what it means; measured ones nothing', async () => {
    const { page, complaints } = await opened('/overview/compressor/1', 'desktop');
    const figure = (name: string) => page.locator('.hv-figures > div', { has: page.getByText(name, { exact: true }) });
    for (const name of ['Leistung', 'Liefermenge (FAD)', 'Spezifische Leistung'])
      await eventually(async () => [name, await figure(name).locator('.fg.est').textContent()]).toEqual([
        name,
        expect.stringContaining('geschätzt'),
      ]);
    for (const name of ['Netzdruck am Austritt', 'Verdichtungsendtemperatur', 'Auslastung'])
      await eventually(async () => [name, await figure(name).locator('.est').count()]).toEqual([name, 0]);
    await eventually(() => page.locator('.hv .est.key').getAttribute('title')).toBe('berechnet, nicht gemessen');
    await goToSettled(page, '/overview/compressor/2');
    await page.locator('.est:visible').first().waitFor();
    await eventually(() => figure('Liefermenge (FAD)').locator('.est').count()).toBe(1);
    await eventually(() => figure('Leistung').locator('.est').count()).toBe(0);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[FIELD-5] have the sign in the trend where they are values of now, with nothing cut off', async () => {
    const { page, complaints } = await opened('/analysis/graphics?series=flow.k2-power.k2-delivery&x=1h', 'desktop');
    const now = (name: string) => page.locator('.an-values tbody tr', { hasText: name }).locator('td').nth(1);
    const counts = { Volumenstrom: 1, Leistung: 0, Liefermenge: 1 };
    for (const [name, count] of Object.entries(counts))
      await eventually(async () => [name, await now(name).locator('.est').count()]).toEqual([name, count]);
    await eventually(() => now('Volumenstrom').textContent()).toMatch(/\d geschätzt$/);
    await eventually(() => page.locator('.an-kpis .est').count()).toBe(1);
    for (const [width, height] of Object.values(sizes)) {
      await page.setViewportSize({ width, height });
      await settle(page);
      await eventually(async () => [width, await cutTexts(page), await overflowPx(page)]).toEqual([width, [], 0]);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  const pages = [
    ['/analysis/graphics/energy_consumption', 'Leistung K1'],
    ['/analysis/data_table/specific_power', 'Leistung K1; Liefermenge K1, K2'],
    ['/energy_balancing/energy_consumption', 'Leistung K1'],
    ['/energy_balancing/volume_and_leakage', 'Leistung K1; Liefermenge K1, K2'],
    ['/think_green', 'Leistung K1; Liefermenge K1, K2'],
    ['/analysis/profile?series=power', 'Leistung K1'],
  ] as const;
  it('[FIELD-5] are named on the pages of statistics and energy, as far as their figures are made of them, in every size', async () => {
    const { page, complaints } = await opened('/overview/master', 'desktop');
    for (const [path, text] of pages) {
      await goToSettled(page, path);
      for (const [width, height] of Object.values(sizes)) {
        await page.setViewportSize({ width, height });
        await settle(page);
        const line = page.locator('p:visible', { has: page.locator('.est.key') });
        await line.waitFor();
        await eventually(async () => [path, (await line.textContent())?.replace('Geschätzt', '')]).toEqual([path, text]);
        await eventually(async () => [path, width, await cutTexts(page), await overflowPx(page)]).toEqual([path, width, [], 0]);
      }
    }
    await goToSettled(page, '/analysis/data_table/motor_starts');
    await page.locator('.sx-table').waitFor();
    await eventually(() => page.locator('main .est').count()).toBe(0);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  const variants = (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((size) => languages.map((language) => [size, language] as const));
  test.each(variants)(
    '[FIELD-5] are marked where they stand on overview and compressor, with nothing cut off, on %s in %s',
    async (size, language) => {
      const { page } = await opened('/overview/master', size, language);
      for (const path of ['/overview/master', '/overview/compressor/1']) {
        await goToSettled(page, path);
        await page.locator('.est:visible').first().waitFor();
        await eventually(() => page.locator('.est:visible').count()).toBeGreaterThan(3);
        await eventually(async () => [path, await cutTexts(page), await overflowPx(page)]).toEqual([path, [], 0]);
      }
      await page.context().close();
    },
  );
});
