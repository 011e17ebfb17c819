import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { launchChromium, showsLiveValues, watchedPage } from './chromium.ts';
import { dataFolder, type DemoStation, demoStation } from './demoStation.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { hasPoppler, pdfText } from './poppler.ts';

const events = [{ begins: { inS: 4 }, durationS: 3600, effect: { kind: 'machineFault', slot: 5, fault: 'emergencyStop' } }];

describe('the page of what was before an error', () => {
  let station: DemoStation;
  let browser: Browser;
  beforeAll(async () => {
    const folder = dataFolder('data-window');
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/events.json`, JSON.stringify(events));
    station = await demoStation(folder, ['--history-days', '0', '--events', `${folder}/events.json`]);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  it.each([sizes.desktop, sizes.phone])(
    '[ALARM-4] opens from the line of what is up, with what was recorded, as CSV and PDF (%d x %d)',
    async (width, height) => {
      const { page, complaints } = await watchedPage(browser, { viewport: { width, height } });
      await openLoggedIn(page, station.url);
      await showsLiveValues(page);
      const line = page.getByRole('region', { name: 'Anstehende Störungen' });
      // A warning may be up before it.
      await line.getByText('Not-Halt betätigt').waitFor();
      await line.getByText('seit').waitFor();
      await line.getByRole('link').click();
      await page.waitForURL(/\/error_log\?row=\d+\.5\.67$/);
      await page.getByRole('link', { name: 'Was war davor?' }).waitFor();
      await eventually(() => page.getByRole('heading', { name: 'Hinweise zur Prüfung' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Was war davor?' }).click();
      await page.waitForURL(/\/error_log\/black_box\?row=\d+\.5\.67$/);
      await page.getByRole('heading', { name: 'E068 Not-Halt betätigt' }).waitFor();
      await page.getByRole('figure', { name: 'Verlauf um die Störung' }).waitFor();
      await page.getByRole('cell', { name: 'E068 Not-Halt betätigt' }).waitFor();
      await page.getByRole('heading', { name: 'Station zu diesem Zeitpunkt' }).waitFor();
      const same = page.getByRole('region', { name: /^Diese Meldung \d+-mal in 12 Monaten$/ });
      await same.getByRole('img', { name: 'Zeitpunkte der letzten 12 Monate' }).waitFor();
      const first = page.getByRole('region', { name: 'Was änderte sich zuerst?' });
      // The station has just started.
      await first.getByText('Dafür ist zu wenig aufgezeichnet').waitFor();
      await first.getByText('Eine Ursache ist damit nicht gesagt.').waitFor();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV, ISO 8601' }).click();
      const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
      expect(lines[0]).toContain('Netzdruck [bar]');
      expect(lines.length).toBeGreaterThan(1);
      await eventually(() => page.locator('.lc-moment.s-error').count()).toBe(1);
      if (hasPoppler && width === sizes.desktop[0]) {
        await page.getByRole('button', { name: 'Drucken / PDF' }).click();
        const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF speichern' }).click()]);
        expect(pdf.suggestedFilename()).toMatch(/^black_box_\d{4}-\d\d-\d\d\.pdf$/);
        expect(pdfText(await pdf.path())).toMatch(/E068 Not-Halt betätigt, K5.*Temperatur K5/s);
        await page.keyboard.press('Escape');
      }
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await eventually(() => accessibilityFindings(page)).toEqual([]);
      await page.goBack();
      await page.waitForURL(/\/error_log\?row=/);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );
});
