import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { twoFrames } from './chartPage.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { sizes } from './pages.ts';
import { settle } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { isLogWhole, openSheet, openTime } from './trendPage.ts';

type Places = Readonly<Record<string, readonly number[]>>;

/** Everything of the page that a person looks at or reaches for. */
const parts = [
  ...['main h1', '.an-headline', '.an-kpis > div', '.an-chart', '.an-lines', '.lc-legend button', '.an-actions button'],
  ...[
    '.lc-stage',
    '.lc-stage > svg',
    '.lc-lines',
    '.lc-axis-control',
    '.lc-control',
    '.lc-overview',
    '.lc-strip',
    '.lc-states li',
    '.lc-table',
  ],
  ...['.an-values', '.an-values :is(th, td):not(:empty, .an-then)', '.lc-marks', '.mk', '.mk-head', '.mk-scroll'],
  ...['.an-time', '.an-time > *', '.an-time > .seg button', '.an-shown', '.an-live', 'footer'],
];
/** Those that stay although another plot makes the chart higher. */
const aboveAndBeside = [
  'main h1',
  '.an-headline',
  '.an-kpis > div',
  '.an-lines',
  '.an-actions button',
  '.an-time',
  '.an-time > *',
  '.an-time > .seg button',
  '.an-shown',
  '.an-live',
];

/** Left, top, width and height of each part in the page, in pixels. */
const placesOf = (page: Page, selectors: readonly string[]): Promise<Places> =>
  page.evaluate((all) => {
    const entries = all.flatMap((selector) =>
      // what floats over the page is there while it is closed, too
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element, i) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const scrolledPx = element.closest('.an-lines')?.scrollTop ?? 0;
          return [
            `${selector} ${i}`,
            [left + scrollX, top + scrollY + (element.matches('button') ? scrolledPx : 0), width, height].map(
              (px) => Math.round(100 * px) / 100,
            ),
          ] as const;
        }),
    );
    return Object.fromEntries(entries);
  }, selectors);

/** The values at the pointer are drawn over the page; their texts change with them, and lines with another state change places. */
const withoutTip = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.lc-tip { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });

/** From now on the browser notes what it moves, also shortly after an input. */
async function noteShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const shifts: string[] = [];
    const elementOf = ({ node }: { readonly node?: Node | null }) => (node instanceof Element ? node : node?.parentElement);
    // a unit follows its number, which is as wide as its digits; a mark in the list follows those that are newer
    const follows = (element: Element | null | undefined) => element?.closest('.unit, .mk-item') != null;
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node | null }[] })[]) {
        const moved = entry.sources.map(elementOf).filter((element) => !follows(element));
        if (moved.length > 0) shifts.push(`${entry.value}: ${moved.map((element) => element?.outerHTML.slice(0, 80) ?? '?').join(' | ')}`);
      }
    };
    const observer = new PerformanceObserver(note);
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, {
      takeShifts: () => {
        for (const entry of observer.takeRecords()) note({ getEntries: () => [entry] } as unknown as PerformanceObserverEntryList);
        return shifts.splice(0);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { takeShifts: () => string[] }).takeShifts());
}

/** What the page itself says once it writes nothing more: outside of it, it may be that of the step before. */
async function restingSearch(page: Page): Promise<string> {
  const read = () => page.evaluate(() => location.search);
  let before = await read();
  for (;;) {
    await twoFrames(page);
    const now = await read();
    if (now === before) return now;
    before = now;
  }
}

/** Does something that changes the view, and waits until it came to rest and the address says so. */
async function changed(page: Page, act: () => Promise<unknown>): Promise<void> {
  const search = await restingSearch(page);
  await act();
  await page.waitForFunction((before) => location.search !== before, search);
  await twoFrames(page);
}

async function pointOf(page: Page, selector: string, x: number, y: number): Promise<readonly [number, number]> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  return [box.x + x * box.width, box.y + y * box.height];
}

async function drag(page: Page, selector: string, from: number, to: number): Promise<void> {
  const start = await pointOf(page, selector, from, 0.2);
  const end = await pointOf(page, selector, to, 0.2);
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 4 });
  await page.mouse.up();
}

const lines = 'pressure.flow.delivery.k1-power.k2-power';

describe('the trend page', () => {
  const running = stationAndBrowser('short');

  test.each(Object.entries(sizes))('[TREND-1] moves nothing while range or lines change, on a %s', async (size, [width, height]) => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width, height }, hasTouch: size === 'phone' || size === 'tablet' });
    await openLoggedIn(page, station.url, `/analysis/graphics?series=${lines}`, 'write');
    await page.locator('.lc-control').waitFor();
    await isLogWhole(page);
    // marks come from three places, two of which bring buttons
    await page.getByRole('button', { name: 'Neue Notiz' }).waitFor();
    await page.getByRole('group', { name: 'Gezeigte Marken' }).getByRole('button', { name: 'Wartungen' }).waitFor();
    await twoFrames(page);

    await withoutTip(page);
    const shifts = await noteShifts(page);
    // on a phone they lie in a sheet
    const places = parts.filter((part) => size !== 'phone' || part !== '.an-actions button');
    const before = await placesOf(page, places);
    const stays = async (what: string) => {
      expect([what, await shifts()]).toEqual([what, []]);
      await eventually(async () => [what, await placesOf(page, places)]).toEqual([what, before]);
    };

    const plots = await pointOf(page, '.lc-control', 0.6, 0.2);
    await page.mouse.move(...plots);
    for (const deltaY of [-100, -100, -100, 100, -100]) {
      await changed(page, () => page.mouse.wheel(0, deltaY));
      await stays(`a notch of the wheel by ${deltaY}`);
      await eventually(() => page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.className, plots)).toBe('lc-control');
    }
    await changed(page, () => drag(page, '.lc-control', 0.3, 0.7));
    await stays('a drag of the chart');
    await page.keyboard.down('Shift');
    await changed(page, () => drag(page, '.lc-control', 0.3, 0.7));
    await page.keyboard.up('Shift');
    await stays('a selection');
    await changed(page, () => drag(page, '.lc-handle.lc-from', 0.5, -1));
    await stays('a drag of the overview');
    await page.mouse.move(...(await pointOf(page, '.lc-axis-control', 0.5, 0.5)));
    await changed(page, () => page.mouse.wheel(0, -100));
    await stays('a notch of the wheel over a value axis');
    const axis = await pointOf(page, '.lc-axis-control', 0.5, 0.4);
    await changed(page, async () => {
      await page.mouse.move(...axis);
      await page.mouse.down();
      await page.mouse.move(axis[0], axis[1] + 30, { steps: 4 });
      await page.mouse.up();
    });
    await stays('a drag of a value axis');

    for (const preset of ['1 Stunde', 'Gestern', '7 Tage', 'Heute']) {
      const button = page.locator('.an-presets').getByRole('button', { name: preset });
      if (!(await button.isVisible())) break;
      await changed(page, () => button.click());
      await stays(preset);
    }
    for (const step of ['Zurück', 'Zurück', 'Weiter']) {
      await changed(page, () => page.getByRole('button', { name: `${step} um die gezeigte Dauer` }).click());
      await stays(step);
    }
    await changed(page, () => page.getByRole('button', { name: 'Live' }).click());
    await stays('now');
    for (const preset of ['Letzte 10 Minuten', 'Letzte Stunde', 'Gestern', 'Letzte 7 Tage', 'Heute']) {
      await openTime(page);
      await changed(page, () => page.locator('.an-timebox').getByRole('button', { name: preset }).click());
      await stays(preset);
    }
    await openTime(page);
    const openPlaces = await placesOf(page, places);
    const staysOpen = async (what: string) => {
      expect([what, await shifts()]).toEqual([what, []]);
      await eventually(async () => [what, await placesOf(page, places)]).toEqual([what, openPlaces]);
    };
    for (const mode of ['10 min', '30 min', '1 h', 'Max.', 'Auto', 'Manuell']) {
      await changed(page, () => page.getByRole('group', { name: 'Zeitachse' }).getByRole('button', { name: mode }).click());
      await staysOpen(mode);
    }
    await page.getByRole('button', { name: 'Zeitraum ändern' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gestern' }).click();
    await shifts();
    await changed(page, () => page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await staysOpen('yesterday');
    await page.keyboard.press('Escape');
    await changed(page, () => page.getByRole('button', { name: 'Live' }).click());
    await stays('now again');

    for (const comparison of ['Vorwoche', 'Zeitraum davor', 'Vorjahr', 'Kein Vergleich']) {
      await openSheet(page);
      await page.locator('.an-open-compare').click();
      await changed(page, () => page.getByRole('button', { name: comparison, exact: true }).click());
      await page.keyboard.press('Escape');
      // a phone's sheet, which it lies in
      await page.keyboard.press('Escape');
      await page.locator('.an-values .an-compared', { hasText: 'wird geladen' }).waitFor({ state: 'detached' });
      await twoFrames(page);
      await stays(comparison);
    }

    const legend = page.getByRole('list', { name: 'Linien' }).getByRole('button');
    for (let i = 0; i < (await legend.count()); i++)
      for (const what of ['off', 'on']) {
        await changed(page, () => legend.nth(i).click());
        await stays(`line ${i} ${what}`);
      }
    await changed(page, () => legend.nth(3).dblclick());
    await stays('a line alone');
    await changed(page, () => legend.nth(3).dblclick());
    await stays('all lines again');

    // on a phone all but the time stands below the chart
    const fixed = size === 'phone' ? ['.an-time', '.an-time > *', '.an-shown', '.an-live'] : aboveAndBeside;
    const top = { fixed: await placesOf(page, fixed), stage: await placesOf(page, ['.lc-stage']) };
    await openSheet(page);
    await page.getByRole('button', { name: 'Linien wählen' }).click();
    for (const line of ['K1 Druck', 'K1 Temperatur', 'K2 Temperatur', 'K2 Liefermenge', 'Auslastung']) {
      await page.getByRole('searchbox').fill(line);
      await changed(page, () => page.getByRole('dialog').locator('.an-box').first().click());
      await eventually(async () => [line, await placesOf(page, fixed)]).toEqual([line, top.fixed]);
      await eventually(async () => (await placesOf(page, ['.lc-stage']))['.lc-stage 0']!.slice(0, 3)).toEqual(
        top.stage['.lc-stage 0']!.slice(0, 3),
      );
    }
    await page.keyboard.press('Escape');

    // the days of the SD card: they load, and what is shown stays until they are there
    await openTime(page);
    await page.getByRole('button', { name: 'SD-Karte', exact: true }).click();
    await page.getByText(/zu .* erfasst, 1 Datei/).waitFor();
    await page.waitForURL(/from=/);
    await page.locator('.lc-control').waitFor();
    await twoFrames(page);
    await shifts();
    const ofFiles = await placesOf(page, places);
    await page.getByRole('button', { name: 'Zeitraum ändern' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Letzte 7 Tage' }).click();
    await shifts();
    await changed(page, () => page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click());
    await page.getByText(/zu .* erfasst, [2-9] Dateien/).waitFor();
    await twoFrames(page);
    expect(await shifts()).toEqual([]);
    await eventually(() => placesOf(page, places)).toEqual(ofFiles);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test.each(['desktop', 'phone'] as const)('shows every digit of a typed range: %s', async (size) => {
    const [width, height] = sizes[size];
    const { station, open } = running();
    const { page } = await open({ viewport: { width, height } });
    await openLoggedIn(page, station.url, '/analysis/graphics');
    await settle(page);
    await openTime(page);
    await page
      .locator('.dt-typed .dt-segment', { hasText: /^20\d\d$/ })
      .first()
      .waitFor();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.dt-typed :is(.dt-in, .dt-segment)')]
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map((part) => part.textContent),
    );
    expect(cut).toEqual([]);
    await page.context().close();
  });
});
