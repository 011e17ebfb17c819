import { describe, expect, it } from '@jest/globals';
import { loadCatalogue } from '../../i18n/index.ts';
import { cutTexts, overflowPx } from './cutTexts.ts';
import { eventually } from './eventually.ts';
import { pages, sizes } from './pages.ts';
import { goToSettled, inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

/** So much longer than English are the words of a wordy language. */
const longer = 0.35;

const stretched = (text: string) => text.replace(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.ceil(word.length * longer)));

/** A compiled text: words, and lists that begin with the name of a value and end with the plural's forms. */
function pseudo(part: unknown): unknown {
  if (typeof part === 'string') return stretched(part);
  if (!Array.isArray(part)) return part;
  const [name, kind, forms] = part as [string, string?, Record<string, unknown[]>?];
  return forms === undefined
    ? part
    : [
        name,
        kind,
        Object.fromEntries(Object.entries(forms).map(([form, parts]) => [form, parts.map((one) => (one === '#' ? one : pseudo(one)))])),
      ];
}

describe('a language with long words', () => {
  const running = stationAndBrowser('short');

  it.each(['phone', 'desktop'] as const)('finds room on every page of a %s', async (size) => {
    const { station, open } = running();
    const [width, height] = sizes[size];
    const { page } = await open({ viewport: { width, height } });
    const english = await loadCatalogue('en');
    const texts = Object.fromEntries(Object.entries(english).map(([id, parts]) => [id, (parts as unknown[]).map(pseudo)]));
    // The file of the English texts is the one that knows this one.
    await page.route('**/assets/messages-*.js', async (route) => {
      const response = await route.fetch();
      const isEnglish = (await response.text()).includes('"Übersicht":["Overview"]');
      await route.fulfill(isEnglish ? { response, body: `export const messages = ${JSON.stringify(texts)};` } : { response });
    });
    await inLanguage(page, 'en');
    await page.goto(station.url);
    await page.locator('input[type=password]').fill('read');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/overview/master');
    const found: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      if (path === pages.welcome) continue;
      await goToSettled(page, path);
      if (path === pages.overview) await eventually(() => page.locator('main').textContent()).toContain(stretched('Delivery volume'));
      const wide = await overflowPx(page);
      if (wide > 0) found.push(`${name} is ${wide} px too wide`);
      found.push(...(await cutTexts(page)).map((text) => `${name} cuts off: ${text}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
