import { describe, expect, it, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { hasPoppler, pdfImages, pdfInfo, pdfPixels, pdfText } from './poppler.ts';
import { inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { openOutputs } from './trendPage.ts';

interface PrintWire {
  readonly paper_size: 'a4' | 'letter';
  readonly orientation: 'portrait' | 'landscape';
  readonly left_margin: number;
  readonly top_margin: number;
  readonly right_margin: number;
  readonly bottom_margin: number;
  readonly image_resolution: number;
}

const margins = { left_margin: 25, top_margin: 12, right_margin: 14, bottom_margin: 18 };
const usual: PrintWire = { paper_size: 'a4', orientation: 'landscape', ...margins, image_resolution: 150 };
/** In points, 1/72 inch. */
const papers = [
  ['a4', 'portrait', 595.28, 841.89, 96],
  ['a4', 'landscape', 841.89, 595.28, 300],
  ['letter', 'portrait', 612, 792, 150],
  ['letter', 'landscape', 792, 612, 30],
] as const;
const lines = '/analysis/graphics?series=pressure.flow.k1-power.k2-power.k2-temperature&x=1h';
const statistics = ['load_non-load_ratio', 'motor_starts', 'specific_power', 'energy_consumption'] as const;
/** Darker than what smoothing of edges leaves. */
const darkBelow = 250;

async function keepPrintSettings(url: string, print: PrintWire): Promise<void> {
  const asJson = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/login`, { method: 'POST', headers: asJson, body: JSON.stringify({ password: 'write' }) });
  const { token } = (await login.json()) as { token: string };
  const headers = { ...asJson, authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/settings/print`, { method: 'PUT', headers, body: JSON.stringify(print) });
  expect(await answer.text()).toBe('OK');
}

async function openDialog(page: Page): Promise<void> {
  await page.locator('.pr-open:enabled').waitFor({ state: 'attached' });
  if ((await page.locator('.an-open-outputs').count()) > 0) await openOutputs(page);
  await page.locator('.pr-open:enabled').click();
  await page.locator('.pr-desk .pr-page').waitFor();
}

async function savedPdf(page: Page, folder: string, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  expect(download.suggestedFilename()).toBe('Analyse.pdf');
  const file = join(folder, `${Date.now()}.pdf`);
  await download.saveAs(file);
  return file;
}

/** Pixels that are not white outside the margins. */
function darkOutside(file: string, { left_margin, top_margin, right_margin, bottom_margin }: typeof margins): number {
  const dpi = 72;
  const { width, height, grey } = pdfPixels(file, dpi);
  const px = (mm: number) => Math.floor((mm / 25.4) * dpi) - 1;
  let dark = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInside = x >= px(left_margin) && x < width - px(right_margin) && y >= px(top_margin) && y < height - px(bottom_margin);
      if (!isInside && grey[y * width + x]! < darkBelow) dark++;
    }
  return dark;
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pressluft-pdf-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

(hasPoppler ? describe : describe.skip)('a chart as PDF', () => {
  const running = stationAndBrowser('short');

  test.each(papers)(
    '[ANA-13] [SET-12] on %s %s is what the settings ask for, within the margins',
    async (size, lies, width, height, dpi) => {
      const { station, open } = running();
      await keepPrintSettings(station.url, { ...usual, paper_size: size, orientation: lies, image_resolution: dpi });
      const { page, complaints } = await open({ colorScheme: size === 'letter' ? 'dark' : 'light' });
      await openLoggedIn(page, station.url, lines);
      await openDialog(page);
      await inFolder(async (folder) => {
        const saved = await savedPdf(page, folder, 'PDF speichern');
        const printed = join(folder, 'printed.pdf');
        await writeFile(printed, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
        for (const file of [saved, printed]) {
          const info = pdfInfo(file);
          expect(info.pages).toBe(1);
          expect(Math.abs(info.width - width)).toBeLessThan(1);
          expect(Math.abs(info.height - height)).toBeLessThan(1);
          const text = pdfText(file);
          for (const words of [
            'Verlauf der Werte',
            'Werk Süd, Station 1',
            'Zeitzone Europe/Berlin',
            'Netzdruck in bar',
            'Volumenstrom in m³/min',
            'Temperatur in °C',
            'K1 Leistung',
            'K2 Leistung',
            'Leerlauf',
            'Störung',
            'Seite 1 von 1',
          ])
            expect(text).toContain(words);
          expect(text).toMatch(/\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d bis (\d\d\.\d\d\.\d{4}, )?\d\d:\d\d:\d\d/);
          expect(text).toMatch(/Gedruckt am \d\d\.\d\d\.\d{4}, \d\d:\d\d, Version \d/);
          expect(darkOutside(file, margins)).toBe(0);
        }
        expect(pdfInfo(saved).title).toBe('Verlauf der Werte');
        const images = pdfImages(saved);
        expect(images).toHaveLength(1);
        expect(Math.abs(images[0]!.dpi - dpi)).toBeLessThanOrEqual(1);
      });
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  test.each(statistics)('[ROUTE-9] [ANA-13] of %s has its bars and their words, in English', async (slug) => {
    const { station, open } = running();
    await keepPrintSettings(station.url, usual);
    const { page, complaints } = await open();
    await inLanguage(page, 'en');
    await openLoggedIn(page, station.url, `/analysis/graphics/${slug}`);
    await openDialog(page);
    await inFolder(async (folder) => {
      const file = await savedPdf(page, folder, 'Save PDF');
      const text = pdfText(file);
      for (const words of ['K1 Halle A', 'Page 1 of 1', 'Printed on', 'time zone Europe/Berlin']) expect(text).toContain(words);
      expect(pdfImages(file)).toHaveLength(1);
      expect(darkOutside(file, margins)).toBe(0);
    });
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('changes the paper for one print only, and says so when the margins leave no room', async () => {
    const { station, open } = running();
    await keepPrintSettings(station.url, usual);
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, lines);
    await openDialog(page);
    const dialog = page.getByRole('dialog', { name: 'Drucken / PDF' });
    const saveButton = dialog.getByRole('button', { name: 'PDF speichern' });

    await dialog.getByLabel('Links').fill('250');
    await dialog.getByText('Die Ränder lassen keinen Platz für das Diagramm.').waitFor();
    await eventually(() => saveButton.isDisabled()).toBe(true);
    await dialog.getByLabel('Links').fill('breit');
    await dialog.getByText('Ein Rand ist keine Länge.').waitFor();
    await dialog.getByLabel('Links').fill('7,5');
    await dialog.getByRole('button', { name: 'Letter' }).click();
    await dialog.getByRole('button', { name: 'Hochformat' }).click();
    await page.locator('.pr-desk .pr-page[viewBox="0 0 215.9 279.4"]').waitFor();
    await inFolder(async (folder) => {
      const file = await savedPdf(page, folder, 'PDF speichern');
      expect(pdfInfo(file)).toMatchObject({ width: 612, height: 792 });
      expect(darkOutside(file, { ...margins, left_margin: 7.5 })).toBe(0);
      expect(darkOutside(file, margins)).toBeGreaterThan(0);
    });

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => page.locator('.pr-open').evaluate((button) => button === document.activeElement)).toBe(true);
    await eventually(() => page.evaluate(() => document.querySelectorAll('.pr-paper, .pr-stage').length)).toBe(0);
    await openDialog(page);
    await eventually(() => dialog.getByLabel('Links').inputValue()).toBe('25');
    await eventually(() => dialog.getByRole('button', { name: 'A4' }).getAttribute('aria-pressed')).toBe('true');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('says that it failed, and can be tried again', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, lines);
    await openDialog(page);
    await page.route('**/*.ttf', (route) => route.abort());
    await page.getByRole('button', { name: 'PDF speichern' }).click();
    await page.getByText('Das PDF ließ sich nicht erstellen.').waitFor();
    await page.unroute('**/*.ttf');
    await inFolder(async (folder) => {
      expect(pdfInfo(await savedPdf(page, folder, 'PDF speichern')).pages).toBe(1);
    });
    expect(complaints(/the PDF could not be made/, /net::ERR_FAILED/)).toEqual([]);
    await page.context().close();
  });
});
