import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
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
const [since, last] = [shiftDay(first, changedFrom), shiftDay(first, count - 1)];
const days = `from=${first}&until=${last}`;
const path = `/energy_balancing/measures?${days}`;

describe('the page of what to do first', () => {
  const recorded = recordedStation('measures', () => machineFiles(first, count, [{ slot: 1, from: changedFrom, power: 0.04 }]));
  const row = (page: Page, measure: string) => page.locator(`tr[data-measure="${measure}"]`);
  const typeDay = async (page: Page, label: string, day: string) => page.getByLabel(label).fill(day);

  it('ranks measures by what they save at least, each with its interval, how that is known, and a link to where it can be seen', async () => {
    const { page, complaints } = await recorded().opened('read', path);
    await page
      .getByRole('heading', { level: 1, name: /^Zuerst: Verdichter instand setzen: .*, spart mindestens [\d.]+\s€ im Jahr$/ })
      .waitFor();
    // of days that are still being evaluated a change can begin later
    await eventually(() => page.getByText(/Tagen sind ausgewertet/).count()).toBe(0);
    await eventually(() => row(page, 'machine').innerText()).toMatch(/[\d.]+ bis [\d.]+\s€[^]*angepasst/);
    const lows = await page.locator('tr[data-measure] .ms-amounts b').allInnerTexts();
    const amounts = lows.map((low) => Number(low.replaceAll('.', '')));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    await eventually(() => row(page, 'heat').innerText()).toMatch(/bis [\d.]+[^]*Obergrenze/);
    await eventually(() => page.getByRole('button', { name: /^Ändern/ }).count()).toBe(0);
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await row(page, 'machine')
      .getByRole('link', { name: /^Beleg/ })
      .click();
    await eventually(() => Promise.resolve(page.url())).toContain(`/analysis/machines?from=${since}&until=${last}&machine=1`);
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('says of what was looked at and not found why, in a folded list', async () => {
    const { page, complaints } = await recorded().opened('read', path);
    const list = page.locator('.ms-not');
    await list.locator('summary').click();
    await eventually(() => list.locator('[data-measure="band"]').innerText()).toMatch(
      /Druckband ändern\s+das Volumen der Behälter ist nicht bekannt/,
    );
    await eventually(() => list.locator('[data-measure="pressure"]').innerText()).toMatch(/keine untere Grenze/);
    await eventually(() => list.locator('[data-measure="dataFaults"]').innerText()).toMatch(
      /Leistung zu 100,0\s%\sder Zeit bekannt; Luftbilanz 0,0\s% offen/,
    );
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('keeps what people enter of a measure, values it, and leads to its check once it is done', async () => {
    const { page, complaints } = await recorded().opened('write', path);
    await row(page, 'machine')
      .getByRole('button', { name: /^Ändern/ })
      .click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('alert').getByText('Bitte geben Sie Ihren Namen ein.').waitFor();
    await page.getByLabel('Stand', { exact: true }).selectOption('decided');
    await page.getByLabel(/^Kosten, einmalig/).fill('800');
    await page.getByLabel('Nutzungsdauer in Jahren').fill('10');
    await page.getByLabel('Ihr Name').fill('A. Weber');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await eventually(() => row(page, 'machine').getAttribute('data-state')).toBe('decided');
    await eventually(() => row(page, 'machine').innerText()).toMatch(/im Jahr \d verdient[^]*Beschlossen[^]*A\. Weber/);

    await row(page, 'machine')
      .getByRole('button', { name: /^Ändern/ })
      .click();
    await page.getByLabel('Stand', { exact: true }).selectOption('done');
    await typeDay(page, 'Erledigt am', last);
    await page.getByLabel('Ihr Name').fill('A. Weber');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await eventually(() => row(page, 'machine').innerText()).toContain(`Erledigt am ${germanDay(last)}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV, ISO 8601' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('"Ersparnis im Jahr von, €"');
    expect(text).toMatch(/Verdichter instand setzen,[^\n]*angepasst[^\n]*800,10\.0,5\.00,0\.00,\d+,\d+,ja,Erledigt,/);
    await row(page, 'machine')
      .getByRole('link', { name: /^Nachweis/ })
      .click();
    await eventually(() => Promise.resolve(page.url())).toContain(`/energy_balancing/performance?from=${shiftDay(last, 1)}`);
    await eventually(() => Promise.resolve(page.url())).toContain(`baseline_until=${shiftDay(last, -1)}`);
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('values by the interest that is entered', async () => {
    const { page, complaints } = await recorded().opened('write', path);
    await page.getByRole('button', { name: 'Zins und Preisänderung' }).click();
    await page.getByLabel('Zins in % im Jahr').fill('8');
    await page.getByLabel('Ihr Name').fill('A. Weber');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await eventually(() => page.locator('dialog').count()).toBe(0);
    await goTo(page, '/energy_balancing/measures');
    await eventually(() => page.locator('.ms-foot').innerText()).toMatch(/8,0\s% Zins/);
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('is found from the analysis as well', async () => {
    const { page } = await recorded().opened('read', '/analysis/measures');
    await eventually(() => Promise.resolve(new URL(page.url()).pathname)).toBe('/energy_balancing/measures');
    await page.close();
  });
});
