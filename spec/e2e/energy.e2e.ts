import { describe, expect, it, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { demoStation } from './demoStation.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { onOneDay } from './plantDays.ts';
import { goTo, inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

/** The pages by slug: the German and the English end of their breadcrumbs. */
const titles = {
  energy_consumption: ['Energieverbrauch', 'Energy consumption'],
  volume_and_leakage: ['Volumen und Leckage', 'Volume and leakage'],
  heat_reclaiming: ['Wärmerückgewinnung', 'Heat recovery'],
  energy_balance: ['Bilanzbericht', 'Balance report'],
  data_logs: ['Datenarchiv', 'Data logs'],
  error_log: ['Störmeldungen', 'Error log'],
} as const;
const withPanel = ['energy_consumption', 'volume_and_leakage', 'heat_reclaiming'] as const;
const pathOf = (slug: keyof typeof titles) => `/energy_balancing/${slug}`;

/** A German number. */
const numberOf = (text: string | undefined) => Number((text ?? '').replaceAll('.', '').replace(',', '.'));
const cellsOf = (page: Page) =>
  page
    .locator('.et-table tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.firstChild?.textContent ?? '')));
const showsFigures = (page: Page) => page.locator('.et-table tfoot td', { hasText: /^\d/ }).first().waitFor();
const panelOf = (page: Page) => page.locator('.tg');
const fromOf = (page: Page) => panelOf(page).locator('dd').first();

/** Makes a call of the station with the rights of a level. */
async function asLevel(url: string, password: string, path: string, method: 'GET' | 'POST'): Promise<Response> {
  const login = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const { token } = (await login.json()) as { token: string };
  return fetch(url + path, { method, headers: { authorization: `Bearer ${token}` } });
}

async function downloaded(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

const running = stationAndBrowser();

describe('the energy balance area', () => {
  test.each([
    ['de', 0],
    ['en', 1],
  ] as const)('[ROUTE-13] begins with the consumption, and its rail leads to all its pages (%s)', async (language, title) => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await inLanguage(page, language);
    await openLoggedIn(page, station.url, '/energy_balancing', 'demo');
    for (const [slug, names] of Object.entries(titles)) {
      await page.locator(`.rail a[href="/energy_balancing/${slug}"]`).click();
      await page.locator(`main[data-address="/energy_balancing/${slug}"] h1`).waitFor();
      await eventually(() => page.locator('.crumbs b').textContent()).toBe(names[title]);
      await eventually(() => page.locator('.rail [aria-current]').getAttribute('href')).toBe(`/energy_balancing/${slug}`);
      await eventually(() => page.locator('main').textContent()).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[BAL-8] has energy, cost and CO2 of each compressor, which make those of the plant, on the screen as in the file', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, pathOf('energy_consumption'));
    await showsFigures(page);
    const { name, text } = await downloaded(page, 'CSV für Excel');
    const ofDays = String.raw`^energy_consumption_\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d`;
    expect(name).toMatch(new RegExp(String.raw`${ofDays}_excel\.csv$`));
    const file = parse(text, { bom: true, delimiter: ';' });
    const [heads, ...rows] = file;
    expect(heads).toEqual([
      ...['Verdichter', 'Nummer', 'Von', 'Bis', 'Last [kWh]', 'Leerlauf [kWh]', 'Gesamt [kWh]', 'Anteil [%]'],
      ...['Leerlaufkosten [€]', 'Kosten [€]', 'CO₂ [kg]', 'Geschätzt', 'Zu wenig Daten'],
    ]);
    const machines = rows.slice(0, -1);
    const plant = rows.at(-1)!;
    expect([machines.length, machines[0]![0], plant[0]]).toEqual([7, 'K1 Halle A', 'Station']);
    for (const [, , , , load, noLoad, total, , , cost, co2] of rows) {
      const [energyKWh, halfDigit] = [numberOf(total), 0.05];
      expect(Math.abs(numberOf(load) + numberOf(noLoad) - energyKWh)).toBeLessThanOrEqual(3 * halfDigit + 1e-9);
      expect(Math.abs(numberOf(cost) - energyKWh * 0.25)).toBeLessThanOrEqual(halfDigit * 0.25 + 0.005 + 1e-9);
      expect(Math.abs(numberOf(co2) - energyKWh * 0.38)).toBeLessThanOrEqual(halfDigit * 0.38 + 0.5 + 1e-9);
    }
    for (const column of [4, 5, 6, 8, 9, 10]) {
      const sum = machines.reduce((total, row) => total + numberOf(row[column]), 0);
      expect(Math.abs(sum - numberOf(plant[column]))).toBeLessThanOrEqual(column === 10 ? 4 : 0.4);
    }

    const others = await downloaded(page, 'CSV, ISO 8601');
    expect(others.name).toMatch(new RegExp(String.raw`${ofDays}_iso8601\.csv$`));
    const parsed = parse(others.text);
    expect(parsed.map((row) => row.length)).toEqual(file.map((row) => row.length));
    expect(parsed[1]![2]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

    await page.getByRole('button', { name: 'Kosten', exact: true }).click();
    await page.waitForURL('**/energy_consumption?show=cost');
    await eventually(async () => (await page.locator('.bc li').allTextContents())[0]).toMatch(
      /^K1 Halle A: [\d.]+,\d\d\s€, \d+,\d\s% der Station, Last [\d.,]+\s€, Leerlauf [\d.,]+\s€$/,
    );
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[BAL-9] has volume and leakage with their cost and CO2 of each compressor, and says what the leakage is', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, pathOf('volume_and_leakage'));
    await showsFigures(page);
    const [heads, ...rows] = await cellsOf(page);
    expect(heads).toEqual([
      ...[
        'Verdichter',
        'Druckluft',
        'Leckage, anteilig',
        'Leckagekosten, anteilig',
        'Leckageenergie, anteilig',
        'CO₂ der Leckage, anteilig',
        'Anteil',
      ],
      ...['Kosten', 'CO₂'],
    ]);
    expect(rows.length).toBe(8);
    const machines = rows.slice(0, -1);
    for (const column of [1, 2]) {
      const sum = machines.reduce((total, row) => total + numberOf(row[column]), 0);
      expect(Math.abs(sum - numberOf(rows.at(-1)![column]))).toBeLessThanOrEqual(4);
    }
    await eventually(() => page.locator('main h1').textContent()).toMatch(/^Leckagekosten, höchstens, .* [\d.]+,\d\d€$/);
    await page.getByText(/^Obergrenze: aus dem kleinsten Volumenstrom der Nächte/).waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-11] shows all figures since the reset with their days, whose sum is the whole', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/think_green');
    const days = page.locator('.dv-table');
    await days.getByRole('button', { name: 'CSV für Excel' }).and(page.locator(':enabled')).waitFor();
    const heads = await days.locator('thead th').allTextContents();
    expect(heads).toEqual([
      'Tag',
      'LastenergiekWh',
      'LeerlaufenergiekWh',
      'Kosten€',
      'CO₂kg',
      'Druckluftm³',
      'Leckage, höchstensm³',
      'Leckagekosten, höchstens€',
      'Abdeckung%',
    ]);
    const rows = await days
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)));
    const whole = (await panelOf(page).locator('dd').allTextContents()).slice(2).map((text) => numberOf(/^[\d.,]+/.exec(text)?.[0]));
    // energy on load, without load, air and leakage: the day that still runs may have grown meanwhile
    for (const [i, column] of [0, 1, 4, 5].entries()) {
      const sum = rows.reduce((total, row) => total + numberOf(row[column]), 0);
      expect(sum / whole[i]!).toBeCloseTo(1, 1);
    }
    await page.locator('.dv-legend').getByText('Unvollständig').waitFor();
    await eventually(() => page.locator('.cc li').count()).toBe(await days.locator('tbody tr').count());
    await eventually(() => page.locator('.et-table').first().locator('tbody tr').count()).toBe(7);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('shows the values of a day where a person points, steps or taps, and all of it on the screen', async () => {
    const { station, open } = running();
    const looked = async (options: BrowserContextOptions) => {
      const { page, complaints } = await open(options);
      await openLoggedIn(page, station.url, '/think_green');
      const table = page.locator('.dv-table');
      await table.getByRole('button', { name: 'CSV für Excel' }).and(page.locator(':enabled')).waitFor();
      const days = await page.locator('.cc li').allTextContents();
      const columns = page.locator('.cc-control');
      await columns.scrollIntoViewIfNeeded();
      /** A day that is over: today's grows. */
      const shows = async (day: number) => {
        const [title, values] = days[day]!.split(': ');
        const tip = page.locator('.cc-tip');
        await tip.getByText(title!).waitFor();
        await eventually(() => tip.locator('dt').allTextContents()).toEqual(['Energie', 'Last', 'Leerlauf']);
        await eventually(async () => {
          const [whole, load, noLoad] = await tip.locator('dd').allTextContents();
          return `${whole}, Last ${load}, Leerlauf ${noLoad}`;
        }).toBe(values);
        const box = (await tip.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        const window = page.viewportSize()!;
        expect(box.x + box.width).toBeLessThanOrEqual(window.width);
        expect(box.y + box.height).toBeLessThanOrEqual(window.height);
      };
      for (const day of [1, days.length - 2]) {
        // it moves when the scale of a day that grows does
        const { x, y, width, height } = (await columns.boundingBox())!;
        const at = [x + ((day + 0.5) / days.length) * width, y + height / 2] as const;
        await (options.hasTouch === true ? page.touchscreen.tap(...at) : page.mouse.move(...at));
        await shows(day);
      }
      await page.mouse.move(0, 0);
      await page.getByRole('button', { name: 'Druckluft', exact: true }).focus();
      await page.locator('.cc-tip').waitFor({ state: 'detached' });
      await page.keyboard.press('Tab');
      await page.locator('.cc-tip').waitFor();
      await page.keyboard.press('ArrowLeft');
      await shows(days.length - 2);
      await eventually(() => columns.getAttribute('aria-valuetext')).toBe(days[days.length - 2]);
      await page.keyboard.press('Escape');
      await page.locator('.cc-tip').waitFor({ state: 'detached' });
      expect(complaints()).toEqual([]);
      await page.context().close();
    };
    for (const options of [{}, { viewport: { width: 390, height: 844 }, hasTouch: true }]) await onOneDay(() => looked(options));
  });

  it('[ROUTE-11] says when the days can not be fetched, and fetches them when it is tried again', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    const seen = await page.evaluateHandle(() => {
      const seen = { hasClicked: false };
      addEventListener(
        'click',
        ({ target }) => (seen.hasClicked ||= target instanceof Element && target.closest('.dv-progress') !== null),
        true,
      );
      return seen;
    });
    // the page asks by itself too, with every word of the station, and also when it is closed meanwhile
    await page.route('**/daily_statistics/get_stat', async (route) =>
      (await seen.evaluate(({ hasClicked }) => hasClicked).catch(() => true))
        ? route.continue()
        : route.fulfill({ status: 500, json: { error: 'internal', message: '' } }),
    );
    await goTo(page, '/think_green');
    await page.getByText('Anforderung fehlgeschlagen').waitFor();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await page.locator('.dv-table').getByRole('button', { name: 'CSV für Excel' }).and(page.locator(':enabled')).waitFor();
    expect(complaints(/status of 500/, /response not ok/, /step of the development/)).toEqual([]);
    await page.context().close();
  });

  it('[ROUTE-13] has the error log, whose entries open and go into its own address', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, pathOf('error_log'));
    await page.getByRole('searchbox').first().fill('K3');
    await page.waitForURL('**/energy_balancing/error_log?q=K3*');
    await eventually(() => page.locator('.rail [aria-current]').textContent()).toBe('Störmeldungen');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});

describe('the archive files', () => {
  it('[BAL-14] [API-7] are listed by master control and compressors with their sizes, and are downloaded as they are', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/overview/master', 'demo');
    const list = (await (await asLevel(station.url, 'demo', '/archive/available', 'GET')).json()) as Record<
      'GLW' | 'Comp',
      { file: string; size: number }[]
    >;
    await goTo(page, pathOf('data_logs'));
    expect(Object.keys(list).sort()).toEqual(['Comp', 'GLW', 'inputs']);
    const plantFile = list.GLW.at(-1)!;
    const machineFile = list.Comp.find(({ file }) => file.startsWith('Comp2_'))!;
    expect([plantFile.file, machineFile.file]).toEqual([
      expect.stringMatching(/^GLW_\d{4}-\d\d\.csv$/),
      expect.stringMatching(/^Comp2_\d{4}-\d\d\.csv$/),
    ]);
    for (const [{ file, size }, column] of [
      [plantFile, 'volumenstrom [m3]'],
      [machineFile, 'energie_lastlauf [kWh]'],
    ] as const) {
      const { name, text } = await downloaded(page, `${file} herunterladen`);
      expect(name).toBe(file);
      expect(Math.abs(Buffer.byteLength(text) - size)).toBeLessThan(1000);
      const lines = text.split(/\r?\n/).filter((line) => line !== '');
      const head = lines.findIndex((line) => line.startsWith('date,'));
      expect(lines[head]!.split(',')).toContain(column);
      expect(lines.slice(head + 1).length).toBeGreaterThan(0);
      for (const line of lines.slice(head + 1)) expect(line).toMatch(/^\d{4}-\d\d-\d\d,/);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[BAL-14] [ROUTE-12] [MSG-1] of which one that can not be downloaded saves nothing, and says so', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/data_archive');
    let saved = 0;
    page.on('download', () => saved++);
    const files = /\/archive\/GLW_/;
    await page.route(files, (route) => route.abort());
    // a new month's comes before it
    const file = (await page.locator('.da-file', { hasText: /^GLW_/ }).first().textContent())!;
    const button = page.getByRole('button', { name: `${file} herunterladen` });
    await button.click();
    await page.getByText('Fehler beim Herunterladen', { exact: true }).first().waitFor();
    await page.getByText(`${file}. Es wurde nichts gespeichert.`, { exact: true }).waitFor();
    expect(saved).toBe(0);
    await page.unroute(files);
    const coming = page.waitForEvent('download');
    await button.click();
    await coming;
    await page.getByText(/Es wurde nichts gespeichert/).waitFor({ state: 'detached' });
    expect(complaints(/ERR_FAILED/, /no answer to GET/, /archive file could not be downloaded/)).toEqual([]);
    await page.context().close();
  });

  it('[BAL-14] [API-7] [MSG-1] are asked for every 10 s, and the page says when that failed', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    const lists = '**/archive/available';
    await page.route(lists, (route) => route.abort());
    await page.clock.install();
    await goTo(page, pathOf('data_logs'));
    await page.getByText('Die Anforderung aller verfügbaren Archivdateien ist fehlgeschlagen').waitFor();
    await page.unroute(lists);
    const answered = page.waitForResponse(lists);
    await page.clock.fastForward(10_000);
    await answered;
    await page.getByRole('row', { name: /GLW_/ }).first().waitFor();
    expect(complaints(/ERR_FAILED/, /no answer to GET/, /data log/, /WebSocket/)).toEqual([]);
    await page.context().close();
  });
});

describe('the think-green panel', () => {
  it('[BAL-12] is on consumption, volume and heat pages, covered for those who may not write, whom the station refuses too', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url);
    const names = new Set<string>();
    for (const slug of withPanel) {
      await goTo(page, pathOf(slug));
      await panelOf(page).getByText('Nur mit Schreibrecht').waitFor();
      await eventually(() => panelOf(page).getByRole('button', { name: 'Zurücksetzen' }).isDisabled()).toBe(true);
      await page.waitForFunction(() => /\d/.test(document.querySelector('.tg dd')?.textContent ?? ''));
      names.add((await panelOf(page).locator('dt').allTextContents()).slice(0, 2).join());
    }
    expect([...names]).toEqual(['Von,Bis']);
    for (const level of ['demo', 'read']) expect((await asLevel(station.url, level, '/think_green/reset', 'POST')).status).toBe(403);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[BAL-12] resets once the write user has confirmed it: the figures begin again', async () => {
    const { open } = running();
    // the other tests keep their figures
    const station = await demoStation('dist/e2e/data-reset', ['--history-days', '1']);
    await station.start();
    try {
      const { page, complaints } = await open();
      const orders: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && new URL(request.url()).pathname === '/think_green/reset') orders.push(request.postData() ?? '');
      });
      await openLoggedIn(page, station.url, pathOf('energy_consumption'), 'write');
      await showsFigures(page);
      const before = await fromOf(page).textContent();
      const reset = panelOf(page).getByRole('button', { name: 'Zurücksetzen', exact: true });
      const question = page.getByRole('alertdialog');

      await reset.focus();
      await page.keyboard.press('Enter');
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await eventually(() => reset.evaluate((button) => button === document.activeElement)).toBe(true);
      await reset.click();
      await question.waitFor();
      for (const button of await question.getByRole('button').all()) {
        const { y, height } = (await button.boundingBox())!;
        expect(y >= 0 && y + height <= page.viewportSize()!.height).toBe(true);
      }
      await question.getByRole('button', { name: 'Abbrechen' }).click();
      await question.waitFor({ state: 'detached' });
      await eventually(async () => [orders, await fromOf(page).textContent()]).toEqual([[], before]);

      await page.route('**/think_green/reset', (route) => route.abort());
      await reset.click();
      await question.getByRole('button', { name: 'Jetzt zurücksetzen' }).click();
      await page.getByText('Nicht zurückgesetzt: Netzwerkfehler').waitFor();
      await eventually(() => fromOf(page).textContent()).toBe(before);
      await page.unroute('**/think_green/reset');

      const head = () => page.getByRole('banner').textContent();
      const heads = [await head()];
      await reset.click();
      await question.getByLabel('Name (optional)').fill('Linie 4 läuft');
      await question.getByRole('button', { name: 'Jetzt zurücksetzen' }).click();
      await panelOf(page).getByText('Zurückgesetzt', { exact: true }).waitFor();
      await page.waitForFunction((was) => document.querySelector('.tg dd')?.textContent !== was, before);
      // neither has a body: the name is in the address
      expect(orders).toEqual(['', '']);
      const [day, time] = (await fromOf(page).textContent())!.split(', ');
      // midnight may have come since
      heads.push(await head());
      expect(heads).toContainEqual(expect.stringContaining(day!));
      expect(time).toMatch(/^\d\d:\d\d:\d\d$/);
      await page.goto(`${station.url}/energy_balancing/cost`);
      const since = page.getByRole('combobox', { name: 'Seit einer Rücksetzung' });
      await since.selectOption({ label: `${day}: Linie 4 läuft` });
      await eventually(() => new URL(page.url()).searchParams.get('from')).toBe(day!.split('.').toReversed().join('-'));
      expect(complaints(/ERR_FAILED/, /no answer to POST/)).toEqual([]);
      await page.context().close();
    } finally {
      await station.stop();
    }
  });
});
