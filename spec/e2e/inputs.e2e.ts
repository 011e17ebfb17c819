import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { plantDayOf, plantDayRange } from '../../core/time/index.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { daysAgo, plantZone } from './plantDays.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';
import { openOutputs, openTime } from './trendPage.ts';

const dewPoint = '0-temperature-DEW_POINT';
const chart = (page: Page) => page.getByRole('img', { name: /Drucktaupunkt: / });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Drucktaupunkt\s(-?\d+ bis )?-?\d+\s°C$/ });

/** Numbers and times of a CSV for programs. */
async function csvOf(page: Page): Promise<readonly (readonly string[])[]> {
  await openOutputs(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV, ISO 8601' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

describe('the measuring points in the trend', () => {
  const running = stationAndBrowser('short');

  async function openChart(asked: string) {
    const { station, open } = running();
    const watched = await open();
    await openLoggedIn(watched.page, station.url, `/analysis/graphics${asked}`);
    return watched;
  }

  it('[LIMIT-1] are chosen in the list of lines, drawn over what the station recorded and what it pushes, and saved with it', async () => {
    const { page, complaints } = await openChart('');
    await page.getByRole('button', { name: /^Linien wählen/ }).click();
    const list = page.getByRole('dialog', { name: 'Linien wählen' });
    await list.getByRole('button', { name: 'Alle abwählen' }).click();
    await list.getByRole('searchbox').fill('Drucktaupunkt');
    await list.getByRole('checkbox', { name: 'Drucktaupunkt' }).click({ force: true });
    await page.keyboard.press('Escape');
    await page.waitForURL(`**/*series=${dewPoint}*`);
    await chart(page).waitFor();
    await heading(page).waitFor();
    await openTime(page);
    await page.getByRole('button', { name: 'Max.' }).click();
    await page.keyboard.press('Escape');

    const [heads, ...rows] = await csvOf(page);
    expect(heads).toEqual(['Zeitpunkt (UTC)', 'Drucktaupunkt [°C]', 'Drucktaupunkt Minimum [°C]', 'Drucktaupunkt Maximum [°C]']);
    const known = rows.filter(([, mean]) => mean !== '');
    const [firstMs, lastMs] = [Date.parse(known[0]![0]!), Date.parse(known.at(-1)![0]!)];
    const todayMs = plantDayRange(plantDayOf(lastMs, plantZone), plantZone).fromMs;
    expect(firstMs).toBeLessThan(todayMs);
    expect(known.length / rows.length).toBeGreaterThan(0.99);
    expect(lastMs).toBe(Date.parse(rows.at(-1)![0]!));
    const outside = known.filter(([, mean, min, max]) => !(Number(min) <= Number(mean) && Number(mean) <= Number(max)));
    expect(outside).toEqual([]);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('[LIMIT-1] of a day on the card are the minutes of its file', async () => {
    // that of yesterday is cut in two where the station has started before midnight
    const day = daysAgo(2);
    const { page, complaints } = await openChart(
      `?source=sd&from=${day}&until=${day}&series=pressure.${dewPoint}.3-pressure-INTERNAL_PRESS`,
    );
    await page.getByText(/zu .* erfasst, 1 Datei/).waitFor();
    await chart(page).waitFor();
    const [heads, ...rows] = await csvOf(page);
    expect(heads!.filter((head) => /Netzdruck|Drucktaupunkt|Innendruck/.test(head))).toHaveLength(7);
    const minutes = new Set(rows.map(([at, , mean]) => `${at!.slice(0, 16)} ${mean}`));
    const { fromMs, untilMs } = plantDayRange(day, plantZone);
    expect(minutes.size).toBe((untilMs - fromMs) / 60_000);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  it('say that a part is missing when they can not be fetched, and go on with what is pushed', async () => {
    const { page, complaints } = await openChart('');
    await chart(page)
      .or(page.getByRole('img', { name: /^Netzdruck: / }))
      .waitFor();
    await page.route('**/inputs/minutes', (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));
    await page.goto(`${page.url().split('?')[0]}?series=${dewPoint}&x=10min`);
    await page.getByText('Ein Teil der früheren Werte fehlt.').waitFor();
    await heading(page).waitFor();
    expect(complaints(/500|response not ok/)).toEqual([]);
    await page.context().close();
  });
});
