import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { logIn } from './chromium.ts';
import { pages, pagesAt, pairs, usualSizes } from './pages.ts';
import { goToSettled, inLanguage, openSettled } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

/** Elements whose text is wider than the box that cuts it off. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header *, main *')]
      .filter((element) => element.children.length === 0 && element.textContent.trim() !== '' && element.closest('.vh') === null)
      // words for screen readers alone are one pixel wide
      .filter((element) => element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).overflowX === 'hidden' && getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent.trim()),
  );

describe('every page', () => {
  const running = stationAndBrowser();
  it.each(pairs)(
    'fits $size, $theme, $language, and axe finds nothing serious where most people look',
    async ({ size, width, height, theme, language }) => {
      const { station, open } = running();
      const { page, complaints } = await open({ viewport: { width, height }, colorScheme: theme });
      await inLanguage(page, language);
      for (const [name, path] of pagesAt({ size, theme })) {
        if (path === pages.welcome) await openSettled(page, station.url, path);
        else {
          if (path === pages.overview) await logIn(page, station.url);
          await goToSettled(page, path);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
        expect(await cutTexts(page)).toEqual([]);
        // Roles, names and contrast are the same at the sizes between.
        if (!usualSizes.has(size)) continue;
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`)).toEqual([]);
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
    240_000,
  );
});
