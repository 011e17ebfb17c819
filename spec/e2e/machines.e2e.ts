import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { shiftDay } from '../../core/time/index.ts';
import { machineFiles } from '../station/figures/machineFiles.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { eventually } from './eventually.ts';
import { daysAgo, germanDay } from './plantDays.ts';
import { recordedStation } from './recordedStation.ts';
import { goTo } from './settled.ts';

const [count, changedFrom] = [60, 40];
const first = daysAgo(200);
const since = shiftDay(first, changedFrom);
const path = `/analysis/machines?from=${first}&until=${shiftDay(first, count - 1)}`;

describe('the page of the machines', () => {
  const recorded = recordedStation('machines', () =>
    machineFiles(first, count, [
      { slot: 1, from: changedFrom, power: 0.04 },
      { slot: 3, from: 0, missing: 0.1 },
    ]),
  );
  const row = (page: Page, slot: number) => page.locator(`tr.mc-row[data-slot="${slot}"]`);

  it('[GAIN-6] says which machine needs more than before and since when, with its interval and cost, and which delivers less than it reports', async () => {
    const { page, complaints } = await recorded().opened('write', path);
    await page.getByRole('heading', { name: new RegExp(`braucht seit ${germanDay(since)} mehr Strom für dieselbe Luft`) }).waitFor();
    await eventually(() => row(page, 1).getAttribute('data-sign')).toBe('changed');
    await eventually(() => row(page, 1).innerText()).toMatch(/\d[\d.]* bis \d[\d.]*/);
    await eventually(() => page.locator('.mc-detail').innerText()).toMatch(/\+[34],\d %[^]*angepasst/);
    await eventually(() => page.locator('tr[data-kind="fitted"]').allInnerTexts()).toEqual([
      expect.stringMatching(/1,000/),
      expect.stringMatching(/1,000/),
      expect.stringMatching(/0,900/),
    ]);
    await eventually(() => page.locator('tr[data-kind="fitted"]').allInnerTexts()).not.toContainEqual(
      expect.stringMatching(/(\d,\d{3}) bis \1/),
    );
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('[GAIN-6] has a machine beside its data sheet once that is entered, and opens it by its button', async () => {
    const { page, complaints } = await recorded().opened('write', '/settings/plant');
    const sheets = page.locator('.panel', { has: page.getByRole('heading', { name: 'Datenblätter' }) });
    await sheets.getByRole('button', { name: 'Datenblatt hinzufügen' }).click();
    await sheets.getByLabel('Platz').selectOption('2');
    await sheets.locator('.dt-segment').first().click();
    await page.keyboard.type('01012020');
    await sheets.getByLabel('Druck').fill('7');
    await sheets.getByLabel('Liefermenge', { exact: true }).fill('15');
    await sheets.getByLabel('Leistung unter Last').fill('80');
    await sheets.getByLabel('Leistung im Leerlauf').fill('20');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.locator('.fm-bar:not(.fm-bar-on) .fm-saved').waitFor();
    await goTo(page, path);
    await eventually(() => row(page, 2).getAttribute('data-sign')).toBe('beyond');
    await eventually(() => row(page, 2).innerText()).toMatch(/\+16,\d\s+Außerhalb der Toleranz/);
    await row(page, 2).getByRole('button', { name: /^Mehr/ }).click();
    await eventually(() => page.locator('.mc-detail').innerText()).toMatch(/Toleranz ± 7,\d %/);
    await eventually(() => page.locator('.mc-detail svg.ch').count()).toBe(2);
    await row(page, 2)
      .getByRole('button', { name: /^Schließen/ })
      .click();
    await eventually(() => page.locator('.mc-detail').count()).toBe(0);
    expect(complaints()).toEqual([]);
    await page.close();
  });
});
