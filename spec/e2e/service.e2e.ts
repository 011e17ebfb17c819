import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { energyDays } from '../station/figures/energyDays.ts';
import { machineFiles } from '../station/figures/machineFiles.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { daysAgo } from './plantDays.ts';
import { recordedStation } from './recordedStation.ts';
import { settle } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

async function savedBy(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).first().click()]);
  return readFileSync(await download.path(), 'utf8');
}

describe('the service of a part', () => {
  const running = stationAndBrowser('short');

  async function opened(path: string, password: string) {
    const { station, open } = running();
    const { page, complaints } = await open({});
    await openLoggedIn(page, station.url, path, password);
    await settle(page);
    return { page, complaints };
  }

  it('[CARE-1] is closed with who, when, note and parts; its interval begins again, it is in the history and can be taken back', async () => {
    const { page, complaints } = await opened('/maintenance/compressor/2/service/oilFilter', 'write');
    const heading = page.getByRole('heading', { level: 1 });
    /** Below zero of one that is overdue. */
    const leftH = async () => {
      const [, word, hours] = /ist (in|seit) ([\d.]+)\s+h fällig/.exec((await heading.textContent()) ?? '') ?? [];
      return (word === 'seit' ? -1 : 1) * Number(hours?.replaceAll('.', ''));
    };
    await eventually(leftH).not.toBeNaN();
    const before = await leftH();
    await page.getByRole('button', { name: 'Als erledigt eintragen' }).click();
    await page.getByText('Bitte geben Sie an, wer die Wartung erledigt hat.').waitFor();
    await page.getByLabel('Erledigt von').fill('T. Arslan');
    await page.getByLabel('Bei Betriebsstunden').fill('18.204');
    await page.getByLabel('Notiz').fill('Öl dunkel, Probe genommen');
    await page.getByRole('button', { name: 'Teil hinzufügen' }).click();
    await page.getByLabel('Teil 1', { exact: true }).fill('Ölfilter');
    await page.getByRole('button', { name: 'Als erledigt eintragen' }).click();
    const row = page.locator('.ca-history tbody tr');
    await row.filter({ hasText: 'T. Arslan' }).waitFor();
    await eventually(() => row.allTextContents()).toEqual([expect.stringMatching(/18\.204.*T\. ArslanÖlfilterÖl dunkel, Probe genommen/)]);
    const whole = Number((/Intervall ([\d.]+)/.exec((await page.locator('.headline').textContent()) ?? '')?.[1] ?? '').replace('.', ''));
    expect(before).toBeLessThan(whole - 1);
    await eventually(leftH).toBeGreaterThanOrEqual(whole - 1);

    await page.setViewportSize({ width: 390, height: 844 });
    await eventually(() => row.first().evaluate((of) => of.getBoundingClientRect().right <= innerWidth)).toBe(true);
    await eventually(() => page.locator('.ca-log').evaluate((of) => of.scrollWidth > of.clientWidth)).toBe(false);

    expect(await savedBy(page, 'CSV, ISO 8601')).toContain('T. Arslan');
    await page.getByRole('button', { name: 'Zurücknehmen' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Noch keine Wartung abgeschlossen.').waitFor();
    const form = page.getByRole('form', { name: 'Wartung abschließen' });
    await eventually(() => form.evaluate((of) => of === document.activeElement)).toBe(true);
    // meanwhile an hour may have begun
    await eventually(async () => [before, before - 1].includes(await leftH())).toBe(true);
    expect(complaints()).toEqual([]);
  });

  it('[CARE-1] cannot be closed by who may only read, and the history of a machine is there', async () => {
    const { page } = await opened('/maintenance/compressor/2/service/oilFilter', 'read');
    await eventually(() => page.getByRole('button', { name: 'Als erledigt eintragen' }).isDisabled()).toBe(true);
    await page.goto(`${running().station.url}/maintenance/compressor/2/history`);
    await page.getByRole('heading', { name: /Wartungen von .* bisher/ }).waitFor();
    await page.getByText('Noch keine Wartung abgeschlossen.').waitFor();
  });

  it('[CARE-2] has a date with what it rests on, and comes as a calendar file with the same uid each time', async () => {
    const { page } = await opened('/maintenance/overview', 'read');
    // dates come once the running hours are known
    await page
      .getByRole('list', { name: 'Als Nächstes fällig' })
      .getByText(/\d\d\.\d\d\.\d{4}/)
      .first()
      .waitFor();
    const events = async () => {
      const text = await savedBy(page, 'Alle Termine in den Kalender');
      return new ICAL.Component(ICAL.parse(text) as string).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    };
    const [first, second] = [await events(), await events()];
    expect(first.length).toBeGreaterThan(5);
    expect(new Set(first.map(({ uid }) => uid)).size).toBe(first.length);
    expect(second.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
    expect(first.every(({ startDate, summary }) => startDate.isDate && summary.includes(','))).toBe(true);
    await page.getByRole('link', { name: 'Motor' }).first().click();
    await page.getByText(/Prognose nach (Wochentagen|mittlerer Laufzeit)|nach dem Kalender/).waitFor();
    await eventually(() => page.locator('.ca-forecast').textContent()).toMatch(/etwa \d\d\.\d\d\.\d{4}/);
  });
});

describe('the date of a service after weeks', () => {
  /** In one of the weeks all machines run day and night. */
  const recorded = recordedStation(
    'care',
    () => new Map([...machineFiles(daysAgo(42), 42, []), ...energyDays({ first: daysAgo(14), count: 7, machines: [0, 0, 0] })]),
  );

  it.each([sizes.desktop, sizes.phone])(
    '[CARE-2] has its interval and what it rests on inside its panel, and the visit that it is a part of (%d x %d)',
    async (width, height) => {
      const { station, open } = recorded();
      const { page, complaints } = await open({ viewport: { width, height } });
      await openLoggedIn(page, station.url, '/maintenance/compressor/2/service/suctionFilter');
      const panel = page.locator('.ca-forecast');
      await panel.getByText(/^in 9 von 10 Fällen zwischen \d\d\.\d\d\.\d{4} und \d\d\.\d\d\.\d{4}$/).waitFor();
      await panel.getByText('Prognose nach Wochentagen').waitFor();
      await eventually(() => panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const visit = page.locator('.panel', { has: page.getByRole('heading', { name: /^Ein Besuch statt 2: K2 Halle A, / }) });
      await eventually(() => visit.locator('tbody th').allInnerTexts()).toEqual(['Wasserfilter', 'Ansaugfilter']);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );
});
