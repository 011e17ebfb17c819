import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { shiftDay } from '../../core/time/index.ts';
import { daysAgo, onOneDay, typedDay } from './plantDays.ts';
import { sizes } from './pages.ts';
import { inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { isLogWhole, openOutputs, openTime } from './trendPage.ts';

describe('the time of the trend page', () => {
  const running = stationAndBrowser();

  test.each(['desktop', 'phone'] as const)(
    '[TREND-2] is chosen in one place by names, typing, steps and Live, by keyboard too, and stands in the address: %s',
    async (size) => {
      const [width, height] = sizes[size];
      const { station, open } = running();
      const { page, complaints } = await open({ viewport: { width, height } });
      await openLoggedIn(page, station.url, '/analysis/graphics');
      await page.locator('.lc-control').waitFor();
      await isLogWhole(page);
      const shown = page.getByRole('button', { name: /^Gezeigter Zeitraum/ });
      const float = page.getByRole('group', { name: 'Zeitraum wählen' });
      const live = page.getByRole('button', { name: 'Live', exact: true }).first();
      const isFollowing = (pressed: boolean) => live.and(page.locator(`[aria-pressed=${pressed}]`)).waitFor();
      const asked = (query: string | RegExp) =>
        page.waitForURL(({ search }) => (typeof query === 'string' ? search === query : query.test(search)));
      await isFollowing(true);

      await shown.focus();
      await page.keyboard.press('Enter');
      await float.getByRole('button', { name: 'Letzte Stunde' }).focus();
      await page.keyboard.press('Space');
      await asked('?x=1h');
      await isFollowing(true);
      for (const [name, fromBack, untilBack] of [
        ['Gestern', 1, 1],
        ['Letzte 7 Tage', 6, 0],
      ] as const)
        await onOneDay(async (today) => {
          await openTime(page);
          await float.getByRole('button', { name }).click();
          await asked(`?from=${shiftDay(today, -fromBack)}&until=${shiftDay(today, -untilBack)}`);
          await openTime(page);
          await eventually(() => float.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
        });
      for (const name of ['Diese Woche', 'Letzte Woche', 'Dieser Monat', 'Letzter Monat', 'Dieses Jahr', 'Letztes Jahr'])
        await eventually(() => float.getByRole('button', { name }).count()).toBe(1);
      const yesterday = typedDay(daysAgo(1));
      await page.getByRole('spinbutton', { name: /^Tag, Von/ }).focus();
      await page.keyboard.type(`${yesterday}101500`);
      await page.getByRole('spinbutton', { name: /^Tag, Bis/ }).focus();
      await page.keyboard.type(`${yesterday}111500`);
      await page.keyboard.press('Enter');
      await asked(/^\?.*x=\d+-\d+$/);
      await isFollowing(false);
      await page.keyboard.press('Escape');
      await float.waitFor({ state: 'hidden' });
      await eventually(() => shown.evaluate((button) => button === document.activeElement)).toBe(true);

      const spanOf = () => new URL(page.url()).searchParams.get('x')!.split('-').map(Number);
      const [fromMs = NaN, toMs = NaN] = spanOf();
      expect(toMs - fromMs).toBe(3_600_000);
      await page.getByRole('button', { name: 'Zurück um die gezeigte Dauer' }).click();
      await asked(new RegExp(`x=${fromMs - 3_600_000}-${fromMs}`));
      await page.reload();
      await page.locator('.lc-control').waitFor();
      expect(spanOf()).toEqual([fromMs - 3_600_000, fromMs]);
      await page.getByRole('button', { name: 'Weiter um die gezeigte Dauer' }).click();
      await asked(new RegExp(`x=${fromMs}-${toMs}`));
      await live.click();
      await isFollowing(true);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
  );

  test('finds the source of a range by itself, and keeps one that is chosen', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/analysis/graphics');
    await page.locator('.lc-control').waitFor();
    await isLogWhole(page);
    const files: string[] = [];
    page.on('request', (request) => files.push(...(/MCHE-\d{8}/.exec(request.url()) ?? [])));
    const [day, old] = [daysAgo(3), daysAgo(8)];
    await page.goto(`${station.url}/analysis/graphics?from=${day}&until=${day}`);
    await page.locator('.lc-control').waitFor();
    expect(files).toEqual([]);
    await page.goto(`${station.url}/analysis/graphics?source=sd&from=${day}&until=${day}`);
    await page.getByText(/erfasst, 1 Datei/).waitFor();
    expect(files).toEqual([`MCHE-${day.replaceAll('-', '')}`]);
    await page.goto(`${station.url}/analysis/graphics?from=${old}&until=${old}`);
    await page.getByText(/erfasst, 1 Datei/).waitFor();
    expect(files.at(-1)).toBe(`MCHE-${old.replaceAll('-', '')}`);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test('is reached from the small line of a figure, and left by the way back', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/overview/compressor/2');
    const link = page.getByRole('link', { name: 'Leistung im Verlauf', exact: true });
    await link.click();
    await page.waitForURL(/analysis\/graphics\?series=k2-power&x=\d+-\d+$/);
    await page.getByRole('heading', { level: 1, name: /^K2 Leistung/ }).waitFor();
    await page.locator('.lc-control').waitFor();
    await page.goBack();
    await page.waitForURL('**/overview/compressor/2');
    await link.waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test('[TREND-8] [TREND-9] is left as picture, CSV, link and PDF, which leads to the chart of its range; the names of files say station, kind and range, but the PDF is the Analyse.pdf that the customer asks for', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/analysis/graphics?x=1h');
    await page.locator('.lc-control').waitFor();
    await isLogWhole(page);
    await openOutputs(page);
    const name = String.raw`Werk-Süd-Station-1_Verlauf_\d{4}-\d\d-\d\d-\d{4}_[-\d]+`;
    const saved = async (button: string, ending: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^${name}${ending}$`));
      return readFile(await download.path());
    };
    const picture = await saved('Bild (PNG)', String.raw`\.png`);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBeGreaterThan(1500);
    await saved('CSV für Excel', String.raw`_excel\.csv`);
    await saved('CSV, ISO 8601', String.raw`_iso8601\.csv`);
    const link = await page.getByLabel('Link auf diesen Zeitraum').inputValue();
    expect(link).toMatch(/\/analysis\/graphics\?x=\d+-\d+$/);
    await page.locator('.pr-open:enabled').click();
    await page.locator('.pr-desk .pr-page').waitFor();
    const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF speichern' }).click()]);
    expect(pdf.suggestedFilename()).toBe('Analyse.pdf');
    const page1 = (await readFile(await pdf.path())).toString('latin1');
    expect(page1.slice(0, 5)).toBe('%PDF-');
    const leads = [...page1.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address);
    expect(leads[0]).toMatch(/\/analysis\/graphics\?x=\d+-\d+$/);
    expect(leads.every((address) => address?.startsWith(`${station.url}/analysis/graphics?`))).toBe(true);
    await page.goto(link);
    await page.locator('.lc-control').waitFor();
    expect(page.url()).toBe(link);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['de', 'desktop', /, aufgezeichnet ab \d\d\.\d\d\.$/],
    ['en', 'phone', /, recorded from \d\d? \w+$|, recorded from \d\d?\/\d\d?$/],
  ] as const)('[ANA-4] says since when a range that was asked for is recorded, whole: %s, %s', async (language, size, words) => {
    const [width, height] = sizes[size];
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width, height } });
    await inLanguage(page, language);
    await openLoggedIn(page, station.url, `/analysis/graphics?from=${daysAgo(60)}&until=${daysAgo(0)}`);
    const range = page.locator('.an-headline h1 + p');
    await range.filter({ hasText: words }).waitFor();
    await eventually(() => range.evaluate((text) => [text.scrollWidth - text.clientWidth, text.scrollHeight - text.clientHeight])).toEqual([
      0, 0,
    ]);
    await page.goto(`${station.url}/analysis/graphics?from=${daysAgo(2)}&until=${daysAgo(1)}`);
    await range.filter({ hasText: /\d$/ }).waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
