import { describe, expect, it } from '@jest/globals';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { logIn } from './chromium.ts';
import { cutTexts, overflowPx } from './cutTexts.ts';
import { languages, narrowest, pages, pagesAt, pairs, usualSizes } from './pages.ts';
import { goToSettled, inLanguage, openSettled } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

describe('every page', () => {
  const running = stationAndBrowser();
  it.each(pairs)(
    'fits $size, $theme, $language, and axe finds nothing against WCAG 2.2 AA where most people look',
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
        expect(await overflowPx(page)).toBeLessThanOrEqual(0);
        expect(await cutTexts(page)).toEqual([]);
        // Roles, names and contrast are the same at the sizes between.
        if (!usualSizes.has(size)) continue;
        expect([name, await accessibilityFindings(page)]).toEqual([name, []]);
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
    240_000,
  );

  it.each(languages)(
    'is not wider than a window of 320 px, in %s',
    async (language) => {
      const { station, open } = running();
      const { page, complaints } = await open({ viewport: { width: narrowest, height: 640 } });
      await inLanguage(page, language);
      await logIn(page, station.url);
      for (const [name, path] of Object.entries(pages).filter(([, each]) => each !== pages.welcome)) {
        await goToSettled(page, path);
        expect([name, await overflowPx(page)]).toEqual([name, 0]);
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
    120_000,
  );
});
