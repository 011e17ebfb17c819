import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { dayFilePath } from '../../adapters/card/dayFilePath.ts';
import { shiftDay } from '../../core/time/index.ts';
import { energyDays } from '../station/figures/energyDays.ts';
import { launchChromium, watchedPage } from './chromium.ts';
import { dataFolder, type DemoStation, demoStation } from './demoStation.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { daysAgo } from './plantDays.ts';

const first = daysAgo(200);
const count = 40;
const pathOf = (from: string, until: string) => `/analysis/profile?from=${from}&until=${until}`;
const path = pathOf(first, shiftDay(first, count - 1));

describe('the page of profiles', () => {
  const folder = dataFolder('profile');
  let station: DemoStation;
  let browser: Browser;
  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const [day, text] of energyDays({ first, count })) {
      const file = dayFilePath(join(folder, 'card'), day);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    station = await demoStation(folder);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  const opened = async (level: 'read' | 'write', at = path) => {
    const watched = await watchedPage(browser, { viewport: { width: 1280, height: 900 } });
    await openLoggedIn(watched.page, station.url, at, level);
    const types = watched.page.locator('.pf-types h3');
    await types.first().waitFor();
    return { ...watched, types };
  };

  it('[GAIN-3] keeps the name that who may write gives to a type of days, in other ranges and for others too', async () => {
    const { page, types, complaints } = await opened('write');
    await page.getByRole('button', { name: 'Umbenennen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tagestypen umbenennen' });
    await dialog.getByRole('textbox').first().fill('Dreischicht');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => types.first().textContent()).toBe('Dreischicht');
    await page.getByRole('row', { name: /^Dreischicht/ }).waitFor();
    expect(complaints()).toEqual([]);
    await page.close();

    const reader = await opened('read', pathOf(shiftDay(first, 1), shiftDay(first, count - 1)));
    await eventually(() => reader.types.allTextContents()).toContain('Dreischicht');
    await eventually(() => reader.page.getByRole('button', { name: 'Umbenennen' }).count()).toBe(0);
    await reader.page.close();
  });

  it('[GAIN-3] says what 0.1 bar costs in a year, as a range and as a rule, and how that is calculated', async () => {
    const { page, complaints } = await opened('read');
    const cost = page.locator('.kv div', { hasText: '0,1 bar Netzdruck im Jahr' });
    await eventually(() => cost.textContent()).toMatch(/Faustregel\s?\d[\d.]* bis \d[\d.]*\s(EUR|€)/);
    await page.locator('[data-explains="pressureStepCost"]').click();
    await page.getByText('Kosten der Energie unter Last im Jahr × Anteil der Leistung je bar').waitFor();
    expect(complaints()).toEqual([]);
    await page.close();
  });
});
