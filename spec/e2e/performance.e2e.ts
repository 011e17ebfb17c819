import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { shiftDay } from '../../core/time/index.ts';
import { energyDays } from '../station/figures/energyDays.ts';
import { eventually } from './eventually.ts';
import { daysAgo, germanDay } from './plantDays.ts';
import { hasPoppler, pdfText } from './poppler.ts';
import { recordedStation } from './recordedStation.ts';
import { smallTexts } from './smallTexts.ts';

const first = daysAgo(200);
const baselineLast = shiftDay(first, 29);
const begin = shiftDay(first, 30);
const last = shiftDay(first, 44);
const path = `/energy_balancing/performance?baseline_from=${first}&baseline_until=${baselineLast}&from=${begin}&until=${last}`;
const reportOnly = `/energy_balancing/performance?from=${begin}&until=${last}`;

describe('the page of energy performance', () => {
  const recorded = recordedStation('performance', () => energyDays({ first, count: 45, saved: { from: 30, share: 0.1 } }));
  const opened = (level: 'read' | 'write', at = path) => recorded().opened(level, at);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  /** The station sums finished days when it is first asked for them. */
  const evaluated = async (page: Page) => {
    const [model, reload] = [page.getByText('Streuung CV(RMSE)'), button(page, 'Neu laden')];
    for (;;) {
      await model.or(reload).first().waitFor();
      if ((await reload.count()) === 0) return;
      await reload.click();
      await eventually(() => page.locator('.skeleton').count()).toBe(0);
    }
  };

  it('[GAIN-5] shows what was saved with its interval, the model with its checks, and since when', async () => {
    const { page, complaints } = await opened('write');
    await evaluated(page);
    await eventually(() => page.locator('.ea-main .fig').first().textContent()).toMatch(/^0,[89]\d\d$/);
    await page.getByText(/angepasst: [\d,]+\s?% weniger, 15 Tage/).waitFor();
    await page.getByText('Diese Basis ist noch nicht gesetzt.').waitFor();
    await page.getByText('Vorläufig: Die Basis umfasst weniger als zwölf Monate.').first().waitFor();
    await eventually(() => page.locator('.pe-scatter circle').count()).toBe(45);
    await page.getByText(new RegExp(`^Seit ${germanDay(begin)} braucht ein Tag `)).waitFor();
    // as exactly as it is known: as many decimals as its standard error
    const terms = await page.locator('.pe-terms dd').evaluateAll((all) => all.map((each) => each.textContent.match(/\d[\d.,]*/g)));
    const decimals = (text: string) => text.split(',')[1]?.length ?? 0;
    for (const [value, error] of terms.map((term) => term!.map(decimals))) expect(value).toBe(error);
    await eventually(() => smallTexts(page)).toEqual([]);
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('[GAIN-5] keeps a baseline with name and date, an adjustment and imported variables of who may write', async () => {
    const { page } = await opened('write');
    await evaluated(page);
    await button(page, 'Als Basis setzen').click();
    await button(page, 'Speichern').click();
    await dialog(page).getByText('Bitte geben Sie Ihren Namen ein.').waitFor();
    await dialog(page).getByLabel('Ihr Name').fill('M. Brandt');
    await button(page, 'Speichern').click();
    await page.getByText('Gesetzt von M. Brandt', { exact: true }).waitFor();
    await eventually(() => button(page, 'Als Basis setzen').count()).toBe(0);

    await button(page, 'Anpassung eintragen').click();
    await dialog(page).getByLabel('Energie in kWh je Tag').fill('120');
    await dialog(page).getByLabel('Grund').fill('neue Pressenlinie');
    await dialog(page).getByLabel('Ihr Name').fill('M. Brandt');
    await button(page, 'Speichern').click();
    await page.getByRole('row', { name: new RegExp(`${germanDay(begin)} offen \\+120 neue Pressenlinie M. Brandt`) }).waitFor();

    await button(page, 'Größen einlesen').click();
    const lines = Array.from({ length: 45 }, (_, i) => `${shiftDay(first, i)};production;${100 + i};t`);
    const file = (text: string) => ({ name: 'werte.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await dialog(page).getByLabel('CSV-Datei').setInputFiles(file('time;name;value;unit\ngestern;production;1;t'));
    await dialog(page)
      .getByText(/^Zeile 2: Erwartet wird ein Tag/)
      .waitFor();
    await dialog(page)
      .getByLabel('CSV-Datei')
      .setInputFiles(file(['time;name;value;unit', ...lines].join('\n')));
    await dialog(page)
      .getByText(`Produktion in t: 45 Tage, ${germanDay(first)} bis ${germanDay(last)}`)
      .waitFor();
    await dialog(page).getByLabel('Ihr Name').fill('T. Arslan');
    await button(page, 'Speichern').click();
    // the dialog says the same of the file
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText(/^Produktion in t: 45 Tage/).waitFor();
    await page.close();
  });

  it('deletes an adjustment only after a question, which has the way back as its first answer', async () => {
    const { page, complaints } = await opened('write');
    await evaluated(page);
    const row = page.getByRole('row', { name: /neue Pressenlinie/ });
    const question = page.getByRole('alertdialog', { name: 'Anpassung „neue Pressenlinie“ löschen?' });
    await row.getByRole('button', { name: 'Löschen' }).click();
    await question.waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Abbrechen');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await row.waitFor();

    await page.setViewportSize({ width: 390, height: 844 });
    const sideways = () => page.locator('.pe-adjust').evaluate((panel) => panel.scrollWidth > panel.clientWidth);
    await eventually(sideways).toBe(false);
    await page.getByText('neue Pressenlinie', { exact: true }).last().scrollIntoViewIfNeeded();
    await eventually(() => page.locator('.pe-adjust .scroll').count()).toBe(0);
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('[GAIN-5] shows all of it to a reader, who can change nothing but save it for an auditor', async () => {
    const { page, complaints } = await opened('read', reportOnly);
    await evaluated(page);
    await page.getByText('Gesetzt von M. Brandt', { exact: true }).waitFor();
    await page.getByRole('row', { name: /neue Pressenlinie/ }).waitFor();
    await page.getByText(/^Produktion in t: 45 Tage/).waitFor();
    for (const name of ['Als Basis setzen', 'Anpassung eintragen', 'Größen einlesen', 'Löschen'])
      await eventually(() => button(page, name).count()).toBe(0);
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Nachweis als PDF').click()]);
    expect(saved.suggestedFilename()).toBe(`nachweis_energieleistung_${begin}_${last}.pdf`);
    if (hasPoppler) {
      const text = pdfText(await saved.path()).replaceAll(/\s+/g, ' ');
      for (const part of ['Nachweis der Energieleistung', 'von M. Brandt', 'neue Pressenlinie', 'Option B des IPMVP'])
        expect(text).toContain(part);
    }
    await page.locator('[data-explains="enpi"]').click();
    await page.getByText('Energie / erwartete Energie').waitFor();
    expect(complaints()).toEqual([]);
    await page.close();
  });
});
