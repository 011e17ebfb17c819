import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { cutTexts, overflowPx } from './cutTexts.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { goToSettled, inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { openOutputs, openSheet, openView } from './trendPage.ts';

const anyDialog = ':is(dialog[open], [role=dialog], [role=alertdialog])';

type Language = 'de' | 'en';
type Opener = (page: Page, language: Language) => Locator | Promise<Locator>;

/** Once it can be pressed: before that it takes no focus. */
const button =
  (de: string, en: string): Opener =>
  (page, language) =>
    page.getByRole('button', { name: { de, en }[language], disabled: false }).first();

/** Its arrow keys open its entries. */
const log: Opener = async (page) => {
  await page.locator('.el-row').first().waitFor();
  return page.getByRole('grid');
};

const print: Opener = async (page, language) => {
  await openOutputs(page);
  return button('Drucken / PDF', 'Print / PDF')(page, language);
};

const lines: Opener = async (page, language) => {
  await openSheet(page);
  return button('Linien wählen', 'Choose lines')(page, language);
};

const defaults: Opener = async (page, language) => {
  await openView(page);
  return button('Als Vorgabe für alle speichern', 'Set as default for everyone')(page, language);
};

/** A link away from a form that has changes. */
const leavingLink: Opener = async (page, language) => {
  await page.getByLabel({ de: 'Heizölpreis', en: 'Heating oil price' }[language], { exact: true }).fill('1.5');
  return page
    .getByRole('navigation', { name: { de: 'Bereiche', en: 'Areas' }[language] })
    .getByRole('link')
    .first();
};

interface Dialog {
  readonly path: string;
  readonly opener: Opener;
  readonly key?: string;
  /** Where it is a dialog only there. */
  readonly size?: keyof typeof sizes;
}

/** The last one keeps its page from being left. */
const dialogs: readonly Dialog[] = [
  { path: '/settings/users', opener: button('Passwort ändern', 'Change password') },
  { path: '/settings/time', opener: button('Webserver neu starten', 'Restart web server') },
  { path: '/analysis/graphics', opener: print },
  { path: '/analysis/graphics', opener: lines },
  { path: '/analysis/graphics?series=pressure', opener: defaults },
  { path: '/analysis/graphics/motor_starts', opener: button('Zeitraum ändern', 'Change time range') },
  { path: '/energy_balancing/energy_balance', opener: button('Zeitraum wählen', 'Choose time range') },
  { path: '/energy_balancing/energy_consumption', opener: button('Zurücksetzen', 'Reset') },
  { path: '/error_log', opener: log, key: 'ArrowDown', size: 'phone' },
  { path: '/settings/dimensions', opener: leavingLink },
];

/** Whether the focus went to something behind the dialog; beyond its last button it may be with the browser's own bar. */
const isBehind = (page: Page) =>
  page.evaluate((place) => document.activeElement !== document.body && document.activeElement?.closest(place) === null, anyDialog);

describe('every dialog', () => {
  const running = stationAndBrowser('short');
  test.each([
    ['phone', 'dark', 'en'],
    ['desktop', 'light', 'de'],
  ] as const)(
    'opens, holds the focus and closes by keyboard alone, fits, and axe finds nothing against WCAG 2.2 AA in it: %s, %s, %s',
    async (size, theme, language) => {
      const [width, height] = sizes[size];
      const { station, open } = running();
      const { page, complaints } = await open({ viewport: { width, height }, colorScheme: theme });
      await inLanguage(page, language);
      await openLoggedIn(page, station.url, '/overview/master', 'write');
      for (const { path, opener, key = 'Enter' } of dialogs.filter((each) => (each.size ?? size) === size)) {
        await goToSettled(page, path, path.split('?')[0]);
        const focused = await opener(page, language);
        await focused.focus();
        await page.keyboard.press(key);
        const dialog = page.locator(anyDialog);
        await dialog.waitFor();
        await page.waitForFunction((place) => document.activeElement?.closest(place) !== null, anyDialog);
        const isModal = await dialog.evaluate((element) => element.matches('dialog, [role=dialog]'));
        for (let i = 0; isModal && i < 8; i++) {
          await page.keyboard.press('Tab');
          await eventually(async () => [path, await isBehind(page)]).toEqual([path, false]);
        }
        await eventually(() => overflowPx(page)).toBeLessThanOrEqual(0);
        await eventually(() => cutTexts(page)).toEqual([]);
        await eventually(async () => [path, await accessibilityFindings(page, anyDialog)]).toEqual([path, []]);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await page.waitForFunction((element) => element === document.activeElement, await focused.elementHandle());
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  test('of consumers has its ticks in ink: a hue is a state', async () => {
    const { station, open } = running();
    const { page } = await open();
    await openLoggedIn(page, station.url, '/energy_balancing/leakage', 'write');
    await page.getByRole('button', { name: 'Verbraucher hinzufügen' }).click();
    const monday = page.getByRole('dialog').getByLabel('Mo', { exact: true });
    await eventually(() =>
      monday.evaluate((tick) => {
        const ink = document.createElement('i');
        ink.style.color = 'var(--ink)';
        document.body.append(ink);
        return getComputedStyle(tick).accentColor === getComputedStyle(ink).color;
      }),
    ).toBe(true);
    await page.context().close();
  });
});
