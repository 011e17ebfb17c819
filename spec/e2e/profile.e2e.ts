import { describe, expect, it } from '@jest/globals';
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
  const recorded = recordedStation('profile', () => energyDays({ first, count }));
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
