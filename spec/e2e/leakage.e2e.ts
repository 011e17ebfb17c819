import { describe, expect, it } from '@jest/globals';
import { accessibilityFindings } from './accessibilityFindings.ts';
import type { WireLeakage } from '../../adapters/contract/index.ts';
import { sidewaysTables } from './cutTexts.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { daysAgo } from './plantDays.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const path = '/energy_balancing/leakage';
const running = stationAndBrowser('short');

describe('the page of leaks', () => {
  it('shows three methods, each with its interval or its reason, to somebody who may only read, and lets them change nothing', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 1280, height: 800 } });
    await openLoggedIn(page, station.url, path);
    const methods = page.locator('.lq-methods tbody tr');
    await eventually(() => methods.count()).toBeGreaterThanOrEqual(3);
    for (const method of ['baseFlow', 'loadCycles', 'pressureDecay'])
      await eventually(() => page.locator(`.lq-methods tr[data-method="${method}"] .lq-basis`).first().innerText()).not.toBe('');
    await eventually(() => page.getByRole('button', { name: 'Verbraucher hinzufügen' }).count()).toBe(0);
    await eventually(() => page.getByRole('button', { name: 'Alle Verbraucher sind jetzt aus' }).isDisabled()).toBe(true);
    await page.getByText('Nur mit Schreibrecht').waitFor();
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    expect(complaints()).toEqual([]);
  });

  it('[FIELD-5] says below its headline what was estimated, and nothing where all was measured', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 390, height: 844 } });
    await openLoggedIn(page, station.url, path);
    await page.locator('.lq-methods tbody tr').first().waitFor();
    await eventually(() => page.locator('.est').count()).toBe(0);
    await page.route('**/insight/leakage*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as WireLeakage;
      await route.fulfill({ response, json: { ...answer, estimated: ['volumeFlowM3min@0', 'electricalPowerKW@1'] } });
    });
    await page.reload();
    const line = page.locator('p:visible', { has: page.locator('.est.key') });
    await eventually(() => line.textContent()).toBe('GeschätztLeistung K1 Halle A; Volumenstrom');
    expect(complaints()).toEqual([]);
    // while days are evaluated the page asks by itself
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

  it('takes consumers of the night, checked as in other forms and read on a phone without scrolling sideways, and a test with all consumers off, and takes both back', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 1280, height: 800 } });
    await openLoggedIn(page, station.url, path, 'write');
    await page.getByRole('button', { name: 'Verbraucher hinzufügen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Bedarf in').fill('0,8');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByText('Ein Name muss angegeben werden').waitFor();
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await dialog.getByLabel('Name').fill('Spülluft');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    const row = page.getByRole('row', { name: /Spülluft/ });
    await eventually(() => row.innerText()).toContain('täglich');
    await page.getByText('eingegeben, ± 20 %').waitFor();
    const [width, height] = sizes.phone;
    await page.setViewportSize({ width, height });
    await page.getByText('Nächte als Tabelle').click();
    await eventually(() => sidewaysTables(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.goto(`${station.url}${path}?test=${Date.now() - 900_000}`);
    await page.getByRole('button', { name: 'Test beenden' }).click();
    const test = page.locator('.lq-result');
    await eventually(() => test.innerText()).toContain('Test am');
    await eventually(() => page.url()).not.toContain('test=');
    await page.getByRole('button', { name: 'Test verwerfen' }).click();
    await eventually(() => test.count()).toBe(0);

    await page.getByRole('button', { name: 'Spülluft entfernen' }).click();
    await page.getByText('Kein Verbraucher ist eingetragen.').waitFor();

    // a station of a week has no alarm of its own: one is put into its answer, and what is seen of it goes to the station
    const since = daysAgo(5);
    await page.route('**/insight/leakage*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as WireLeakage;
      const range = { from_ms: answer.range.from_ms, until_ms: answer.range.until_ms };
      const change = {
        kind: 'fitted',
        value: 0.6,
        low: 0.5,
        high: 0.7,
        unit: 'm3/min',
        method: 'cusum',
        ...range,
        coverage: 1,
        n: 4,
        assumptions: [],
      };
      const alarm = answer.seen.length > 0 ? null : { since, found_on: since, change };
      await route.fulfill({ response, json: { ...answer, alarm } });
    });
    await page.reload();
    await page.locator('.lq-alarm').getByText('+0,60').waitFor();
    await page.getByRole('button', { name: 'Gesehen, neu vergleichen' }).click();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByText('Ein Name muss angegeben werden').waitFor();
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await dialog.getByLabel('Ihr Name').fill('M. Brandt');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    const seen = page.locator('.lq-seen');
    await eventually(() => seen.innerText()).toContain('gesehen von M. Brandt');
    await eventually(() => page.locator('.lq-alarm').count()).toBe(0);
    await seen.getByRole('button').click();
    await page.locator('.lq-alarm').waitFor();
    expect(complaints()).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
