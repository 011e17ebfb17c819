import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import papa from 'papaparse';
import type { Page } from 'playwright-core';
import { encodeFaultLogEntry } from '../../adapters/contract/index.ts';
import type { FaultLogEntry } from '../../core/faults/index.ts';
import { eventually } from './eventually.ts';
import { holdLog } from './holdLog.ts';
import { giveSession, openLoggedIn } from './openLoggedIn.ts';
import { inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const heatAddress = '/energy_balancing/heat_reclaiming';
const call = '**/error_log/all';
const allRows = (page: Page) => page.locator('.el-row');
/** What the rows say, by which one is found again wherever newer ones move it. */
const rowsSaid = (page: Page) =>
  allRows(page).evaluateAll((rows) =>
    rows.map((row) => ({ time: row.querySelector('.el-time')!.textContent, message: row.querySelector('.el-text')!.textContent })),
  );
const rowOf = (page: Page, { time, message }: Awaited<ReturnType<typeof rowsSaid>>[number]) =>
  allRows(page).filter({ hasText: time }).filter({ hasText: message });
const openRow = (page: Page) => page.locator('.el-row[aria-selected="true"]');
const detail = (page: Page) => page.getByRole('complementary', { name: 'Ausgewählte Meldung' });
const severities = (page: Page) => page.getByRole('group', { name: 'Schwere' });
const query = (page: Page) => new URL(page.url()).searchParams;

/** What a severity's button says it would show. */
const countOf = async (page: Page, severity: string) =>
  Number((await severities(page).getByRole('button', { name: severity }).textContent())!.replace(/\D/g, ''));

async function openLog(page: Page, url: string, address = '/error_log', password = 'read'): Promise<void> {
  await openLoggedIn(page, url, address, password);
  await allRows(page).first().waitFor();
}

/** A log of which every entry can be known from the others. */
const longLog = (count: number): readonly FaultLogEntry[] =>
  Array.from({ length: count }, (_, i) => ({
    atMs: Date.UTC(2026, 10, 20) - i * 60_000,
    source: i % 7 === 0 ? ('master' as const) : (i % 6) + 1,
    bitIndex: (i * 13) % 80,
    deliveryVolumeM3min: 20 + (i % 10),
    volumeFlowM3min: 19,
    systemPressureBar: 7,
    loadRatio: 0.7,
    masterStatus: 3,
    machines: Array.from({ length: 10 }, (_, slot) => ({
      technology: slot < 6 ? (4 as const) : (0 as const),
      status: slot < 6 ? 7 : undefined,
    })),
  }));

describe('the error log page', () => {
  // a week of the demo has at least three faults
  const running = stationAndBrowser();

  it('[ROUTE-16, ROUTE-20, ERR-1] lists what came and shows the plant as it was, at an address that opens it again', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLog(page, station.url);
    await eventually(() => page.getByRole('columnheader').allTextContents()).toEqual([
      'Zeitpunkt',
      'Komponente',
      'Schwere',
      'Meldung',
      'Dauer',
    ]);
    await eventually(() => openRow(page).getAttribute('aria-rowindex')).toBe('2');

    const third = (await rowsSaid(page))[2]!;
    await rowOf(page, third).click();
    await detail(page).getByRole('heading', { name: third.message }).waitFor();
    for (const name of ['Steuerung', 'Netzdruck', 'Liefermenge (FAD)', 'Volumenstrom', 'Auslastung'])
      await detail(page).getByText(name, { exact: true }).waitFor();
    await eventually(() => detail(page).locator('.el-machines li').count()).toBeGreaterThan(0);
    await page.waitForURL('**/error_log?row=*');

    await page.reload();
    await detail(page).getByRole('heading', { name: third.message }).waitFor();
    await eventually(() => openRow(page).locator('.el-time').textContent()).toBe(third.time);
    await detail(page).locator('.el-machines a').first().click();
    await page.waitForURL('**/overview/compressor/*');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ALARM-2] keeps who has seen an entry and what they left, and says that nothing is acknowledged', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLog(page, station.url, '/error_log', 'write');
    const row = rowOf(page, (await rowsSaid(page))[1]!);
    await row.click();
    const work = detail(page).locator('.el-work');
    await work.getByRole('button', { name: 'Gesehen', exact: true }).click();
    await work.getByText('Am Verdichter wird nichts quittiert').waitFor();
    await work.getByRole('button', { name: 'Als gesehen melden' }).click();
    await work.getByText('Bitte geben Sie einen Namen ein.').waitFor();
    await work.getByLabel('Gesehen von').fill('K. Demir');
    await work.getByLabel('Notiz für die nächste Schicht').fill('Kühler ist zugestaubt');
    await work.getByRole('button', { name: 'Als gesehen melden' }).click();
    await work.getByText('Gesehen von K. Demir').waitFor();
    await work.getByText('Kühler ist zugestaubt').waitFor();
    await row.getByText('gesehen', { exact: true }).waitFor();
    await page.waitForURL('**/error_log?row=*');
    await page.reload();
    await work.getByText('Kühler ist zugestaubt').waitFor();
    await work.getByRole('button', { name: 'Notiz ergänzen' }).waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('narrows the log by severity, component and words, and keeps that in its address', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await holdLog(page);
    await openLog(page, station.url);
    const all = await countOf(page, 'Alle');
    const warnings = await countOf(page, 'Warnung');
    expect(all).toBe(await allRows(page).count());
    await severities(page).getByRole('button', { name: 'Warnung' }).click();
    await eventually(() => allRows(page).count()).toBe(warnings);
    await eventually(async () => new Set(await allRows(page).locator('.el-severity').allTextContents())).toEqual(new Set(['Warnung']));

    const component = await allRows(page).first().locator('td.el-source').textContent();
    await page
      .getByLabel('Komponente', { exact: true })
      .selectOption({ label: `${component} (${await allRows(page).locator('td.el-source', { hasText: component! }).count()})` });
    await eventually(async () => new Set(await allRows(page).locator('td.el-source').allTextContents())).toEqual(new Set([component]));

    await page.getByRole('searchbox').fill('gibt es nicht');
    await page.getByText('Keine Meldung passt zum Filter.').waitFor();
    await page.waitForURL((url) => url.searchParams.get('q') === 'gibt es nicht');
    expect(query(page).get('severity')).toBe('warning');
    expect(query(page).has('source')).toBe(true);
    await page.reload();
    await page.getByText('Keine Meldung passt zum Filter.').waitFor();
    await page.locator('.el-none').getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await eventually(() => allRows(page).count()).toBe(all);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ERR-4] keeps its rows when an update fails, says so quietly, logs it, and shows the new ones once one succeeds', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLog(page, station.url);
    const before = await allRows(page).count();
    const update = page.getByRole('button', { name: 'Aktualisieren' });

    await page.route(call, (route) => route.fulfill({ status: 500 }));
    await update.click();
    await page.getByText(/^Stand \d\d:\d\d, Aktualisieren fehlgeschlagen$/).waitFor();
    await eventually(() => allRows(page).count()).toBe(before);
    expect(complaints(/status of 500/)).toEqual([expect.stringMatching(/response not ok.*error_log/)]);

    await page.route(call, (route) => route.fulfill({ json: longLog(3).map(encodeFaultLogEntry) }));
    await update.click();
    await page.getByText('3 Meldungen').waitFor();
    await eventually(() => allRows(page).count()).toBe(3);
    await eventually(() => page.getByText('Aktualisieren fehlgeschlagen').count()).toBe(0);
    await page.context().close();
  });

  it('[ERR-4] [MSG-1] has a sentence for an empty log and for one that cannot be read, below the heads of its columns', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await giveSession(page, station.url);
    // the page asks by itself too, once it hears of the plant: only a click is answered
    await page.addInitScript(() => {
      addEventListener('click', () => Object.assign(window, { hasClicked: true }), true);
    });
    const hasClicked = () => page.evaluate(() => 'hasClicked' in window);
    await page.route(call, async (route) => route.fulfill((await hasClicked()) ? { json: [] } : { status: 500 }));
    await page.goto(`${station.url}/error_log`);
    await page.getByText('Fehler beim Datenabruf').waitFor();
    await eventually(() => page.getByRole('columnheader').count()).toBe(5);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await page.getByText('Keine Daten zum Anzeigen.').waitFor();
    await eventually(() => page.getByRole('columnheader').count()).toBe(5);
    await eventually(() => page.getByRole('button', { name: 'Als CSV speichern' }).isDisabled()).toBe(true);
    expect(complaints(/status of 500/, /response not ok/)).toEqual([]);
    await page.context().close();
  });

  it('is used with the keyboard alone', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await holdLog(page);
    await openLog(page, station.url);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid');
    const count = await allRows(page).count();
    const at = async () => Number(await openRow(page).getAttribute('aria-rowindex')) - 2;
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', count - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(at).toBe(place);
    }
    const id = (await openRow(page).getAttribute('id'))!;
    await eventually(() => page.getByRole('grid').getAttribute('aria-activedescendant')).toBe(id);
    await page.waitForURL('**/error_log?row=*');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('opens the row that a key leads to and no other since, also where the page is slow to draw its own address', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await holdLog(page);
    await openLog(page, station.url);
    await allRows(page).nth(2).waitFor();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    const opened = await page.evaluate(async () => {
      const rows: string[] = [];
      new MutationObserver(() => {
        const row = document.querySelector('.el-row[aria-selected=true]')?.getAttribute('aria-rowindex') ?? 'none';
        if (rows.at(-1) !== row) rows.push(row);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      for (let i = 0; i < 12; i++) {
        const key = i % 4 < 2 ? 'ArrowDown' : 'ArrowUp';
        document.querySelector('[role=grid]')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        // around the time after which an address is written
        await new Promise((passed) => setTimeout(passed, 150 + ((i * 37) % 300)));
      }
      return rows;
    });
    expect(opened).toEqual(['3', '4', '3', '2', '3', '4', '3', '2', '3', '4', '3', '2']);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('speaks the chosen language, texts of the faults included', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await holdLog(page);
    await openLog(page, station.url);
    const german = await allRows(page).locator('.el-text').allTextContents();
    await page.getByRole('button', { name: 'EN, English' }).click();
    await page.getByRole('link', { name: 'Error log' }).first().waitFor();
    await page.waitForFunction((text) => document.querySelector('.el-text')?.textContent !== text, german[0]);
    const english = await allRows(page).locator('.el-text').allTextContents();
    expect(english).toHaveLength(german.length);
    expect(english.filter((text, i) => text === german[i])).toEqual([]);
    await eventually(() => allRows(page).first().locator('.el-time').textContent()).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['de', ';', /^\ufeff/, /^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/, /^\d+,\d+$/],
    ['en', ',', /^[^\ufeff]/, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, /^\d+\.\d+$/],
  ] as const)('saves the rows that are shown, in %s for its readers', async (language, delimiter, start, time, figure) => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await inLanguage(page, language);
    await holdLog(page);
    await openLog(page, station.url, '/error_log?severity=warning');
    const shown = await allRows(page).locator('.el-code').allTextContents();
    const saving = page.waitForEvent('download');
    await page.locator('.el-actions button').first().click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^error_log_\d{4}-\d\d-\d\d\.csv$/);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toMatch(start);
    const { data, errors } = papa.parse<string[]>(text.replace('\ufeff', ''), { delimiter, skipEmptyLines: true });
    expect(errors).toEqual([]);
    const [head, ...rows] = data;
    expect(rows.map(([, , , code]) => code)).toEqual(shown);
    for (const row of rows) {
      expect(row).toHaveLength(head!.length);
      expect(row[0]).toMatch(time);
      expect(row[7]).toMatch(figure);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('opens an entry over the log on a phone, and the way back leads to the log', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await openLog(page, station.url);
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
    const [, second, third] = await rowsSaid(page);
    await rowOf(page, second!).tap();
    const sheet = page.getByRole('dialog', { name: 'Ausgewählte Meldung' });
    await sheet.getByText('Netzdruck').waitFor();
    await page.waitForURL('**/error_log?row=*');
    // the page has drawn its new address
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/error_log');

    await rowOf(page, second!).tap();
    await sheet.getByRole('button', { name: 'Ältere Meldung' }).click();
    await eventually(() => openRow(page).locator('.el-time').textContent()).toBe(third!.time);
    await sheet.getByRole('button', { name: 'Schließen' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await page.waitForURL((url) => url.search === '');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('stays on the page that was asked for after an entry was closed, however long that page takes to load', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const held: (() => Promise<void>)[] = [];
    await page.route('**/assets/HeatPage-*.js', (route) => void held.push(() => route.continue()));
    await openLog(page, station.url);
    await allRows(page).nth(1).tap();
    const sheet = page.getByRole('dialog', { name: 'Ausgewählte Meldung' });
    await sheet.getByText('Netzdruck').waitFor();
    await page.waitForURL('**/error_log?row=*');
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));

    await sheet.getByRole('button', { name: 'Schließen' }).click();
    await page.evaluate((to) => {
      history.pushState({ key: 'next' }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      // set later and for longer, it fires after what the log still has to do
      return new Promise((passed) => setTimeout(passed, 1000));
    }, heatAddress);
    await eventually(() => held).not.toEqual([]);
    await Promise.all(held.map((go) => go()));
    await page.locator(`main[data-address="${heatAddress}"] h1`).first().waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('draws of 10,000 entries those in view, and reaches every one of them', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await page.route(call, (route) => route.fulfill({ json: longLog(10_000).map(encodeFaultLogEntry) }));
    await openLog(page, station.url);
    await page.getByText('10.000 Meldungen').waitFor();
    await eventually(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('10001');

    const frames = await page.evaluate(async () => {
      const times: number[] = [];
      let last = performance.now();
      for (let i = 0; i < 300; i++) {
        window.scrollBy(0, i % 10 === 9 ? 20_000 : 240);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        times.push(now - last);
        last = now;
      }
      const sorted = times.toSorted((a, b) => a - b);
      return { count: times.length, over50: times.filter((ms) => ms > 50).length, medianMs: sorted[150], longestMs: sorted.at(-1) };
    });
    console.info('scrolling over 10,000 rows', frames);
    await eventually(() => allRows(page).count()).toBeLessThan(80);
    for (const y of [5_000, 400_000, 1_000]) {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      await page.waitForFunction(() => {
        const [first, last] = [...document.querySelectorAll('.el-row')].flatMap((row, i, all) =>
          i === 0 || i === all.length - 1 ? [row.getBoundingClientRect()] : [],
        );
        return first!.top < 0 && last!.bottom > window.innerHeight;
      });
      await eventually(() => page.evaluate(() => window.scrollY)).toBe(y);
    }

    await page.getByRole('grid').focus();
    await page.keyboard.press('End');
    await page.locator('.el-row[aria-rowindex="10001"][aria-selected="true"]').waitFor();
    await eventually(() =>
      page.locator('.el-row[aria-rowindex="10001"]').evaluate((row) => row.getBoundingClientRect().bottom <= window.innerHeight),
    ).toBe(true);
    await page.getByRole('searchbox').fill('e066');
    await page.waitForFunction(() => [...document.querySelectorAll('.el-code')].every(({ textContent }) => textContent === 'E066'));
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[LIVE-2, LIVE-3] keeps its rows while the station is gone, with their age, and reads them again when it is back', async () => {
    const { station, open } = running();
    const { page } = await open();
    await openLog(page, station.url);
    const before = await allRows(page).count();
    // a page that has not heard of the plant yet has nothing to read again
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe('Störmeldungen');
    await station.kill();
    await page.getByRole('heading', { name: 'Anstehende Störungen unbekannt' }).waitFor();
    await page.getByText(/^Stand \d\d:\d\d, vor .*, keine Verbindung$/).waitFor();
    await eventually(() => allRows(page).count()).toBe(before);
    const answered = page.waitForResponse(call);
    await station.start();
    expect((await answered).ok()).toBe(true);
    await page.getByText(/^Stand \d\d:\d\d$/).waitFor();
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).not.toContain('unbekannt');
    await page.context().close();
  });
});
