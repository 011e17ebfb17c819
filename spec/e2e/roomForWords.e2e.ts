import { describe, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { encodeFaultLogEntry } from '../../adapters/contract/index.ts';
import type { FaultLogEntry } from '../../core/faults/index.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { openSheet } from './trendPage.ts';

/** Names that reach over the edge of their box. */
const overhanging = (page: Page, boxes: string) =>
  page.locator(boxes).evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent.trim()));

/** Over some time between 6 min 58 s and more than a day, at most. */
const endedFaults = [418, 5 * 3600 + 59 * 60, 26 * 3600].map((durationS, i): FaultLogEntry => ({
  ...{ atMs: Date.UTC(2026, 10, 20 - i), source: 5, bitIndex: 67 },
  ...{ deliveryVolumeM3min: 20, volumeFlowM3min: 19, systemPressureBar: 7, loadRatio: 0.7, masterStatus: 3, machines: [] },
  end: { atMs: Date.UTC(2026, 10, 20 - i) + durationS * 1000, isAtLatest: true },
}));

describe('words have room', () => {
  const running = stationAndBrowser('short');

  it.each(Object.entries(sizes))('in the list of lines, at the size %s', async (_, [width, height]) => {
    const { station, open } = running();
    const { page } = await open({ viewport: { width, height } });
    await openLoggedIn(page, station.url, '/analysis/graphics');
    await openSheet(page);
    await page.getByRole('button', { name: 'Linien wählen', disabled: false }).first().click();
    await page.getByRole('dialog').getByText('Umgebungstemperatur').first().waitFor();
    await eventually(() => overhanging(page, '.an-box')).toEqual([]);
    await page.context().close();
  });

  it.each(['de', 'en'])('for how long a fault lasted at most, in %s', async (language) => {
    const { station, open } = running();
    const { page } = await open();
    await inLanguage(page, language);
    await page.route('**/error_log/all', (route) => route.fulfill({ json: endedFaults.map(encodeFaultLogEntry) }));
    await openLoggedIn(page, station.url, '/error_log');
    const durations = page.locator('td.el-duration');
    await eventually(
      async () => (await durations.allTextContents()).filter((text) => /6 min 58 s|5 h 59 min|1 d 2 h/.test(text)).length,
    ).toBe(3);
    await eventually(() => overhanging(page, 'td.el-duration, td.el-duration > *')).toEqual([]);
    await page.context().close();
  });

  it('between two days beside each other in a dialog, on a phone', async () => {
    const { station, open } = running();
    const [width, height] = sizes.phone;
    const { page } = await open({ viewport: { width, height } });
    await openLoggedIn(page, station.url, '/energy_balancing/performance', 'write');
    await page.getByRole('button', { name: 'Anpassung eintragen' }).click();
    await page.getByRole('dialog').getByLabel('Bis (leer: offen)').waitFor();
    await eventually(() => overhanging(page, '.pe-pair, .pe-pair > *')).toEqual([]);
    await page.context().close();
  });
});
