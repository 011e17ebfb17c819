import { AxeBuilder } from '@axe-core/playwright';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { logIn } from './chromium.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1280, 800], wide: [1920, 1080] } as const;
const pages = { welcome: '/', overview: '/overview/master', chart: '/analysis/graphics' } as const;
const tones = ['light', 'dark'] as const;
const shots = 'dist/e2e/shots';

const variants = Object.entries(sizes).flatMap(([size, [width, height]]) =>
  tones.flatMap((theme) => (['de', 'en'] as const).map((language) => ({ size, width, height, theme, language }))),
);

/** Elements whose text is wider than the box that cuts it off. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header *, main *')]
      .filter((element) => element.children.length === 0 && element.textContent.trim() !== '' && element.closest('.vh') === null)
      .filter((element) => getComputedStyle(element).overflowX === 'hidden' && getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent.trim()),
  );

describe('every page', () => {
  const running = stationAndBrowser();
  beforeAll(() => {
    mkdirSync(shots, { recursive: true });
  });

  it.each(variants)('fits $size, $theme, $language, and axe finds nothing serious', async ({ size, width, height, theme, language }) => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width, height }, colorScheme: theme });
    await page.addInitScript((choice) => {
      localStorage.setItem('pressluft.language', choice);
    }, language);
    for (const [name, path] of Object.entries(pages)) {
      if (path === pages.overview) await logIn(page, station.url);
      await page.goto(station.url + path);
      await page.locator('main h1').first().waitFor();
      if (path !== pages.welcome) await page.waitForFunction(() => /\d/.test(document.querySelector('header time')?.textContent ?? ''));
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${shots}/${name}-${size}-${theme}-${language}.png`, fullPage: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      expect(await cutTexts(page)).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`)).toEqual([]);
    }
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
