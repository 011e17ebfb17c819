import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchChromium, showsLiveValues, watchedPage } from './chromium.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { dataFolder, type DemoStation, demoStation } from './demoStation.ts';
import { eventually } from './eventually.ts';
import { layoutShift, patient, typefaceShift } from './layoutShift.ts';
import { overflowPx } from './cutTexts.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { defaultSizes, pages, sizes } from './pages.ts';
import { goTo, goToSettled, inLanguage } from './settled.ts';
import { smallTargets } from './smallTargets.ts';

const hourS = 3600;
const fault = (slot: number, name: string) => ({
  begins: { inS: 0 },
  durationS: hourS,
  effect: { kind: 'machineFault', slot, fault: name },
});
const events = [fault(2, 'highTemperature'), fault(1, 'emergencyStop'), fault(1, 'highStartRate')];

/** The plant may have a fault of its own besides. */
const more = 'und [2-9] weitere';
/** Of the day before with its date. */
const since = String.raw`seit (\d\d:\d\d:\d\d|\S+, \d\d:\d\d)`;
const said = new RegExp(String.raw`Störung\s*E068 Not-Halt betätigt\s*K1 Halle A\s*${since}\s*${more}(\s*Gesehen)?$`);
const line = (page: Page) => page.getByRole('region', { name: 'Anstehende Störungen' });

declare global {
  interface Window {
    heard: { tones: number; readonly notices: Notification[] };
  }
}

/** Keeps what the page sounds and notifies, besides doing it. */
function heard(): void {
  window.heard = { tones: 0, notices: [] };
  window.Notification = class extends Notification {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      window.heard.notices.push(this);
    }
  };
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    window.heard.tones++;
    start.call(this, when);
  };
}

describe('while faults are up', () => {
  let station: DemoStation;
  let browser: Browser;
  beforeAll(async () => {
    const folder = dataFolder('data-alarm');
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/events.json`, JSON.stringify(events));
    station = await demoStation(folder, ['--history-days', '0', '--events', `${folder}/events.json`]);
    await station.start();
    browser = await launchChromium(true);
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  async function opened(viewport: { readonly width: number; readonly height: number }, password = 'write', hasTouch = false) {
    const watched = await watchedPage(browser, { viewport, hasTouch, isMobile: hasTouch });
    await openLoggedIn(watched.page, station.url, '/overview/master', password);
    await showsLiveValues(watched.page);
    await line(watched.page).getByText('seit').waitFor();
    return watched;
  }

  test.each(Object.entries(sizes))(
    'every page says the worst, its source, since when and how much more, scrolled or not (%s)',
    async (_, [width, height]) => {
      const { page, complaints } = await opened({ width, height });
      for (const path of [...Object.values(pages).slice(1), '/settings/email']) {
        await goTo(page, path);
        await eventually(() => line(page).innerText()).toMatch(said);
        for (const place of [0, 1e6]) {
          await page.evaluate((top) => scrollTo(0, top), place);
          const seen = await line(page).evaluate((element) => {
            const { top, bottom, left, right } = element.getBoundingClientRect();
            const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return { isInView: top >= 0 && bottom <= innerHeight, isOnTop: element.contains(middle), heightPx: bottom - top };
          });
          expect([path, seen.isInView, seen.isOnTop]).toEqual([path, true, true]);
          expect(seen.heightPx).toBeGreaterThanOrEqual(44);
        }
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  it('leads to the entry in the error log', async () => {
    const { page, complaints } = await opened({ width: 1280, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await line(page).getByRole('link').click();
    await page.waitForURL(/\/error_log\?row=\d+\.1\.67$/);
    await page.getByRole('complementary', { name: 'Ausgewählte Meldung' }).getByText('Not-Halt betätigt').first().waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it.each([sizes.desktop, sizes.phone])('[ALARM-2] lists all that is up, and takes who looks after it (%d x %d)', async (width, height) => {
    const { page, complaints } = await opened({ width, height });
    const ofLine = line(page).getByRole('button', { name: 'Gesehen', exact: true });
    const isFromLine = await ofLine.isVisible();
    await (isFromLine ? ofLine : line(page).getByRole('button', { name: 'Alle anstehenden Störungen' })).click();
    await line(page)
      .getByRole('heading', { name: /^[3-9] Meldungen stehen an$/ })
      .waitFor();
    const first = line(page).getByRole('listitem').first();
    await first.getByText('Not-Halt betätigt').waitFor();
    expect(isFromLine).toBe(width === sizes.desktop[0]);
    if (!isFromLine) await first.getByRole('button', { name: /^Gesehen$|^Notiz ergänzen$/ }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.closest('.seen-form') !== null)).toBe(true);
    await first.getByLabel('Gesehen von').fill(`K. Demir ${width}`);
    await first.getByLabel('Notiz für die nächste Schicht').fill('Elektriker kommt gegen 15:30');
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await first.getByRole('button', { name: 'Als gesehen melden' }).click();
    await first.getByText(`Gesehen von K. Demir ${width}`).waitFor();
    await page.keyboard.press('Escape');
    await line(page).getByRole('heading').waitFor({ state: 'detached' });
    await eventually(() => line(page).innerText()).toMatch(said);
    await line(page).getByRole('button', { name: 'Alle anstehenden Störungen' }).click();
    await first.getByRole('link', { name: 'Was war davor?' }).click();
    await page.waitForURL(/\/error_log\/black_box\?row=\d+\.1\.67$/);
    await page.getByRole('heading', { name: 'E068 Not-Halt betätigt' }).waitFor();
    await page.goBack();
    // a page that comes closes the list
    await page.locator('main[data-address="/overview/master"] h1').first().waitFor();
    await line(page).getByRole('button', { name: 'Alle anstehenden Störungen' }).click();
    await first.getByRole('link', { name: 'Zur Meldung' }).click();
    await page.waitForURL(/\/error_log\?row=\d+\.1\.67$/);
    await line(page).getByRole('heading').waitFor({ state: 'detached' });
    await page.getByText('Elektriker kommt gegen 15:30').first().waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ALARM-1] is announced once, whatever page is opened', async () => {
    const { page, complaints } = await opened({ width: 1280, height: 800 });
    const alert = page.getByRole('alert').filter({ hasText: 'Not-Halt' });
    await alert.waitFor({ state: 'attached' });
    await eventually(() => alert.innerText()).toMatch(new RegExp(`^Störung, E068 Not-Halt betätigt, K1 Halle A, ${more}$`));
    await alert.evaluate((element) => {
      const changes: MutationRecord[] = [];
      // a fault of the plant's own may come, and is announced without those that were up
      new MutationObserver((records) => {
        if (element.textContent.includes('Not-Halt')) changes.push(...records);
      }).observe(element, { childList: true, characterData: true, subtree: true });
      Object.assign(window, { changes });
    });
    for (const path of ['/maintenance/overview', '/error_log', '/overview/compressor/1', '/overview/master']) await goToSettled(page, path);
    await eventually(() => page.evaluate(() => (window as unknown as { changes: unknown[] }).changes.length)).toBe(0);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test.each([sizes.desktop, sizes.phone])('a page that is opened again is drawn with the line at once (%d x %d)', async (width, height) => {
    const { page, complaints } = await opened({ width, height });
    await patient(page);
    await page.reload();
    await showsLiveValues(page);
    await line(page).waitFor();
    await eventually(() => layoutShift(page)).toBeLessThan(typefaceShift);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ALARM-5] a browser in which somebody switches it on sounds and notifies once for each fault; a click on the notification leads there', async () => {
    const { page, complaints } = await watchedPage(browser, { permissions: ['notifications'] });
    await page.addInitScript(heard);
    await openLoggedIn(page, station.url);
    await line(page).getByText('seit').waitFor();
    await line(page).getByRole('button', { name: 'Alle anstehenden Störungen' }).click();
    await line(page).getByRole('button', { name: 'Ton und Benachrichtigung' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ton und Benachrichtigung' });
    await eventually(() => dialog.getByRole('switch').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked))).toEqual(
      Array(3).fill(false),
    );
    await dialog.getByRole('switch', { name: 'Ton' }).check();
    await dialog.getByRole('switch', { name: 'Benachrichtigung' }).check();
    await dialog.getByRole('button', { name: 'Ton ausprobieren' }).click();
    await page.waitForFunction(() => window.heard.tones > 0);
    await dialog.getByRole('button', { name: 'Benachrichtigung ausprobieren' }).click();
    await eventually(() => page.evaluate(() => window.heard.notices.map(({ title }) => title))).toEqual(['Probe: Störung']);
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');

    // As if nobody had looked so far: a page that is left may live on for a moment, and would keep what it sees.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => undefined;
      localStorage.removeItem('pressluft.signalled');
    });
    await page.reload();
    // the machine's state may come, and be signalled, before its faults
    await page.waitForFunction(() => window.heard.tones > 0 && window.heard.notices.some(({ title }) => title.includes('E068')));
    const titles = await page.evaluate(() => window.heard.notices.map(({ title }) => title));
    expect([titles.filter((title) => title.includes('E068')), titles.some((title) => title.startsWith('Warnung'))]).toEqual([
      ['Störung: E068 Not-Halt betätigt'],
      false,
    ]);
    // it leads to the entry once the log is read
    await line(page).getByText('seit').waitFor();
    await page.evaluate(() => window.heard.notices.find(({ title }) => title.includes('E068'))?.dispatchEvent(new Event('click')));
    await page.waitForURL(/\/error_log\?row=\d+\.1\.67$/);

    const signalled = () =>
      page.evaluate(
        () => (JSON.parse(localStorage.getItem('pressluft.signalled') ?? '{}') as Record<string, { by: string; seenMs: number }>)['1.67']!,
      );
    const before = await signalled();
    await page.reload();
    await page.waitForFunction(
      (seenMs) =>
        (JSON.parse(localStorage.getItem('pressluft.signalled') ?? '{}') as Record<string, { seenMs: number }>)['1.67']!.seenMs > seenMs,
      before.seenMs,
    );
    await eventually(async () => [
      (await signalled()).by,
      await page.evaluate(() => [window.heard.tones, window.heard.notices.length]),
    ]).toEqual([before.by, [0, 0]]);
    // Whether a page that was loaded again may sound at once is the browser's choice.
    expect(complaints(/AudioContext was not allowed to start/)).toEqual([]);
    await page.context().close();
  });

  it('[PLACE-2] leaves four fifths of a phone to the page, the chart first; what is not needed at once lies in sheets', async () => {
    const [width, height] = sizes.phone;
    const { page, complaints } = await opened({ width, height }, 'write', true);
    const box = async (place: Locator) => (await place.boundingBox())!;
    const bar = page.getByRole('navigation', { name: 'Bereiche' });
    // the line may break elsewhere until the typeface is there
    await eventually(async () => {
      const [head, alarm, tabs] = [await box(page.locator('.top')), await box(line(page)), await box(bar)];
      const shares = [(tabs.y - head.height) / height >= 0.87, (tabs.y - alarm.y - alarm.height) / height >= 0.8];
      return [head.y, head.height, tabs.y + tabs.height, ...shares];
    }).toEqual([0, 49, height, true, true]);
    await bar.getByRole('link', { name: /^Störungen \d/ }).waitFor();
    await eventually(() => page.getByRole('contentinfo').count()).toBe(0);

    await eventually(async () => {
      const values = await Promise.all(
        [page.locator('.sp-at-network'), page.locator('.sp-beside').first(), page.locator('.sp-beside').last()].map(box),
      );
      return new Set(values.map(({ y, height: high }) => Math.round(y + high))).size;
    }).toBe(1);
    await eventually(async () => (await box(page.locator('.sp-machine').first())).height).toBe(80);

    const more = bar.getByRole('button', { name: 'Mehr' });
    await more.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('link', { name: 'Einstellungen' }).waitFor();
    await eventually(() => sheet.innerText()).toMatch(/Sprache[^]*Kontakt[^]*Abmelden[^]*Version/);
    await eventually(async () => (await box(sheet)).height).toBeLessThanOrEqual(0.88 * height);
    await eventually(() => smallTargets(page)).toEqual([]);
    await eventually(() => accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await eventually(() => more.evaluate((button) => button === document.activeElement)).toBe(true);

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Station/ })
      .click();
    await sheet.getByRole('link', { name: 'K1 Halle A' }).click();
    await page.waitForURL('**/overview/compressor/1');
    await sheet.waitFor({ state: 'detached' });

    await bar.getByRole('link', { name: 'Analyse' }).click();
    await page.locator('.lc-control').waitFor();
    await eventually(async () => {
      const [plots, readout, title] = [
        await box(page.locator('.lc-control')),
        await box(page.locator('.an-values')),
        await box(page.locator('main h1')),
      ];
      return [plots.y < height / 3, Math.min(readout.y, title.y) > plots.y + plots.height];
    }).toEqual([true, true]);
    await page.locator('.an-open-sheet').focus();
    await page.keyboard.press('Enter');
    const controls = page.getByRole('group', { name: 'Linien, Ansicht und Ausgabe' });
    for (const name of [/^Linien wählen/, 'Vergleich', 'Ansicht', 'Ausgeben']) await controls.getByRole('button', { name }).waitFor();
    await eventually(async () => {
      const { y, height: high } = await box(controls);
      return [y + high, high <= 0.88 * height];
    }).toEqual([height, true]);
    for (const button of await controls.locator('button:visible').all())
      await eventually(async () => (await box(button)).height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await controls.waitFor({ state: 'hidden' });
    await eventually(() => smallTargets(page)).toEqual([]);

    await page.setViewportSize({ width: height, height: width });
    await line(page).waitFor({ state: 'hidden' });
    await eventually(async () => {
      const side = await box(bar);
      return [side.x, side.y, side.width <= 60, side.height];
    }).toEqual([0, 0, true, width]);
    await bar.getByRole('link', { name: /^Störungen \d/ }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await eventually(async () => {
      const lowest = await box(page.locator('.lc-axis-control').last());
      return lowest.y + lowest.height;
    }).toBeLessThanOrEqual(width);
    for (const tab of await bar.locator('a, button').all())
      await eventually(async () => (await box(tab)).height).toBeGreaterThanOrEqual(44);
    await eventually(() => smallTargets(page)).toEqual([]);
    await eventually(() => overflowPx(page)).toBeLessThanOrEqual(0);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('is not said to who is not logged in', async () => {
    const { page } = await opened({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByLabel('Passwort').waitFor();
    await eventually(() => line(page).count()).toBe(0);
    await page.context().close();
  });
});

/** What a screen reader gets, in each language; a pause between parts may have a space before it. */
const spoken = {
  de: {
    region: 'Anstehende Störungen',
    line: /^Störung ?, E065 Verdichtungsendtemperatur zu hoch ?, K2 Halle A ?, seit (\d\d:\d\d:\d\d|\S+, \d\d:\d\d) ?, jetzt \d+(,\d)? °C, Grenze 110 °C ?, und [1-9] weitere$/,
    alert: /^Störung, E065 Verdichtungsendtemperatur zu hoch, K2 Halle A, und [1-9] weitere$/,
    buttons: ['Gesehen', 'Alle anstehenden Störungen'],
    heading: /^[2-9] Meldungen stehen an$/,
    acts: ['Gesehen', 'Was war davor?', 'Zur Meldung'],
    cancel: 'Abbrechen',
  },
  en: {
    region: 'Active faults',
    line: /^Error ?, E065 Element outlet temperature too high ?, K2 Halle A ?, since (\d\d:\d\d:\d\d|\S+, \d\d:\d\d) ?, now \d+(\.\d)? °C, limit 110 °C ?, and [1-9] more$/,
    alert: /^Error, E065 Element outlet temperature too high, K2 Halle A, and [1-9] more$/,
    buttons: ['Seen', 'All active faults'],
    heading: /^[2-9] active messages$/,
    acts: ['Seen', 'What happened before?', 'Show message'],
    cancel: 'Cancel',
  },
} as const;

describe('while something is too hot', () => {
  let station: DemoStation;
  let browser: Browser;
  beforeAll(async () => {
    const folder = dataFolder('data-alarm-hot');
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/events.json`, JSON.stringify([fault(2, 'temperatureTrip'), fault(2, 'highStartRate')]));
    station = await demoStation(folder, ['--history-days', '0', '--events', `${folder}/events.json`]);
    await station.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.stop();
  });

  const reading = /jetzt \d+(,\d)? °C, Grenze 110(,0)? °C/;

  test.each(Object.entries(sizes))(
    '[ALARM-1] every page says the worst with its value and limit, whole (%s)',
    async (size, [width, height]) => {
      const { page, complaints } = await watchedPage(browser, { viewport: { width, height } });
      await openLoggedIn(page, station.url, '/overview/master', 'write');
      await showsLiveValues(page);
      await line(page).getByText('seit').waitFor();
      const said = line(page).getByText(reading);
      // at the sizes between, the line of any page is that of another one
      const looked = defaultSizes.has(size) ? [...Object.values(pages).slice(1), '/settings/email'] : [pages.chart, pages.overview];
      for (const path of looked) {
        await goTo(page, path);
        await said.waitFor();
        await eventually(async () => [path, await line(page).innerText()]).toEqual([
          path,
          expect.stringMatching(new RegExp(`E065[^]*K2 Halle A[^]*${since}[^]*und [1-9] weitere`)),
        ]);
        const isWhole = () =>
          said.evaluate((element) => {
            const [own, bar] = [element.getBoundingClientRect(), element.closest('section')!.getBoundingClientRect()];
            return element.scrollWidth <= element.clientWidth && own.top >= bar.top && own.bottom <= bar.bottom && own.right <= innerWidth;
          });
        await eventually(async () => [path, await isWhole()]).toEqual([path, true]);
      }
      await goTo(page, '/overview/master');
      await page.evaluate(() => scrollTo(0, 0));
      await line(page).getByRole('button', { name: 'Alle anstehenden Störungen' }).click();
      const hot = line(page).getByRole('listitem').filter({ hasText: 'E065' });
      await hot.getByText(reading).waitFor();
      await hot.getByText(/^Hinweise zur Prüfung: Ölstand am Schauglas.*; Zu- und Abluft frei/).waitFor();
      await eventually(() => overflowPx(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await line(page).getByRole('heading').waitFor({ state: 'detached' });
      await line(page).getByRole('link').click();
      await page.getByRole('heading', { name: 'Hinweise zur Prüfung' }).waitFor();
      await page.getByText('Kühler außen frei von Staub und Öl').waitFor();
      await eventually(() => accessibilityFindings(page)).toEqual([]);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  test.each(['de', 'en'] as const)(
    '[ALARM-1] is read out in parts with pauses, each way of the list says of which fault it is, and the focus stays (%s)',
    async (language) => {
      const text = spoken[language];
      const { page, complaints } = await watchedPage(browser, { viewport: { width: 1280, height: 800 } });
      await inLanguage(page, language);
      await openLoggedIn(page, station.url, '/overview/master', 'write');
      const region = page.getByRole('region', { name: text.region });
      await region.getByRole('link', { name: text.line }).waitFor();
      await page.getByRole('alert').filter({ hasText: text.alert }).waitFor({ state: 'attached' });
      // the line changes with its value: neither it nor what holds it may be live
      await eventually(() => region.evaluate((element) => element.closest('[aria-live], [role=alert], [role=status]'))).toBe(null);
      await eventually(() => region.locator('[aria-live], [role=alert], [role=status]').count()).toBe(0);

      const [see, all] = text.buttons.map((name) => region.getByRole('button', { name, exact: true }));
      await see!.waitFor();
      await all!.focus();
      await page.keyboard.press('Enter');
      await region.getByRole('heading', { name: text.heading }).waitFor();
      const first = region.getByRole('listitem').first();
      const fault = await first.locator('b').innerText();
      expect(fault).toMatch(/^E065 /);
      const acts = first.locator('.al-do :is(a, button)');
      await eventually(() => acts.allInnerTexts()).toEqual(text.acts);
      const described = () =>
        acts.evaluateAll((each) => each.map((act) => document.getElementById(act.getAttribute('aria-describedby')!)?.textContent));
      await eventually(described).toEqual(text.acts.map(() => fault));

      const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'));
      await acts.first().focus();
      await page.keyboard.press('Enter');
      await first.getByRole('button', { name: text.cancel }).focus();
      await page.keyboard.press('Enter');
      await eventually(focused).toBe(text.acts[0]);
      await page.keyboard.press('Escape');
      await region.getByRole('heading').waitFor({ state: 'detached' });
      await eventually(focused).toBe(text.buttons[1]);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );
});
