import { describe, expect, test } from '@jest/globals';
import { openLoggedIn } from './openLoggedIn.ts';
import { daysAgo } from './plantDays.ts';
import { settle } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

const days = `from=${daysAgo(3)}&until=${daysAgo(2)}`;
const moments = /x=\d+-\d+$/;

/** From where, over which link, to which lines and time. */
const ways: readonly (readonly [name: string, path: string, link: string | RegExp, series: string, time: RegExp | string])[] = [
  ['a value of the station', '/overview/master', 'Netzdruck im Verlauf', 'pressure', moments],
  ['the tile of a machine', '/overview/master', 'K2 Leistung im Verlauf', 'k2-power', moments],
  ['a value of a machine', '/overview/compressor/2', 'Leistung im Verlauf', 'k2-power', moments],
  ['a fault', '/error_log', 'Verlauf zu diesem Zeitpunkt', 'pressure', moments],
  ['the statistic of load', `/analysis/graphics/load_non-load_ratio?${days}`, 'Verlauf dieser Zeit', 'pressure.load', days],
  ['the table of consumption', `/analysis/data_table/energy_consumption?${days}`, 'Verlauf dieser Zeit', 'power', days],
  ['the balance report', `/energy_balancing/energy_balance?${days}`, 'Verlauf dieser Zeit', 'delivery.power', days],
  ['the consumption since the reset', '/energy_balancing/energy_consumption', 'Verlauf dieser Zeit', 'delivery.power', moments],
  ['the recovered heat', '/energy_balancing/heat_reclaiming', 'Verlauf dieser Zeit', 'delivery.power', moments],
];

describe('the chart of its moment', () => {
  const running = stationAndBrowser();

  test.each(ways)('[TREND-9] is reached from %s, and the way back leads back', async (_, path, name, series, time) => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 1280, height: 1000 } });
    await openLoggedIn(page, station.url, path);
    await settle(page);
    if (path === '/error_log') {
      await page.locator('.el-row, [role=row]').nth(2).click();
      await page.waitForURL('**/error_log?row=*');
    }
    const link = page.getByRole('link', { name, exact: true }).first();
    await link.waitFor();
    const before = page.url();
    await link.click();
    await page.waitForURL(/analysis\/graphics\?/);
    const { searchParams, search } = new URL(page.url());
    for (const id of series.split('.')) expect(searchParams.get('series')!.split('.')).toContain(id);
    expect(search).toMatch(time);
    await page.locator('.lc-control').waitFor();
    expect(new URL(page.url()).search).toMatch(time);
    await page.goBack();
    await page.waitForURL(before);
    await link.waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test('[TREND-9] is reached although the page before is about to write its own address', async () => {
    const { station, open } = running();
    const { page, complaints } = await open({ viewport: { width: 1280, height: 1000 } });
    await openLoggedIn(page, station.url, `/analysis/graphics?series=pressure.flow&${days}`);
    await page.locator('.lc-control').waitFor();
    await settle(page);
    const way = `/analysis/graphics?series=k2-power&${days}`;
    // somebody goes on right before a timer of the page goes off
    await page.evaluate((to) => {
      const later = window.setTimeout.bind(window);
      let hasGone = false;
      const leaving = (run: () => void, ms?: number, ...given: unknown[]) =>
        later(
          () => {
            if (!hasGone && ms === 250) {
              hasGone = true;
              history.pushState({}, '', to);
              dispatchEvent(new PopStateEvent('popstate'));
              document.body.dataset['gone'] = 'yes';
            }
            run();
          },
          ms,
          ...given,
        );
      window.setTimeout = leaving as typeof setTimeout;
    }, way);
    await page.getByRole('list', { name: 'Linien' }).getByRole('button', { name: 'Netzdruck' }).click();
    await page.locator('body[data-gone]').waitFor({ state: 'attached' });
    await page.locator('main h1', { hasText: /^K2 Leistung/ }).waitFor();
    // the page that is reached may have written its own address by then, in an order of its own
    const parts = (url: string) => [new URL(url).pathname, Object.fromEntries(new URL(url).searchParams)];
    expect(parts(page.url())).toEqual(parts(station.url + way));
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test('[TREND-9] is reached from a service that was closed, and the way back leads back', async () => {
    const { station, open } = running();
    const { page, complaints } = await open();
    await openLoggedIn(page, station.url, '/maintenance/compressor/3/service/oilFilter', 'write');
    await settle(page);
    await page.getByLabel('Erledigt von').fill('T. Arslan');
    await page.getByRole('button', { name: 'Als erledigt eintragen' }).click();
    const link = page.locator('.ca-history tbody tr').first().getByRole('link');
    await link.click();
    await page.waitForURL(/analysis\/graphics\?series=pressure\.k3-power/);
    await page.locator('.lc-control').waitFor();
    await page.goBack();
    await page.waitForURL('**/maintenance/compressor/3/service/oilFilter');
    await link.waitFor();
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});
