import { describe, expect, it } from '@jest/globals';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { goTo, inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

describe('what people enter about the plant', () => {
  const running = stationAndBrowser('short');

  it('a price by hours with a demand price and a target are entered, refused where they are incomplete, saved, and count on the cost page', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 1280, height: 800 } });
    await inLanguage(page, 'en');
    await openLoggedIn(page, station.url, '/settings/plant', 'write');
    const prices = page.locator('.panel', { has: page.getByRole('heading', { name: 'Electricity prices' }) });
    await prices.getByRole('button', { name: 'Add price' }).click();
    await prices.getByText('A number is expected here').waitFor();
    await prices.getByLabel('Kind').selectOption('calendar');
    await prices.getByLabel('Price per kWh', { exact: true }).fill('0.28');
    await prices.getByLabel('Otherwise: price per kWh').fill('0.20');
    await prices.getByLabel('Mon', { exact: true }).uncheck();
    await prices.getByLabel('Demand price').check();
    await prices.getByLabel('Price per kW', { exact: true }).fill('-1');
    await prices.getByText('The number must not be negative').waitFor();
    await prices.getByLabel('Price per kW', { exact: true }).fill('120');
    const targets = page.locator('.panel', { has: page.getByRole('heading', { name: 'Targets' }) });
    await targets.getByRole('button', { name: 'Add target' }).click();
    await targets.getByLabel('Energy a year').fill('100000');
    await targets.locator('.dt-segment').first().click();
    await page.keyboard.type('01012026');
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('.fm-bar:not(.fm-bar-on) .fm-saved').waitFor();

    await goTo(page, '/energy_balancing/cost');
    await eventually(() => page.locator('main').innerText()).toContain('Target');
    await goTo(page, '/settings/plant');
    await eventually(() => prices.getByLabel('Price per kW', { exact: true }).inputValue()).toBe('120');
    await prices.getByRole('button', { name: /^Remove From/ }).click();
    await targets.getByRole('button', { name: /^Remove From/ }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('.fm-bar:not(.fm-bar-on) .fm-saved').waitFor();
    await eventually(() => prices.getByText('Nothing entered.').count()).toBe(1);
    expect(complaints()).toEqual([]);
  });

  it('a price series is looked at with what is wrong in it, imported, and extended', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 1280, height: 800 } });
    await inLanguage(page, 'en');
    await openLoggedIn(page, station.url, '/settings/plant', 'write');
    const series = page.locator('.panel', { has: page.getByRole('heading', { name: 'Series per quarter hour' }) });
    await series.getByText('There is no series yet.').waitFor();
    const csv = (lines: readonly string[]) => ({
      name: 'spot.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['start;price', ...lines].join('\n')),
    });
    const file = series.getByLabel('File with a series');
    await file.setInputFiles(
      csv(['2026-01-01T00:00Z;0.10', '2026-01-01T01:00Z;0.20', '2026-01-01T02:00Z;dear', '2026-01-01T03:00Z;-0.05']),
    );
    await series.getByText('Line 4: The value is not a number').waitFor();
    await eventually(() => series.getByLabel('Preview').innerText()).toMatch(/1 hour/);
    await eventually(() => series.getByLabel('Preview').innerText()).toMatch(/0\.0500 to 0\.2000/);
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await series.getByRole('button', { name: 'Import' }).click();
    await series.getByText(/12 quarter hours/).waitFor();

    await file.setInputFiles(csv(['2026-01-01T03:00Z;0.30', '2026-01-01T04:00Z;0.30']));
    await series.getByLabel('The existing values stay').check();
    await series.getByRole('button', { name: 'Import' }).click();
    await series.getByText(/16 quarter hours/).waitFor();
    expect(complaints()).toEqual([]);
  });
});
