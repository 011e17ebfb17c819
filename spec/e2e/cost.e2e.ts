import { describe, expect, it } from '@jest/globals';
import { shiftDay } from '../../core/time/index.ts';
import { energyDays } from '../station/figures/energyDays.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { overflowPx, sidewaysTables } from './cutTexts.ts';
import { eventually } from './eventually.ts';
import { narrowest, sizes } from './pages.ts';
import { daysAgo } from './plantDays.ts';
import { recordedStation } from './recordedStation.ts';
import { goTo } from './settled.ts';

const first = daysAgo(200);
const last = shiftDay(first, 13);
const path = `/energy_balancing/cost?from=${first}&until=${last}`;

describe('the page of cost', () => {
  const recorded = recordedStation('cost', () => energyDays({ first, count: 14 }));

  it('[GAIN-2] stacks days by price, shows the energy of dear and cheap hours, and what the station adds to the peak of the site', async () => {
    const { page, complaints } = await recorded().opened('write', '/settings/plant');
    const panel = (name: string) => page.locator('.panel', { has: page.getByRole('heading', { name }) });
    const prices = panel('Strompreise');
    await prices.getByRole('button', { name: 'Preis hinzufügen' }).click();
    await prices.locator('.dt-segment').first().click();
    await page.keyboard.type('01012020');
    await prices.getByLabel('Art').selectOption('calendar');
    await prices.getByLabel('Preis je kWh', { exact: true }).fill('0,28');
    await prices.getByLabel('Sonst: Preis je kWh').fill('0,20');
    const series = panel('Reihen je Viertelstunde');
    const content = `start;power\n${shiftDay(first, 3)} 08:00;2345`;
    await series
      .getByLabel('Datei mit einer Reihe')
      .setInputFiles({ name: 'werk.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await series.getByRole('button', { name: 'Importieren' }).click();
    await series.getByRole('heading', { name: 'werk' }).waitFor();
    const meters = panel('Zähler des Werks');
    await meters.getByRole('button', { name: 'Zähler hinzufügen' }).click();
    await meters.locator('.dt-segment').first().click();
    await page.keyboard.type('01012020');
    await meters.getByLabel('Reihe').selectOption('werk');
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.locator('.fm-bar:not(.fm-bar-on) .fm-saved').waitFor();

    await goTo(page, path);
    const columns = panel('Kosten je Tag');
    await eventually(() => columns.locator('.legend li').allInnerTexts()).toEqual(['Niedertarif', 'Hochtarif']);
    await eventually(() => columns.locator('.bc-shade-0').count()).toBeGreaterThan(5);
    await eventually(() => panel('Energie nach Preis').locator('tbody tr').count()).toBe(4);
    const peaks = panel('Zehn höchste Viertelstunden').locator('tbody tr');
    await eventually(() => peaks.first().innerText()).toMatch(/\sK\d+(, K\d+)*\s/);
    await page.getByText(/^Spitze des Werks 2\.345(,0)?\skW am .*\s08:00; die Station nahm dabei \d+(,\d)?\skW auf, [\d,]+\s?%/).waitFor();
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('is read on a phone without scrolling sideways: figures have their names beside them, and heads for those who hear the page', async () => {
    const { page, complaints } = await recorded().opened('read', path);
    const [phone, height] = sizes.phone;
    const times = page.getByRole('group', { name: 'Nach Zeit' });
    const names = () =>
      times
        .locator('tbody tr')
        .last()
        .locator('td')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    await times.waitFor();
    await eventually(names).toEqual(Array(5).fill('none'));
    for (const width of [phone, narrowest]) {
      await page.setViewportSize({ width, height });
      await eventually(names).toEqual(['Energie kWh', 'Kosten €', 'CO₂ kg', 'Spitze kW', 'Daten %'].map((name) => `"${name}: "`));
      await eventually(async () => [await overflowPx(page), await sidewaysTables(page)]).toEqual([0, []]);
    }
    await eventually(() => times.getByRole('columnheader').allTextContents()).toEqual([
      ...['Ab', 'EnergiekWh', 'Kosten€', 'CO₂kg', 'SpitzekW', 'Daten%'],
    ]);
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    expect(complaints()).toEqual([]);
    await page.close();
  });
});
