import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { logIn } from './chromium.ts';
import { cutTexts, overflowPx } from './cutTexts.ts';
import { sizes } from './pages.ts';
import { goToSettled, inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const anyDialog = ':is(dialog[open], [role=dialog], [role=alertdialog])';

/** What opens each dialog, in German and English. */
const dialogs = [
  ['/settings/users', 'Passwort ändern', 'Change password'],
  ['/settings/time', 'Webserver neu starten', 'Restart web server'],
  ['/analysis/graphics', 'Drucken / PDF', 'Print / PDF'],
  ['/analysis/graphics', 'Linien wählen', 'Choose lines'],
  ['/analysis/graphics/motor_starts', 'Zeitraum ändern', 'Change time range'],
  ['/energy_balancing/energy_balance', 'Zeitraum wählen', 'Choose time range'],
  ['/energy_balancing/energy_consumption', 'Zurücksetzen', 'Reset'],
] as const;

/** Whether the focus went to something behind the dialog; beyond its last button it may be with the browser's own bar. */
const isBehind = (page: Page) =>
  page.evaluate((place) => document.activeElement !== document.body && document.activeElement?.closest(place) === null, anyDialog);

describe('every dialog', () => {
  const running = stationAndBrowser('short');
  test.each([
    ['phone', 'dark', 'en'],
    ['desktop', 'light', 'de'],
  ] as const)(
    'opens, holds the focus and closes by keyboard alone, fits, and axe finds nothing serious in it: %s, %s, %s',
    async (size, theme, language) => {
      const [width, height] = sizes[size];
      const { station, open } = running();
      const { page, complaints } = await open({ viewport: { width, height }, colorScheme: theme });
      await inLanguage(page, language);
      await logIn(page, station.url, 'write');
      for (const [path, german, english] of dialogs) {
        await goToSettled(page, path);
        const opener = page.getByRole('button', { name: language === 'de' ? german : english }).first();
        await opener.focus();
        await page.keyboard.press('Enter');
        const dialog = page.locator(anyDialog);
        await dialog.waitFor();
        await page.waitForFunction((place) => document.activeElement?.closest(place) !== null, anyDialog);
        const isModal = await dialog.evaluate((element) => element.matches('dialog, [role=dialog]'));
        for (let i = 0; isModal && i < 8; i++) {
          await page.keyboard.press('Tab');
          expect([path, await isBehind(page)]).toEqual([path, false]);
        }
        expect(await overflowPx(page)).toBeLessThanOrEqual(0);
        expect(await cutTexts(page)).toEqual([]);
        const { violations } = await new AxeBuilder({ page }).include(anyDialog).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`)).toEqual([]);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect([path, german, await opener.evaluate((button) => button === document.activeElement)]).toEqual([path, german, true]);
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
    120_000,
  );
});
