import { describe, expect, it } from '@jest/globals';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { showsLiveValues } from './chromium.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { goTo, inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

describe('the limits of measuring points', () => {
  const running = stationAndBrowser('short');

  it('[LIMIT-2] are set on their page, and a violation is there, in the line of alarms, in the error log and behind the line of the trend', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 1280, height: 800 } });
    await inLanguage(page, 'en');
    await openLoggedIn(page, station.url, '/overview/master', 'write');
    await showsLiveValues(page);
    await goTo(page, '/settings/limits');
    await page.getByLabel('Measuring point', { exact: true }).selectOption('networkPressure');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const point = page.locator('.panel', { has: page.getByRole('heading', { name: 'Network pressure' }) });
    await point.getByText('Not watched: no limit is switched on').waitFor();
    await point.getByLabel('Watch a lower limit').check();
    await point.getByText('Watched as soon as it is applied').waitFor();
    await point.getByLabel('Lower limit', { exact: true }).fill('4');
    await point.getByLabel('Watch an upper limit').check();
    await point.getByLabel('Upper limit', { exact: true }).fill('3');
    await point.getByText('The upper limit must be above the lower one').waitFor();
    await point.getByLabel('Upper limit', { exact: true }).fill('5');
    await point.getByLabel('Delay').fill('0');
    await point.getByLabel('Error', { exact: true }).check();
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Apply' }).click();
    await point.getByText('Limit violated').waitFor();
    await page.locator('.alarm', { hasText: 'Network pressure above its limit' }).waitFor();

    await goTo(page, '/error_log?source=limits', '/error_log');
    const row = page.locator('.el-row').first();
    await row.waitFor();
    await eventually(() => row.innerText()).toContain('Network pressure above its limit');
    await eventually(() => row.innerText()).toContain('E266');

    await goTo(page, '/settings/limits');
    await point.getByLabel('Upper limit', { exact: true }).fill('20');
    await page.getByRole('button', { name: 'Apply' }).click();
    await point.getByText('Within its limits').waitFor();

    await goTo(page, '/analysis/graphics');
    const band = page.locator('.lc-limits rect').first();
    await band.waitFor();
    await eventually(async () => (await band.boundingBox())?.height).toBeGreaterThan(50);

    await goTo(page, '/error_log?source=limits', '/error_log');
    await row.waitFor();
    await eventually(() => row.innerText()).not.toContain('active');

    await goTo(page, '/settings/limits');
    await point.getByRole('button', { name: 'Remove Network pressure' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('.fm-bar:not(.fm-bar-on) .fm-saved').waitFor();
    await eventually(() => point.count()).toBe(0);
    expect(complaints()).toEqual([]);
  });
});
