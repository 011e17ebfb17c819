import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { eventually } from './eventually.ts';
import { holdLog } from './holdLog.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

describe('the page of how often each fault came', () => {
  const running = stationAndBrowser();

  it.each(Object.values(sizes))(
    '[ALARM-3] opens from the log, leads from a fault to its entries and back (%d x %d)',
    async (width, height) => {
      const { station, open } = running();
      const { page, complaints } = await open({ viewport: { width, height } });
      await holdLog(page);
      await openLoggedIn(page, station.url, '/error_log');
      const isCut = (texts: (HTMLElement | SVGElement)[]) =>
        texts.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent);
      await page.locator('.el-text').first().waitFor();
      await eventually(() => page.locator('.el-text').evaluateAll(isCut)).toEqual([]);
      await page.getByRole('link', { name: 'Häufigkeit' }).click();
      await page.getByRole('heading', { name: /^Am häufigsten: / }).waitFor();
      await page.getByText(/^Das Protokoll reicht nur bis .* zurück/).waitFor();
      const faults = page.getByRole('region', { name: 'Nach Meldung' }).first();
      const counts = (await faults.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.children[3]!.textContent))).map(Number);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      await faults.getByRole('button').last().click();
      await page.waitForURL(/fault=\w+\.\d+/);
      const same = page.getByRole('region', { name: /in 12 Monaten$/ });
      await same.getByRole('img', { name: 'Zeitpunkte der letzten 12 Monate' }).waitFor();
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await eventually(() => page.locator('.rk-faults .scroll').evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
      const betweenDateAndTime = (link: HTMLElement | SVGElement) => {
        const date = document.createRange();
        date.selectNode(link.firstChild!);
        return link.querySelector('b')!.getBoundingClientRect().left - date.getBoundingClientRect().right;
      };
      await eventually(() => same.getByRole('link').first().evaluate(betweenDateAndTime)).toBeGreaterThan(2);
      await eventually(() => accessibilityFindings(page)).toEqual([]);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV, ISO 8601' }).click();
      const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
      expect(lines.length - 1).toBe(counts.length);
      await same.getByRole('link').first().click();
      await page.waitForURL(/\/error_log\?row=/);
      await page.getByRole('link', { name: /-mal in 12 Monaten$/ }).click();
      await same.waitFor();
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );
});
