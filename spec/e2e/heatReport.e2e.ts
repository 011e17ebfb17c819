import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { shiftDay } from '../../core/time/index.ts';
import { energyDays } from '../station/figures/energyDays.ts';
import { eventually } from './eventually.ts';
import { daysAgo } from './plantDays.ts';
import { hasPoppler, pdfText } from './poppler.ts';
import { recordedStation } from './recordedStation.ts';

const count = 365;
const first = daysAgo(count);
const last = shiftDay(first, count - 1);
const path = `/energy_balancing/heat_report?from=${first}&until=${last}`;

describe('the page of the waste heat report', () => {
  const recorded = recordedStation('heat-report', () => energyDays({ first, count }));
  const opened = async (level: 'read' | 'write', at = path) => {
    const watched = await recorded().opened(level, at);
    await watched.page.locator('.wh-field').first().waitFor();
    return watched;
  };

  it('[GAIN-7] has the heat of the year, the 33 fields of the platform, and what who may write enters of them', async () => {
    const { page, complaints } = await opened('write');
    await eventually(() => page.locator('.ea-main .fig').first().textContent()).toMatch(/^\d{3}\.\d{3}kWh$/);
    await eventually(() => page.locator('.wh-field').count()).toBe(33);
    await page.getByRole('button', { name: 'Angaben eintragen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Angaben zur Abwärme' });
    await dialog.getByLabel('Mittlere Temperatur des Mediums in °C').fill('sehr warm');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByText('Bitte geben Sie eine passende Zahl ein.').waitFor();
    await dialog.getByLabel('Mittlere Temperatur des Mediums in °C').fill('60');
    await dialog.getByLabel('Anteil der elektrischen Energie in %').fill('50');
    await dialog.getByLabel('Name des Unternehmens').fill('Werk Süd GmbH');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.wh-field', { hasText: 'Werk Süd GmbH' }).waitFor();
    await page.locator('.wh-field', { hasText: '60 bis unter 80 °C' }).waitFor();
    await page.getByRole('row', { name: /^Temperatur 25(,0)?\s°C 60(,0)?\s°C darüber/ }).waitFor();
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('[GAIN-7] saves the form as a line below its German heads, and the evidence as a PDF, for a reader too', async () => {
    const { page, complaints } = await opened('read');
    await eventually(() => page.getByRole('button', { name: 'Angaben eintragen' }).count()).toBe(0);
    const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV', exact: true }).click()]);
    expect(csv.suggestedFilename()).toBe(`abwaerme_${first}_${last}.csv`);
    const [heads, values] = (await readFile(await csv.path(), 'utf8')).replace('\u{feff}', '').trim().split(/\r?\n/);
    expect(heads!.split(';')).toHaveLength(33);
    expect(heads).toContain('Leistungsprofil Januar (in kW)');
    expect(values).toContain('Werk Süd GmbH');
    const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Nachweis als PDF' }).click()]);
    expect(pdf.suggestedFilename()).toBe(`nachweis_abwaerme_${first}_${last}.pdf`);
    if (hasPoppler) {
      const text = pdfText(await pdf.path()).replaceAll(/\s+/g, ' ');
      for (const part of [
        'Nachweis zum Abwärmebericht',
        'Leistungsprofil',
        'Schwellen',
        'Felder der Plattform',
        'Werk Süd GmbH',
        'SHA-256',
      ])
        expect(text).toContain(part);
    }
    await page.locator('[data-explains="wasteHeat"]').click();
    await page.getByText('Energie × nutzbarer Wärmeanteil × Anteil, der noch nicht genutzt wird').waitFor();
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('[GAIN-7] refuses the form for days that are no year, and shows their heat', async () => {
    const notYear = `/energy_balancing/heat_report?from=${shiftDay(last, -40)}&until=${last}&circuit=airPipes`;
    const { page } = await recorded().opened('read', notYear);
    await page.getByText('Die Felder gelten für ein ganzes Jahr von 365 oder 366 Tagen.').waitFor();
    await eventually(() => page.locator('.ea-main .fig').first().textContent()).toMatch(/^\d{1,3}\.\d{3}kWh$/);
    await page.close();
  });
});
