import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Download } from 'playwright-core';
import { dayFilePath } from '../../adapters/card/dayFilePath.ts';
import { comparedMonth, daysOfMonth } from '../../core/monthReport/index.ts';
import { monthOf, shiftDay } from '../../core/time/index.ts';
import { dayFileOf, simulatedDays } from '../station/figures/plantCard.ts';
import { launchChromium, watchedPage } from './chromium.ts';
import { dataFolder, type DemoStation, demoStation } from './demoStation.ts';
import { eventually } from './eventually.ts';
import { inLanguage } from './settled.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { daysAgo } from './plantDays.ts';
import { hasPoppler, pdfText } from './poppler.ts';

const month = comparedMonth(monthOf(daysAgo(0)), 'before');
const { from } = daysOfMonth(month);

describe('the report of a month', () => {
  let station: DemoStation;
  let browser: Browser;
  beforeAll(async () => {
    const folder = dataFolder('data-months');
    rmSync(folder, { recursive: true, force: true });
    for (const [day, rows] of simulatedDays(from, shiftDay(from, 1))) {
      const file = dayFilePath(join(folder, 'card'), day);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, dayFileOf(day, rows));
    }
    station = await demoStation(folder, ['--history-days', '0']);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  it.each([
    [
      'de',
      sizes.phone,
      { day: 'Tag des Monats', apply: 'Übernehmen', save: /als PDF speichern$/, result: /kostete die Druckluft .*, aus Daten für \d/ },
    ],
    ['en', sizes.desktop, { day: 'Day of the month', apply: 'Apply', save: /as PDF$/, result: /compressed air cost .*, from data for \d/ }],
  ] as const)(
    '[GAIN-13] has its day in the settings, and is saved as PDF with the result first, in %s at %j',
    async (language, [width, height], words) => {
      const { page, complaints } = await watchedPage(browser, { viewport: { width, height } });
      await inLanguage(page, language);
      await openLoggedIn(page, station.url, '/settings/report', 'write');
      const day = language === 'de' ? '28' : '27';
      await page.getByLabel(words.day).fill(day);
      await page.getByRole('button', { name: words.apply }).click();
      await eventually(() => page.getByRole('button', { name: words.apply }).isEnabled()).toBe(false);
      await page.reload();
      await eventually(() => page.getByLabel(words.day).inputValue()).toBe(day);

      await page.goto(`${station.url}/energy_balancing/monthly_report`);
      const buttons = page.getByRole('button', { name: words.save });
      await eventually(() => buttons.count()).toBe(1);
      let saved: Download | undefined;
      page.on('download', (download) => (saved ??= download));
      // While the station evaluates the month it says so, and the button asks again.
      await eventually(async () => {
        if (saved === undefined && (await buttons.isEnabled())) await buttons.click();
        return saved !== undefined;
      }).toBe(true);
      expect(saved!.suggestedFilename()).toContain(`${month}.pdf`);
      const file = await saved!.path();
      expect((await readFile(file)).subarray(0, 5).toString('latin1')).toBe('%PDF-');
      if (hasPoppler) expect(pdfText(file).replaceAll(/\s+/g, ' ')).toMatch(words.result);
      expect(complaints().filter((text) => !/503|a report could not be fetched/.test(text))).toEqual([]);
      await page.context().close();
    },
  );
});
