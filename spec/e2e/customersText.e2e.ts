import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { statisticTypes } from '../../adapters/contract/index.ts';
import { plantDayRange } from '../../core/time/index.ts';
import { settingsPath, settingsSlugs } from '../../ui/areas/settings/settingsPages.ts';
import { sentPassword } from '../customer/customersAnswers.ts';
import { type CustomersController, customersController } from '../customer/customersController.ts';
import { launchChromium, logIn, showsLiveValues, watchedPage } from './chromium.ts';
import { overflowPx } from './cutTexts.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { pages, sizes } from './pages.ts';
import { daysAgo, plantZone } from './plantDays.ts';
import { goToSettled, inLanguage, openSettled, settle } from './settled.ts';

/** What a browser itself says of a call that a controller does not have; the dashboard adds nothing to it. */
const lackedCall = /status of 404/;
/** What should never stand on a page. */
const nonsense = /undefined|NaN|Infinity|\[object/;

const slugs = ['load_non-load_ratio', 'motor_starts', 'specific_power', 'energy_consumption'] as const;
const yesterday = daysAgo(1);
const range = `?from=${yesterday}&until=${yesterday}`;

/** Every address of a page, and of those that lead on to one. */
const addresses: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(pages).map((path) => [path, path])),
  ...Object.fromEntries(
    slugs.flatMap((slug) => ['graphics', 'data_table'].map((folder) => [`/analysis/${folder}/${slug}`, `/analysis/${folder}/${slug}`])),
  ),
  ...Object.fromEntries(settingsSlugs.map((slug) => [settingsPath(slug), settingsPath(slug)])),
  '/overview': '/overview/master',
  '/overview/compressor': '/overview/compressor/1',
  '/overview/compressor/2': '/overview/compressor/2',
  '/overview/accessories/master': '/overview/accessories/master',
  '/overview/accessories/1': '/overview/accessories/1',
  '/analysis': '/analysis/graphics',
  '/analysis/graphics?source=sd': '/analysis/graphics',
  '/energy_balancing': '/energy_balancing/energy_consumption',
  '/energy_balancing/error_log': '/energy_balancing/error_log',
  '/energy_balancing/data_logs': '/energy_balancing/data_logs',
  [`/energy_balancing/energy_balance${range}`]: '/energy_balancing/energy_balance',
  '/maintenance': '/maintenance/overview',
  '/settings': settingsPath('users'),
};

describe("the dashboard on a controller that speaks the customer's text alone", () => {
  let browser: Browser;
  let controller: CustomersController;

  beforeAll(async () => {
    controller = await customersController();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await controller.close();
  });

  const open = (options?: BrowserContextOptions) => watchedPage(browser, options);
  /** The cells of the plant's row in a statistic's table: what is shown of now. */
  const plantFigures = (page: Page) =>
    page
      .locator('.sx-plant td')
      .evaluateAll((cells) => cells.map((cell) => [...cell.childNodes].map(({ textContent }) => textContent ?? '')[0]!));
  const recordOf = async (type: string): Promise<Readonly<Record<string, number>>> => {
    const token = (
      (await (await fetch(`${controller.address}/login`, { method: 'POST', body: '{"password":"read"}' })).json()) as { token: string }
    ).token;
    const { fromMs, untilMs } = plantDayRange(yesterday, plantZone);
    const answer = await fetch(`${controller.address}/daily_statistics/get_stat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ type, from_ms: fromMs, until_ms: untilMs }),
    });
    return ((await answer.json()) as { cindex: number }[]).find(({ cindex }) => cindex === -1) as unknown as Readonly<
      Record<string, number>
    >;
  };

  test.each([
    ['de', 'desktop'],
    ['en', 'phone'],
  ] as const)('[ENT-7] opens every page, in %s on the %s, and none of them breaks', async (language, size) => {
    const [width, height] = sizes[size];
    const { page, complaints } = await open({ viewport: { width, height } });
    await inLanguage(page, language);
    await openSettled(page, controller.address, '/');
    await eventually(() => page.locator('.wel-failed').count()).toBe(0);
    await logIn(page, controller.address, 'write');
    await showsLiveValues(page);
    for (const [asked, opened] of Object.entries(addresses)) {
      await goToSettled(page, asked, opened);
      await eventually(async () => [asked, await page.locator('main h1').first().isVisible()]).toEqual([asked, true]);
      const text = await page.locator('body').innerText();
      expect([asked, nonsense.exec(text)?.[0]]).toEqual([asked, undefined]);
      await eventually(async () => [asked, await overflowPx(page)]).toEqual([asked, 0]);
      expect(text).not.toContain(sentPassword);
    }
    expect(complaints(lackedCall)).toEqual([]);
    await page.context().close();
  });

  it('[ANA-11] [API-2] shows the four statistics from its records, and why nothing is compared', async () => {
    const { page, complaints } = await open();
    await logIn(page, controller.address);
    const shown: Record<string, readonly string[]> = {};
    for (const slug of slugs) {
      await goToSettled(page, `/analysis/graphics/${slug}${range}`);
      await page.locator('.bc svg').first().waitFor();
      await goToSettled(page, `/analysis/data_table/${slug}${range}`);
      await page.getByText('Kein Vergleich: Die Steuerung nennt keine Abdeckung').waitFor();
      shown[slug] = await plantFigures(page);
      expect([slug, shown[slug].slice(0, -1).filter((text) => !/\d/.test(text)), shown[slug].at(-1)]).toEqual([slug, [], '---']);
    }
    const [times, starts, specific, energy] = await Promise.all(statisticTypes.map(recordOf));
    const number = (text: string | undefined) =>
      Number(
        text
          ?.replaceAll('.', '')
          .replace(',', '.')
          .replace(/[^\d.]/g, ''),
      );
    expect(number(shown['motor_starts']![0])).toBe(starts!['motorstarts']);
    const [load, , , share] = shown['load_non-load_ratio']!;
    expect(load).toMatch(/\d (?:d|h|min)/);
    expect(number(share) / 100).toBeCloseTo(times!['lastlauf_s']! / (times!['lastlauf_s']! + times!['leerlauf_s']!), 2);
    expect(number(shown['specific_power']![2])).toBeCloseTo(60 * specific!['gesamtspezifische_leistung_kWhm3']!, 1);
    expect(number(shown['energy_consumption']![0])).toBeCloseTo(energy!['lastenergie_kWh']!, 0);
    expect(number(shown['energy_consumption']![2])).toBeCloseTo(energy!['gesamtenergie_kWh']!, 0);
    expect(complaints(lackedCall)).toEqual([]);
    await page.context().close();
  });

  it('shows what its fields allow on the other pages, and says of the rest in words that it is not reported', async () => {
    const { page, complaints } = await open();
    await logIn(page, controller.address);
    const says: readonly (readonly [path: string, ...words: readonly (string | RegExp)[]])[] = [
      ['/overview/compressor/2', 'W017', 'Kein Text'],
      [
        `/energy_balancing/energy_balance${range}`,
        'Die Steuerung nennt keine Abdeckung',
        /Energie gesamt\s*[\d.,]+\s*kWh/,
        /Liefervolumen\s*[\d.]+\s*m³/,
      ],
      ['/energy_balancing/volume_and_leakage', 'Woher diese Leckage stammt, nennt die Steuerung nicht.'],
      ['/think_green', 'Die Leckage der Zeilen fehlt, weil die Steuerung keine Abdeckung nennt.'],
      ['/maintenance/overview', 'Voraussichtliche Termine nach Betriebsstunden fehlen'],
      [settingsPath('time'), 'Diese Einstellungen hat die Steuerung nicht.'],
      [settingsPath('customer'), 'Diese Einstellungen hat die Steuerung nicht.'],
      [settingsPath('dimensions'), 'Die Steuerung meldet nicht, welche Rechte zu Ihrem Passwort gehören.'],
    ];
    for (const [path, ...words] of says) {
      await goToSettled(page, path);
      for (const word of words) await page.locator('main', { hasText: word }).waitFor();
      await eventually(() => page.locator('main').innerText()).not.toMatch(nonsense);
    }
    expect(complaints(lackedCall)).toEqual([]);
    await page.context().close();
  });

  it('[API-7] lists the files of its archive, and nothing of damaged day files, of which it does not report', async () => {
    const { page, complaints } = await open();
    await openLoggedIn(page, controller.address, pages.archive);
    await settle(page);
    await page.getByRole('row', { name: /GLW_/ }).first().waitFor();
    await eventually(() => page.locator('.da-damaged').count()).toBe(0);
    expect(complaints(lackedCall)).toEqual([]);
    await page.context().close();
  });

  it('asks once for what a controller may lack', async () => {
    const { page } = await open();
    const before = controller.calls.length;
    await logIn(page, controller.address);
    await showsLiveValues(page);
    for (const path of ['/overview/compressor/2', '/error_log', '/maintenance/table', '/']) await goToSettled(page, path);
    const asked = controller.calls.slice(before).filter((call) => /fault_texts|health|api\/settings/.test(call));
    expect(asked).toContain('GET /fault_texts/de');
    expect(asked).toEqual([...new Set(asked)]);
    await page.context().close();
  });

  it('[ACC-2] [ACC-7] opens a session whose areas come from the settings of the login, also after a reload', async () => {
    const { page, complaints } = await open();
    await logIn(page, controller.address, 'write');
    const tabs = page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link');
    await eventually(() => tabs.count()).toBe(6);
    await openSettled(page, controller.address, '/maintenance/table');
    await page.reload();
    await page
      .getByRole('row', { name: /Jährliche Wartung/ })
      .first()
      .waitFor();
    await eventually(() => tabs.count()).toBe(6);
    await goToSettled(page, settingsPath('users'));
    await eventually(() => page.locator('.lk-on').count()).toBe(1);
    await eventually(() => page.getByRole('button', { name: 'Übernehmen' }).count()).toBe(0);
    await eventually(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(sentPassword);
    expect(controller.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    expect(complaints(lackedCall)).toEqual([]);
    await page.context().close();
  });

  it('[LIVE-2] [LIVE-3] loses its values with the control, and has them again with the next snapshot', async () => {
    const { page, complaints } = await open();
    await logIn(page, controller.address);
    await showsLiveValues(page);
    controller.setControl(false);
    await page.getByText('Verbindung zur Steuerung gestört').first().waitFor();
    controller.setControl(true);
    await showsLiveValues(page);
    expect(complaints(lackedCall)).toEqual([]);
    await page.context().close();
  });
});

describe('a controller that adds who may write', () => {
  it('[SET-3] has saved settings with any words of success, and pushes them to every page', async () => {
    const controller = await customersController({ login: { canWrite: true, demoOnly: false } });
    const browser = await launchChromium();
    try {
      const { page, complaints } = await watchedPage(browser);
      await openLoggedIn(page, controller.address, settingsPath('users'), 'write');
      await settle(page);
      await page.getByRole('radio', { name: 'Wartung' }).check();
      await page.getByRole('button', { name: 'Übernehmen' }).click();
      await page.locator('.fm-saved').getByText('Gespeichert').waitFor();
      expect(controller.calls.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /settings/user']);
      await page.reload();
      await eventually(() => page.getByRole('radio', { name: 'Wartung' }).isChecked()).toBe(true);
      await goToSettled(page, '/think_green');
      await page.getByRole('button', { name: 'Zurücksetzen' }).click();
      await page.getByRole('button', { name: 'Jetzt zurücksetzen' }).click();
      await page.getByText('Zurückgesetzt', { exact: true }).waitFor();
      await goToSettled(page, '/analysis/graphics');
      await eventually(() => page.getByRole('button', { name: /Vorgabe für alle/ }).count()).toBe(0);
      expect(complaints(lackedCall)).toEqual([]);
    } finally {
      await browser.close();
      await controller.close();
    }
  });
});
