// Takes pictures of the pages: npm run screenshots -- [--url URL] [--page NAME or PATH]... [--size NAME]... [--theme NAME]... [--language NAME]... [--password WORD]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium, logIn, watchedPage } from './chromium.ts';
import { demoStation } from './demoStation.ts';
import { languages, pages, sizes, themes, variants } from './pages.ts';
import { goToSettled, inLanguage, openSettled } from './settled.ts';

const folder = 'dist/screenshots';
const many = { type: 'string', multiple: true } as const;
const { values } = parseArgs({
  options: { url: { type: 'string' }, page: many, size: many, theme: many, language: many, password: { type: 'string', default: 'write' } },
});
const { size = Object.keys(sizes), theme = themes, language = languages } = values;
const wanted: readonly (readonly [name: string, path: string])[] =
  values.page?.map((each) => (each in pages ? [each, pages[each as keyof typeof pages]] : [each.replaceAll(/\W+/g, '_'), each])) ??
  Object.entries(pages);
const isWanted = (variant: (typeof variants)[number]) =>
  size.includes(variant.size) && theme.includes(variant.theme) && language.includes(variant.language);

mkdirSync(folder, { recursive: true });
const station = values.url === undefined ? await demoStation('dist/screenshots/data') : undefined;
await station?.start();
const url = values.url ?? station!.url;
const browser = await launchChromium();
let taken = 0;
for (const variant of variants.filter(isWanted)) {
  const { page } = await watchedPage(browser, { viewport: { width: variant.width, height: variant.height }, colorScheme: variant.theme });
  await inLanguage(page, variant.language);
  let isIn = false;
  for (const [name, path] of wanted) {
    if (path !== pages.welcome && !isIn) {
      await logIn(page, url, values.password);
      isIn = true;
    }
    if (isIn) await goToSettled(page, path);
    else await openSettled(page, url, path);
    await page.screenshot({ path: join(folder, `${name}-${variant.size}-${variant.theme}-${variant.language}.png`), fullPage: true });
    taken++;
  }
  await page.context().close();
}
await browser.close();
await station?.stop();
console.log(`${taken} pictures in ${folder}`);
