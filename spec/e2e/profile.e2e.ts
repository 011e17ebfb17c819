import { describe, expect, it } from '@jest/globals';
import { hash01 } from '../../core/estimate/index.ts';
import { shiftDay } from '../../core/time/index.ts';
import { energyDays } from '../station/figures/energyDays.ts';
import { eventually } from './eventually.ts';
import { daysAgo } from './plantDays.ts';
import { recordedStation } from './recordedStation.ts';

const first = daysAgo(200);
const count = 40;
const pathOf = (from: string, until: string) => `/analysis/profile?from=${from}&until=${until}`;
const path = pathOf(first, shiftDay(first, count - 1));

describe('the page of profiles', () => {
  const recorded = recordedStation('profile', () =>
    energyDays({ first, count, pressureBar: (day, i) => 7 + 0.25 * (hash01(3, day, i) + hash01(4, day, i)) }),
  );
  const opened = async (level: 'read' | 'write', at = path) => {
    const watched = await recorded().opened(level, at);
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

  it('[GAIN-3] draws the share of the time by pressure, and has the same in a table that adds up to all of it', async () => {
    const { page, complaints } = await opened('read');
    const shares = page.locator('.pf-shares');
    await shares.locator('svg .pf-share').first().waitFor();
    const table = shares.getByRole('table', { name: 'Anteil der Zeit je Netzdruck' });
    const texts = await table.locator('td').allTextContents();
    await eventually(() => shares.locator('svg .pf-share').count()).toBe(texts.length);
    const percent = texts.map((text) => Number(/^([\d,]+)\s%$/.exec(text)![1]!.replace(',', '.')));
    const sum = percent.reduce((a, b) => a + b);
    expect(percent.filter((share) => share > 0).length).toBeGreaterThan(10);
    expect(Math.abs(sum - 100)).toBeLessThan(1 + 0.05 * texts.length);
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('[GAIN-3] says what 0.1 bar costs in a year, as a range and as a rule, and how that is calculated', async () => {
    const { page, complaints } = await opened('read');
    const cost = page.locator('.kv div', { hasText: '0,1 bar Netzdruck im Jahr' });
    await eventually(() => cost.textContent()).toMatch(/Faustregel\s?\d[\d.]* bis \d[\d.]*\s€/);
    await page.locator('[data-explains="pressureStepCost"]').click();
    await page.getByText('Kosten der Energie unter Last im Jahr × Anteil der Leistung je bar').waitFor();
    expect(complaints()).toEqual([]);
    await page.close();
  });
});
