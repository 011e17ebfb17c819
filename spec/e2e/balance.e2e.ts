import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { sidewaysTables } from './cutTexts.ts';
import { eventually } from './eventually.ts';
import { giveSession, openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { daysAgo, germanDay, typedDay } from './plantDays.ts';
import { hasPoppler, pdfInfo, pdfText } from './poppler.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const address = '/energy_balancing/energy_balance';
const call = '**/daily_statistics/get_energy_balance_data';
const dayList = '**/daily_statistics/get_available_days';
const broken = { status: 500, body: '{}' };
const failedCall = [/status of 500/, /response not ok/, /could not be fetched/];

const saveButton = (page: Page, type: 'CSV' | 'PDF') => page.getByRole('button', { name: `${type} speichern` });
const state = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function saved(page: Page, type: 'CSV' | 'PDF') {
  const [download] = await Promise.all([page.waitForEvent('download'), saveButton(page, type).click()]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

const durationPattern = /^\d+\s(?:d|h|min|s)\b/;
const hoursOf: Readonly<Record<string, number>> = { d: 24, h: 1, min: 1 / 60, s: 1 / 3600 };
/** Of hours with two decimals, and of whole minutes. */
const roundedH = 0.005 + 1 / 120;

/** Whether so many hours are shown as this duration, whose smaller unit is rounded down. */
function isWithin(duration: string, hours: number): boolean {
  const parts = [...duration.matchAll(/(\d+)\s(d|h|min|s)/g)];
  const shownH = parts.reduce((sum, [, count, unit]) => sum + Number(count) * hoursOf[unit!]!, 0);
  const stepH = parts.some(([, , unit]) => unit === 'd') ? 1 : parts.some(([, , unit]) => unit === 'h') ? 1 / 60 : 1 / 3600;
  return hours >= shownH - roundedH && hours <= shownH + stepH + roundedH;
}

/** Each row of the tables as it is shown. */
const shownRows = (page: Page) =>
  page
    .locator('.bb-table tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()).filter((text) => text !== '')));

async function typeDay(page: Page, field: 'Von' | 'Bis', day: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('spinbutton', { name: new RegExp(`^Tag, ${field}`) })
    .focus();
  await page.keyboard.type(typedDay(day));
}

describe('the balance of a range of days', () => {
  const running = stationAndBrowser('short');

  it('[BAL-1] [BAL-2] is saved as CSV and PDF as it is shown, once both ends are chosen', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ acceptDownloads: true });
    await openLoggedIn(page, station.url, address, 'demo');
    await state(page, 'Noch kein Bericht angefordert').waitFor();
    for (const type of ['CSV', 'PDF'] as const) await eventually(() => saveButton(page, type).isDisabled()).toBe(true);

    const [from, until] = [daysAgo(2), daysAgo(1)];
    await page.getByRole('button', { name: 'Zeitraum wählen' }).click();
    await page.getByRole('dialog').getByText('Durchgestrichene Tage haben keine Datei.').waitFor();
    await typeDay(page, 'Von', from);
    await eventually(() => page.getByRole('button', { name: 'Übernehmen' }).isEnabled()).toBe(false);
    await typeDay(page, 'Bis', until);
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await state(page, 'Anforderung erfolgreich: Vorschau').waitFor();
    expect(new URL(page.url()).search).toBe(`?from=${from}&until=${until}`);
    const rows = await shownRows(page);
    expect(rows.length).toBeGreaterThan(6);

    const csv = await saved(page, 'CSV');
    await state(page, 'Anforderung erfolgreich: CSV').waitFor();
    expect(csv.name).toBe(`balance_${from}-${until}.csv`);
    const lines: string[][] = parse(await readFile(csv.path, 'utf8'), { bom: true, delimiter: ';' });
    const known = new Set(lines.flat().map((cell) => cell.replace(',', '.')));
    // a file has the marks of too little data in a column of their own
    for (const [name, ...figures] of rows.map((row) => row.map((cell) => cell.replace(/\*$/, '')))) {
      expect(known).toContain(name);
      for (const figure of figures.filter((text) => !durationPattern.test(text)))
        expect(known).toContain(figure === '---' ? '' : figure.replaceAll('.', '').replace(',', '.'));
    }

    const durations = rows.flat().filter((text) => durationPattern.test(text));
    expect(durations.length).toBeGreaterThan(6);
    for (const text of durations)
      expect([text, [...known].some((cell) => cell !== '' && isWithin(text, Number(cell)))]).toEqual([text, true]);

    const pdf = await saved(page, 'PDF');
    await state(page, 'Anforderung erfolgreich: PDF').waitFor();
    expect(pdf.name).toBe(`balance_${from}-${until}.pdf`);
    if (hasPoppler) {
      const text = pdfText(pdf.path).replace(/\s+/g, ' ');
      const unspaced = text.replaceAll(' ', '');
      for (const row of rows) expect(unspaced).toContain(row.join('').replace(/\s+/g, ''));
      expect(text).toContain(`${germanDay(from)} bis ${germanDay(until)}`);
      expect(pdfInfo(pdf.path).pages).toBeGreaterThan(1);
    } else expect((await readFile(pdf.path)).subarray(0, 5).toString()).toBe('%PDF-');
    const [width, height] = sizes.phone;
    await page.setViewportSize({ width, height });
    await eventually(() => sidewaysTables(page)).toEqual([]);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[BAL-2] is pending, can be given up, and has failed when the station does not answer, which is logged', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await giveSession(page, station.url, 'demo');
    let release = (): void => undefined;
    const pending = new Promise<void>((resolve) => (release = resolve));
    await page.route(call, async (route) => {
      await pending;
      await route.fulfill(broken).catch(() => undefined);
    });
    await page.goto(`${station.url}${address}?from=${daysAgo(1)}&until=${daysAgo(1)}`);
    await state(page, 'Anforderung läuft: Vorschau').waitFor();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await state(page, 'Noch kein Bericht angefordert').waitFor();
    release();
    expect(complaints()).toEqual([]);

    for (const type of ['CSV', 'PDF'] as const) {
      await saveButton(page, type).click();
      await state(page, `Anforderung fehlgeschlagen: ${type}`).waitFor();
    }
    expect(complaints().filter((text) => /response not ok.*get_energy_balance_data/.test(text)).length).toBe(2);
    expect(complaints(...failedCall)).toEqual([]);

    await page.unroute(call);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await state(page, 'Anforderung erfolgreich: Vorschau').waitFor();
    await eventually(async () => (await shownRows(page)).length).toBeGreaterThan(6);
    await page.context().close();
  });

  it('[BAL-2] keeps to no request when the list of days fails, which is logged', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await giveSession(page, station.url, 'demo');
    await page.route(dayList, (route) => route.fulfill(broken));
    const logged = page.waitForEvent('console', (message) => /response not ok.*get_available_days/.test(message.text()));
    await page.goto(`${station.url}${address}?from=${daysAgo(1)}&until=${daysAgo(1)}`);
    await logged;
    await state(page, 'Noch kein Bericht angefordert').waitFor();
    await eventually(() => saveButton(page, 'PDF').isDisabled()).toBe(true);
    expect(complaints(...failedCall)).toEqual([]);
    await page.context().close();
  });
});
