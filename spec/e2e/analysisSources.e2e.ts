import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { instantsOf, shiftDay } from '../../core/time/index.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { daysAgo, germanDay, plantZone, typedDay } from './plantDays.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { isLogWhole, openOutputs, openTime, openView } from './trendPage.ts';

const internetExplorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';

const chart = (page: Page) => page.getByRole('img', { name: /^Netzdruck: / });
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const filesShown = (page: Page) => page.getByText(/zu .* erfasst, \d+ Datei/).waitFor();
const query = (page: Page) => new URL(page.url()).searchParams;

describe('the line chart of live and logged values', () => {
  const running = stationAndBrowser();

  async function openChart(asked = '', options?: Parameters<ReturnType<typeof running>['open']>[0]) {
    const { station, open } = running();
    const watched = await open(options);
    await openLoggedIn(watched.page, station.url, `/analysis/graphics${asked}`);
    return { ...watched, station };
  }

  it('[ANA-1] [ANA-3] [ROUTE-9] [ROUTE-20] shows live values, the files of the SD card, and these again after a reload', async () => {
    const { page, complaints } = await openChart();
    await heading(page, /^Netzdruck\s(\d+,\d bis )?\d+,\d\sbar$/).waitFor();
    await chart(page).waitFor();
    const reading = page.waitForEvent('worker');
    await openTime(page);
    await page.getByRole('button', { name: 'SD-Karte' }).click();
    expect((await reading).url()).toMatch(/dayFileWorker/);
    await filesShown(page);
    await chart(page).waitFor();
    await page.waitForURL(/source=sd&from=[-\d]+&until=[-\d]+/);
    const { href } = new URL(page.url());
    await page.reload();
    await filesShown(page);
    expect(page.url()).toBe(href);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ANA-2] changes the dates in a dialog that offers only days with a file', async () => {
    const { page, complaints } = await openChart('?source=sd');
    await filesShown(page);
    await openTime(page);
    await page.getByRole('button', { name: 'Zeitraum ändern' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Letzte 7 Tage' }).click();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByText(/7 Dateien/).waitFor();
    await page.waitForURL((url) => url.searchParams.get('from') !== url.searchParams.get('until'));
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[BAL-16] loads of too many days the newest seven, and says so before', async () => {
    const { page, complaints } = await openChart('?source=sd');
    await filesShown(page);
    await page.waitForURL(/until=/);
    const today = query(page).get('until')!;
    const dayBefore = (days: number) => shiftDay(today, -days);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(...(/MCHE-\d{8}/.exec(request.url()) ?? [])));
    await openTime(page);
    await page.getByRole('button', { name: 'Zeitraum ändern' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('spinbutton', { name: /^Tag, Von/ }).focus();
    await page.keyboard.type(typedDay(dayBefore(8)));
    await dialog
      .getByText(`Höchstens 7 Dateien auf einmal: Geladen werden die neuesten, ${germanDay(dayBefore(6))} bis ${germanDay(today)}.`)
      .waitFor();
    expect(loaded).toEqual([]);
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    const days = [6, 5, 4, 3, 2, 1, 0].map(dayBefore);
    await page.getByText(/erfasst, 7 Dateien/).waitFor();
    await page.waitForURL(`**/*from=${days[0]}&until=${today}*`);
    expect([...new Set(loaded)].sort()).toEqual(days.map((day) => `MCHE-${day.replaceAll('-', '')}`));
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[BAL-16] says that a file failed, shows nothing then, logs it, and tries again', async () => {
    const { page, complaints } = await openChart('?source=sd');
    await filesShown(page);
    await page.waitForURL(/from=/);
    await page.route('**/hedata/logs/*/**', (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));
    const day = query(page).get('from')!;
    await page.goto(`${page.url().split('?')[0]}?source=sd&from=${shiftDay(day, -1)}&until=${day}`);
    await page.getByRole('alert').getByText('Anforderung fehlgeschlagen').waitFor();
    await page.getByText('Keine Daten', { exact: true }).waitFor();
    await eventually(() => chart(page).count()).toBe(0);
    expect(complaints(/status of 500/).some((text) => text.includes('response not ok'))).toBe(true);
    await page.unroute('**/hedata/logs/*/**');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await page.getByText(/2 Dateien/).waitFor();
    expect(complaints(/status of 500/, /response not ok/)).toEqual([]);
    await page.context().close();
  });

  it('[MSG-1] says that a request is pending and how far it is, and ends it when a person wants that', async () => {
    const { page, complaints } = await openChart();
    await chart(page).waitFor();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/hedata/logs/*/**', (route) => released.then(() => route.continue().catch(() => undefined)));
    await openTime(page);
    await page.getByRole('button', { name: 'SD-Karte' }).click();
    await page.getByRole('status').getByText('Anforderung läuft').waitFor();
    await page.getByText('0 von 1 Datei').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByText('Das Laden wurde abgebrochen.').waitFor();
    release();
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await filesShown(page);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('keeps the files while one looks at their table and comes back', async () => {
    const { page, complaints } = await openChart('?source=sd');
    await filesShown(page);
    await page.waitForURL('**until=**');
    const { href } = new URL(page.url());
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/hedata\/logs\/\d/.test(request.url())) asked.push(request.url());
    });
    await openOutputs(page);
    await page.getByRole('link', { name: 'Alle Werte als Tabelle' }).click();
    await page.waitForURL('**/analysis/data_table?source=sd**');
    await page.goBack();
    await filesShown(page);
    expect(page.url()).toBe(href);
    expect(asked).toEqual([]);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('chooses lines by machine with a search, and by keyboard alone', async () => {
    const { page, complaints } = await openChart();
    await chart(page).waitFor();
    await page.getByRole('button', { name: 'Linien wählen' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.type('K1 Leistung');
    const box = page.getByRole('checkbox', { name: 'Leistung' });
    await box.waitFor();
    for (let presses = 0; presses < 6 && !(await box.evaluate((element) => element === document.activeElement)); presses++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'K1 Leistung' }).waitFor();
    await page.waitForURL(/series=pressure\.flow\.delivery\.k1-power/);
    await page.getByRole('button', { name: /Linien wählen 4 von 30/ }).waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ANA-4] has a button for each range of time, and is at its range by hand after a turn of the wheel', async () => {
    const { page, complaints } = await openChart('?x=max');
    await chart(page).waitFor();
    await openTime(page);
    const buttons = page.getByRole('group', { name: 'Zeitachse' }).getByRole('button');
    const pressed = buttons.and(page.locator('[aria-pressed=true]'));
    await eventually(() => buttons.allTextContents()).toEqual(['Auto', 'Manuell', 'Max.', '10 min', '30 min', '1 h']);
    await eventually(() => pressed.allTextContents()).toEqual(['Max.']);
    for (const [name, inAddress] of [
      ['10 min', '10min'],
      ['30 min', '30min'],
      ['1 h', '1h'],
      ['Max.', 'max'],
      ['Auto', null],
    ] as const) {
      await buttons.filter({ hasText: name }).click();
      await page.waitForURL((url) => url.searchParams.get('x') === inAddress);
      await eventually(() => pressed.allTextContents()).toEqual([name]);
    }
    await page.keyboard.press('Escape');
    await page.locator('.lc-control').first().hover();
    await page.mouse.wheel(0, -100);
    await page.waitForURL((url) => /^\d+-\d+$/.test(url.searchParams.get('x') ?? ''));
    await openTime(page);
    await eventually(() => pressed.allTextContents()).toEqual(['Manuell']);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ANA-4] [ANA-15] takes a range that is typed, and says what is wrong with one that is not', async () => {
    const { page, complaints } = await openChart('?x=1h');
    await chart(page).waitFor();
    await isLogWhole(page);
    await openTime(page);
    const range = page.getByRole('group', { name: 'Zeitraum', exact: true });
    const manual = page.getByRole('group', { name: 'Zeitachse' }).getByRole('button', { name: 'Manuell' });
    await manual.click();
    await page.waitForURL(/x=\d+-\d+/);
    const dayFrom = range.getByRole('spinbutton', { name: /^Tag, Von/ });
    await eventually(() => dayFrom.evaluate((segment) => segment === document.activeElement)).toBe(true);
    const yesterday = daysAgo(1);
    const date = typedDay(yesterday);
    await page.keyboard.type(`${date}101500`);
    await range.getByRole('spinbutton', { name: /^Tag, Bis/ }).focus();
    await page.keyboard.type(`${date}101459`);
    await range.getByText('Liegt nach dem Ende').waitFor();
    await page.keyboard.press('Enter');
    await range.getByRole('spinbutton', { name: /^Minute, Bis/ }).focus();
    await page.keyboard.type('45');
    await page.keyboard.press('Enter');
    const spanOf = () => query(page).get('x')?.split('-').map(Number);
    const [fromMs] = instantsOf(yesterday, { hour: 10, minute: 15, second: 0 }, plantZone);
    await page.waitForURL((url) => url.searchParams.get('x')?.startsWith(`${fromMs}-`) === true);
    expect(spanOf()![1]! - spanOf()![0]!).toBe(30 * 60_000 + 59_000);
    await heading(page, /^Netzdruck/).waitFor();
    await page
      .getByText(`${germanDay(yesterday)},\u00a010:15:00 bis 10:45:59`)
      .first()
      .waitFor();
    await eventually(() => manual.getAttribute('aria-pressed')).toBe('true');

    await range.getByRole('spinbutton', { name: /^Jahr, Von/ }).focus();
    await page.keyboard.type('2000');
    await range.getByText(/^Frühestens \d\d\.\d\d\.\d{4}/).waitFor();
    await page.keyboard.press('Enter');
    expect(spanOf()![0]).toBe(fromMs);
    await page.keyboard.press('Escape');
    await range.getByText(/^Frühestens/).waitFor({ state: 'detached' });
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('says how far the first line that is shown went in the range that is shown, and its value of now only where that goes on', async () => {
    const { page, complaints } = await openChart('?series=pressure.k1-power.k6-power&hide=pressure.k1-power&x=1h');
    await chart(page)
      .or(page.getByRole('img', { name: /^K6 Leistung/ }))
      .waitFor();
    await heading(page, /^K6 Leistung\s(\d+,\d bis )?\d+,\d\skW$/).waitFor();
    const now = page.locator('.an-kpis').getByText('Jetzt');
    await now.waitFor();
    const endMs = Date.now() - 3_600_000;
    await page.goto(`${page.url().split('?')[0]}?series=k6-power&x=${endMs - 600_000}-${endMs}`);
    await heading(page, /^K6 Leistung\s(\d+,\d bis )?\d+,\d\skW$/).waitFor();
    await page.locator('.an-kpis').getByText('Mittelwert').waitFor();
    await now.waitFor({ state: 'hidden' });
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('reads values on a phone where they can be seen, wherever the page is scrolled to', async () => {
    const { page, complaints } = await openChart('?x=1h', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await chart(page).waitFor();
    await isLogWhole(page);
    const control = page.locator('.lc-control');
    const tip = page.locator('.lc-tip');
    const pageTop = await control.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const coveredTop = () =>
      page.evaluate(() =>
        Math.max(...[...document.querySelectorAll('.top, .alarm')].map((element) => element.getBoundingClientRect().bottom)),
      );
    /** The heads of what lies over the readout; it takes no pointer itself, so it is asked as if it did. */
    const over = () =>
      tip.evaluate((element) => {
        element.style.pointerEvents = 'auto';
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
        const hits = steps.flatMap((down) =>
          steps.map((along) => document.elementFromPoint(left + along * (right - left), top + down * (bottom - top))),
        );
        return hits.filter((hit) => hit !== null && !element.contains(hit)).map((hit) => hit!.className);
      });
    const isSeen = async () => {
      const { x, y, width, height } = (await tip.boundingBox())!;
      const bottom = (await page.locator('.tab-bar').boundingBox())!.y;
      return { left: x >= 0, right: x + width <= 390, top: y >= (await coveredTop()), bottom: y + height <= bottom };
    };
    // An alarm line of 64 px that comes in between must not get the tap.
    for (const below of [72, 240, 480, 600]) {
      const top = (await coveredTop()) + below;
      await page.evaluate((y) => scrollTo(0, y), pageTop - top);
      const box = (await control.boundingBox())!;
      await page.touchscreen.tap(box.x + box.width / 3, box.y + 40);
      await tip.waitFor();
      await eventually(async () => [below, await isSeen()]).toEqual([below, { left: true, right: true, top: true, bottom: true }]);
      await eventually(async () => [below, await over()]).toEqual([below, []]);
      await page.touchscreen.tap(8, box.y + 40);
      await tip.waitFor({ state: 'detached' });
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ANA-10] shows the states of the machines, and what their forms mean, while they are switched on', async () => {
    const { page, complaints } = await openChart('?x=1h');
    await chart(page).waitFor();
    await openView(page);
    const toggle = page.getByRole('switch', { name: 'Zustände der Verdichter' });
    const legend = page.getByRole('list', { name: 'Zustände der Verdichter' });
    await eventually(() => legend.getByRole('listitem').allTextContents()).toEqual(['Last', 'Leerlauf', 'Aus', 'Störung', 'Keine Daten']);
    await eventually(() => toggle.isChecked()).toBe(true);
    await toggle.uncheck();
    await legend.waitFor({ state: 'detached' });
    await page.waitForURL(/states=off/);
    await toggle.check();
    await legend.waitFor();
    await page.waitForURL((url) => !url.searchParams.has('states'));
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ANA-5] marks a limit that is not valid and takes only valid ones, in the unit shown', async () => {
    const { page, complaints } = await openChart('?x=1h');
    await chart(page).waitFor();
    await openView(page);
    const axis = page.getByRole('group', { name: 'Werteachse' });
    await eventually(() => axis.getByRole('combobox').inputValue()).toBe('pressure');
    const lower = axis.getByLabel('von (bar)');
    const upper = axis.getByLabel('bis (bar)');
    await upper.fill('9,5');
    await upper.press('Enter');
    await page.waitForURL(/y-pressure=[.\d]+\.\.9\.5/);
    for (const wrong of ['9.5', '9,5', '12', '-1', '7,x', '']) {
      await lower.fill(wrong);
      await lower.press('Enter');
      await eventually(() => lower.getAttribute('aria-invalid')).toBe('true');
    }
    await lower.fill('5,25');
    await eventually(() => lower.getAttribute('aria-invalid')).toBe('false');
    await lower.press('Enter');
    await page.waitForURL(/y-pressure=5\.25\.\.9\.5/);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('stops following when a person looks back, and goes back to now', async () => {
    const { page, complaints } = await openChart('?x=10min');
    await chart(page).waitFor();
    const live = page.getByRole('button', { name: 'Live' });
    await eventually(() => live.getAttribute('aria-pressed')).toBe('true');
    const latestMs = Date.now();
    await page.goto(`${page.url().split('?')[0]}?x=${latestMs - 7_200_000}-${latestMs - 3_600_000}`);
    await live.and(page.locator('[aria-pressed=false]')).click();
    await live.and(page.locator('[aria-pressed=true]')).waitFor();
    await openTime(page);
    await eventually(() => page.getByRole('button', { name: 'Manuell' }).first().getAttribute('aria-pressed')).toBe('true');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-8] leads an old Internet Explorer to the table and says why', async () => {
    const { page, complaints } = await openChart('', { userAgent: internetExplorer });
    await page.waitForURL('**/analysis/data_table/load_non-load_ratio');
    await page.getByText(/Diagramme werden von diesem Browser nicht unterstützt.*Edge, Firefox, Chrome oder Safari/).waitFor();
    await page.goto(`${running().station.url}/analysis`);
    await page.waitForURL('**/analysis/data_table/load_non-load_ratio');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-8] shows the warning as plain words where the dashboard can not even be loaded', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await page.route(station.url + '/', async (route) => {
      const html = await (await route.fetch()).text();
      expect(html).toContain('<script nomodule src="/oldBrowser.js">');
      await route.fulfill({
        contentType: 'text/html',
        body: html.replaceAll(/<script type="module".*?<\/script>/gs, '').replace('nomodule', ''),
      });
    });
    await page.goto(station.url);
    await page.getByText('Bitte verwenden Sie Edge, Firefox, Chrome oder Safari.').waitFor();
    await page.getByText('Please use Edge, Firefox, Chrome or Safari.').waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
