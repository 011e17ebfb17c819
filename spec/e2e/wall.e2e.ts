import { describe, expect, it } from '@jest/globals';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { lostStation, showsLiveValues } from './chromium.ts';
import { overflowPx } from './cutTexts.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { madeWallLink, showsWallPressure, wallPressure } from './wallPanel.ts';

const running = stationAndBrowser('short');
const screens = [
  ['wide', 1920, 1080, 'dark'],
  ['desktop', 1280, 800, 'light'],
  ['upright', 1080, 1920, 'light'],
] as const;
declare global {
  interface Window {
    turnPage: () => void;
  }
}
/** As set in the panel; that it turns by itself is looked at once, on one screen. */
const pageMs = 12_000;
const waitsForTurns = 'wide';

/** Keeps what the panel does when a page has been shown long enough, so that it can be done sooner. */
function keepTurns(everyMs: number): void {
  const usual = window.setInterval.bind(window);
  window.setInterval = ((call: () => void, ms?: number) => {
    if (ms === everyMs) window.turnPage = call;
    return usual(call, ms);
  }) as typeof setInterval;
}

/** On a screen of 1920 x 1080 nothing that says something is smaller, px. */
const smallestText = 18;

describe('[PLACE-1] the wall panel', () => {
  it.each(screens)(
    'fills a screen without scrolling, is large enough to read and turns its pages by itself: %s',
    async (name, width, height, colorScheme) => {
      const { station, open } = running();
      const { page: settings } = await open();
      await openLoggedIn(settings, station.url, '/overview/master', 'write');
      const link = await madeWallLink(settings, 'Halle A');
      await eventually(() => accessibilityFindings(settings)).toEqual([]);
      const { page, complaints } = await open({ viewport: { width, height }, colorScheme });
      await page.addInitScript(keepTurns, pageMs);
      await page.goto(link);
      await showsWallPressure(page);
      // a page fits itself into its room, and may turn meanwhile
      const look = () =>
        page.evaluate((smallest) => {
          const wall = document.querySelector<HTMLElement>('.wl')!;
          const { left, top, right, bottom } = wall.getBoundingClientRect();
          const scale = (right - left) / wall.offsetWidth;
          const inPicture = (element: Element) => {
            const picture = element.closest('.wl-picture');
            return picture === null ? 1 : picture.getBoundingClientRect().width / (picture as HTMLElement).offsetWidth / scale;
          };
          const texts = [...wall.querySelectorAll('*')].filter(
            (element) =>
              element.closest('.vh, .sp-bubble') === null &&
              element.getClientRects().length > 0 &&
              [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''),
          );
          return {
            shown: wall.getAttribute('data-page'),
            box: [left, top, right, bottom].map(Math.round),
            scrolled: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
            overflow: wall.scrollHeight - wall.clientHeight,
            small: texts
              .filter((element) => parseFloat(getComputedStyle(element).fontSize) * inPicture(element) < smallest)
              .map((element) => element.textContent),
          };
        }, smallestText - 2);
      const fits = { box: [0, 0, width, height], scrolled: [width, height], overflow: 0, small: [] };
      const seen = new Set<string>();
      for (let shown = await page.locator('.wl').getAttribute('data-page'); !seen.has(shown!);) {
        seen.add(shown!);
        await eventually(async () => ({ name, ...(await look()) })).toEqual({ name, shown, ...fits });
        if (name !== waitsForTurns || seen.size > 1) await page.evaluate(() => window.turnPage());
        await page.waitForFunction((before) => document.querySelector('.wl')?.getAttribute('data-page') !== before, shown);
        shown = await page.locator('.wl').getAttribute('data-page');
      }
      expect(seen.size).toBeGreaterThan(1);
      await eventually(() => accessibilityFindings(page)).toEqual([]);
      await eventually(() => overflowPx(page)).toBe(0);
      expect(complaints()).toEqual([]);
      await page.context().close();
      await settings.context().close();
    },
  );

  it('comes back by itself after every outage, without a touch', async () => {
    const { station, open } = running();
    const { page: settings } = await open();
    await openLoggedIn(settings, station.url, '/overview/master', 'write');
    const link = await madeWallLink(settings, 'Halle B');
    await settings.context().close();
    const { page, complaints } = await open();
    await page.goto(link);
    for (const end of ['kill', 'stop', 'kill'] as const) {
      await showsWallPressure(page);
      await station[end]();
      await page.getByRole('alert').getByText('Verbindung zum Webserver gestört').waitFor();
      await eventually(() => wallPressure(page).textContent()).toMatch(/^---/);
      await station.start();
      const startedMs = performance.now();
      await showsWallPressure(page);
      console.info(`values ${((performance.now() - startedMs) / 1000).toFixed(1)} s after the station`);
      await eventually(() => page.getByText('Verbindung zum Webserver gestört').count()).toBe(0);
    }
    expect(complaints(...lostStation)).toEqual([]);
    await page.context().close();
  });

  it('opens with its link alone, reads only, and goes dark when the link is revoked', async () => {
    const { station, open } = running();
    const { page: settings, complaints } = await open();
    await openLoggedIn(settings, station.url, '/overview/master', 'write');
    const link = await madeWallLink(settings, 'Halle C');
    const { page } = await open();
    await page.goto(link);
    await showsWallPressure(page);
    const answer = await page.evaluate(async () => {
      const { token } = JSON.parse(sessionStorage.getItem('pressluft.session')!) as { token: string };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const saved = await fetch('/settings/user', { method: 'PUT', headers, body: '{}' });
      const links = await fetch('/api/wall-links', { headers });
      return [saved.status, links.status];
    });
    expect(answer).toEqual([403, 403]);

    await settings.reload();
    const row = settings.getByRole('listitem').filter({ hasText: 'Halle C' });
    await row.getByText(/zuletzt benutzt \d/).waitFor();
    await eventually(() => settings.getByText(link.split('#')[1]!).count()).toBe(0);
    await row.getByRole('button', { name: 'Widerrufen' }).click();
    await settings.getByRole('alertdialog').getByRole('button', { name: 'Widerrufen' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByText('Die Station nimmt diesen Link nicht mehr an.').waitFor();
    await page.reload();
    await page.getByText('Die Station nimmt diesen Link nicht mehr an.').waitFor();
    expect(complaints()).toEqual([]);
    await settings.context().close();
    await page.context().close();
  });

  it('says what is missing without a link and without a login', async () => {
    const { station, open } = running();
    const { page } = await open();
    await page.goto(`${station.url}/wall`);
    await page.getByText('Öffnen Sie den Link').waitFor();
    await page.context().close();
  });

  it('shows who is logged in the same', async () => {
    const { station, open } = running();
    const { page } = await open();
    await openLoggedIn(page, station.url);
    await showsLiveValues(page);
    await page.goto(`${station.url}/wall`);
    await showsWallPressure(page);
    await page.context().close();
  });
});
