import { describe, expect, it } from '@jest/globals';
import { logIn } from './chromium.ts';
import { daysAgo } from './plantDays.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

/** Pixels of the canvas that let others through: lines have few, at their edges, bands have many. */
const palePixels = (canvas: HTMLCanvasElement) => {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! > 20 && data[i]! < 90) count++;
  return count;
};

describe('a range of more than seven days', () => {
  const running = stationAndBrowser();

  it('is drawn from sums of quarter hours, with a band from least to greatest, and loads no day file', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await logIn(page, station.url);
    const files: string[] = [];
    page.on('request', (request) => files.push(...(/MCHE-\d{8}/.exec(request.url()) ?? [])));
    await page.goto(`${station.url}/analysis/graphics?from=${daysAgo(9)}&until=${daysAgo(0)}`);
    await page.getByText('Mittel je Viertelstunde, Band vom kleinsten zum größten Wert').waitFor();
    await page.getByRole('img', { name: /^Netzdruck: / }).waitFor();
    expect(await page.locator('canvas.lc-lines').evaluate(palePixels)).toBeGreaterThan(2000);
    expect(files).toEqual([]);
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
