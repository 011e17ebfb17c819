import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openLoggedIn } from './openLoggedIn.ts';
import { pages, sizes } from './pages.ts';
import { goToSettled } from './settled.ts';
import { smallTargets } from './smallTargets.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const settingsPages = ['/settings/dimensions', '/settings/users', '/settings/time', '/settings/rights'];

/** Of the lines with a link and of one beside each, px. */
const lineHeights = (page: Page) =>
  page
    .locator('.du-list > div:has(a)')
    .evaluateAll((lines) => lines.flatMap((line) => [line, line.nextElementSibling!].map((each) => each.getBoundingClientRect().height)));

describe('what can be pressed', () => {
  const running = stationAndBrowser();
  it('is at least 44 px high on a phone, on every page', async () => {
    const [width, height] = sizes.phone;
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width, height }, hasTouch: true, isMobile: true });
    await openLoggedIn(page, station.url, '/overview/master', 'write');
    const small: Record<string, readonly string[]> = {};
    for (const path of [...Object.values(pages).filter((each) => each !== pages.welcome), ...settingsPages]) {
      await goToSettled(page, path);
      const found = await smallTargets(page);
      if (found.length > 0) small[path] = found;
      // a large field takes no more room than its text
      if (path === pages.duties) expect(new Set(await lineHeights(page)).size).toBe(1);
    }
    expect(small).toEqual({});
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
